import { type Point, regularPolygon, starInner, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { toCloth } from '../../render/cloth.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { compass } from '../products/compass-kit.ts';
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

/** Seven pixels for a millimeter. */
const pixels = 3000;
const meters = 0.43;

/** A sheet on which a ten-pointed star is being found: pencil everywhere, ink where it is decided, a wash begun. */
function paintSheet(brush: Brush, seed: string): void {
  const random = createRandom(seed);
  const noise = createNoise(`${seed} paper`);
  brush.fillStyle = '#e9dfc8';
  brush.fillRect(0, 0, pixels, pixels);
  for (let y = 0; y < pixels; y += 15)
    for (let x = 0; x < pixels; x += 15) {
      const cloud = noise.fbm(x * 0.003, y * 0.003, 4);
      brush.globalAlpha = Math.min(0.2, Math.abs(cloud) * 0.2);
      brush.fillStyle = cloud > 0 ? '#f6eedb' : '#c9b994';
      brush.fillRect(x, y, 16, 16);
    }
  brush.globalAlpha = 1;
  const middle: Point = [pixels * 0.47, pixels * 0.5];
  const radius = 1010;
  const graphite = '#4b4843';
  /** A line as a hand draws it: pressed harder at its start, twice where it matters. */
  const pencil = (points: readonly Point[], strength: number, closed = false) => {
    for (const [width, share] of [
      [5.5, 0.3],
      [3, 0.7],
    ] as const) {
      brush.globalAlpha = strength * share * random.between(0.75, 1.1);
      strokeLine(
        brush,
        points.map(([x, y]): Point => [x + random.bell() * 0.9, y + random.bell() * 0.9]),
        graphite,
        width,
        closed,
      );
    }
    brush.globalAlpha = 1;
  };
  const arc = (at: Point, r: number, from: number, to: number, strength: number) =>
    pencil(
      Array.from({ length: 90 }, (_, i): Point => {
        const a = from + ((to - from) * i) / 89;
        return [at[0] + Math.cos(a) * r, at[1] + Math.sin(a) * r];
      }),
      strength,
    );
  const points = Array.from({ length: 10 }, (_, k): Point => {
    const a = (k / 10) * tau - tau / 4;
    return [middle[0] + Math.cos(a) * radius, middle[1] + Math.sin(a) * radius];
  });
  // A wash was laid into some points while the rest is still lines.
  const inner = starInner(10, 3);
  const star = starPolygon(10, radius, inner, -tau / 4, middle);
  const core = star.filter((_, i) => i % 2 === 1);
  const half = (i: number, hex: string, strength: number) => {
    brush.globalAlpha = strength;
    fillShape(brush, [middle, core[(i + 9) % 10], star[(i * 2) % 20], core[i % 10]], hex);
    brush.globalAlpha = 1;
  };
  for (const i of [8, 9, 0]) {
    half(i, '#2d4f93', 0.62);
    half(i, '#1f3a7c', 0.2);
  }
  half(1, '#2d4f93', 0.34);
  // Where the brush stopped the color pooled.
  for (let i = 0; i < 900; i++) {
    const a = -tau / 4 + random.between(-1.5, 0.3);
    const r = random.next() * radius * 0.95;
    brush.globalAlpha = 0.018;
    fillShape(
      brush,
      regularPolygon(9, random.between(12, 60), 0, [
        middle[0] + Math.cos(a) * r,
        middle[1] + Math.sin(a) * r,
      ]),
      random.pick(['#f6eedb', '#1f3a7c']),
    );
  }
  brush.globalAlpha = 1;
  // What the compass found.
  arc(middle, radius, 0, tau, 0.75);
  arc(middle, radius * inner, 0, tau, 0.4);
  for (const [k, p] of points.entries()) {
    const toMiddle = Math.atan2(middle[1] - p[1], middle[0] - p[0]);
    arc(p, radius, toMiddle - 0.62, toMiddle + 0.62, 0.3);
    arc(p, radius * 0.618, toMiddle - 1.35, toMiddle + 1.35, 0.26);
    pencil([p, points[(k + 5) % 10]], 0.32);
    pencil([p, points[(k + 3) % 10]], 0.6);
    pencil([p, points[(k + 4) % 10]], 0.34);
    pencil([p, points[(k + 2) % 10]], 0.26);
    // Lines run on over the edge of the circle.
    const out: Point = [p[0] + (p[0] - middle[0]) * 0.22, p[1] + (p[1] - middle[1]) * 0.22];
    pencil([p, out], 0.3);
  }
  // Ink, one side of it.
  for (let i = 12; i < 27; i++) {
    const [a, b] = [star[i % 20], star[(i + 1) % 20]];
    brush.globalAlpha = 0.92;
    strokeLine(brush, [a, b], '#1d2036', random.between(9, 11.5));
  }
  brush.globalAlpha = 1;
  // The prick of the needle, smudges of a palm, lines rubbed out.
  for (const p of [...points, middle]) {
    brush.globalAlpha = 0.85;
    fillShape(brush, regularPolygon(10, 6, 0, p), '#2a2622');
  }
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.next() * pixels, random.next() * pixels];
    const r = random.between(60, 240);
    const smudge = brush.createRadialGradient(x, y, 0, x, y, r);
    smudge.addColorStop(0, 'rgba(80,76,70,0.07)');
    smudge.addColorStop(1, 'rgba(80,76,70,0)');
    brush.globalAlpha = 1;
    brush.fillStyle = smudge;
    brush.fillRect(x - r, y - r, r * 2, r * 2);
  }
  brush.globalAlpha = 1;
}

/** A ten-pointed star half found on a sheet, from near: pencil, ink and the first wash, a brass compass on it. */
export const tenFoldStar = () =>
  photograph({
    ...headSize,
    ground: '#33261c',
    ...lookDown([0.0, 0, 0.0], 36, 0.78, 0.225, 16),
    exposure: 1.36,
    lens: { blur: 0.038, focus: 0.765 },
    window: {
      middle: [-0.95, 0.4, -0.42],
      along: [0.06, 0, 0.14],
      up: [0.04, 0.13, -0.02],
      light: [66, 57, 43],
    },
    room: (x, y, _, out) => {
      const level = 0.07 + 0.1 * Math.max(0, y) + 0.04 * Math.max(0, -x);
      out[0] = level * 0.96;
      out[1] = level;
      out[2] = level * 1.1;
    },
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = planed('#3a281c', `${seed} table`, 0.03);
      const cloth = toCloth(paintCanvas(pixels, pixels, (brush) => paintSheet(brush, seed)));
      materials[own] = printed(cloth, meters, `${seed} sheet`, { bump: 0.1, fine: 1500 });
      const noise = createNoise(`${seed} lie`);
      const lie = put([0.01, 0.0008, -0.005], 0.27);
      mesh.sheet(120, 120, own, (u, v) => {
        const curl =
          Math.max(0, u - 0.7) ** 2 * 0.4 * (1 - v) + Math.max(0, v - 0.8) ** 2 * 0.5 * u;
        const wave = (noise.fbm(u * 3, v * 3, 2) + 0.5) * 0.0016;
        return lie((u - 0.5) * meters, 0.0008 + curl + Math.max(0, wave), (v - 0.5) * meters);
      });
      compass(mesh, put([0.055, 0.0055, 0.02], 2.5));
      const edge = put([-0.14, 0.003, -0.16], 0.5);
      slab(
        mesh,
        edge,
        rectangle(0.42, 0.034),
        0,
        0.004,
        { top: stuff.darkWood, side: stuff.darkWood },
        0.0014,
      );
      materials[own + 1] = coloured('#8c2f22', `${seed} pencil`, { shine: 0.04 });
      rod(mesh, [-0.16, 0.0055, 0.06], [-0.05, 0.0055, 0.135], 0.0038, own + 1);
      materials[own + 2] = coloured('#d6b184', `${seed} cedar`, { grain: 0.3 });
      const tip: [number, number, number] = [-0.0338, 0.005, 0.146];
      mesh.tube([[-0.05, 0.0055, 0.135], tip], (t) => 0.0038 * (1 - t * 0.72), 18, own + 2);
      mesh.tube([tip, [-0.0292, 0.0046, 0.1491]], (t) => 0.0011 * (1 - t * 0.9), 12, stuff.black);
      // Crumbs of the eraser, and a worn piece of it.
      materials[own + 3] = coloured('#b9aaa0', `${seed} eraser`, {
        grain: 0.25,
        fine: 900,
        bump: 0.3,
      });
      slab(
        mesh,
        put([0.15, 0.003, -0.075], 0.9, 0.02),
        rectangle(0.034, 0.021, 0.006),
        0,
        0.011,
        { top: own + 3, side: own + 3 },
        0.003,
      );
      for (let i = 0; i < 90; i++) {
        const [x, z] = [0.1 + random.bell() * 0.06, -0.03 + random.bell() * 0.06];
        const long = random.between(0.001, 0.004);
        const a = random.next() * tau;
        mesh.tube(
          [
            [x, 0.0032, z],
            [x + Math.cos(a) * long * 0.5, 0.0036, z + Math.sin(a) * long * 0.5],
            [x + Math.cos(a + 0.5) * long, 0.0032, z + Math.sin(a + 0.5) * long],
          ],
          () => 0.0004,
          6,
          own + 3,
        );
      }
    },
  });
