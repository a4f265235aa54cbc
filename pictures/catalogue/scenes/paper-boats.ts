import { paper } from '../../families/products/studio.ts';
import { drawCourtyard } from '../../families/scenes/courtyard.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Lamp, Material } from '../../render/scene.ts';
import { covered } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { noonCourt } from './court.ts';
import { eight, twelve } from './halls.ts';

const sheets = 20;
const level = 0.34;

/** A boat folded of one sheet: two sides that meet at bow and stern, and the peak between them. */
function boat(
  mesh: Mesh,
  at: Vec,
  long: number,
  turn: number,
  heel: number,
  material: number,
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const to = (x: number, y: number, z: number): Vec => {
    const [ly, lz] = [y - z * heel, z + y * heel];
    return [at[0] + (x * c + lz * s) * long, at[1] + ly * long, at[2] + (-x * s + lz * c) * long];
  };
  const face = (...points: Vec[]) => {
    const [a, b, d, e] = points;
    mesh.quad(a, b, d, e ?? d, material, [0, 0, 0.3, 0, 0.3, 0.2, 0, 0.2]);
  };
  for (const side of [-1, 1]) {
    const low = 0.07 * side;
    const high = 0.17 * side;
    face(to(-0.27, -0.03, low), to(0.27, -0.03, low), to(0.3, 0.15, high), to(-0.3, 0.15, high));
    face(to(-0.27, -0.03, low), to(-0.3, 0.15, high), to(-0.52, 0.27, 0));
    face(to(0.27, -0.03, low), to(0.52, 0.27, 0), to(0.3, 0.15, high));
    // The lip is folded back.
    face(
      to(-0.3, 0.15, high),
      to(0.3, 0.15, high),
      to(0.22, 0.1, high * 0.8),
      to(-0.22, 0.1, high * 0.8),
    );
    face(to(-0.26, 0.11, 0.06 * side), to(0.26, 0.11, 0.06 * side), to(0, 0.45, 0));
  }
  face(to(-0.27, -0.03, -0.07), to(-0.27, -0.03, 0.07), to(-0.52, 0.27, 0));
  face(to(0.27, -0.03, -0.07), to(0.52, 0.27, 0), to(0.27, -0.03, 0.07));
}

function boats(mesh: Mesh, random: Random, materials: Material[]): Lamp[] {
  ['#f4efe2', '#d9483a', '#2f62b3', '#f0b93a', '#2f8a6e'].forEach((hex, i) => {
    materials[sheets + i] = paper(hex, `boat ${i}`);
  });
  const patterns = [
    [eight, ['#2f62b3', '#f4efe2', '#f0b93a', '#d9483a', '#2f62b3'], '#f4efe2'],
    [twelve, ['#d9483a', '#f4efe2', '#2f8a6e', '#f0b93a'], '#f4efe2'],
  ] as const;
  patterns.forEach(([grid, colours, joint], i) => {
    materials[sheets + 5 + i] = covered(
      tileCloth(grid, colours, joint, 512, 2, 4),
      0.22,
      `boat paper ${i}`,
    );
  });
  const fleet: readonly (readonly [number, number, number, number, number])[] = [
    [-0.5, -4.5, 0.34, 0.5, 1],
    [0.3, -4.42, 0.36, -0.35, 0],
    [1.0, -4.72, 0.3, 0.9, 5],
    [-1.2, -4.85, 0.28, -0.7, 3],
    [-0.1, -4.9, 0.27, 2.6, 6],
    [0.62, -4.98, 0.26, 0.2, 2],
    [-0.7, -5.2, 0.24, 1.7, 0],
    [1.3, -5.4, 0.25, -1.1, 4],
    [-1.35, -5.75, 0.24, 0.4, 5],
    [0.95, -6.1, 0.22, 2.2, 1],
  ];
  for (const [x, z, long, turn, sheet] of fleet)
    boat(mesh, [x, level, z], long, turn, random.bell() * 0.05, sheets + sheet);
  // Two more wait on the rim.
  boat(mesh, [-0.6, 0.462, -3.95], 0.28, 0.39, 0, sheets + 4);
  boat(mesh, [0.74, 0.462, -4.01], 0.25, -0.39, 0, sheets + 3);
  return [];
}

export const paperBoats: CatalogueEntry = entry(
  'scenes/paper-boats',
  'Ten paper boats, plain, red, blue, yellow and patterned with stars, float on an eight-sided basin in a sunny court; two more wait on its stone rim.',
  'Diez barcos de papel, blancos, rojos, azules, amarillos y con estrellas estampadas, flotan en un estanque octogonal de un patio soleado; otros dos esperan en el borde de piedra.',
  'He ʻumi waʻa pepa, keʻokeʻo, ʻulaʻula, uliuli, melemele a me nā lau hōkū, e lana ana ma ka loko wai kihi ʻewalu o ka pā hale lā; kali nā mea ʻelua hou ma kona kaʻe pōhaku.',
  (seed) =>
    drawCourtyard(
      {
        ...noonCourt,
        width: 11,
        depth: 11,
        bays: [4, 4],
        arch: 'keel',
        spring: 2.2,
        pool: 'star',
        planting: 'trees',
        openToSea: false,
        wall: '#ead9bd',
        sun: { direction: [-0.75, 0.9, 0.35], colour: [2.9, 2.5, 1.9], soft: 0.03 },
        eye: [0.15, 1.75, -2.2],
        target: [0, 0.3, -4.95],
        tall: 0.76,
        ripple: 0.03,
        exposure: 0.78,
        furnish: boats,
      },
      seed,
    ),
);
