import type { createRandom } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { bladePlant, cypress, palm, tree } from '../../scenery/plants.ts';
import { wornBlock } from '../../scenery/worn-stone.ts';
import type { CourtyardParameters } from './courtyard.ts';
import { courtyardMaterials as m } from './courtyard-materials.ts';

export function merlons(mesh: Mesh, from: Vec, along: Vec, length: number, material: number): void {
  const step = 0.62;
  for (let s = step / 2; s < length - 0.2; s += step) {
    // Each was set by hand.
    const off = Math.sin(s * 37.7) * 0.018;
    const own = 1 + Math.sin(s * 91.3) * 0.035;
    for (const [w, h0, h1] of [
      [0.4, 0, 0.2],
      [0.24, 0.2, 0.38],
      [0.1, 0.38, 0.5],
    ] as const) {
      const c: Vec = [from[0] + along[0] * (s + off), from[1], from[2] + along[2] * (s + off)];
      const dx = Math.abs(along[0]) * w * 0.5 + Math.abs(along[2]) * 0.09;
      const dz = Math.abs(along[2]) * w * 0.5 + Math.abs(along[0]) * 0.09;
      wornBlock(
        mesh,
        [c[0] - dx, c[1] + h0 - 0.005, c[2] - dz],
        [c[0] + dx, c[1] + h1 * own, c[2] + dz],
        material,
        0.02,
      );
    }
  }
}

export function plant(
  mesh: Mesh,
  random: ReturnType<typeof createRandom>,
  p: CourtyardParameters,
  half: number,
): void {
  const spots: Vec[] = [];
  for (const x of [-1, 1])
    for (const z of [0.2, 0.8]) spots.push([x * half * 0.68, 0, -p.depth * z]);
  if (p.planting === 'none') return;
  for (const at of spots) {
    if (p.planting === 'pots') {
      mesh.lathe(
        [
          [0.2, 0],
          [0.3, 0.1],
          [0.36, 0.34],
          [0.3, 0.5],
          [0.36, 0.56],
          [0.3, 0.55],
          [0.28, 0.48],
        ],
        at,
        28,
        m.band,
      );
      bladePlant(mesh, random, [at[0], 0.5, at[2]], 0.85, 34, m.leaf, 0.07);
      continue;
    }
    wornBlock(mesh, [at[0] - 0.75, 0, at[2] - 0.75], [at[0] + 0.75, 0.16, at[2] + 0.75], m.stone);
    mesh.box([at[0] - 0.62, 0, at[2] - 0.62], [at[0] + 0.62, 0.18, at[2] + 0.62], m.earth);
    if (p.planting === 'palms') palm(mesh, random, at, random.between(4.2, 6), m.bark, m.leaf, 2.1);
    else if (p.planting === 'cypress') cypress(mesh, random, at, random.between(4.8, 5.8), m.leaf);
    else tree(mesh, random, at, random.between(3.2, 3.9), 1.25, m.bark, m.leaf, 5200, 0.075);
    for (let i = 0; i < 5; i++)
      bladePlant(
        mesh,
        random,
        [at[0] + random.between(-0.5, 0.5), 0.16, at[2] + random.between(-0.5, 0.5)],
        0.45,
        16,
        m.leaf,
        0.08,
      );
  }
}

export function hangLamps(
  mesh: Mesh,
  p: CourtyardParameters,
  { strength, every }: { strength: number; every: number },
  materials: Material[],
): Lamp[] {
  const half = p.width / 2;
  const lamps: Lamp[] = [];
  let count = 0;
  const glow = 13;
  materials[glow] = (hit) => {
    hit.r = hit.g = hit.b = 0.3;
    hit.glowR = 5.2;
    hit.glowG = 2.5;
    hit.glowB = 0.75;
  };
  const hang = (at: Vec) => {
    const isLit = count++ % every === 0;
    mesh.lathe(
      [
        [0.02, -0.18],
        [0.1, -0.1],
        [0.13, 0.05],
        [0.08, 0.16],
        [0.1, 0.22],
        [0.02, 0.3],
      ],
      at,
      16,
      isLit ? glow : m.wood,
    );
    mesh.tube(
      [
        [at[0], at[1] + 0.3, at[2]],
        [at[0], p.wallHeight - 0.5, at[2]],
      ],
      () => 0.012,
      5,
      m.wood,
    );
    if (!isLit) return;
    lamps.push({
      at: [at[0], at[1] - 0.05, at[2]],
      colour: [3.6 * strength, 1.75 * strength, 0.6 * strength],
    });
  };
  for (let i = 0; i < p.bays[0]; i++)
    hang([-half + ((i + 0.5) / p.bays[0]) * p.width, p.spring + 0.1, -p.depth - 1.8]);
  for (const x of [-1, 1])
    for (let i = 0; i < p.bays[1]; i++)
      hang([x * (half + 1.3), p.spring + 0.1, -((i + 0.5) / p.bays[1]) * p.depth]);
  return lamps;
}

/** Drops are lit from all sides: before the sky they are hardly seen, before a dark arch they are. */
export const rainStreaks: Material = (hit) => {
  hit.r = hit.g = hit.b = 0.12;
  hit.glowR = 0.27;
  hit.glowG = 0.29;
  hit.glowB = 0.3;
  hit.shine = 0.02;
};

export function fallRain(
  mesh: Mesh,
  random: ReturnType<typeof createRandom>,
  p: CourtyardParameters,
): void {
  for (let i = 0; i < 5200; i++) {
    const x = random.between(-p.width / 2 + 0.2, p.width / 2 - 0.2);
    const z = random.between(-p.depth + 0.3, 2.5);
    const y = random.between(0, p.wallHeight + 2);
    const long = random.between(0.16, 0.42);
    const w = 0.0011;
    // Turned to whoever looks.
    const [ex, ez] = [p.eye[0] - x, p.eye[2] - z];
    const away = Math.hypot(ex, ez);
    const [sx, sz] = [(ez / away) * w, (-ex / away) * w];
    mesh.quad(
      [x - sx, y, z - sz],
      [x + sx, y, z + sz],
      [x + sx + 0.03, y + long, z + sz],
      [x - sx + 0.03, y + long, z - sz],
      m.rain,
    );
    if (i % 3 === 0) {
      // Where one fell: a low crown, or a ring that runs out.
      const r = random.between(0.008, 0.026);
      mesh.lathe(
        [
          [r - 0.0008, 0.001],
          [r, 0.0014 + 0.00008 / r],
          [r + 0.0008, 0.001],
        ],
        [x, 0.014, z],
        18,
        m.rain,
      );
      for (let k = 0; k < 3; k++) {
        const a = random.between(0, Math.PI * 2);
        mesh.tube(
          [
            [x, 0.014, z],
            [x + Math.cos(a) * 0.02, random.between(0.03, 0.07), z + Math.sin(a) * 0.02],
          ],
          (t) => 0.0016 * (1 - t),
          4,
          m.rain,
        );
      }
    }
  }
}

/** Water that rises from a bowl, comes apart into drops on its way down, and runs over the bowl's rim in threads. */
export function playFountain(
  mesh: Mesh,
  random: ReturnType<typeof createRandom>,
  at: Vec,
  basinRadius: number,
): void {
  const rim = basinRadius * 0.46;
  const drop = (p: Vec, q: Vec, r: number) =>
    mesh.tube(
      [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2], q],
      (t) => r * Math.sin(0.3 + t * 2.5),
      6,
      m.glow,
    );
  mesh.tube(
    Array.from(
      { length: 22 },
      (_, i): Vec => [
        at[0] + Math.sin(i * 1.9) * 0.003,
        at[1] + 1.18 + (i / 21) * 0.46,
        at[2] + Math.cos(i * 2.3) * 0.003,
      ],
    ),
    (t) => 0.011 + Math.sin(t * 31) * 0.002 - t * 0.005,
    8,
    m.glow,
  );
  for (let i = 0; i < 260; i++) {
    const a = random.between(0, Math.PI * 2);
    const reach = rim * random.between(0.12, 0.8);
    // Drops thin out as they fall; each is drawn as far as it moves while a shutter is open.
    const t = random.next();
    const place = (s: number): Vec => [
      at[0] + Math.cos(a) * reach * s,
      at[1] + 1.64 + 0.09 * Math.sin(Math.min(1, s * 3) * Math.PI * 0.5) - 0.58 * s * s,
      at[2] + Math.sin(a) * reach * s,
    ];
    drop(place(t), place(Math.min(1, t + 0.035)), random.between(0.0022, 0.0048));
  }
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * Math.PI * 2 + random.bell() * 0.12;
    const from = random.between(0, 0.7);
    const to = Math.min(1, from + random.between(0.08, 0.4));
    const place = (s: number): Vec => [
      at[0] + Math.cos(a) * (rim + 0.005 + s * 0.03),
      at[1] + 1.24 - s * 0.86,
      at[2] + Math.sin(a) * (rim + 0.005 + s * 0.03),
    ];
    drop(place(from), place(to), random.between(0.0018, 0.004));
  }
}
