import { starInner, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { toCloth } from '../../render/cloth.ts';
import { Mesh, type Vec } from '../../render/mesh.ts';
import { type Material, renderScene } from '../../render/scene.ts';
import { coneDirections, spreadDirections } from '../../render/sky-light.ts';
import { keelArch } from '../../scenery/architecture.ts';
import { plaster } from '../../scenery/materials.ts';
import { createSky } from '../../scenery/skies.ts';
import { varyHex } from '../../surface/colour.ts';
import type { Picture } from '../../surface/mount.ts';
import { fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';

const ribs = 24;

/** A dome from within: tiled rings that narrow to an open crown, over a ring of windows and niches. */
export function drawDome(seed: string): Promise<Picture> {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const radius = 5;
  const foot = 5.2;
  const inside = (v: number): [number, number] => {
    const a = v * Math.PI * 0.5 * 0.9;
    return [radius * Math.cos(a) ** 0.86, foot + 2.0 + Math.sin(a) * radius * 1.05];
  };
  mesh.lathe(
    Array.from({ length: 49 }, (_, i) => inside(i / 48)),
    [0, 0, 0],
    192,
    0,
  );
  // A drum with arched windows.
  const windows = 16;
  for (let i = 0; i < windows; i++) {
    const at = (u: number, y: number, r: number): Vec => {
      const a = ((i + u) / windows) * tau;
      return [Math.sin(a) * r, y, Math.cos(a) * r];
    };
    const steps = 24;
    const top = (t: number) => foot + 0.9 + 0.75 * keelArch(t);
    for (let k = 0; k < steps; k++) {
      const u0 = 0.28 + (k / steps) * 0.44;
      const u1 = 0.28 + ((k + 1) / steps) * 0.44;
      const [t0, t1] = [(k / steps) * 2 - 1, ((k + 1) / steps) * 2 - 1];
      mesh.quad(
        at(u0, top(t0), radius),
        at(u1, top(t1), radius),
        at(u1, foot + 2, radius),
        at(u0, foot + 2, radius),
        1,
      );
      mesh.quad(
        at(u0, foot, radius),
        at(u1, foot, radius),
        at(u1, foot + 0.25, radius),
        at(u0, foot + 0.25, radius),
        1,
      );
      mesh.quad(
        at(u0, top(t0), radius),
        at(u1, top(t1), radius),
        at(u1, top(t1), radius + 0.4),
        at(u0, top(t0), radius + 0.4),
        1,
      );
    }
    for (const [a, b] of [
      [0, 0.28],
      [0.72, 1],
    ] as const)
      mesh.quad(
        at(a, foot, radius),
        at(b, foot, radius),
        at(b, foot + 2, radius),
        at(a, foot + 2, radius),
        1,
      );
    // Tiers of niches carry the drum, each stepping inwards.
    for (let tier = 0; tier < 4; tier++) {
      const y = foot - 0.55 * (tier + 1);
      const r0 = radius + 0.36 * tier;
      for (let k = 0; k < 2; k++) {
        const shift = (tier % 2) * 0.25;
        const [a, b] = [k * 0.5 + shift, k * 0.5 + 0.5 + shift];
        mesh.sheet(
          14,
          10,
          tier % 2 ? 3 : 2,
          (u, v) =>
            at(
              a + (b - a) * u,
              y + v * 0.55,
              r0 + 0.36 * (1 - v ** 1.6) * Math.sin(u * Math.PI) ** 0.6 + 0.02,
            ),
          1,
          1,
          true,
        );
      }
    }
  }
  mesh.lathe(
    [
      [radius + 1.5, foot - 2.2],
      [radius + 1.5, 0],
    ],
    [0, 0, 0],
    96,
    1,
  );
  const cloth = toCloth(
    paintCanvas(1024, 2048, (brush) => {
      brush.fillStyle = '#17307c';
      brush.fillRect(0, 0, 1024, 2048);
      // One of the ribs' fields, from the foot (below) to the crown; stars shrink as the dome narrows.
      for (const [x, colour, width] of [
        [0, '#d9ae52', 46],
        [1024, '#d9ae52', 46],
        [0, '#e9e3d2', 18],
        [1024, '#e9e3d2', 18],
      ] as const)
        strokeLine(
          brush,
          [
            [x, 0],
            [x, 2048],
          ],
          colour,
          width,
        );
      for (let j = 0; j < 13; j++) {
        const y = 2048 - (j + 0.5) * 157;
        const shade = ['#1f8a8c', '#e9e3d2', '#d9ae52', '#2a4ba0'];
        const points = j % 2 ? 8 : 12;
        const star = (k: number, x: number) =>
          starPolygon(points, k, starInner(points, points === 12 ? 4 : 3), Math.PI / points, [
            x,
            y,
          ]).map(([px, py]): [number, number] => [x + (px - x) * 1.9, py]);
        fillShape(brush, star(150, 512), varyHex(shade[j % 4], random.bell() * 0.05));
        fillShape(brush, star(112, 512), '#14245e');
        fillShape(brush, star(84, 512), shade[(j + 2) % 4]);
        fillShape(brush, star(38, 512), '#17307c');
        for (const x of [0, 1024])
          fillShape(
            brush,
            star(76, x).map(([px, py]): [number, number] => [px, py - 78]),
            shade[(j + 1) % 4],
          );
        strokeLine(
          brush,
          [
            [0, y + 78],
            [1024, y + 78],
          ],
          '#d9ae52',
          10,
        );
      }
    }),
  );
  const texel = new Float32Array(4);
  const materials: Material[] = [
    (hit) => {
      cloth.at(hit.u * ribs, 1 - hit.v, hit.size / 1.3, texel);
      hit.r = texel[0];
      hit.g = texel[1];
      hit.b = texel[2];
      hit.shine = 0.08;
      hit.rough = 0.25;
    },
    plaster('#e6d9bf', `${seed} wall`, 0.2),
    plaster('#d6c3a0', `${seed} niche`, 0.1),
    plaster('#2a5f8c', `${seed} niche two`, 0.1),
  ];
  return renderScene(
    {
      mesh,
      materials,
      sky: createSky({
        zenith: [1.5, 1.55, 1.6],
        horizon: [1.3, 1.32, 1.35],
        ground: [0.4, 0.35, 0.3],
      }),
      camera: { eye: [0.8, 1.6, 3.4], target: [-0.15, 9.2, -1.6], tall: 1.25 },
      sun: { direction: [-0.36, 0.86, 0.36], colour: [9, 7.6, 5.4], soft: 0.03 },
      centre: [0, 6, 0],
      radius: 9.5,
      bounce: [0.42, 0.36, 0.28],
      skyDirections: [...coneDirections([0, 1, 0], 0.35, 14), ...spreadDirections(36)],
      skyStrength: 2.4,
      exposure: 0.95,
      glow: 0.14,
      mist: { thickness: 0.004, colour: [0.4, 0.36, 0.3], beams: 0.005, reach: 16 },
      oversampling: 2,
    },
    2400,
    1500,
  );
}
