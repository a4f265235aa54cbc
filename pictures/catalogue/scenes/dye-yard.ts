import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { plaster } from '../../scenery/materials.ts';
import { vessel } from '../../scenery/props.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';

/** A yard of dye vats under poles of yarn. Metres. */

const clay = 20;
const liquids = ['#101c44', '#5c120e', '#a9801c', '#2c180c'];
const yarns = [
  '#26376f',
  '#3f5590',
  '#8f3324',
  '#b0533a',
  '#c39a34',
  '#6a4a2e',
  '#d9ccae',
  '#5f6c3c',
];

export function dyeYard(mesh: Mesh, random: Random, materials: Material[]): void {
  materials[clay] = plaster('#b58561', 'dye vat', 0.9);
  liquids.forEach((hex, i) => {
    materials[clay + 1 + i] = dyeBath(hex, `bath ${i}`);
  });
  yarns.forEach((hex, i) => {
    materials[clay + 5 + i] = plaster(hex, `yarn ${i}`, 0.1);
  });
  [0, 1, 2, 3, 0, 1].forEach((dye, i) => {
    const at: Vec = [
      -2.2 + (i % 3) * 2.05 + random.bell() * 0.08,
      0,
      -1.25 - Math.floor(i / 3) * 1.95 + random.bell() * 0.08,
    ];
    const wide = 0.95 * random.between(0.9, 1.06);
    vessel(mesh, 'vat', at, 0.7, wide, clay);
    const [level, reach] = [0.59 * random.between(0.94, 1.03), 0.582 * wide];
    mesh.lathe(
      [
        [reach, level],
        [0.001, level],
      ],
      at,
      48,
      clay + 1 + dye,
    );
    // A pole to stir with leans in some of them.
    if (i % 2 === 0)
      mesh.tube(
        [
          [at[0] + 0.1, 0.3, at[2]],
          [at[0] - 0.42, 1.28, at[2] - 0.34],
        ],
        () => 0.017,
        9,
        m.wood,
      );
  });
  for (const z of [-2.2, -4.2]) {
    mesh.tube(
      [
        [-3.4, 2.35, z],
        [0, 2.32, z],
        [3.4, 2.35, z],
      ],
      () => 0.026,
      9,
      m.darkWood,
    );
    for (let x = -3.1; x < 3.2; x += random.between(0.24, 0.4))
      hank(mesh, random, [x, 2.35, z], clay + 5 + Math.floor(random.next() * yarns.length));
  }
}

/** A hank of yarn over a pole: many thin strands, drawn together at the foot by a thread. */
function hank(mesh: Mesh, random: Random, [x, y, z]: Vec, colour: number): void {
  const long = random.between(0.82, 1.08);
  const wide = random.between(0.055, 0.085);
  for (let k = 0; k < 46; k++) {
    const a = random.between(0, Math.PI * 2);
    const r = wide * Math.sqrt(random.next());
    const [dx, dz] = [Math.cos(a) * r, Math.sin(a) * r * 0.7];
    const sway = random.bell() * 0.006;
    mesh.tube(
      [
        [x + dx * 0.9, y + 0.03, z + dz * 0.5],
        [x + dx * 1.1 + sway, y - long * 0.3, z + dz],
        [x + dx * 1.25 - sway, y - long * 0.62, z + dz * 1.1],
        [x + dx * 0.75, y - long * 0.94, z + dz * 0.8],
        [x + dx * 0.4, y - long - Math.abs(random.bell()) * 0.03, z + dz * 0.4],
      ],
      (t) => 0.0062 * (1 - 0.25 * t),
      5,
      colour,
    );
  }
}

/** A bath of dye: dark and smooth, with froth at its edge and drifting on it. */
function dyeBath(hex: string, seed: string): Material {
  const [r, g, b] = parseColour(hex);
  const noise = createNoise(seed);
  return (hit) => {
    const drift = noise.fbm(hit.x * 3.2 + 5, hit.z * 3.2, 5);
    const bubbles = noise.fbm(hit.x * 34, hit.z * 34, 3);
    const froth = smoothstep(0.2, 0.42, drift + bubbles * 0.16) * 0.55;
    const k = 1 + noise.fbm(hit.x * 6, hit.z * 6, 3) * 0.25;
    hit.r = r * k + (r * 1.6 + 0.2 - r * k) * froth;
    hit.g = g * k + (g * 1.6 + 0.19 - g * k) * froth;
    hit.b = b * k + (b * 1.6 + 0.17 - b * k) * froth;
    hit.nx += noise.at(hit.x * 9, hit.z * 9) * 0.03 + bubbles * froth * 0.2;
    hit.nz += noise.at(hit.x * 9 + 7, hit.z * 9) * 0.03;
    const length = Math.hypot(hit.nx, hit.ny, hit.nz);
    hit.nx /= length;
    hit.ny /= length;
    hit.nz /= length;
    hit.shine = 0.12 * (1 - froth);
    hit.rough = 0.08 + froth * 0.5;
  };
}
