import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Random } from '../../geometry/random.ts';
import { add, type Mesh, times, unit, type Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { covered } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { chair, table, turnedBox, vessel } from '../../scenery/props.ts';
import { drawing } from './furnishings.ts';
import { eight, twelve } from './halls.ts';

/** The table at which patterns are drawn, and what lies on it. Metres. */

const top = 0.78;

export function furnishDrawingTable(mesh: Mesh, random: Random, materials: Material[]): void {
  table(mesh, [0, 0, -1.5], [2.5, top, 1.24], m.wood);
  drawing(mesh, materials, 21, [-0.22, top + 0.004, -1.44], 0.8, 0.14, eight, 0.62);
  drawing(mesh, materials, 22, [0.72, top + 0.003, -1.72], 0.52, -0.32, twelve, 0);
  drawing(mesh, materials, 23, [0.66, top + 0.006, -1.14], 0.34, 0.5, twelve, 1);
  roll(mesh, [-1.05, top, -1.98], [-0.3, top, -2.04], 0.032);
  roll(mesh, [-1.0, top, -1.9], [-0.42, top, -1.92], 0.024);
  compasses(mesh, [-0.36, top + 0.008, -1.3], [-0.12, top + 0.008, -1.42], 0.27);
  // A straightedge across the corner of the large sheet.
  turnedBox(mesh, [-0.52, top + 0.011, -1.1], [0.62, 0.006, 0.042], -0.2, m.darkWood);
  for (const [x, z, turn] of [
    [0.18, -0.98, 0.5],
    [0.3, -1.02, 0.72],
    [0.9, -1.3, -0.9],
  ] as const)
    brush(mesh, [x, top + 0.006, z], turn);
  pots(mesh);
  // A jar of brushes, bristles upwards.
  vessel(mesh, 'cup', [-0.98, top, -1.52], 0.17, 0.17, m.stone);
  for (let i = 0; i < 9; i++) {
    const lean: Vec = unit([random.bell() * 0.24, 1, random.bell() * 0.24]);
    const foot: Vec = [-0.98, top + 0.05, -1.52];
    const long = random.between(0.25, 0.33);
    mesh.tube([foot, add(foot, times(lean, long))], () => 0.0055, 7, m.wood);
    bristles(mesh, add(foot, times(lean, long)), lean);
  }
  // Two finished tiles, one on the other, and a few books.
  materials[24] = covered(
    tileCloth(
      eight,
      ['#14285f', '#e9e3d2', '#1f8a8c', '#b6771a', '#0d5a3f'],
      '#efe9da',
      1024,
      1,
      9,
    ),
    0.24,
    'sample tile',
    0.08,
  );
  turnedBox(mesh, [0.1, top + 0.012, -1.96], [0.24, 0.022, 0.24], 0.2, 24);
  turnedBox(mesh, [0.13, top + 0.035, -1.97], [0.24, 0.022, 0.24], 0.62, 24);
  [m.red, m.blue, m.cloth, m.darkWood].forEach((cover, i) => {
    turnedBox(
      mesh,
      [0.42 + random.bell() * 0.012, top + 0.022 + i * 0.04, -2.0],
      [0.3 - i * 0.02, 0.036, 0.22 - i * 0.01],
      0.1 + random.bell() * 0.2,
      cover,
    );
  });
  chair(mesh, [0.62, 0, -0.36], Math.PI - 0.5, m.darkWood);
}

function roll(mesh: Mesh, from: Vec, to: Vec, radius: number): void {
  const lift: Vec = [0, radius, 0];
  mesh.tube([add(from, lift), add(to, lift)], () => radius, 24, m.paper);
  for (const end of [from, to])
    mesh.tube(
      [
        add(end, lift),
        add(add(end, lift), times(unit([to[0] - from[0], 0, to[2] - from[2]]), 0.002)),
      ],
      (t) => (t > 0 ? 0.001 : radius * 0.9),
      24,
      m.cloth,
    );
  const middle = times(add(from, to), 0.5);
  mesh.tube(
    [add(add(middle, lift), [-0.008, 0, 0]), add(add(middle, lift), [0.008, 0, 0])],
    () => radius * 1.03,
    24,
    m.red,
  );
}

/** A pair of compasses that stands open on two points. */
export function compasses(mesh: Mesh, one: Vec, other: Vec, tall: number): void {
  const joint = add(times(add(one, other), 0.5), [0.01, tall, 0.02]);
  for (const foot of [one, other]) {
    mesh.tube([foot, joint], (t) => 0.0016 + 0.006 * Math.min(1, t * 1.6), 10, m.brass);
  }
  mesh.lathe(
    [
      [0.001, -0.014],
      [0.013, -0.01],
      [0.015, 0],
      [0.013, 0.01],
      [0.005, 0.014],
      [0.0045, 0.045],
      [0.006, 0.05],
      [0.001, 0.052],
    ],
    joint,
    20,
    m.brass,
  );
}

function bristles(mesh: Mesh, at: Vec, along: Vec): void {
  mesh.tube([at, add(at, times(along, 0.022))], () => 0.0066, 8, m.brass);
  mesh.tube(
    [add(at, times(along, 0.022)), add(at, times(along, 0.04)), add(at, times(along, 0.062))],
    (t) => 0.0066 * (1 + 0.4 * t - 1.35 * t * t),
    8,
    m.black,
  );
}

/** A brush that lies on the table. */
function brush(mesh: Mesh, at: Vec, turn: number): void {
  const along: Vec = [Math.cos(turn), 0, -Math.sin(turn)];
  mesh.tube(
    [at, add(at, times(along, 0.1)), add(at, times(along, 0.24))],
    (t) => 0.003 + 0.0035 * Math.sin(Math.PI * (0.15 + t * 0.75)),
    8,
    m.darkWood,
  );
  bristles(mesh, add(at, times(along, 0.24)), along);
}

/** Small bowls of ground colour in a bent row. */
function pots(mesh: Mesh): void {
  [m.blue, m.yellow, m.green, m.red, m.darkWood].forEach((colour, i) => {
    const at: Vec = [0.3 + i * 0.118, top, -1.32 - Math.sin(i * 0.8) * 0.05 - i * 0.03];
    const size = 0.052 + (i % 2) * 0.006;
    vessel(mesh, 'bowl', at, 0.05, size, m.white);
    mesh.lathe(
      [
        [size * 0.72, 0.036],
        [size * 0.4, 0.034],
        [0.001, 0.033],
      ],
      at,
      28,
      colour,
    );
  });
}
