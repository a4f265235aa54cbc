import { coastMaterials as m } from '../../families/scenes/coast.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { foliage, grassBlades } from '../../scenery/plants.ts';
import { bed, type Height } from './garden-plans.ts';

/** Stems grown together, limbs far out, roots that hang from them, and a crown that lets light through. */
export function banyan(mesh: Mesh, random: Random, height: Height): void {
  const base: Vec = [0.4, height(0.4, -4), -4];
  for (let i = 0; i < 34; i++) {
    const a = i * 2.4;
    const r = random.between(0.1, 0.72);
    const swing = random.between(-0.25, 0.25);
    mesh.tube(
      [
        [base[0] + Math.cos(a) * r * 2.9, base[1] - 0.25, base[2] + Math.sin(a) * r * 2.9],
        [base[0] + Math.cos(a) * r * 1.5, base[1] + 0.35, base[2] + Math.sin(a) * r * 1.5],
        [base[0] + Math.cos(a + swing) * r, base[1] + 1.5, base[2] + Math.sin(a + swing) * r],
        [base[0] + Math.cos(a + swing) * r * 0.9, base[1] + 3.6, base[2] + Math.sin(a) * r * 0.9],
      ],
      (t) => 0.16 * (1.45 - t * 0.5) + random.between(0, 0.012),
      10,
      m.bark,
    );
  }
  for (let i = 0; i < 17; i++) {
    const a = i * 2.4 + 0.3;
    const long = random.between(3.6, 7.6);
    const y = base[1] + random.between(2.9, 3.7);
    const end: Vec = [
      base[0] + Math.cos(a) * long,
      y + random.between(0.8, 2.2),
      base[2] + Math.sin(a) * long * 0.75,
    ];
    const limb: Vec[] = [
      [base[0], y - 0.4, base[2]],
      [base[0] + Math.cos(a) * long * 0.3, y + 0.2, base[2] + Math.sin(a) * long * 0.2],
      [base[0] + Math.cos(a) * long * 0.6, y + 0.75, base[2] + Math.sin(a) * long * 0.45],
      end,
    ];
    mesh.tube(limb, (t) => 0.25 * (1.15 - t * 0.85), 9, m.bark);
    for (let k = 0; k < 4; k++) hangingRoot(mesh, random, height, limb);
    for (const [s, up, wide, count] of [
      [1, 0.6, 1.7, 2600],
      [0.72, 0.95, 1.6, 1700],
      [0.45, 1.3, 1.8, 1700],
    ] as const)
      foliage(
        mesh,
        random,
        [base[0] + (end[0] - base[0]) * s, end[1] + up, base[2] + (end[2] - base[2]) * s],
        [wide, wide * 0.5, wide * 0.9],
        count,
        0.1,
        m.leaf,
        0.3,
      );
  }
  for (let i = 0; i < 26; i++) {
    const x = random.between(-13, 13);
    const z = random.between(-19, -11);
    bed(mesh, random, height, x, z, random.between(0.7, 1.3));
  }
  grassBlades(mesh, random, 120_000, m.leaf, () => {
    const far = 1.6 + 16 * random.next() ** 1.7;
    const x = random.between(-1, 1) * (1.6 + far * 0.8);
    return [x, height(x, 8.5 - far), 8.5 - far];
  });
}

/** A root from a limb: to the ground as a stem, or ending in the air. */
function hangingRoot(mesh: Mesh, random: Random, height: Height, limb: readonly Vec[]): void {
  const s = random.between(1.1, 2.9);
  const [a, b] = [limb[Math.floor(s)], limb[Math.floor(s) + 1]];
  const top = a.map((v, k) => v + (b[k] - v) * (s % 1)) as unknown as Vec;
  const ground = height(top[0], top[2]);
  const rooted = random.next() > 0.45;
  const bottom = rooted ? ground - 0.1 : random.between(ground + 0.7, top[1] - 0.7);
  const thick = rooted ? random.between(0.03, 0.085) : random.between(0.012, 0.022);
  mesh.tube(
    Array.from(
      { length: 9 },
      (_, j): Vec => [
        top[0] + random.bell() * 0.03,
        top[1] + (bottom - top[1]) * (j / 8),
        top[2] + random.bell() * 0.03,
      ],
    ),
    (t) => thick * (rooted ? 1 + Math.max(0, t - 0.8) * 2.4 : 1.2 - t * 0.9),
    6,
    m.bark,
  );
}
