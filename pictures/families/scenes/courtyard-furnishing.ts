import type { createRandom } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { bladePlant, cypress, palm, tree } from '../../scenery/plants.ts';
import { chair } from '../../scenery/props.ts';
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
  half: number,
  materials: Material[],
): Lamp[] {
  const lamps: Lamp[] = [];
  const glow = 13;
  materials[glow] = (hit) => {
    hit.r = hit.g = hit.b = 0.3;
    hit.glowR = 5.2;
    hit.glowG = 2.5;
    hit.glowB = 0.75;
  };
  const hang = (at: Vec) => {
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
      glow,
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
    lamps.push({ at: [at[0], at[1] - 0.05, at[2]], colour: [3.6, 1.75, 0.6] });
  };
  for (let i = 0; i < p.bays[0]; i++)
    hang([-half + ((i + 0.5) / p.bays[0]) * p.width, p.spring + 0.1, -p.depth - 1.8]);
  for (const x of [-1, 1])
    for (let i = 0; i < p.bays[1]; i++)
      hang([x * (half + 1.3), p.spring + 0.1, -((i + 0.5) / p.bays[1]) * p.depth]);
  return lamps;
}

export function setCircle(mesh: Mesh, centre: Vec, count: number, radius: number): void {
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5) / count) * Math.PI * 2;
    chair(
      mesh,
      [centre[0] + Math.sin(a) * radius, 0, centre[2] + Math.cos(a) * radius],
      a + Math.PI,
      m.chair,
    );
  }
}

export function fallRain(
  mesh: Mesh,
  random: ReturnType<typeof createRandom>,
  p: CourtyardParameters,
): void {
  for (let i = 0; i < 2600; i++) {
    const x = random.between(-p.width / 2 + 0.2, p.width / 2 - 0.2);
    const z = random.between(-p.depth + 0.3, 2.5);
    const y = random.between(0, p.wallHeight + 2);
    const long = random.between(0.12, 0.3);
    const w = 0.0016;
    mesh.quad(
      [x - w, y, z],
      [x + w, y, z],
      [x + w + 0.02, y + long, z],
      [x - w + 0.02, y + long, z],
      m.rain,
    );
    if (i % 5 === 0)
      mesh.lathe(
        [
          [0.03, 0.002],
          [0.035, 0.012],
          [0.04, 0.002],
        ],
        [x, 0.002, z],
        10,
        m.rain,
      );
  }
}
