import { coastMaterials as m } from '../../families/scenes/coast.ts';
import type { Random } from '../../geometry/random.ts';
import { add, type Mesh, times, type Vec } from '../../render/mesh.ts';
import { foliage, grassBlades } from '../../scenery/plants.ts';
import { bed, type Height } from './garden-plans.ts';

const middle = { x: 0.4, z: -4 };

/** Stems grown together, limbs far out, curtains of roots that hang from them, a wide crown, and white terns. */
export function banyan(mesh: Mesh, random: Random, height: Height): void {
  const base: Vec = [middle.x, height(middle.x, middle.z), middle.z];
  trunk(mesh, random, base);
  const limbs = 16;
  for (let i = 0; i < limbs; i++) {
    const a = (i / limbs) * Math.PI * 2 + random.between(-0.16, 0.16);
    const long = random.between(4.4, 7.8);
    const limb = bend(
      [
        base[0] + Math.cos(a) * 0.25,
        base[1] + random.between(1.7, 2.6),
        base[2] + Math.sin(a) * 0.25,
      ],
      [
        base[0] + Math.cos(a) * long * 0.3,
        base[1] + random.between(3.1, 3.9),
        base[2] + Math.sin(a) * long * 0.24,
      ],
      [
        base[0] + Math.cos(a) * long,
        base[1] + random.between(3.9, 5.2),
        base[2] + Math.sin(a) * long * 0.78,
      ],
      26,
    );
    mesh.tube(limb, (t) => 0.33 * (1 - t) ** 0.7 + 0.05, 12, m.bark);
    for (const t of [0.42, 0.58, 0.74, 0.88, 1]) branch(mesh, random, limb, t, a);
    for (let k = 0; k < 5; k++) curtain(mesh, random, height, limb, random.between(0.24, 0.92));
  }
  for (let i = 0; i < 26; i++) {
    const x = random.between(-13, 13);
    const z = random.between(-19, -11);
    bed(mesh, random, height, x, z, random.between(0.7, 1.3));
  }
  for (const [x, y, z, size, lift] of [
    [-2.9, 3.5, 1.2, 0.3, 0.5],
    [-2.2, 3.15, 0.6, 0.26, -0.1],
    [3.3, 3.3, 0.9, 0.28, 0.35],
    [-4.6, 4.0, -1, 0.3, 0.2],
  ] as const)
    tern(mesh, [x, base[1] + y - 1.4, z], size, lift);
  grassBlades(mesh, random, 120_000, m.leaf, () => {
    const far = 1.6 + 16 * random.next() ** 1.7;
    const x = random.between(-1, 1) * (1.6 + far * 0.8);
    return [x, height(x, 8.5 - far), 8.5 - far];
  });
}

/** Points along a curve that leaves `from` towards `over` and comes to `to`. */
function bend(from: Vec, over: Vec, to: Vec, steps: number): Vec[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return add(add(times(from, (1 - t) ** 2), times(over, 2 * t * (1 - t))), times(to, t * t));
  });
}

/** Roots that came down long ago and have grown together, spread at the foot. */
function trunk(mesh: Mesh, random: Random, base: Vec): void {
  mesh.tube(
    [0, 0.6, 1.4, 2.4, 3.4].map((y): Vec => [base[0], base[1] + y, base[2]]),
    (t) => 0.62 - t * 0.2,
    20,
    m.bark,
  );
  for (let i = 0; i < 58; i++) {
    const a = i * 2.39996;
    const r = random.between(0.46, 0.86);
    const twist = random.between(-0.5, 0.5);
    const thick = random.between(0.07, 0.19);
    const at = (up: number, out: number, turn: number): Vec => [
      base[0] + Math.cos(a + turn) * r * out,
      base[1] + up,
      base[2] + Math.sin(a + turn) * r * out,
    ];
    const foot = random.between(1.9, 3.3);
    mesh.tube(
      [
        at(-0.2, foot, 0),
        at(0.06, foot * 0.72, twist * 0.1),
        at(0.4, 1.36, twist * 0.25),
        at(1.1, 1.06, twist * 0.5),
        at(2, 0.96, twist * 0.8),
        at(2.9, 0.86, twist),
        at(3.5, 0.6, twist),
      ],
      (t) => thick * (0.55 + 0.6 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.7))),
      10,
      m.bark,
    );
  }
}

/** A side branch and the leaves that it carries. */
function branch(mesh: Mesh, random: Random, limb: readonly Vec[], t: number, a: number): void {
  const root = limb[Math.round(t * (limb.length - 1))];
  const side = a + random.between(-1, 1);
  const long = random.between(0.7, 1.5);
  const tip: Vec = [
    root[0] + Math.cos(side) * long,
    root[1] + random.between(0.6, 1.3),
    root[2] + Math.sin(side) * long,
  ];
  mesh.tube(
    bend(root, add(root, [Math.cos(side) * long * 0.5, 0.2, Math.sin(side) * long * 0.5]), tip, 8),
    (s) => 0.09 * (1.1 - s),
    7,
    m.bark,
  );
  const wide = random.between(0.95, 1.45);
  foliage(mesh, random, tip, [wide, wide * 0.6, wide], 2100, 0.085, m.leaf, 0.25);
  foliage(
    mesh,
    random,
    add(tip, [random.bell() * 0.7, 0.5, random.bell() * 0.7]),
    [wide * 0.9, wide * 0.5, wide * 0.9],
    900,
    0.085,
    m.leaf,
    0.25,
  );
}

/** One to four roots from a limb that hang side by side: those that reach the ground are stems. */
function curtain(
  mesh: Mesh,
  random: Random,
  height: Height,
  limb: readonly Vec[],
  t: number,
): void {
  const top = limb[Math.round(t * (limb.length - 1))];
  const count = Math.round(random.between(1, 4));
  const rooted = random.next() > 0.5;
  for (let i = 0; i < count; i++) {
    const [x, z] = [top[0] + random.bell() * 0.13, top[2] + random.bell() * 0.13];
    const ground = height(x, z);
    const reaches = rooted && (i === 0 || random.next() > 0.35);
    const bottom = reaches ? ground - 0.1 : random.between(ground + 0.8, top[1] - 0.6);
    const thick = reaches ? random.between(0.025, 0.075) : random.between(0.008, 0.018);
    const sway = random.between(-0.12, 0.12);
    mesh.tube(
      Array.from({ length: 13 }, (_, j): Vec => {
        const s = j / 12;
        return [
          x + Math.sin(s * 3 + i) * 0.035 + sway * s,
          top[1] + (bottom - top[1]) * s,
          z + Math.cos(s * 2.4 + i * 2) * 0.035,
        ];
      }),
      (s) => thick * (reaches ? 0.8 + Math.max(0, s - 0.78) * 3.4 : 1.1 - s * 0.8),
      7,
      m.bark,
    );
  }
}

/** A bird with narrow wings and a short forked tail, as it turns in the air. */
function tern(mesh: Mesh, [x, y, z]: Vec, size: number, lift: number): void {
  mesh.tube(
    [-0.5, -0.25, 0, 0.3, 0.42].map((s): Vec => [x + s * size, y + s * size * 0.14, z]),
    (t) => size * 0.1 * Math.sin(Math.PI * Math.min(0.98, 0.08 + t * 0.86)),
    8,
    m.wall,
  );
  for (const way of [-1, 1])
    mesh.sheet(10, 2, m.wall, (u, v) => {
      const out = u * size * 1.05;
      const chord = size * 0.3 * (1 - u) ** 0.7 + 0.004;
      return [
        x + size * 0.08 - u * u * size * 0.42 + (0.5 - v) * chord,
        y + Math.sin(u * 2.2) * size * (0.42 + lift * 0.3) - u * u * size * 0.1,
        z + way * out,
      ];
    });
}
