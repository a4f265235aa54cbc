import { smooth, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { leaves } from '../../scenery/materials.ts';
import { bladePlant } from '../../scenery/plants.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { coloured, lookDown, own, photograph, planed, stuff } from '../products/studio.ts';

const part = {
  clay: own,
  soil: own + 1,
  leaf: own + 2,
  stem: own + 3,
  paper: own + 4,
  pip: own + 5,
  bean: own + 8,
};
const kindsOfBean = 12;

/** Fired clay with lime that came through it. */
function terracotta(seed: string): Material {
  const noise = createNoise(seed);
  const [r, g, b] = parseColour('#a5623f');
  return (hit) => {
    const lime = smoothstep(0.05, 0.42, noise.fbm(hit.x * 34 + hit.z * 20, hit.y * 50, 4)) * 0.5;
    const sand = noise.fbm(hit.x * 420 + hit.y * 300, hit.z * 420 - hit.y * 200, 3);
    const ring = noise.at(hit.y * 900, hit.x * 3) * 0.05;
    const k = 1 + sand * 0.22 + ring;
    hit.r = (r + (0.84 - r) * lime) * k;
    hit.g = (g + (0.77 - g) * lime) * k;
    hit.b = (b + (0.68 - b) * lime) * k;
    hit.nx += sand * 0.24;
    hit.ny += noise.fbm(hit.y * 500, hit.z * 500 + hit.x * 300, 2) * 0.2;
    hit.nz += sand * 0.18;
  };
}

function soil(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const crumb = noise.fbm(hit.x * 260, hit.z * 260 + hit.y * 200, 3);
    const k = 0.055 * (1 + crumb * 1.1);
    [hit.r, hit.g, hit.b] = [k * 1.15, k * 0.82, k * 0.58];
    hit.nx += noise.fbm(hit.x * 320, hit.z * 320, 3) * 0.9;
    hit.nz += noise.fbm(hit.x * 320 + 9, hit.z * 320, 3) * 0.9;
  };
}

/** Cream with drops and flames of red, as each bean has its own. */
function beanSkin(seed: string, amount: number): Material {
  const noise = createNoise(seed);
  const [cream, tan, red, dark] = ['#f2dcb8', '#ddb183', '#8d2130', '#4a1019'].map(parseColour);
  return (hit) => {
    const a = hit.u * tau;
    const [x, y] = [Math.cos(a) * 1.3, Math.sin(a) * 1.3 + hit.v * 3.4];
    const flame = noise.fbm(x * 1.7 + hit.v, y * 1.5, 4) + noise.fbm(x * 6, y * 5, 3) * 0.4;
    const k = smoothstep(0.04, 0.16, flame + amount);
    const deep = smoothstep(0.2, 0.6, flame + amount) * 0.6;
    const warm = smoothstep(-0.3, 0.4, noise.fbm(x * 2 + 9, y * 2, 3));
    for (const [i, key] of (['r', 'g', 'b'] as const).entries()) {
      const ground = cream[i] + (tan[i] - cream[i]) * warm * 0.7;
      const drop = red[i] + (dark[i] - red[i]) * deep;
      hit[key] = (ground + (drop - ground) * k) * (1 + noise.fbm(x * 30, y * 30, 2) * 0.08);
    }
    hit.shine = 0.042;
    hit.rough = 0.2;
    hit.nx += noise.fbm(x * 5, y * 5 + 3, 3) * 0.07;
    hit.nz += noise.fbm(x * 5 + 8, y * 5, 3) * 0.07;
  };
}

/** The pale skin of a pumpkin's seed, with a raised edge and a film that peels. */
function pipSkin(seed: string): Material {
  const noise = createNoise(seed);
  const [pale, rim, film] = ['#ead9b2', '#d2b57d', '#8f9a62'].map(parseColour);
  return (hit) => {
    const edge = smoothstep(0.09, 0.03, Math.min(hit.u % 0.5, 0.5 - (hit.u % 0.5)));
    const peel = smoothstep(0.16, 0.24, noise.fbm(hit.x * 130, hit.z * 130, 3)) * 0.3;
    const fiber = noise.fbm(hit.x * 900, hit.z * 900, 2) * 0.1;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries()) {
      const paint = pale[i] + (rim[i] - pale[i]) * edge * 0.8;
      hit[key] = (paint + (film[i] - paint) * peel) * (1 + fiber);
    }
    hit.shine = 0.03;
    hit.rough = 0.3;
    hit.nx += noise.fbm(hit.x * 420, hit.z * 420, 2) * 0.12;
    hit.nz += noise.fbm(hit.x * 420 + 9, hit.z * 420, 2) * 0.12;
  };
}

/** A board that has been wet and dry for years: open grain, stains, earth in the cracks. */
function oldBench(seed: string): Material {
  const noise = createNoise(seed);
  const board = planed('#8b6b49', seed, 0.004);
  return (hit) => {
    board(hit);
    const along = hit.x * 0.94 + hit.z * 0.34;
    const across = hit.z * 0.94 - hit.x * 0.34;
    const line = noise.fbm(across * 150, along * 3.5, 4);
    const crack = smoothstep(0.34, 0.5, line);
    const gray = smoothstep(-0.2, 0.5, noise.fbm(across * 12, along * 3 + 5, 4)) * 0.5;
    const stain = smoothstep(0.1, 0.5, noise.fbm(hit.x * 9 + 3, hit.z * 9, 4)) * 0.4;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries()) {
      const weathered = hit[key] + ([0.33, 0.3, 0.26][i] - hit[key]) * gray;
      hit[key] = weathered * (1 - crack * 0.72) * (1 - stain * 0.5);
    }
    hit.nx += line * 0.1 - crack * 0.12;
    hit.nz += line * 0.34 - crack * 0.4;
  };
}

/** Keeps how high a heap is, so that what falls on it comes to rest. */
function createHeap(floor: (x: number, z: number) => number) {
  const cell = 0.0012;
  const n = 380;
  const heights = new Float32Array(n * n);
  const column = (v: number) => Math.round(v / cell + n / 2);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) heights[j * n + i] = floor((i - n / 2) * cell, (j - n / 2) * cell);
  return {
    /** The lowest of a few places around one: what falls on a slope rolls down. */
    settle(x: number, z: number, random: Random, reach: number): [number, number] {
      let best: [number, number] = [x, z];
      let low = Number.POSITIVE_INFINITY;
      for (let k = 0; k < 9; k++) {
        const [px, pz] = k === 0 ? [x, z] : [x + random.bell() * reach, z + random.bell() * reach];
        const h = heights[column(pz) * n + column(px)];
        if (h < low) {
          low = h;
          best = [px, pz];
        }
      }
      return best;
    },
    /** Drops something as long and wide as told; answers where it lies and how it leans. */
    drop(x: number, z: number, turn: number, long: number, wide: number, thick: number) {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      let [top, sum, count, byLong, byWide] = [0, 0, 0, 0, 0];
      const each = (act: (k: number, p: number, q: number) => void) => {
        for (let j = column(z - long); j <= column(z + long); j++)
          for (let i = column(x - long); i <= column(x + long); i++) {
            const [dx, dz] = [(i - n / 2) * cell - x, (j - n / 2) * cell - z];
            const [p, q] = [(dx * c - dz * s) / long, (dx * s + dz * c) / wide];
            if (p * p + q * q < 1 && i >= 0 && j >= 0 && i < n && j < n) act(j * n + i, p, q);
          }
      };
      each((k, p, q) => {
        top = Math.max(top, heights[k]);
        sum += heights[k];
        count++;
        byLong += heights[k] * p;
        byWide += heights[k] * q;
      });
      const mean = sum / Math.max(1, count);
      const y = mean * 0.6 + top * 0.4;
      // What would stand steeper slides.
      const steep = (by: number, half: number) =>
        Math.max(-0.42, Math.min(0.42, ((by / Math.max(1, count)) * 4) / half)) * half;
      const lean = [steep(byLong, long), steep(byWide, wide)] as const;
      each((k, p, q) => {
        const round = Math.sqrt(Math.max(0, 1 - p * p - q * q));
        heights[k] = Math.max(heights[k], y + thick * (0.5 + 0.5 * round) + lean[0] * p * 0.8);
      });
      return { y, rise: lean[0] / long, roll: lean[1] / wide };
    },
  };
}

type Heap = ReturnType<typeof createHeap>;

function layBean(mesh: Mesh, random: Random, heap: Heap, x: number, z: number): void {
  const long = random.between(0.0064, 0.0082);
  const wide = long * random.between(0.58, 0.68);
  const turn = random.next() * tau;
  const { y, rise, roll } = heap.drop(x, z, turn, long, wide, wide * 1.7);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const spin = random.next() * tau;
  mesh.sheet(26, 18, part.bean + random.whole(0, kindsOfBean - 1), (u, v) => {
    const t = v * Math.PI;
    const p = -Math.cos(t) * long;
    const w = Math.sin(t) ** 0.86;
    const a = u * tau + spin;
    // Bent a little towards the scar.
    const bend = (1 - (p / long) ** 2) * long * 0.2;
    const q = Math.cos(a) * w * wide + bend * Math.cos(spin);
    const h = Math.sin(a) * w * wide * 0.86 + bend * Math.sin(spin) * 0.4;
    return [
      x + p * c + q * s,
      y + wide * 0.86 + h + p * rise * 0.9 + q * roll * 0.6,
      z - p * s + q * c,
    ];
  });
}

function layPip(mesh: Mesh, random: Random, heap: Heap, x: number, z: number): void {
  const long = random.between(0.0072, 0.0088);
  const wide = long * random.between(0.52, 0.6);
  const turn = random.next() * tau;
  const { y, rise, roll } = heap.drop(x, z, turn, long, wide, 0.0022);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  mesh.sheet(28, 16, part.pip + random.whole(0, 2), (u, v) => {
    const t = v * Math.PI;
    const p = -Math.cos(t) * long;
    const w = Math.sin(t) ** 0.8 * (1 + 0.24 * Math.cos(t));
    const a = u * tau;
    const q = Math.cos(a) * w * wide;
    const edge = Math.abs(Math.cos(a)) > 0.86 ? 0.0003 : 0;
    const h = Math.sin(a) * w * 0.00125 + Math.sign(Math.sin(a)) * edge * w;
    return [
      x + p * c + q * s,
      y + 0.0013 + h + p * rise + q * roll + (p / long) ** 2 * 0.0005,
      z - p * s + q * c,
    ];
  });
}

function saucer(mesh: Mesh, at: Vec, r: number): void {
  mesh.lathe(
    smooth(
      [
        [r * 0.6, 0.0005],
        [r * 0.8, 0.001],
        [r * 0.94, 0.012],
        [r * 1.0, 0.0235],
        [r * 1.012, 0.027],
        [r * 0.985, 0.0285],
        [r * 0.955, 0.026],
        [r * 0.9, 0.013],
        [r * 0.78, 0.0065],
        [r * 0.3, 0.0055],
        [0.0005, 0.0055],
      ],
      false,
      5,
    ).map(([a, y]): [number, number] => [Math.max(0.0004, a), y]),
    at,
    150,
    part.clay,
  );
}

function pot(mesh: Mesh, random: Random, at: Vec, high: number, r: number): void {
  mesh.lathe(
    smooth(
      [
        [r * 0.62, 0],
        [r * 0.86, high * 0.78],
        [r * 0.87, high * 0.785],
        [r * 1.0, high * 0.79],
        [r * 1.02, high * 0.99],
        [r * 0.99, high],
        [r * 0.9, high * 0.995],
        [r * 0.84, high * 0.8],
      ],
      false,
      4,
    ),
    at,
    70,
    part.clay,
  );
  mesh.sheet(40, 6, part.soil, (u, v) => [
    at[0] + Math.cos(u * tau) * v * r * 0.87,
    at[1] + high * 0.88,
    at[2] + Math.sin(u * tau) * v * r * 0.87,
  ]);
  for (let k = 0; k < 5; k++) {
    const [x, z] = [at[0] + random.bell() * r * 0.4, at[2] + random.bell() * r * 0.4];
    const tall = random.between(0.05, 0.085);
    const lean = random.bell() * 0.1;
    mesh.tube(
      [
        [x, high * 0.88, z],
        [x + lean * tall, high * 0.88 + tall * 0.6, z],
        [x + lean * tall * 2, high * 0.88 + tall, z],
      ],
      (t) => 0.0022 - t * 0.001,
      8,
      part.stem,
    );
    for (let n = 0; n < 3; n++)
      bladePlant(
        mesh,
        random,
        [x + lean * tall * (0.8 + n * 0.6), high * 0.88 + tall * (0.5 + n * 0.26), z],
        tall * 0.62,
        5,
        part.leaf,
        0.2,
      );
  }
}

/** What gardeners sow: beans in a saucer, flat seeds run out of a twist of paper, pots beyond the focus. */
export const seeds = () =>
  photograph({
    wide: 1280,
    high: 800,
    ground: '#8c8468',
    ...lookDown([0.002, 0.016, 0.008], 31, 0.5, 0.156, 12),
    exposure: 1.62,
    lens: { blur: 0.042, focus: 0.475 },
    window: {
      middle: [-1.05, 0.66, -0.62],
      along: [0.1, 0, 0.16],
      up: [0.05, 0.1, -0.05],
      light: [138, 118, 88],
    },
    room: (x, y, z, out) => {
      const level = 0.09 + 0.16 * Math.max(0, y) + 0.04 * Math.max(0, x) - 0.02 * Math.max(0, z);
      out[0] = level * 0.92;
      out[1] = level;
      out[2] = level * 1.08;
    },
    furnish: (mesh, materials, random, seed) => {
      const bench = oldBench(`${seed} bench`);
      const wall = coloured('#5f6f4a', `${seed} green`, { grain: 0.4, fine: 30, bump: 0.25 });
      materials[stuff.ground] = (hit) => (hit.y > 0.001 ? wall(hit) : bench(hit));
      materials[part.clay] = terracotta(`${seed} clay`);
      materials[part.soil] = soil(`${seed} soil`);
      materials[part.leaf] = leaves('#2f5f22', '#8fb044', `${seed} leaf`);
      materials[part.stem] = coloured('#6f8a4a', `${seed} stem`, { grain: 0.2 });
      materials[part.paper] = coloured('#a98454', `${seed} paper`, {
        grain: 0.16,
        fine: 1100,
        bump: 0.22,
      });
      for (let k = 0; k < 3; k++) materials[part.pip + k] = pipSkin(`${seed} pip ${k}`);
      for (let k = 0; k < kindsOfBean; k++)
        materials[part.bean + k] = beanSkin(`${seed} bean ${k}`, random.between(-0.22, 0.14));
      const [cx, cz, r] = [-0.05, -0.01, 0.068];
      saucer(mesh, [cx, 0, cz], r);
      const heap = createHeap((x, z) => {
        const d = Math.hypot(x - cx, z - cz) / r;
        if (d > 1.02) return 0;
        return d > 0.78 ? 0.0065 + (d - 0.78) * 0.085 : 0.0058;
      });
      for (let i = 0; i < 215; i++) {
        const a = random.next() * tau;
        const d = Math.sqrt(random.next()) * r * (i < 150 ? 0.84 : 0.6);
        const place = heap.settle(cx + Math.cos(a) * d, cz + Math.sin(a) * d, random, 0.007);
        // None lies on the rim.
        const out = Math.hypot(place[0] - cx, place[1] - cz) / (r * 0.87);
        if (out > 1)
          for (const c of [0, 1]) place[c] = [cx, cz][c] + (place[c] - [cx, cz][c]) / out;
        layBean(mesh, random, heap, ...place);
      }
      // A few that rolled away.
      for (const [x, z] of [
        [-0.098, 0.083],
        [-0.012, 0.079],
        [0.011, 0.092],
        [0.047, -0.07],
        [-0.14, 0.04],
      ])
        layBean(mesh, random, heap, x, z);
      for (let i = 0; i < 86; i++) {
        const t = Math.abs(random.bell());
        const x = 0.108 - t * 0.05 + random.bell() * 0.016;
        const z = 0.012 + t * 0.026 + random.bell() * 0.02;
        if (Math.hypot(x - cx, z - cz) > r + 0.01) layPip(mesh, random, heap, x, z);
      }
      // Brown paper turned to a cone, its mouth towards the saucer.
      const noise = createNoise(`${seed} folds`);
      mesh.sheet(150, 110, part.paper, (u, v) => {
        const a = u * tau * 1.12 + 0.5;
        const wide = 0.004 + (1 - v) * 0.033 + u * 0.0012;
        const crease =
          noise.fbm(u * 9, v * 5, 4) * 0.0034 + Math.abs(noise.at(u * 16, v * 9)) * 0.0016;
        const w = wide + crease * (1 - v * 0.6);
        const along = v * 0.13 + Math.sin(a * 2) * 0.004 * (1 - v);
        const [px, pz] = [0.097 + along * 0.93, -0.004 - along * 0.36];
        const across = Math.cos(a) * w * 1.12;
        return [
          px + across * 0.36,
          Math.max(0.0006, w * 0.72 + Math.sin(a) * w * 0.72),
          pz + across * 0.93,
        ];
      });
      pot(mesh, random, [-0.17, 0, -0.2], 0.085, 0.046);
      pot(mesh, random, [-0.045, 0, -0.26], 0.09, 0.05);
      pot(mesh, random, [0.1, 0, -0.23], 0.085, 0.046);
      pot(mesh, random, [0.23, 0, -0.31], 0.09, 0.05);
    },
  });
