import { createRandom } from '../../../geometry/random.ts';
import { Mesh } from '../../../render/mesh.ts';
import { coneDirections, spreadDirections } from '../../../render/sky-light.ts';
import { keelArch } from '../../../scenery/architecture.ts';
import { covered } from '../../../scenery/materials.ts';
import { screenCloth, tileCloth } from '../../../scenery/ornament-cloth.ts';
import { cushion, vessel } from '../../../scenery/props.ts';
import { buildWalls, type Opening } from '../../../scenery/room.ts';
import type { SkyLook } from '../../../scenery/skies.ts';
import type { Picture } from '../../../surface/mount.ts';
import {
  eight,
  fitted,
  hangLamp,
  houseMaterials,
  layFloor,
  layRug,
  m,
  pictureCloth,
  sixteen,
  surroundings,
  type TourRoom,
  toScene,
  twelve,
  whole,
} from './house.ts';

const panels = { roses: 40, fruit: 41, cornice: 42 };

/** Painted and gilded panels on three walls, a coffered ceiling, divans around a carpet. */
export function damascusRoom(
  sky: SkyLook,
  seed: string,
  works: { carpet: Picture; roses: Picture; fruit: Picture; cornice: Picture },
): TourRoom {
  const mesh = new Mesh();
  const random = createRandom(seed);
  const [wide, long, high] = [6.6, 8.2, 4.8];
  const window = (at: number): Opening => ({
    at,
    wide: 1.05,
    spring: 3.75,
    rise: 0.5,
    shape: keelArch,
    sill: 3.05,
    fill: 'screen',
  });
  const screens = buildWalls(
    mesh,
    {
      wide,
      long,
      high,
      thick: 0.5,
      dado: 0.62,
      frieze: [4.38, 4.72],
      lattice: { holes: screenCloth(eight, 34, 512, 1), repeat: 0.4 },
      walls: {
        south: [window(1.5), window(3.3), window(5.1)],
        west: [window(1.6), window(4.1), window(6.6)],
        north: [
          {
            at: 3.3,
            wide: 1.5,
            spring: 2.05,
            rise: 0.6,
            shape: keelArch,
            sill: 0.62,
            fill: 'niche',
          },
        ],
        east: [{ at: 6.4, wide: 1.35, spring: 2, rise: 0.55, shape: keelArch, fill: 'door' }],
      },
    },
    m,
  );
  panelWalls(mesh, wide, long);
  layFloor(mesh, wide, long);
  coffers(mesh, wide, long, high);
  layRug(mesh, [0, 0, -0.6], 2.7, 4.2, m.rug);
  divans(mesh, random, wide, long);
  vessel(mesh, 'jar', [-0.25, 0.62, 4.32], 0.55, 0.26, m.blue);
  vessel(mesh, 'bowl', [0.3, 0.62, 4.3], 0.16, 0.2, m.white);
  surroundings(mesh);
  const lamps = [
    hangLamp(mesh, [0, 2.75, -0.6], 0.3, high, 0.95),
    hangLamp(mesh, [-1.9, 2.9, 2.4], 0.18, high, 0.42),
    hangLamp(mesh, [1.9, 2.9, 2.4], 0.18, high, 0.42),
    hangLamp(mesh, [-1.9, 2.9, -3], 0.18, high, 0.36),
    hangLamp(mesh, [1.9, 2.9, -3], 0.18, high, 0.36),
  ];
  const materials = houseMaterials(
    {
      wall: '#e6d6b8',
      floor: ['#b98f6a', '#7a5236'],
      sky,
      tiles: {
        grid: sixteen,
        colours: ['#7e1f24', '#e9d9b4', '#1d2b52', '#b9802f', '#2f5a4a'],
        joint: '#e9dcc0',
        metres: 1.1,
      },
      frieze: {
        grid: twelve,
        colours: ['#c99a3c', '#2f5a4a', '#7e1f24', '#e4d3ae', '#274a6a'],
        joint: '#c99a3c',
      },
    },
    seed,
  );
  materials[panels.roses] = fitted(pictureCloth(works.roses, 0.1, 0.045), 1, 'roses', 0.05);
  materials[panels.fruit] = fitted(pictureCloth(works.fruit, 0.1, 0.045), 1, 'fruit', 0.05);
  materials[panels.cornice] = fitted(pictureCloth(works.cornice, 0.05, 0.1), 2, 'cornice', 0.05);
  materials[m.rug] = fitted(pictureCloth(works.carpet, 0.09, 0.06), 4, `${seed} rug`);
  materials[m.ceiling] = covered(
    tileCloth(
      eight,
      ['#1b3550', '#9a6f24', '#5e171b', '#b9a273', '#21443a'],
      '#8a6226',
      1024,
      2,
      8,
    ),
    1.1,
    `${seed} ceiling`,
    0.03,
  );
  materials[m.red] = covered(
    tileCloth(
      eight,
      ['#6d1c1c', '#b98a3a', '#8c2a24', '#1d2b52', '#6d1c1c'],
      '#3d1212',
      1024,
      2,
      3,
    ),
    0.45,
    `${seed} divan`,
  );
  return {
    eye: [0.1, 1.58, 0.9],
    look: { eye: [-1.6, 1.62, 3.6], target: [0.7, 1.75, -4], tall: 0.92, rise: 0.03 },
    scene: toScene(mesh, materials, sky, 8.4, {
      sun: { direction: [1, 0.74, -0.35], colour: [6.5, 4.9, 3.1], soft: 0.02 },
      bounce: [0.2, 0.14, 0.095],
      skyDirections: [
        ...coneDirections([0.9, 0.43, 0], 0.6, 14),
        ...coneDirections([0, 0.43, -0.9], 0.6, 14),
        ...spreadDirections(8),
      ],
      skyStrength: 0.7,
      screens,
      lamps,
      exposure: 1.12,
      glow: 0.12,
    }),
  };
}

/** Panels from the dado up, those with roses and those with fruit in turn; cornice boards above them. */
function panelWalls(mesh: Mesh, wide: number, long: number): void {
  const foot = 0.68;
  const head = 2.5;
  const top = 2.98;
  const board = 0.8;
  const place = (
    from: number,
    to: number,
    at: (s: number, y: number) => readonly [number, number, number],
    skip: readonly [number, number] | null,
  ) => {
    const count = Math.floor((to - from) / board);
    const step = (to - from) / count;
    for (let i = 0; i < count; i++) {
      const [a, b] = [from + i * step, from + (i + 1) * step];
      if (skip && b > skip[0] && a < skip[1]) continue;
      mesh.quad(
        at(a + 0.015, foot),
        at(b - 0.015, foot),
        at(b - 0.015, head),
        at(a + 0.015, head),
        i % 2 ? panels.fruit : panels.roses,
        whole,
      );
    }
    for (let i = 0; i < Math.floor(count / 2); i++) {
      const span = (to - from) / Math.floor(count / 2);
      const [a, b] = [from + i * span, from + (i + 1) * span];
      if (skip && b > skip[0] && a < skip[1]) continue;
      mesh.quad(
        at(a, head + 0.03),
        at(b, head + 0.03),
        at(b, top),
        at(a, top),
        panels.cornice,
        whole,
      );
    }
  };
  const w = wide / 2 - 0.02;
  const l = long / 2 - 0.02;
  place(0.05, wide - 0.05, (s, y) => [-wide / 2 + s, y, -l], null);
  place(0.05, long - 0.05, (s, y) => [w, y, -long / 2 + s], null);
  place(0.05, long - 0.05, (s, y) => [-w, y, long / 2 - s], [5.6, 7.2]);
  place(0.05, wide - 0.05, (s, y) => [wide / 2 - s, y, l], [2.4, 4.2]);
}

function coffers(mesh: Mesh, wide: number, long: number, high: number): void {
  mesh.box(
    [-wide / 2 - 0.5, high, -long / 2 - 0.5],
    [wide / 2 + 0.5, high + 0.3, long / 2 + 0.5],
    m.wood,
  );
  mesh.quad(
    [-wide / 2, high - 0.01, -long / 2],
    [wide / 2, high - 0.01, -long / 2],
    [wide / 2, high - 0.01, long / 2],
    [-wide / 2, high - 0.01, long / 2],
    m.ceiling,
  );
  for (let x = -wide / 2; x <= wide / 2 + 0.01; x += 1.1)
    mesh.box([x - 0.06, high - 0.2, -long / 2], [x + 0.06, high, long / 2], m.frieze);
  for (let z = -long / 2; z <= long / 2 + 0.01; z += 8.2 / 7)
    mesh.box([-wide / 2, high - 0.2, z - 0.06], [wide / 2, high, z + 0.06], m.frieze);
}

function divans(
  mesh: Mesh,
  random: ReturnType<typeof createRandom>,
  wide: number,
  long: number,
): void {
  const w = wide / 2;
  const l = long / 2;
  const colours = [m.blue, m.green, m.yellow, m.cloth];
  mesh.box([-w, 0, -l], [w, 0.3, -l + 0.85], m.darkWood);
  mesh.box([-w, 0.3, -l], [w, 0.43, -l + 0.82], m.red);
  mesh.box([w - 0.85, 0, -l + 0.85], [w, 0.3, l - 1.6], m.darkWood);
  mesh.box([w - 0.82, 0.3, -l + 0.82], [w, 0.43, l - 1.63], m.red);
  mesh.box([-w, 0, -l + 0.85], [-w + 0.85, 0.3, l - 3.2], m.darkWood);
  mesh.box([-w, 0.3, -l + 0.82], [-w + 0.82, 0.43, l - 3.23], m.red);
  for (let x = -w + 0.5; x < w - 0.2; x += 0.72)
    cushion(
      mesh,
      [x, 0.64, -l + 0.2],
      [0.6, 0.2, 0.42],
      random.between(-0.2, 0.2),
      random.pick(colours),
    );
  for (let z = -l + 1.3; z < l - 1.8; z += 0.78)
    cushion(
      mesh,
      [w - 0.2, 0.64, z],
      [0.42, 0.2, 0.6],
      random.between(-0.2, 0.2),
      random.pick(colours),
    );
  for (let z = -l + 1.3; z < l - 3.4; z += 0.78)
    cushion(
      mesh,
      [-w + 0.2, 0.64, z],
      [0.42, 0.2, 0.6],
      random.between(-0.2, 0.2),
      random.pick(colours),
    );
  for (const x of [-0.9, 0.9]) {
    mesh.lathe(
      [
        [0.28, 0],
        [0.24, 0.38],
        [0.36, 0.4],
        [0.38, 0.44],
        [0.01, 0.44],
      ],
      [x, 0.02, -1.6],
      8,
      m.darkWood,
      false,
    );
    mesh.lathe(
      [
        [0.28, 0.445],
        [0.32, 0.48],
        [0.27, 0.455],
        [0.01, 0.452],
      ],
      [x, 0.02, -1.6],
      36,
      m.brass,
    );
    vessel(
      mesh,
      x < 0 ? 'bottle' : 'bowl',
      [x, 0.48, -1.6],
      x < 0 ? 0.34 : 0.12,
      0.12,
      x < 0 ? m.brass : m.blue,
    );
  }
}
