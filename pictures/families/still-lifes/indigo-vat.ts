import { smooth, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { headSize, lookDown, own, photograph, stuff } from '../products/studio.ts';

/** Meters: the vat stands on the ground, its bath a hand below the rim. */
const vat = { radius: 0.36, high: 0.6, level: 0.535 };

const part = { clay: own, bath: own + 1, foam: own + 2, leaf: own + 3, thread: own + 4 };

/** Fired clay with years of blue on it: a wet band inside, runs down the outside. */
function stainedClay(seed: string): Material {
  const noise = createNoise(seed);
  const [clay, blue] = [parseColour('#8d6146'), parseColour('#141b3c')];
  return (hit) => {
    const a = Math.atan2(hit.z, hit.x);
    const r = Math.hypot(hit.x, hit.z);
    const below = vat.high - hit.y;
    const isOutside = r > vat.radius - 0.002;
    const run = noise.fbm(a * 7, 3, 3) * 0.15 + noise.at(a * 26, 9) * 0.04;
    const reach = isOutside ? 0.085 + Math.max(-0.03, run) : 0.5;
    const edge = noise.fbm(a * 14, hit.y * 30, 4) * 0.03;
    const wet = Math.max(0, Math.min(1, (reach + edge - below) / 0.018 + 0.5));
    const wash = Math.max(0, noise.fbm(a * 4, hit.y * 5, 4)) * 0.45;
    const stain = Math.min(
      0.94,
      Math.max(wet * (0.8 + noise.fbm(a * 9, hit.y * 24, 3) * 0.3), wash),
    );
    const k =
      1 + noise.fbm(a * 40, hit.y * 60, 4) * 0.26 + noise.fbm(a * 300, hit.y * 300, 2) * 0.12;
    hit.r = (clay[0] + (blue[0] - clay[0]) * stain) * k;
    hit.g = (clay[1] + (blue[1] - clay[1]) * stain) * k;
    hit.b = (clay[2] + (blue[2] - clay[2]) * stain) * k;
    hit.shine = wet * 0.03;
    hit.rough = 0.4;
    hit.nx += noise.fbm(a * 90, hit.y * 110, 3) * 0.22;
    hit.ny += noise.fbm(a * 60, hit.y * 240 + 7, 3) * 0.22;
    hit.nz += noise.fbm(a * 90 + 5, hit.y * 110, 3) * 0.22;
  };
}

/** The bath is nearly black; where the air has reached it a skin of copper and violet drifts. */
function bath(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const wx = hit.x + noise.fbm(hit.x * 6, hit.z * 6, 3) * 0.08;
    const wz = hit.z + noise.fbm(hit.x * 6 + 40, hit.z * 6, 3) * 0.08;
    const skin = Math.max(0, Math.min(1, noise.fbm(wx * 11, wz * 26, 5) * 2.2 + 0.25));
    const crack = Math.abs(noise.fbm(wx * 24, wz * 24, 3)) < 0.035 ? 0.3 : 1;
    const film = skin * crack;
    hit.r = 0.006 + film * 0.032;
    hit.g = 0.01 + film * 0.019;
    hit.b = 0.03 + film * 0.022;
    hit.shine = 0.045 + film * 0.05;
    hit.rough = 0.02 + film * 0.2;
    hit.nx +=
      noise.fbm(hit.x * 16, hit.z * 16, 2) * 0.025 +
      film * noise.at(hit.x * 300, hit.z * 300) * 0.05;
    hit.nz +=
      noise.fbm(hit.x * 16 + 9, hit.z * 16, 2) * 0.025 +
      film * noise.at(hit.x * 300, hit.z * 300 + 7) * 0.05;
  };
}

/** Dyers call it the flower: violet froth that shines like copper. */
function froth(mesh: Mesh, random: Random): void {
  const bubble = (x: number, z: number, r: number) =>
    mesh.lathe(
      [0, 0.25, 0.5, 0.72, 0.9, 0.999].map((t): [number, number] => [
        r * Math.cos((t * tau) / 4) + 0.00002,
        r * 0.72 * Math.sin((t * tau) / 4),
      ]),
      [x, vat.level - r * 0.06, z],
      14,
      part.foam,
    );
  for (let i = 0; i < 1700; i++) {
    const a = random.next() * tau;
    const far = Math.abs(random.bell()) * 0.085;
    const x = 0.03 + Math.cos(a) * far * 1.5;
    const z = -0.02 + Math.sin(a) * far;
    bubble(x, z, random.between(0.0012, 0.0036) + (random.next() < 0.06 ? 0.004 : 0));
  }
  // A thinner line of it along the wall.
  for (let i = 0; i < 420; i++) {
    const a = random.next() * tau;
    const r = vat.radius - 0.012 - Math.abs(random.bell()) * 0.014;
    bubble(Math.cos(a) * r, Math.sin(a) * r, random.between(0.001, 0.003));
  }
}

type Hank = {
  angle: number;
  thick: number;
  hangs: number;
  ties: readonly number[];
  material: number;
};

/** A bundle of cotton warp over the rim, one end in the bath, bound with strips of palm leaf. */
function hank(mesh: Mesh, random: Random, { angle, thick, hangs, ties, material }: Hank): void {
  const over = vat.high + 0.012 + thick * 0.7;
  const spine = smooth(
    [
      [vat.radius - 0.15, vat.level - 0.03],
      [vat.radius - 0.1, vat.level + 0.012],
      [vat.radius - 0.05, over - 0.014],
      [vat.radius - 0.004, over],
      [vat.radius + 0.034, over - 0.022],
      [vat.radius + 0.046, over - 0.09],
      [vat.radius + 0.05 + random.bell() * 0.006, over - 0.2],
      [vat.radius + 0.048, vat.high - hangs],
    ],
    false,
    9,
  );
  const last = spine.length - 1;
  const pinch = (t: number) =>
    1 - 0.42 * Math.max(0, ...ties.map((tie) => Math.exp(-(((t - tie) / 0.022) ** 2))));
  const sway = random.bell() * 0.05;
  /** Across the bundle by x, away from the rim by y. */
  const at = (t: number, x: number, y: number): Vec => {
    const s = Math.max(0, Math.min(last - 1e-6, t * last));
    const i = Math.floor(s);
    const f = s - i;
    const [a, b] = [spine[i], spine[i + 1]];
    const [dr, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dr, dy) || 1;
    const r = a[0] + dr * f - (dy / l) * y;
    const h = a[1] + dy * f + (dr / l) * y;
    const turn = angle + (sway * t * t) / 2;
    return [Math.cos(turn) * r - Math.sin(turn) * x, h, Math.sin(turn) * r + Math.cos(turn) * x];
  };
  for (let k = 0; k < 170; k++) {
    const a = random.next() * tau;
    const out = Math.sqrt(random.next());
    const loose = random.between(0.6, 1.1);
    const phase = random.next() * tau;
    const twist = random.between(0.8, 1.4);
    const end = random.between(0.965, 1.02);
    const line: Vec[] = [];
    for (let i = 0; i <= 46; i++) {
      const t = (i / 46) * end;
      const b = a + t * twist;
      const wander = Math.sin(t * 19 + phase) * 0.09 * loose * pinch(t);
      const rho = thick * pinch(t) * (out + wander);
      line.push(at(t, Math.cos(b) * rho * 1.25, Math.sin(b) * rho * 0.75));
    }
    mesh.tube(line, () => 0.0012, 5, material);
  }
  for (const tie of ties) {
    const wound: Vec[] = [];
    for (let i = 0; i <= 110; i++) {
      const b = (i / 110) * tau * 4;
      const t = tie + (i / 110 - 0.5) * 0.034;
      const rho = thick * 0.62 + 0.0026;
      wound.push(at(t, Math.cos(b) * rho * 1.25, Math.sin(b) * rho * 0.78));
    }
    mesh.tube(wound, () => 0.0026, 6, part.leaf);
    // The strip's end stands off, flat as a leaf is.
    const lift = random.between(0.018, 0.034);
    const side = random.next() < 0.5 ? -1 : 1;
    mesh.sheet(12, 2, part.leaf, (u, v) =>
      at(
        tie + 0.012 + u * 0.05,
        side * (thick * 0.7 + u * lift) + (v - 0.5) * 0.002,
        thick * 0.45 + Math.sin(u * 2.4) * lift * 0.7 + (v - 0.5) * 0.006,
      ),
    );
  }
}

/** Cotton by how long it has been out of the bath: `air` 0 is undyed, 0.5 green, 1 blue. */
function cotton(air: readonly [inside: number, outside: number], seed: string): Material {
  const noise = createNoise(seed);
  const steps = ['#d8ccb2', '#8a9156', '#3d6461', '#22376a', '#182147'].map(parseColour);
  return (hit) => {
    const below = (vat.high - hit.y) * 2.4;
    const isOutside = Math.hypot(hit.x, hit.z) > vat.radius;
    const base = isOutside ? air[1] : air[0];
    const t =
      base +
      noise.fbm(hit.x * 14, hit.y * 16 + hit.z * 9, 4) * 0.22 * (base > 0.05 ? 1 : 0.1) -
      (base > 0.3 && isOutside ? below * 0.1 : 0);
    const s = Math.max(0, Math.min(steps.length - 1.001, t * (steps.length - 1)));
    const i = Math.floor(s);
    const k = 1 + noise.fbm(hit.x * 700, hit.y * 300 + hit.z * 700, 2) * 0.2;
    const [a, b] = [steps[i], steps[i + 1]];
    hit.r = (a[0] + (b[0] - a[0]) * (s - i)) * k;
    hit.g = (a[1] + (b[1] - a[1]) * (s - i)) * k;
    hit.b = (a[2] + (b[2] - a[2]) * (s - i)) * k;
    hit.shine = base > 0.1 ? 0.025 : 0;
    hit.rough = 0.45;
  };
}

/** The edge of an indigo vat from near: bound hanks hang over the rim, undyed, green from the bath, and blue. */
export const indigoVat = () =>
  photograph({
    ...headSize,
    ground: '#5d5348',
    ...lookDown([0.0, vat.high - 0.035, vat.radius - 0.06], 38, 1.05, 0.37, 9),
    exposure: 1.9,
    lens: { blur: 0.035, focus: 0.99 },
    window: {
      middle: [-1.2, 1.2, 0.75],
      along: [0.12, 0, 0.19],
      up: [0.14, 0.16, -0.05],
      light: [64, 57, 46],
    },
    room: (x, y, z, out) => {
      const up = Math.max(0, y);
      const level = 0.07 + 0.2 * up * up + 0.05 * Math.max(0, -z) + 0.03 * Math.max(0, -x);
      out[0] = level * 0.94;
      out[1] = level;
      out[2] = level * 1.1;
    },
    furnish: (mesh, materials, random, seed) => {
      const noise = createNoise(`${seed} floor`);
      materials[stuff.ground] = (hit) => {
        const k =
          1 +
          noise.fbm(hit.x * 8, hit.z * 8, 4) * 0.4 +
          noise.fbm(hit.x * 120, hit.z * 120, 2) * 0.14;
        const spill = Math.max(0, noise.fbm(hit.x * 3 + 2, hit.z * 3, 4) * 1.6 - 0.1);
        hit.r = (0.13 - spill * 0.09) * k;
        hit.g = (0.115 - spill * 0.07) * k;
        hit.b = (0.1 - spill * 0.02) * k;
      };
      materials[part.clay] = stainedClay(`${seed} clay`);
      materials[part.bath] = bath(`${seed} bath`);
      const film = createNoise(`${seed} froth`);
      materials[part.foam] = (hit) => {
        const tone = film.fbm(hit.x * 60, hit.z * 60, 3);
        hit.r = 0.034 + tone * 0.03;
        hit.g = 0.034 + tone * 0.012;
        hit.b = 0.08 + tone * 0.03;
        hit.shine = 0.16;
        hit.rough = 0.16;
      };
      materials[part.leaf] = (hit) => {
        const rib = film.fbm(hit.u * 40, hit.v * 3, 3);
        const k = 0.9 + rib * 0.7 + film.fbm(hit.x * 90, hit.y * 90, 2) * 0.3;
        [hit.r, hit.g, hit.b] = [0.27 * k, 0.22 * k, 0.1 * k];
        hit.shine = 0.03;
        hit.rough = 0.4;
      };
      const wall = smooth(
        [
          [0.27, 0.02],
          [0.33, 0.2],
          [vat.radius - 0.004, 0.42],
          [vat.radius - 0.008, 0.545],
          [vat.radius + 0.012, 0.572],
          [vat.radius + 0.021, 0.588],
          [vat.radius + 0.012, vat.high],
          [vat.radius - 0.008, vat.high - 0.001],
          [vat.radius - 0.018, 0.584],
          [vat.radius - 0.022, 0.5],
          [0.31, 0.3],
        ],
        false,
        8,
      );
      mesh.lathe(
        wall.map(([r, y]): [number, number] => [r, y]),
        [0, 0, 0],
        220,
        part.clay,
      );
      mesh.lathe(
        [
          [vat.radius - 0.01, vat.level],
          [0.0006, vat.level],
        ],
        [0, 0, 0],
        120,
        part.bath,
      );
      froth(mesh, random);
      const air: readonly (readonly [number, number])[] = [
        [0.55, 0.0],
        [0.32, 0.34],
        [0.9, 0.86],
      ];
      air.forEach((pair, i) => {
        materials[part.thread + i] = cotton(pair, `${seed} cotton ${i}`);
      });
      hank(mesh, random, {
        angle: 2.08,
        thick: 0.025,
        hangs: 0.34,
        ties: [0.44, 0.62, 0.83],
        material: part.thread,
      });
      hank(mesh, random, {
        angle: 1.6,
        thick: 0.029,
        hangs: 0.4,
        ties: [0.3, 0.55, 0.72],
        material: part.thread + 1,
      });
      hank(mesh, random, {
        angle: 1.16,
        thick: 0.026,
        hangs: 0.36,
        ties: [0.47, 0.7, 0.86],
        material: part.thread + 2,
      });
    },
  });
