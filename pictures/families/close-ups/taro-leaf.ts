import { type Point, smooth, strokeOutline } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { blur, type Field, smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, createPlate, fillShape, type Plate, paintField } from '../../surface/plate.ts';

const wide = 3600;
const tall = 2600;
/** Where the stalk meets the leaf from below, how it lies, and the way from there to the tip. */
const heart: Point = [1420, 1010];
const turn = 0.42;
const long = 2000;

/** From the heart, in shares of the leaf's length: along to the tip, and across. */
const toPlate = ([u, v]: Point): Point => [
  heart[0] + (u * Math.cos(turn) - v * Math.sin(turn)) * long,
  heart[1] + (u * Math.sin(turn) + v * Math.cos(turn)) * long,
];

/** How far the edge is from the heart, by the angle from the tip: two lobes behind, a notch between. */
const edges: readonly Point[] = [
  [0, 1],
  [0.16, 0.86],
  [0.4, 0.74],
  [0.9, 0.62],
  [1.5, 0.56],
  [2.1, 0.6],
  [2.55, 0.72],
  [2.8, 0.66],
  [3, 0.3],
  [Math.PI, 0.16],
];

function edgeAt(angle: number): number {
  const a = Math.abs(angle);
  const k = Math.max(1, edges.findIndex(([at]) => at >= a) || 1);
  const [[a0, r0], [a1, r1]] = [edges[k - 1], edges[k]];
  return r0 + (r1 - r0) * smoothstep(0, 1, (a - a0) / (a1 - a0));
}

type Vein = { along: Point[]; from: number; to: number };

/** The midrib, a vein into each lobe, and what leaves them towards the edge, bending to the tip. */
function growVeins(seed: string): Vein[] {
  const random = createRandom(`${seed} veins`);
  const veins: Vein[] = [];
  const stem = (angle: number, from: number) => {
    const far = edgeAt(angle) * 0.97;
    const bend = random.bell() * 0.02;
    const at = (t: number): Point => [
      Math.cos(angle) * far * t,
      Math.sin(angle) * far * t + Math.sin(t * Math.PI) * bend,
    ];
    veins.push({ along: [0, 0.25, 0.5, 0.75, 1].map(at), from, to: 0.0012 });
    return at;
  };
  const side = (start: Point, angle: number, lean: number, from: number) => {
    const along: Point[] = [start];
    let [x, y] = start;
    let a = angle;
    for (let k = 0; k < 60; k++) {
      x += Math.cos(a) * 0.013;
      y += Math.sin(a) * 0.013;
      a += lean * 0.016 + random.bell() * 0.02;
      if (Math.hypot(x, y) > edgeAt(Math.atan2(y, x)) * 0.955) break;
      along.push([x, y]);
    }
    if (along.length > 4) veins.push({ along, from, to: 0.0008 });
  };
  const middle = stem(0, 0.0105);
  for (const one of [-1, 1]) {
    for (let k = 0; k < 7; k++) {
      const t = 0.07 + k * 0.125 + one * 0.018 + random.bell() * 0.008;
      side(middle(t), one * (1.12 - k * 0.05), -one, 0.0048 - k * 0.0004);
    }
    const lobe = stem(one * 2.5, 0.0075);
    side([0, 0], one * 1.62, -one * 0.4, 0.006);
    for (let k = 0; k < 4; k++) {
      side(lobe(0.16 + k * 0.2), one * 1.72, -one * 0.3, 0.0045);
      side(lobe(0.3 + k * 0.2), one * 2.95, one * 0.5, 0.0036);
    }
  }
  return veins;
}

const drawVeins = (brush: Brush, veins: readonly Vein[], thick: number) => {
  for (const { along, from, to } of veins) {
    const line = smooth(along.map(toPlate), false, 8);
    fillShape(
      brush,
      strokeOutline(line, (t) => (from + (to - from) * t) * long * thick),
      '#fff',
    );
  }
};

type Drop = { at: Point; radius: number };

/** Rain stands on the leaf in beads, the large ones where the veins lead it together. */
function shedRain(seed: string, cover: Field): Drop[] {
  const random = createRandom(`${seed} rain`);
  const drops: Drop[] = [{ at: toPlate([0.02, 0.035]), radius: 74 }];
  for (let tries = 0; tries < 9000 && drops.length < 280; tries++) {
    const at: Point = [random.next() * wide, random.next() * tall];
    if (cover[(at[1] | 0) * wide + (at[0] | 0)] < 0.99) continue;
    const radius = 5 + 66 * random.next() ** 5.5;
    if (
      drops.some((d) => Math.hypot(d.at[0] - at[0], d.at[1] - at[1]) < d.radius + radius * 1.5 + 8)
    )
      continue;
    drops.push({ at, radius });
  }
  return drops;
}

/** A leaf of taro as it lies open after rain, over the dark ground of its patch. */
export function makeTaroLeaf(seed: string): Plate {
  const plate = createPlate(wide, tall, 0.05);
  const { colour, relief, gloss } = plate;
  const noise = createNoise(seed);
  const veins = growVeins(seed);
  const vein = paintField(wide, tall, (brush) => drawVeins(brush, veins, 1));
  const groove = blur(
    paintField(wide, tall, (brush) => drawVeins(brush, veins, 1.5)),
    wide,
    tall,
    22,
  );
  const valley = blur(
    paintField(wide, tall, (brush) => drawVeins(brush, veins, 2.6)),
    wide,
    tall,
    80,
  );
  const cover = new Float32Array(wide * tall);
  const inward = new Float32Array(wide * tall);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const [dx, dy] = [(x - heart[0]) / long, (y - heart[1]) / long];
      const u = dx * Math.cos(turn) + dy * Math.sin(turn);
      const v = dy * Math.cos(turn) - dx * Math.sin(turn);
      const angle = Math.atan2(v, u);
      const wave = noise.fbm(Math.cos(angle) * 2.2 + 7, Math.sin(angle) * 2.2, 4) * 0.035;
      const inside = edgeAt(angle) + wave - Math.hypot(u, v);
      inward[y * wide + x] = inside;
      cover[y * wide + x] = smoothstep(-0.0012, 0.0012, inside);
    }
  const [deep, fresh, pale, edge] = ['#173c22', '#50792c', '#b3c283', '#93a352'].map(parseColour);
  const ground = layGround(seed);
  for (let i = 0; i < cover.length; i++) {
    const [x, y] = [i % wide, (i / wide) | 0];
    const c0 = cover[i];
    const bulge = 1 - Math.min(1, valley[i] * 2.2);
    const mottle = noise.fbm(x * 0.003, y * 0.003, 5);
    const net = noise.cells(
      x * 0.021 + noise.fbm(x * 0.008, y * 0.008, 2),
      y * 0.021 + noise.fbm(x * 0.008 + 40, y * 0.008, 2),
    );
    const thread = 1 - smoothstep(0.02, 0.16, net[1] - net[0]);
    const pore = noise.fbm(x * 0.17, y * 0.17, 3);
    const rim = 1 - smoothstep(0, 0.012, inward[i]);
    const spot = smoothstep(0.6, 0.72, noise.fbm(x * 0.011 + 90, y * 0.011, 4));
    const fade = Math.max(0, Math.min(1, 0.3 + bulge * 0.45 + mottle * 0.7));
    for (let c = 0; c < 3; c++) {
      let paint = deep[c] + (fresh[c] - deep[c]) * fade;
      paint *= 1 + pore * 0.1 + thread * 0.12;
      paint += (pale[c] - paint) * (groove[i] * 0.22 + vein[i] * 0.72);
      paint += (edge[c] - paint) * rim * 0.7;
      paint += ([0.36, 0.3, 0.06][c] - paint) * spot * 0.45;
      colour[i * 3 + c] = ground.colour[i * 3 + c] * (1 - c0) + paint * c0;
    }
    const high =
      bulge * 64 -
      groove[i] * 26 +
      vein[i] * 7 -
      thread * 1.1 +
      pore * 1.2 +
      noise.fbm(x * 0.0013, y * 0.0013, 3) * 170;
    relief[i] = (ground.relief[i] - 150) * (1 - c0) + high * c0;
    gloss[i] = c0 * (0.2 + bulge * 0.06 + pore * 0.05);
  }
  for (const drop of shedRain(seed, cover)) bead(plate, drop, noise.at);
  return plate;
}

/** Earth with crumbs of lava, too far below the leaf to be sharp. */
function layGround(seed: string): Pick<Plate, 'colour' | 'relief'> {
  const noise = createNoise(`${seed} ground`);
  const earth = parseColour('#2d241d');
  const channels = [0, 1, 2].map(() => new Float32Array(wide * tall));
  const relief = new Float32Array(wide * tall);
  for (let i = 0; i < relief.length; i++) {
    const [x, y] = [i % wide, (i / wide) | 0];
    const [near, next, tone] = noise.cells(x * 0.011, y * 0.011);
    const crumb = smoothstep(0, 0.3, next - near);
    const wet = 0.5 + 0.6 * crumb * (0.5 + tone) + noise.fbm(x * 0.03, y * 0.03, 3) * 0.3;
    channels.forEach((one, c) => {
      one[i] = earth[c] * wet * (tone > 0.82 ? 1.8 : 1);
    });
    relief[i] = crumb * 26 * (0.4 + tone);
  }
  const colour = new Float32Array(wide * tall * 3);
  channels.forEach((one, c) => {
    const soft = blur(one, wide, tall, 13);
    for (let i = 0; i < soft.length; i++) colour[i * 3 + c] = soft[i];
  });
  return { colour, relief: blur(relief, wide, tall, 11) };
}

/** A drop gathers the light on its far side, and mirrors the sky on the near one. */
function bead(plate: Plate, { at, radius }: Drop, wobble: (x: number, y: number) => number): void {
  const { colour, relief, gloss } = plate;
  const reach = radius * 1.9;
  const base = relief[(at[1] | 0) * wide + (at[0] | 0)];
  for (let y = Math.max(0, (at[1] - reach) | 0); y < Math.min(tall, at[1] + reach); y++)
    for (let x = Math.max(0, (at[0] - reach) | 0); x < Math.min(wide, at[0] + reach); x++) {
      const [dx, dy] = [x - at[0], y - at[1]];
      const angle = Math.atan2(dy, dx);
      const size = radius * (1 + 0.07 * wobble(Math.cos(angle) + at[0], Math.sin(angle) + at[1]));
      const far = Math.hypot(dx, dy) / size;
      const along = (dx * 0.64 + dy * 0.77) / size;
      const i = y * wide + x;
      if (far >= 1) {
        // What it gathers falls beside it.
        const spill = Math.max(0, along) * Math.max(0, 1 - (far - 1) * 1.5) * 0.35;
        for (let c = 0; c < 3; c++) colour[i * 3 + c] *= 1 + spill;
        continue;
      }
      const dome = Math.sqrt(1 - far * far);
      const rim = smoothstep(0.8, 1, far);
      const lens = 0.5 + 0.85 * smoothstep(-0.7, 0.95, along) - rim * 0.22;
      const cover = smoothstep(1, 0.94, far);
      // The bright sky is mirrored small, where the drop faces it.
      const bright = 2.6 * Math.min(1, radius / 24);
      const sky =
        bright * (1 - smoothstep(0.1, 0.24, Math.hypot(dx / size + 0.36, dy / size + 0.43)));
      for (let c = 0; c < 3; c++) {
        const seen = colour[i * 3 + c] * lens + [0.012, 0.016, 0.02][c] + sky;
        colour[i * 3 + c] += (seen - colour[i * 3 + c]) * cover;
      }
      relief[i] = Math.max(relief[i], base) * (1 - dome) + (base + dome * size * 0.72) * dome;
      gloss[i] = 0.92;
    }
}
