import { area, centroid, type Point, tau } from '../../geometry/points.ts';
import { starFacesInMeters } from '../../geometry/star-faces.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { paintCanvas, strokeLine } from '../../surface/plate.ts';
import { inset, type Place, put, slab } from '../products/shapes.ts';
import {
  coloured,
  glazed,
  headSize,
  lookDown,
  metal,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { underGlaze, ware } from './glazed-ware.ts';
import { layKapa } from './kapa.ts';

/** The table that three residents share: cut tile, white bowls with a brush, beaten cloth. */
export const residentsTable = () =>
  photograph({
    ...headSize,
    ground: '#8a6b4d',
    ...lookDown([-0.06, 0.02, 0.04], 38, 1.9, 0.66, 9),
    exposure: 1.1,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = planed('#7d5c3e', `${seed} bench`, 0);
      const colours = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26', '#17161a'];
      colours.forEach((hex, i) => {
        for (let k = 0; k < 4; k++)
          materials[own + i * 4 + k] = glazed(hex, `${seed} ${i} ${k}`, random);
      });
      materials[own + 20] = coloured('#b98a63', `${seed} clay`, {
        grain: 0.2,
        fine: 900,
        bump: 0.3,
      });
      const piece = (place: Place, outline: readonly Point[], colour: number) =>
        slab(
          mesh,
          place,
          inset(outline, 0.0004),
          0,
          0.011,
          { top: own + colour * 4 + random.whole(0, 3), side: own + 20 },
          0.0005,
        );
      // A star half laid out, and the heap that it is chosen from.
      const faces = starFacesInMeters(
        { sides: 8, angle: 90, apothem: 0.06, contact: 67.5, reach: 2 },
        [0, 0],
        0.26,
      );
      const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) * 700));
      const order = [...new Set(kinds)].sort((a, b) => a - b);
      const lay = put([0.1, 0, 0.05], 0.22);
      faces.forEach((face, i) => {
        const [x, z] = centroid(face);
        if (Math.hypot(x, z) > 0.185 || Math.abs(area(face)) < 6e-5) return;
        if (x * 0.8 + z * 0.5 > 0.06 + random.bell() * 0.02) return;
        const turn = random.bell() * 0.02;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const place: Place = (a, y, b) =>
          lay(x + (a - x) * c - (b - z) * s, y, z + (a - x) * s + (b - z) * c);
        piece(place, face, [4, 2, 0, 1, 3][order.indexOf(kinds[i]) % 5]);
      });
      const shapes = faces.filter((face) => Math.abs(area(face)) > 1e-4);
      for (let i = 0; i < 74; i++) {
        const face = random.pick(shapes);
        const [cx, cz] = centroid(face);
        const a = random.next() * tau;
        const r = Math.sqrt(random.next()) * 0.085;
        const lift = Math.max(0, 0.034 - r * 0.4) * random.next();
        const p = put(
          [0.31 + Math.cos(a) * r * 1.2, lift, 0.14 + Math.sin(a) * r],
          random.next() * tau,
          random.bell() * (lift > 0.004 ? 0.5 : 0.05),
        );
        piece(
          (x, y, z) => p((x - cx) * 0.8, Math.max(0, y), (z - cz) * 0.8),
          face,
          random.whole(0, 4),
        );
      }
      // The cutter's hammer, sharp at both ends.
      const head: Vec = [0.07, 0.017, 0.262];
      materials[own + 21] = metal('#7d7f84', 0.34, `${seed} iron`);
      const axis: Vec = [0.95, 0.06, 0.3];
      const on = (s: number): Vec => [
        head[0] + axis[0] * s,
        head[1] + axis[1] * s * 0.4,
        head[2] + axis[2] * s,
      ];
      mesh.tube(
        [-0.08, -0.05, -0.016, 0.016, 0.05, 0.08].map(on),
        (t) => 0.0022 + 0.0128 * Math.sin(Math.PI * t) ** 0.8,
        20,
        own + 21,
      );
      mesh.tube(
        Array.from(
          { length: 9 },
          (_, i): Vec => [
            head[0] + 0.24 * (i / 8) * -0.5 - 0.0,
            head[1] - 0.004 * (i / 8),
            head[2] + 0.02 + (i / 8) * 0.14,
          ],
        ),
        (t) => 0.009 + 0.002 * Math.sin(t * 5),
        18,
        stuff.darkWood,
      );
      // Porcelain: a tall bowl painted so far as one stem, others still white.
      const stem = toCloth(
        paintCanvas(2048, 1024, (brush) => {
          brush.fillStyle = '#eef0ec';
          brush.fillRect(0, 0, 2048, 1024);
          brush.lineCap = 'round';
          for (const from of [240, 1240]) {
            brush.strokeStyle = '#23489f';
            for (let i = 0; i < 40; i++) {
              const t = i / 40;
              brush.lineWidth = 15 * (1 - t * 0.7);
              strokeLine(
                brush,
                [
                  [from + Math.sin(t * 4) * 90, 930 - t * 300],
                  [from + Math.sin((t + 0.03) * 4) * 90, 930 - (t + 0.03) * 300],
                ],
                '#23489f',
                15 * (1 - t * 0.7),
              );
              if (i % 5 === 2) {
                const [x, y] = [from + Math.sin(t * 4) * 90, 930 - t * 300];
                for (const side of [-1, 1]) {
                  brush.beginPath();
                  brush.moveTo(x, y);
                  brush.quadraticCurveTo(x + side * 46, y - 66, x + side * 108, y - 58);
                  brush.quadraticCurveTo(x + side * 62, y - 6, x, y);
                  brush.fillStyle = i % 2 ? '#3a63bd' : '#23489f';
                  brush.fill();
                }
              }
            }
          }
        }),
      );
      materials[own + 22] = underGlaze(stem, 0.6, `${seed} painted`);
      materials[own + 23] = coloured('#eceae2', `${seed} bisque`, {
        grain: 0.03,
        fine: 1200,
        bump: 0.06,
      });
      ware(mesh, 'bowl', [-0.16, 0, -0.14], 0.13, 0.15, own + 22);
      ware(mesh, 'bowl', [0.1, 0, -0.27], 0.105, 0.125, own + 23);
      ware(mesh, 'cup', [-0.02, 0, -0.05], 0.085, 0.08, own + 23);
      materials[own + 24] = coloured('#15306f', `${seed} pigment`, { shine: 0.05, rough: 0.1 });
      ware(mesh, 'bowl', [-0.2, 0, 0.05], 0.03, 0.042, own + 23);
      mesh.lathe(
        [
          [0.0002, 0.019],
          [0.028, 0.0192],
        ],
        [-0.2, 0, 0.05],
        40,
        own + 24,
      );
      mesh.tube(
        [0, 0.3, 0.7, 1].map((t): Vec => [-0.165 + t * 0.17, 0.031 - t * 0.026, 0.045 + t * 0.045]),
        (t) => 0.0036 - t * 0.001,
        14,
        stuff.wood,
      );
      mesh.tube(
        [0, 0.4, 0.8, 1].map((t): Vec => [-0.165 - t * 0.03, 0.031 - t * 0.008, 0.045 - t * 0.004]),
        (t) => 0.0045 * (1 + 0.5 * t - 1.4 * t * t),
        14,
        stuff.black,
      );
      layKapa(mesh, materials, seed);
    },
  });
