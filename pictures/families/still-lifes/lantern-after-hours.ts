import { area, centroid, tau } from '../../geometry/points.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import type { Vec } from '../../render/mesh.ts';
import { inset, put, rectangle, rod, slab } from '../products/shapes.ts';
import { coloured, glazed, headSize, own, photograph, stuff } from '../products/studio.ts';

/** The guide's lantern and keys on a bench, after the house has closed. */
export const lanternAfterHours = () =>
  photograph({
    ...headSize,
    ground: '#222a44',
    eye: [0.16, 0.42, 1.3],
    target: [-0.1, 0.12, -0.03],
    tall: 0.36,
    exposure: 1.15,
    window: {
      middle: [0.1, 0.128, 0],
      along: [0.004, 0, 0],
      up: [0, 0.014, 0],
      light: [19000, 10800, 4300],
    },
    room: (x, y, _, out) => {
      const level = 0.05 + 0.1 * Math.max(0, y) + 0.1 * Math.max(0, -x);
      out[0] = level * 0.55;
      out[1] = level * 0.75;
      out[2] = level * 1.5;
    },
    furnish: (mesh, materials, random, seed) => {
      const tiles = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26', '#17161a'];
      tiles.forEach((hex, i) => {
        materials[own + i] = glazed(hex, `${seed} ${i}`, random);
      });
      materials[own + 6] = coloured('#c9bda6', `${seed} joint`, { grain: 0.12, bump: 0.2 });
      materials[own + 7] = (hit) => {
        hit.r = hit.g = hit.b = 0;
        hit.glowR = 7;
        hit.glowG = 4.6;
        hit.glowB = 1.9;
      };
      materials[own + 8] = coloured('#efe4c8', `${seed} wax`, { grain: 0.03 });
      // A bench faced with cut tile.
      const faces = starFacesInMeters(
        { sides: 8, angle: 90, apothem: 0.062, contact: 67.5, reach: 2 },
        [0, 0],
        1.1,
      );
      const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) * 700));
      const order = [...new Set(kinds)].sort((a, b) => a - b);
      mesh.quad(
        [-1.4, 0.001, 0.5],
        [1.4, 0.001, 0.5],
        [1.4, 0.001, -0.6],
        [-1.4, 0.001, -0.6],
        own + 6,
      );
      faces.forEach((face, i) => {
        const [x, z] = centroid(face);
        if (Math.abs(x) > 1 || z > 0.42 || z < -0.5 || Math.abs(area(face)) < 4e-5) return;
        slab(
          mesh,
          (a, y, b) => [a, y - 0.0035, b],
          inset(face, 0.0007),
          0,
          0.0075 + random.bell() * 0.0003,
          { top: own + [3, 4, 2, 1, 0][order.indexOf(kinds[i]) % 5], side: own + 6 },
          0.0006,
        );
      });
      // Lantern: base, eight panes between brass posts, a stepped cap and a ring.
      const at: Vec = [0.1, 0.004, 0];
      const turned = (profile: readonly [number, number][]) =>
        mesh.lathe(profile, at, 8, stuff.brass, false);
      turned([
        [0.0002, 0.002],
        [0.07, 0.002],
        [0.072, 0.012],
        [0.062, 0.018],
        [0.062, 0.03],
        [0.058, 0.032],
        [0.0002, 0.032],
      ]);
      turned([
        [0.058, 0.19],
        [0.07, 0.192],
        [0.071, 0.2],
        [0.05, 0.222],
        [0.048, 0.232],
        [0.034, 0.25],
        [0.03, 0.262],
        [0.012, 0.276],
        [0.012, 0.284],
        [0.0002, 0.288],
      ]);
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * tau;
        const [x, z] = [at[0] + Math.sin(a) * 0.0595, at[2] + Math.cos(a) * 0.0595];
        mesh.tube(
          [
            [x, 0.034, z],
            [x, 0.196, z],
          ],
          () => 0.0028,
          10,
          stuff.brass,
        );
        const b = ((i + 1) / 8) * tau;
        const [x2, z2] = [at[0] + Math.sin(b) * 0.0595, at[2] + Math.cos(b) * 0.0595];
        for (const h of [0.066, 0.168])
          mesh.tube(
            [
              [x, h, z],
              [x2, h, z2],
            ],
            () => 0.0016,
            8,
            stuff.brass,
          );
        for (const [h0, h1] of [
          [0.168, 0.194],
          [0.194, 0.168],
        ])
          mesh.tube(
            [
              [x, h0, z],
              [x2, h1, z2],
            ],
            () => 0.0012,
            8,
            stuff.brass,
          );
      }
      mesh.tube(
        Array.from(
          { length: 41 },
          (_, i): Vec => [
            at[0] + Math.cos((i / 40) * tau) * 0.022,
            0.312 + Math.sin((i / 40) * tau) * 0.022,
            at[2],
          ],
        ),
        () => 0.0026,
        12,
        stuff.brass,
      );
      rod(mesh, [at[0], 0.034, at[2]], [at[0], 0.098, at[2]], 0.017, own + 8);
      mesh.lathe(
        Array.from({ length: 14 }, (_, i): [number, number] => [
          Math.max(0.0001, 0.0062 * Math.sin(Math.PI * (i / 13) ** 0.62)),
          (i / 13) * 0.034,
        ]),
        [at[0], 0.106, at[2] - 0.001],
        20,
        own + 7,
      );
      // Keys on a ring.
      const ring = put([-0.16, 0.0105, 0.12], 0.3);
      mesh.tube(
        Array.from({ length: 61 }, (_, i) =>
          ring(Math.cos((i / 60) * tau) * 0.036, 0, Math.sin((i / 60) * tau) * 0.036),
        ),
        () => 0.0022,
        12,
        stuff.steel,
      );
      [0.35, 0.95, 1.5].forEach((a, i) => {
        const key = put(
          [
            -0.16 + Math.cos(a + 0.3) * 0.036,
            0.008 + i * 0.0025,
            0.12 - Math.sin(-a - 0.3) * -0.036,
          ],
          -a * 0.7 + 0.4,
        );
        mesh.tube(
          Array.from({ length: 33 }, (_, k) =>
            key(0.011 + Math.cos((k / 32) * tau) * 0.012, 0, Math.sin((k / 32) * tau) * 0.012),
          ),
          () => 0.0024,
          10,
          stuff.brass,
        );
        mesh.tube(
          [0.023, 0.09].map((x) => key(x, 0, 0)),
          () => 0.0027,
          12,
          stuff.brass,
        );
        for (const [x, w] of [
          [0.083, 0.016],
          [0.074, 0.011],
        ])
          slab(
            mesh,
            (px, py, pz) => key(px + x, py - 0.0013, pz + w / 2),
            rectangle(0.0052, w),
            0,
            0.0026,
            { top: stuff.brass, side: stuff.brass },
          );
      });
    },
  });
