import { type Point, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

const size = 2048;
const middle: Point = [size / 2, size / 2];

/** Chalk catches on the slate's grain: a line of many crumbs, thinner where the hand was quick. */
function chalk(
  brush: Brush,
  points: readonly Point[],
  colour: string,
  width: number,
  seed: string,
) {
  const random = createRandom(seed);
  brush.fillStyle = colour;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1], points[k]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const press = random.between(0.7, 1);
    for (let i = 0; i < long * width * 0.5; i++) {
      const t = random.next();
      const off = random.bell() * width * 0.5;
      brush.globalAlpha = random.between(0.15, 0.75) * press;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const r = random.between(0.7, 2.1);
      brush.fillRect(
        x + off * random.between(0.4, 1) - r / 2,
        y + random.bell() * width * 0.5,
        r,
        r,
      );
    }
  }
  brush.globalAlpha = 1;
}

const circle = ([x, y]: Point, r: number): Point[] =>
  Array.from({ length: 121 }, (_, i): Point => {
    const a = (i / 120) * tau;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });

/** A star of eight points over the circles and lines that it was found with. */
function paintSlate(brush: Brush): void {
  brush.fillStyle = '#2c3236';
  brush.fillRect(0, 0, size, size);
  const random = createRandom('slate');
  // What was wiped off before.
  for (let i = 0; i < 260; i++) {
    const [x, y] = [random.next() * size, random.next() * size];
    const long = random.between(120, 520);
    const a = -0.5 + random.bell() * 0.3;
    brush.globalAlpha = random.between(0.008, 0.035);
    brush.strokeStyle = '#dfe4e4';
    brush.lineWidth = random.between(20, 90);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + long * 0.5, y - 40, x + Math.cos(a) * long, y + Math.sin(a) * long);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  const r = size * 0.33;
  const at = (k: number, far = 1): Point => [
    middle[0] + Math.cos((k * tau) / 8) * r * far,
    middle[1] + Math.sin((k * tau) / 8) * r * far,
  ];
  for (let k = 0; k < 4; k++)
    chalk(brush, [at(k, 1.24), at(k + 4, 1.24)], '#8fb4d8', 5, `axis ${k}`);
  chalk(brush, circle(middle, r), '#8fb4d8', 7, 'circle');
  for (let k = 0; k < 8; k++)
    chalk(brush, circle(at(k), r * 0.765).slice(0, 121), '#7f93a2', 3, `arc ${k}`);
  for (const from of [0, 1])
    chalk(
      brush,
      [0, 2, 4, 6, 8].map((k) => at(k + from)),
      '#e7b84a',
      11,
      `square ${from}`,
    );
  const star = starPolygon(8, r, 0.765, 0).map(([x, y]): Point => [x + middle[0], y + middle[1]]);
  chalk(brush, [...star, star[0]], '#f4f1e6', 17, 'star');
  // A third of the points is filled already.
  for (let k = 0; k < 3; k++) {
    const random = createRandom(`fill ${k}`);
    const [tip, left, right] = [at(k), at(k - 0.5, 0.765), at(k + 0.5, 0.765)];
    for (let i = 0; i < 3200; i++) {
      const [u, v] = [random.next(), random.next()];
      const [p, q] = u + v > 1 ? [1 - u, 1 - v] : [u, v];
      brush.globalAlpha = random.between(0.4, 0.9);
      brush.fillStyle = '#e08a72';
      const x = tip[0] + (left[0] - tip[0]) * p + (right[0] - tip[0]) * q;
      const y = tip[1] + (left[1] - tip[1]) * p + (right[1] - tip[1]) * q;
      brush.fillRect(x, y, random.between(2, 9), random.between(1, 3));
    }
  }
  brush.globalAlpha = 1;
}

/** A school slate with a star in chalk, string and a peg for compasses: what one needs to draw it alone. */
export const slateStar = () =>
  photograph({
    ...headSize,
    ground: '#b98f5e',
    ...lookDown([0, 0.004, 0.012], 50, 1.5, 0.46, -10),
    exposure: 1.05,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = planed('#b08a5c', `${seed} table`, 0.02);
      materials[own] = printed(toCloth(paintCanvas(size, size, paintSlate)), 0.34, seed, {
        bump: 0.16,
        fine: 600,
      });
      materials[own + 1] = planed('#d4b483', `${seed} frame`, 0.02);
      const colours = ['#f4f1e6', '#e7b84a', '#e08a72', '#7faedb'];
      colours.forEach((hex, i) => {
        materials[own + 2 + i] = coloured(hex, `${seed} chalk ${i}`, { grain: 0.12, bump: 0.2 });
      });
      materials[own + 6] = coloured('#d9cba8', `${seed} string`, {
        grain: 0.3,
        fine: 1600,
        bump: 0.5,
      });
      materials[own + 7] = coloured('#e9e3d3', `${seed} cloth`, {
        grain: 0.12,
        fine: 700,
        bump: 0.5,
      });
      const p = put([0.005, 0, 0], 0.14);
      const [half, wide] = [0.17, 0.028];
      slab(mesh, p, rectangle(half * 2, half * 2), 0.002, 0.007, { top: own, side: own });
      for (const [x, z, w, d] of [
        [0, half + wide / 2 - 0.006, half * 2 + wide * 2 - 0.012, wide],
        [0, -half - wide / 2 + 0.006, half * 2 + wide * 2 - 0.012, wide],
        [half + wide / 2 - 0.006, 0, wide, half * 2 - 0.012],
        [-half - wide / 2 + 0.006, 0, wide, half * 2 - 0.012],
      ] as const)
        slab(
          mesh,
          (a, y, b) => p(a + x, y, b + z),
          rectangle(w, d, 0.004),
          0,
          0.013,
          {
            top: own + 1,
            side: own + 1,
          },
          0.002,
        );
      // Chalks, most of them worn, and the crumbs of them.
      const sticks: readonly (readonly [number, number, number, number, number])[] = [
        [0.262, 0.105, 0.5, 0.07, 0],
        [0.272, 0.06, 0.9, 0.052, 1],
        [0.262, 0.03, 1.9, 0.042, 2],
        [0.292, 0.07, -0.4, 0.064, 3],
        [0.06, 0.075, 2.4, 0.04, 2],
      ];
      for (const [x, z, turn, long, colour] of sticks) {
        const y = x < 0.2 ? 0.0125 : 0.0056;
        const [c, s] = [Math.cos(turn) * long * 0.5, Math.sin(turn) * long * 0.5];
        rod(mesh, [x - c, y, z - s], [x + c, y, z + s], 0.0054, own + 2 + colour);
      }
      for (let i = 0; i < 90; i++) {
        const a = random.next() * tau;
        const r = random.between(0.01, 0.06);
        const at: Vec = [0.262 + Math.cos(a) * r, 0, 0.062 + Math.sin(a) * r * 0.8];
        const grain = random.between(0.0006, 0.002);
        slab(mesh, put(at, a), rectangle(grain * 2, grain * 1.4), 0, grain, {
          top: own + 2 + random.whole(0, 3),
          side: own + 2,
        });
      }
      // The peg, and the string that was a radius.
      rod(mesh, [-0.265, 0.006, 0.03], [-0.225, 0.0062, 0.1], 0.0058, stuff.darkWood);
      mesh.tube(
        Array.from({ length: 150 }, (_, i): Vec => {
          const t = i / 149;
          const a = t * tau * 2.6;
          const r = 0.03 + t * 0.018;
          return [-0.262 + Math.cos(a) * r, 0.0022 + t * 0.001, 0.02 + Math.sin(a) * r * 0.8];
        }),
        () => 0.0013,
        8,
        own + 6,
      );
      // The wiping cloth, folded once.
      const cloth = put([-0.315, 0.001, -0.1], 0.4);
      for (const layer of [0, 1])
        mesh.sheet(50, 50, own + 7, (u, v) => {
          const wave = Math.sin(u * 9 + layer) * Math.sin(v * 7 + layer * 2) * 0.003;
          return cloth(
            (u - 0.5) * 0.13 + layer * 0.008,
            0.005 + layer * 0.006 + wave,
            (v - 0.5) * 0.12,
          );
        });
    },
  });
