import { drawHall, type HallParameters, hallMaterials as m } from '../families/hall.ts';
import type { Random } from '../geometry/random.ts';
import { covered } from '../render/materials.ts';
import type { Mesh, Vec } from '../render/mesh.ts';
import { tileCloth } from '../render/ornament-cloth.ts';
import { bladePlant, tree } from '../render/plants.ts';
import { pottery } from '../render/pottery.ts';
import { chair, cushion, profiles, table, turnedBox, vessel } from '../render/props.ts';
import type { Lamp, Material } from '../render/scene.ts';
import { type CatalogueEntry, entry } from './entry.ts';
import { dawnSky, daySky, eveningSky, nightSky } from './skies.ts';

const eight = { sides: 8, contact: 67.5, reach: 3 };
const twelve = { sides: 12, contact: 60, reach: 4 };
const sixteen = { sides: 16, contact: 67.5, reach: 6 };
const blueTiles = {
  grid: eight,
  colours: ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
  joint: '#efe9da',
  height: 1.2,
};
const greenTiles = {
  grid: twelve,
  colours: ['#0d5a3f', '#e9e3d2', '#17307c', '#b6771a', '#0d5a3f', '#1f8a8c'],
  joint: '#ece4d0',
  height: 1.35,
};
const hangings: [typeof eight, [string, string, string, string]][] = [
  [twelve, ['#7e1f24', '#e4d3ae', '#1d2b52', '#b9802f']],
  [eight, ['#e9e3d2', '#17307c', '#1f8a8c', '#b6771a']],
  [sixteen, ['#0d5a3f', '#e9e3d2', '#b6771a', '#17307c']],
];
const rugCloth = () =>
  tileCloth(eight, ['#1d2b52', '#e4d3ae', '#b9802f', '#7e1f24', '#7e1f24'], '#e4d3ae', 1024, 2, 3);

const veranda: HallParameters = {
  width: 5.4,
  depth: 11,
  height: 3.7,
  left: { count: 4, sill: 0.12, top: 3.1, screen: eight, shape: 'square' },
  far: 'arch',
  wall: '#efe4cf',
  floor: ['#cdbda0', '#a28967'],
  roof: 'beams',
  sky: daySky,
  sun: { direction: [-1, 0.72, 0.18], colour: [5.4, 4.6, 3.5], soft: 0.025 },
  bounce: [0.34, 0.28, 0.21],
  eye: [1.1, 1.6, 3.2],
  target: [-0.2, 1.5, -8],
  tall: 0.8,
  rise: -0.03,
  exposure: 1,
  mist: { thickness: 0.008, colour: [0.5, 0.42, 0.32], beams: 0.006, reach: 14 },
};

const room: HallParameters = {
  ...veranda,
  width: 6,
  depth: 6.2,
  height: 3.4,
  left: { count: 3, sill: 0.85, top: 2.7, screen: null, shape: 'keel' },
  far: 'wall',
  sun: { direction: [-1, 0.55, 0.35], colour: [4.6, 3.7, 2.6], soft: 0.03 },
  bounce: [0.42, 0.35, 0.27],
  eye: [0.5, 1.5, 1.9],
  target: [0, 1.1, -4],
  tall: 0.72,
  rise: -0.02,
  mist: undefined,
};

const hall = (base: HallParameters, changes: Partial<HallParameters>) => (seed: string) =>
  drawHall({ ...base, ...changes }, seed);

function rug(mesh: Mesh, materials: Material[], at: Vec, wide: number, long: number): void {
  materials[20] = covered(rugCloth(), 1.1, 'rug');
  mesh.box(
    [at[0] - wide / 2, 0, at[2] - long / 2],
    [at[0] + wide / 2, 0.018, at[2] + long / 2],
    m.cloth,
  );
  mesh.quad(
    [at[0] - wide / 2 + 0.06, 0.02, at[2] + long / 2 - 0.06],
    [at[0] + wide / 2 - 0.06, 0.02, at[2] + long / 2 - 0.06],
    [at[0] + wide / 2 - 0.06, 0.02, at[2] - long / 2 + 0.06],
    [at[0] - wide / 2 + 0.06, 0.02, at[2] - long / 2 + 0.06],
    20,
  );
}

function yarnBall(mesh: Mesh, at: Vec, radius: number, colour: number): void {
  mesh.lathe(
    Array.from({ length: 13 }, (_, k): [number, number] => [
      Math.max(0.001, Math.sin((k / 12) * Math.PI) * radius),
      radius - Math.cos((k / 12) * Math.PI) * radius,
    ]),
    at,
    24,
    colour,
  );
}

/** A low basket heaped with balls of yarn. */
function yarnBasket(mesh: Mesh, random: Random, [x, y, z]: Vec): void {
  mesh.lathe(
    [
      [0.19, 0],
      [0.25, 0.09],
      [0.28, 0.2],
      [0.3, 0.21],
      [0.28, 0.22],
      [0.24, 0.12],
      [0.02, 0.06],
    ],
    [x, y, z],
    40,
    m.wood,
  );
  const dyes = [m.red, m.blue, m.yellow, m.green, m.white];
  for (const [ring, count, lift] of [
    [0.16, 8, 0.11],
    [0.09, 4, 0.2],
    [0, 1, 0.27],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + lift * 9;
      const at: Vec = [x + Math.cos(a) * ring, y + lift, z + Math.sin(a) * ring];
      yarnBall(mesh, at, random.between(0.06, 0.072), random.pick(dyes));
    }
}

/** Skeins of dyed yarn on a rail along the wall. */
function skeins(mesh: Mesh, random: Random, [x, y, z]: Vec): void {
  mesh.tube(
    [
      [x - 1.1, y, z],
      [x + 1.1, y, z],
    ],
    () => 0.025,
    10,
    m.darkWood,
  );
  [m.red, m.yellow, m.blue, m.white, m.green, m.red, m.blue].forEach((colour, i) => {
    const sx = x - 0.93 + i * 0.31;
    for (let k = 0; k < 7; k++) {
      const dx = (k - 3) * 0.016;
      mesh.tube(
        [
          [sx + dx, y + 0.03, z + 0.03],
          [sx + dx * 1.5, y - 0.4, z + 0.05],
          [sx + dx * 0.7, y - 0.8 - random.between(0, 0.05), z + 0.04],
        ],
        () => 0.013,
        6,
        colour,
      );
    }
  });
}

function shelves(
  mesh: Mesh,
  random: Random,
  x0: number,
  x1: number,
  z: number,
  height: number,
  fill: 'books' | 'pots',
  wares: readonly number[] = [m.blue, m.green, m.white, m.yellow, m.red, m.stone],
): void {
  const deep = 0.34;
  for (let y = 0.1; y < height; y += 0.42) {
    mesh.box([x0, y, z], [x1, y + 0.03, z + deep], m.darkWood);
    for (let x = x0 + 0.05; x < x1 - 0.1; ) {
      if (fill === 'books') {
        const w = random.between(0.025, 0.06);
        const h = random.between(0.22, 0.34);
        turnedBox(
          mesh,
          [x + w / 2, y + 0.03 + h / 2, z + deep * 0.52],
          [w, h, deep * 0.75],
          random.next() > 0.93 ? 0.06 : 0,
          random.pick([m.red, m.blue, m.darkWood, m.green, m.cloth, m.wood, m.yellow, m.black]),
        );
        x += w + (random.next() > 0.94 ? 0.12 : 0.004);
      } else {
        const w = random.between(0.1, 0.17);
        vessel(
          mesh,
          random.pick(Object.keys(profiles) as (keyof typeof profiles)[]),
          [x + w, y + 0.03, z + deep / 2],
          random.between(0.16, 0.32),
          w * 0.9,
          random.pick(wares),
        );
        x += w * 2 + 0.06;
      }
    }
  }
  for (const x of [x0, (x0 + x1) / 2, x1])
    mesh.box([x - 0.02, 0, z], [x + 0.02, height, z + deep], m.darkWood);
}

function papers(
  mesh: Mesh,
  random: Random,
  centre: Vec,
  spread: [number, number],
  count: number,
): void {
  for (let i = 0; i < count; i++)
    turnedBox(
      mesh,
      [
        centre[0] + random.between(-spread[0], spread[0]),
        centre[1] + 0.002 + i * 0.0012,
        centre[2] + random.between(-spread[1], spread[1]),
      ],
      [random.between(0.2, 0.34), 0.001, random.between(0.25, 0.42)],
      random.between(-0.6, 0.6),
      random.pick([m.paper, m.white, m.cloth]),
    );
}

/** A sheet with a star pattern drawn on it. */
function drawing(
  mesh: Mesh,
  materials: Material[],
  slot: number,
  at: Vec,
  size: number,
  turn: number,
  grid = eight,
): void {
  materials[slot] = covered(
    tileCloth(grid, ['#f1ead8', '#e4d6b4', '#9db6d0', '#f1ead8', '#e8c98a'], '#27375f', 1024, 2, 4),
    size / 1.5,
    `sheet ${slot}`,
  );
  turnedBox(mesh, at, [size, 0.003, size], turn, slot);
}

function lantern(mesh: Mesh, at: Vec, size: number, top: number): void {
  mesh.lathe(
    [
      [0.02, -1],
      [0.3, -0.7],
      [0.55, -0.3],
      [0.6, 0.1],
      [0.42, 0.5],
      [0.16, 0.75],
      [0.2, 0.85],
      [0.05, 1],
    ].map(([r, y]): [number, number] => [r * size, y * size]),
    at,
    16,
    m.glow,
  );
  mesh.tube(
    [
      [at[0], at[1] + size, at[2]],
      [at[0], top, at[2]],
    ],
    () => 0.008,
    5,
    m.brass,
  );
}

/** Light that a pierced lantern throws: bright spots between dark bars. */
const pierced = (x: number, y: number, z: number): number => {
  const a = Math.atan2(z, x) * 8;
  const b = Math.asin(Math.max(-1, Math.min(1, y))) * 9;
  const bars =
    Math.abs(Math.sin(a + b) * Math.sin(a - b)) +
    0.25 * Math.abs(Math.sin(a * 2) * Math.sin(b * 2));
  return 0.22 + 1.9 * Math.max(0, Math.min(1, (bars - 0.3) * 5));
};
const lamp = (at: Vec, strength: number, pattern?: Lamp['pattern']): Lamp => ({
  at,
  colour: [3.6 * strength, 2 * strength, 0.85 * strength],
  pattern,
});

export const houseScenes: CatalogueEntry[] = [
  entry(
    'scenes/veranda-screen-light',
    'A long veranda: sunlight falls through tall pierced wooden screens and lays star patterns on the floor; at the end an arch with the sea.',
    'Una galería larga: el sol atraviesa altas celosías de madera y dibuja estrellas en el suelo; al fondo, un arco con el mar.',
    'He lānai lōʻihi: komo ka lā ma nā pale lāʻau puka a kahakaha i nā hōkū ma ka papahele; ma ka hope ke kai.',
    hall(veranda, {}),
  ),
  entry(
    'scenes/screen-shadow-wall',
    'A pale wall with a bench; the patterned shadow of a screen lies across it in low light.',
    'Un muro claro con un banco; la sombra dibujada de una celosía lo cruza con luz rasante.',
    'He paia keʻokeʻo me ka noho lōʻihi; moe ke aka o ka pale puka ma luna ona.',
    hall(veranda, {
      left: { count: 2, sill: 0.1, top: 3.2, screen: twelve, shape: 'square' },
      far: 'wall',
      depth: 5,
      roof: 'flat',
      wall: '#ecd9b8',
      sun: { direction: [-1, 0.2, 0.02], colour: [6.5, 4.1, 2.1], soft: 0.006 },
      eye: [-1.7, 1.5, 0.6],
      target: [2.7, 1.35, -1.2],
      tall: 0.82,
      rise: -0.02,
      furnish: (mesh, random) => {
        mesh.box([2.15, 0, -3.4], [2.68, 0.42, 1.6], m.stone);
        cushion(mesh, [2.4, 0.5, -1.6], [0.5, 0.2, 0.5], 0.2, m.blue);
        cushion(mesh, [2.42, 0.5, -0.9], [0.46, 0.2, 0.46], -0.3, m.red);
        vessel(mesh, 'jar', [2.2, 0, 1.95], 0.8, 0.6, m.blue);
        bladePlant(mesh, random, [2.2, 0.75, 1.95], 0.9, 26, m.leaf, 0.06);
      },
    }),
  ),
  entry(
    'scenes/corridor-arches',
    'A corridor under five pointed arches, light and shade by turns, with the sea at its end.',
    'Un corredor bajo cinco arcos apuntados, luz y sombra alternas, con el mar al fondo.',
    'He ala hele ma lalo o nā hoaka ʻelima, ka mālamalama a me ka malu, a ʻo ke kai ma ka hope.',
    hall(veranda, {
      width: 4.2,
      depth: 16,
      height: 4.2,
      ribs: 5,
      tiles: blueTiles,
      left: { count: 6, sill: 0, top: 2.9, screen: null, shape: 'keel' },
      wall: '#f0dfc2',
      floor: ['#c9a987', '#8f7051'],
      sun: { direction: [-1, 0.9, 0.1], colour: [4.8, 3.9, 2.8], soft: 0.03 },
      eye: [0, 1.55, 3.4],
      target: [0, 1.6, -10],
      tall: 0.74,
    }),
  ),
  entry(
    'scenes/doorway-sea',
    'A dim room with a carved arched doorway that opens on bright blue sea.',
    'Una sala en penumbra con una puerta en arco que se abre al mar azul y luminoso.',
    'He lumi pōʻele me ka puka hoaka e hāmama ana i ke kai uliuli.',
    hall(veranda, {
      width: 4.6,
      depth: 4.4,
      height: 3.5,
      left: null,
      far: 'door',
      wall: '#d8b98c',
      floor: ['#a98c66', '#7c6246'],
      tiles: greenTiles,
      sun: { direction: [0.35, 0.75, -0.8], colour: [5, 4.3, 3.3], soft: 0.02 },
      bounce: [0.15, 0.13, 0.1],
      skyStrength: 2,
      eye: [-0.5, 1.5, 2.4],
      target: [0.05, 1.35, -4.4],
      tall: 0.66,
      exposure: 1.25,
      mist: { thickness: 0.004, colour: [0.2, 0.2, 0.2], beams: 0.01, reach: 8 },
      furnish: (mesh, random, materials) => {
        rug(mesh, materials, [0, 0, -1.8], 1.5, 2.6);
        vessel(mesh, 'jar', [1.5, 0, -3.6], 0.95, 0.7, m.green);
        vessel(mesh, 'jar', [-1.6, 0, -3.7], 0.7, 0.6, m.blue);
        bladePlant(mesh, random, [-1.6, 0.6, -3.7], 0.8, 22, m.leaf, 0.06);
      },
    }),
  ),
  entry(
    'scenes/moon-gate',
    'A round gate in a white wall frames a garden terrace and the evening sea.',
    'Una puerta circular en un muro blanco enmarca una terraza y el mar al atardecer.',
    'He puka poepoe ma ka paia keʻokeʻo e ʻike ʻia ai ke kai ahiahi.',
    hall(veranda, {
      width: 7,
      depth: 4.5,
      height: 4,
      left: null,
      roof: 'none',
      far: 'moon',
      sky: eveningSky,
      wall: '#eadbc6',
      sun: { direction: [-0.5, 0.5, 0.9], colour: [3, 1.8, 1], soft: 0.04 },
      bounce: [0.3, 0.23, 0.22],
      eye: [0.3, 1.5, 3.2],
      target: [0, 1.45, -4.5],
      tall: 0.62,
      mist: undefined,
      furnish: (mesh, random) => {
        for (const x of [-2.5, 2.5]) {
          vessel(mesh, 'jar', [x, 0, -3.6], 0.7, 0.7, m.blue);
          bladePlant(mesh, random, [x, 0.62, -3.6], 1.1, 40, m.leaf, 0.06);
        }
      },
    }),
  ),
  entry(
    'scenes/gallery-light',
    'A quiet museum gallery in daylight from arched windows: painted jars and bowls on pedestals, three framed star panels on the far wall.',
    'Una sala de museo tranquila a la luz de ventanas en arco: vasijas pintadas sobre pedestales y tres paneles de estrellas enmarcados al fondo.',
    'He lumi hōʻikeʻike mālie i ka mālamalama o nā pukaaniani: nā ipu i pena ʻia ma luna o nā kū, a ʻekolu papa hōkū ma ka paia mamao.',
    hall(room, {
      width: 8,
      depth: 9,
      height: 4.2,
      floor: 'wood',
      wall: '#f2ede2',
      roof: 'flat',
      left: { count: 4, sill: 0.9, top: 3.4, screen: null, shape: 'keel' },
      eye: [2.2, 1.6, 2.4],
      target: [-0.4, 1.2, -6],
      furnish: (mesh, _, materials) => {
        const wares = [
          ['#1d3a8c', '#e9e6da', '#d9b45a'],
          ['#e9e4d4', '#23449c', '#2f8f8c'],
          ['#2b9a98', '#101a1a', '#35aaa6'],
          ['#e6dcc4', '#9a6418', '#23449c'],
        ] as const;
        wares.forEach((colours, i) => {
          materials[21 + i] = pottery(`gallery ${i}`, colours, [
            [0.06, 0.12, 'strokes'],
            [0.14, 0.3, i % 2 ? 'scroll' : 'roundels'],
            [0.32, 0.38, 'cable'],
            [0.4, 0.5, i % 2 ? 'roundels' : 'scroll'],
          ]);
        });
        const kinds = ['jar', 'bottle', 'bowl', 'jar', 'cup', 'vat', 'bottle'] as const;
        kinds.forEach((kind, i) => {
          const x = i % 2 ? -1.3 : 1.5;
          const z = -0.6 - i * 1.1;
          mesh.box([x - 0.3, 0, z - 0.3], [x + 0.3, 1.0, z + 0.3], m.white);
          mesh.box([x - 0.34, 0.96, z - 0.34], [x + 0.34, 1.0, z + 0.34], m.white);
          vessel(
            mesh,
            kind,
            [x, 1.0, z],
            kind === 'bowl' ? 0.22 : 0.52,
            kind === 'bowl' ? 0.3 : 0.42,
            21 + (i % 4),
          );
        });
        hangings.forEach(([grid, colours], i) => {
          materials[25 + i] = covered(
            tileCloth(grid, colours, colours[0], 1024, 2, 3),
            0.7,
            `hanging ${i}`,
          );
          const x = -2.3 + i * 2.3;
          mesh.box([x - 0.82, 0.98, -8.99], [x + 0.82, 3.02, -8.94], m.darkWood);
          mesh.quad(
            [x - 0.76, 1.04, -8.93],
            [x + 0.76, 1.04, -8.93],
            [x + 0.76, 2.96, -8.93],
            [x - 0.76, 2.96, -8.93],
            25 + i,
          );
        });
      },
    }),
  ),
  entry(
    'scenes/studio-table',
    'An artist’s table by the window with drawings of star patterns, pots of colour and brushes.',
    'La mesa de un taller junto a la ventana, con dibujos de estrellas, botes de color y pinceles.',
    'He pākaukau hana noʻeau ma ka pukaaniani me nā kiʻi hōkū, nā ipu pena a me nā hulu pena.',
    hall(room, {
      eye: [0.9, 1.75, 0.9],
      target: [-0.3, 0.82, -1.6],
      tall: 0.72,
      tiles: undefined,
      furnish: (mesh, random, materials) => {
        table(mesh, [-0.3, 0, -1.5], [2.6, 0.78, 1.2], m.wood);
        drawing(mesh, materials, 21, [-0.4, 0.783, -1.4], 0.72, 0.2);
        drawing(mesh, materials, 22, [-1.15, 0.782, -1.6], 0.5, -0.35, twelve);
        papers(mesh, random, [0.45, 0.78, -1.6], [0.3, 0.25], 12);
        [m.blue, m.yellow, m.green, m.red, m.white].forEach((colour, i) => {
          vessel(mesh, 'cup', [0.05 + i * 0.17, 0.78, -1.05 + (i % 2) * 0.1], 0.1, 0.11, m.white);
          mesh.lathe(
            [
              [0.045, 0.085],
              [0.001, 0.085],
            ],
            [0.05 + i * 0.17, 0.78, -1.05 + (i % 2) * 0.1],
            24,
            colour,
          );
        });
        vessel(mesh, 'jar', [-1.35, 0.78, -1.15], 0.2, 0.18, m.blue);
        for (let i = 0; i < 9; i++)
          mesh.tube(
            [
              [-1.35, 0.84, -1.15],
              [-1.35 + random.bell() * 0.09, 1.16, -1.15 + random.bell() * 0.09],
            ],
            () => 0.006,
            6,
            m.wood,
          );
        chair(mesh, [0.2, 0, -0.5], Math.PI + 0.4, m.darkWood);
        shelves(mesh, random, -2.8, 2.8, -6.2, 2.2, 'pots');
      },
    }),
  ),
  entry(
    'scenes/geometry-workshop',
    'A workshop for drawing geometry: long tables with star patterns, chairs and a plan on the wall.',
    'Un taller de dibujo geométrico: mesas largas con estrellas, sillas y un plano en la pared.',
    'He lumi aʻo kaha kiʻi anahonua: nā pākaukau lōʻihi me nā kiʻi hōkū a me nā noho.',
    hall(room, {
      width: 7,
      depth: 7.5,
      eye: [1.5, 1.9, 2.2],
      target: [-0.4, 0.8, -3],
      tiles: blueTiles,
      furnish: (mesh, random, materials) => {
        drawing(mesh, materials, 21, [0, -5, 0], 0.6, 0);
        drawing(mesh, materials, 22, [0, -5, 0], 0.6, 0, sixteen);
        for (const [row, z] of [
          [0, -0.6],
          [1, -2.9],
          [2, -5.1],
        ] as const) {
          table(mesh, [0, 0, z], [4.6, 0.76, 0.95], m.wood);
          for (let i = 0; i < 4; i++) {
            const x = -1.7 + i * 1.13;
            turnedBox(
              mesh,
              [x, 0.763, z + random.bell() * 0.06],
              [0.52, 0.003, 0.52],
              random.bell() * 0.3,
              (i + row) % 2 ? 21 : 22,
            );
            turnedBox(
              mesh,
              [x + 0.36, 0.766, z + 0.1],
              [0.02, 0.01, 0.3],
              random.between(-1, 1),
              m.brass,
            );
            chair(mesh, [x, 0, z + 0.78], Math.PI + random.bell() * 0.25, m.darkWood);
          }
        }
        materials[23] = covered(
          tileCloth(
            sixteen,
            ['#f1ead8', '#e4d6b4', '#9db6d0', '#f1ead8', '#e8c98a'],
            '#27375f',
            1024,
            1,
            4,
          ),
          1.9,
          'plan',
        );
        mesh.quad([-1, 1.45, -7.47], [0.9, 1.45, -7.47], [0.9, 3.1, -7.47], [-1, 3.1, -7.47], 23);
      },
    }),
  ),
  entry(
    'scenes/lantern-room',
    'A night room: pierced lanterns throw a lattice of light over walls, cushions and a low table.',
    'Una estancia de noche: faroles calados proyectan una trama de luz sobre muros, cojines y una mesa baja.',
    'He lumi i ka pō: kau nā kukui puka i ka ʻupena mālamalama ma nā paia a me nā uluna.',
    hall(room, {
      sky: nightSky,
      sun: null,
      left: { count: 3, sill: 0.4, top: 2.7, screen: 'spindles', shape: 'square' },
      wall: '#c79a6a',
      bounce: [0.05, 0.03, 0.02],
      tiles: greenTiles,
      exposure: 1.2,
      glow: 0.16,
      lamps: [
        lamp([-1.2, 2.1, -3.4], 0.62, pierced),
        lamp([1.3, 2.3, -2.2], 0.55, pierced),
        lamp([0.1, 1.9, -4.9], 0.5, pierced),
      ],
      furnish: (mesh, random, materials) => {
        rug(mesh, materials, [0, 0, -2.8], 3, 4);
        lantern(mesh, [-1.2, 2.1, -3.4], 0.26, 3.4);
        lantern(mesh, [1.3, 2.3, -2.2], 0.22, 3.4);
        lantern(mesh, [0.1, 1.9, -4.9], 0.24, 3.4);
        mesh.lathe(
          [
            [0.5, 0.34],
            [0.52, 0.38],
            [0.001, 0.38],
          ],
          [0, 0, -2.9],
          48,
          m.brass,
        );
        mesh.lathe(
          [
            [0.26, 0],
            [0.2, 0.2],
            [0.3, 0.34],
          ],
          [0, 0, -2.9],
          16,
          m.darkWood,
        );
        vessel(mesh, 'bottle', [-0.12, 0.38, -2.95], 0.32, 0.2, m.brass);
        for (let i = 0; i < 4; i++)
          vessel(
            mesh,
            'cup',
            [0.1 + Math.cos(i * 1.4) * 0.22, 0.38, -2.8 + Math.sin(i * 1.4) * 0.18],
            0.08,
            0.08,
            m.white,
          );
        mesh.box([2.2, 0, -6], [3, 0.3, 0.5], m.red);
        mesh.box([-2.9, 0, -6.1], [2.2, 0.3, -5.4], m.blue);
        for (let i = 0; i < 8; i++)
          cushion(
            mesh,
            [i < 4 ? 2.75 : -2.4 + (i - 4) * 1.2, 0.5, i < 4 ? -5 + i * 1.4 : -6],
            [0.5, 0.22, 0.5],
            random.next(),
            [m.blue, m.yellow, m.red, m.green][i % 4],
          );
      },
    }),
  ),
  entry(
    'scenes/library-room',
    'The library: shelves of bound books, a long reading table, a rug, light from arched windows.',
    'La biblioteca: estantes de libros encuadernados, una mesa larga de lectura, una alfombra y luz de ventanas en arco.',
    'Ka lumi puke: nā haka puke, ka pākaukau heluhelu lōʻihi a me ka moena.',
    hall(room, {
      width: 6.6,
      depth: 7,
      eye: [0.9, 1.65, 2.3],
      target: [-0.2, 1.15, -4],
      floor: 'wood',
      lamps: [lamp([-0.6, 1.16, -2.6], 0.25), lamp([0.8, 1.16, -2.6], 0.25)],
      furnish: (mesh, random, materials) => {
        rug(mesh, materials, [0, 0, -2.7], 3.4, 3.6);
        shelves(mesh, random, -3.2, 3.2, -7, 3.0, 'books');
        for (let k = 0; k < 3; k++) {
          const z = -6 + k * 2;
          for (let y = 0.1; y < 2.8; y += 0.42) {
            mesh.box([2.95, y, z - 0.95], [3.3, y + 0.03, z + 0.95], m.darkWood);
            for (let s = -0.9; s < 0.88; ) {
              const w = random.between(0.03, 0.06);
              const h = random.between(0.22, 0.34);
              mesh.box(
                [3.02, y + 0.03, z + s],
                [3.28, y + 0.03 + h, z + s + w],
                random.pick([m.red, m.blue, m.darkWood, m.green, m.cloth, m.wood]),
              );
              s += w + 0.004;
            }
          }
        }
        table(mesh, [0, 0, -2.6], [2.6, 0.76, 1], m.darkWood);
        for (const x of [-0.6, 0.8]) {
          mesh.lathe(
            [
              [0.09, 0],
              [0.02, 0.03],
              [0.015, 0.3],
            ],
            [x, 0.76, -2.6],
            20,
            m.brass,
          );
          mesh.lathe(
            [
              [0.14, 0.3],
              [0.06, 0.42],
            ],
            [x, 0.76, -2.6],
            20,
            m.glow,
          );
        }
        papers(mesh, random, [0.1, 0.76, -2.5], [0.7, 0.25], 9);
        turnedBox(mesh, [-0.1, 0.8, -2.4], [0.36, 0.06, 0.26], 0.3, m.red);
        for (const [x, z, t] of [
          [-0.7, -1.8, Math.PI],
          [0.6, -1.75, Math.PI + 0.2],
          [-0.6, -3.4, 0],
          [0.7, -3.45, 0.1],
        ] as const)
          chair(mesh, [x, 0, z], t, m.wood);
      },
    }),
  ),
  entry(
    'scenes/archive-drawers',
    'The archive: a wall of shallow wooden drawers with brass pulls, one open with sheets of tracing.',
    'El archivo: un muro de cajones de madera con tiradores de latón, uno abierto con hojas de calco.',
    'Ka waihona: he paia ume lāʻau me nā ʻau keleawe, hāmama kekahi me nā pepa.',
    hall(room, {
      roof: 'flat',
      floor: 'wood',
      width: 6,
      depth: 5,
      eye: [0.7, 1.65, 1.4],
      target: [0, 1.1, -4.6],
      wall: '#dfe3dc',
      furnish: (mesh, random, materials) => {
        for (let i = 0; i < 7; i++)
          for (let j = 0; j < 14; j++) {
            const [x, y] = [-2.8 + i * 0.8, 0.1 + j * 0.17];
            const out = i === 3 && j === 5 ? 0.5 : i === 5 && j === 8 ? 0.12 : 0;
            mesh.box(
              [x + 0.01, y + 0.008, -5],
              [x + 0.78, y + 0.16, -4.35 + out],
              random.next() > 0.2 ? m.wood : m.darkWood,
            );
            mesh.box([x + 0.28, y + 0.07, -4.35 + out], [x + 0.5, y + 0.1, -4.31 + out], m.brass);
            if (out > 0.3)
              mesh.box([x + 0.05, y + 0.155, -4.3], [x + 0.74, y + 0.168, -4.37 + out], m.paper);
          }
        table(mesh, [0.3, 0, -1.9], [2.2, 0.8, 1], m.darkWood);
        drawing(mesh, materials, 21, [0.1, 0.803, -1.9], 0.7, 0.12, sixteen);
        papers(mesh, random, [0.9, 0.8, -1.85], [0.25, 0.2], 14);
      },
    }),
  ),
  entry(
    'scenes/screen-projection',
    'An evening screening in a hall: rows of chairs before a bright screen with a star pattern.',
    'Una proyección nocturna en una sala: filas de sillas ante una pantalla luminosa con una estrella.',
    'He hōʻikeʻike wikiō ahiahi: nā lālani noho ma mua o ka pale keʻokeʻo me ka hōkū.',
    hall(room, {
      width: 8,
      depth: 9,
      height: 4.4,
      sky: nightSky,
      sun: null,
      bounce: [0.05, 0.05, 0.06],
      left: { count: 4, sill: 0.5, top: 3.4, screen: null, shape: 'keel' },
      eye: [0.6, 1.9, 3],
      target: [0, 1.5, -8],
      lamps: [{ at: [0, 2.4, -6.4], colour: [1.1, 1.25, 1.7] }],
      exposure: 1.1,
      glow: 0.12,
      furnish: (mesh, _, materials) => {
        const cloth = tileCloth(
          sixteen,
          ['#f2b632', '#e9f0fa', '#2a4ba0', '#8fb3e8', '#14285f', '#b5176a'],
          '#f7f4ee',
          1024,
          1,
          6,
        );
        const texel = new Float32Array(4);
        materials[21] = (hit) => {
          cloth.at(hit.u / 2.6 + 0.5, -hit.v / 2.6 + 0.5, 0.001, texel);
          hit.r = hit.g = hit.b = 0.1;
          hit.glowR = texel[0] * 1.6;
          hit.glowG = texel[1] * 1.6;
          hit.glowB = texel[2] * 1.7;
        };
        mesh.quad([-2.3, 0.9, -8.9], [2.3, 0.9, -8.9], [2.3, 3.5, -8.9], [-2.3, 3.5, -8.9], 21);
        for (let j = 0; j < 5; j++)
          for (let i = 0; i < 8; i++)
            chair(mesh, [-2.6 + i * 0.74, 0, 0.6 - j * 1.15], Math.PI, m.darkWood);
      },
    }),
  ),
  entry(
    'scenes/loom',
    'A wooden loom with a half-woven red and blue cloth; baskets of dyed yarn stand around it and skeins hang on the wall.',
    'Un telar de madera con una tela roja y azul a medio tejer; alrededor, cestos de ovillos teñidos y madejas colgadas en la pared.',
    'He mīkini ulana lāʻau me ke kapa ʻulaʻula a uliuli i hapa ulana ʻia; nā hīnaʻi lopi a puni, a kau nā lopi ma ka paia.',
    hall(room, {
      eye: [1.3, 1.5, 1.1],
      target: [-0.2, 1.05, -2.6],
      tiles: undefined,
      wall: '#e2cda8',
      furnish: (mesh, random, materials) => {
        materials[21] = covered(
          tileCloth(
            eight,
            ['#1d2b52', '#e4d3ae', '#b9802f', '#7e1f24', '#7e1f24'],
            '#7e1f24',
            1024,
            2,
            3,
          ),
          0.8,
          'woven',
        );
        for (const x of [-1.1, 1.1])
          mesh.box([x - 0.07, 0, -2.9], [x + 0.07, 2.5, -2.7], m.darkWood);
        for (const y of [0.35, 2.35])
          mesh.tube(
            [
              [-1.3, y, -2.75],
              [1.3, y, -2.75],
            ],
            () => 0.09,
            14,
            m.wood,
          );
        mesh.quad(
          [-0.9, 0.4, -2.66],
          [0.9, 0.4, -2.66],
          [0.9, 1.25, -2.66],
          [-0.9, 1.25, -2.66],
          21,
        );
        for (let i = 0; i < 84; i++) {
          const x = -0.9 + (i / 83) * 1.8;
          mesh.tube(
            [
              [x, 1.24, -2.66],
              [x, 2.3, -2.67],
            ],
            () => 0.0046,
            4,
            m.cloth,
          );
        }
        mesh.tube(
          [
            [-1.1, 1.7, -2.6],
            [1.1, 1.7, -2.6],
          ],
          () => 0.03,
          10,
          m.wood,
        );
        mesh.box([-0.8, 0.42, -2.1], [0.8, 0.47, -1.75], m.wood);
        for (const x of [-0.7, 0.7])
          mesh.box([x - 0.04, 0, -2.05], [x + 0.04, 0.42, -1.8], m.darkWood);
        yarnBasket(mesh, random, [-1.75, 0, -1.7]);
        yarnBasket(mesh, random, [1.62, 0, -2.1]);
        yarnBasket(mesh, random, [-1.2, 0, -0.95]);
        for (const [x, z, colour] of [
          [-0.72, -1.2, m.red],
          [0.3, -1.5, m.blue],
          [-0.1, -1.06, m.yellow],
        ] as const)
          yarnBall(mesh, [x, 0, z], 0.075, colour);
        skeins(mesh, random, [1.6, 2.05, -5.9]);
      },
    }),
  ),
  entry(
    'scenes/dye-vats',
    'Dye vats of indigo, madder and weld stand in a row; hanks of yarn hang to dry above.',
    'Tinas de añil, rubia y gualda en fila; madejas teñidas se secan colgadas.',
    'Nā kapu hoʻoluʻu uliuli, ʻulaʻula a melemele; kau nā lopi e maloʻo ai.',
    hall(room, {
      roof: 'none',
      far: 'arcade',
      width: 7,
      depth: 6,
      sun: { direction: [-0.8, 1, 0.5], colour: [3.2, 2.7, 2], soft: 0.03 },
      exposure: 0.9,
      eye: [1.4, 1.8, 1.7],
      target: [-0.2, 0.9, -3],
      left: null,
      tiles: undefined,
      floor: ['#b39a7c', '#7c664c'],
      furnish: (mesh, random) => {
        const dyes = [m.blue, m.red, m.yellow, m.green, m.blue, m.red];
        dyes.forEach((dye, i) => {
          const at: Vec = [-2.1 + (i % 3) * 2.1, 0, -1.3 - Math.floor(i / 3) * 1.9];
          vessel(mesh, 'vat', at, 0.72, 0.95, m.stone);
          mesh.lathe(
            [
              [0.55, 0.6],
              [0.001, 0.6],
            ],
            at,
            40,
            dye,
          );
        });
        for (const z of [-2.2, -4.2]) {
          mesh.tube(
            [
              [-3.3, 2.35, z],
              [3.3, 2.35, z],
            ],
            () => 0.03,
            8,
            m.darkWood,
          );
          for (let i = 0; i < 17; i++) {
            const x = -3 + i * 0.37;
            const c = random.pick([m.blue, m.red, m.yellow, m.green, m.white]);
            for (let k = 0; k < 22; k++) {
              const dx = random.bell() * 0.07;
              const dz = random.bell() * 0.05;
              mesh.tube(
                [
                  [x + dx * 0.6, 2.38, z + dz],
                  [x + dx, 1.9, z + dz * 1.2],
                  [x + dx * 0.7, 1.42 + random.bell() * 0.05, z + dz],
                ],
                () => 0.011,
                5,
                c,
              );
            }
          }
        }
      },
    }),
  ),
  entry(
    'scenes/kiln',
    'A brick kiln glows in a dark workshop; shelves of pots and tiles wait to be fired.',
    'Un horno de ladrillo brilla en un taller oscuro; estantes de vasijas esperan la cocción.',
    'ʻĀ ka umu puna i loko o ka lumi hana pouli; kali nā ipu ma nā haka.',
    hall(room, {
      left: { count: 2, sill: 1.4, top: 2.6, screen: null, shape: 'keel' },
      sky: eveningSky,
      sun: null,
      wall: '#a98b6c',
      bounce: [0.05, 0.04, 0.04],
      floor: ['#8a7258', '#5f4c3a'],
      lamps: [{ at: [0, 0.75, -3.5], colour: [7, 2.6, 0.6] }],
      exposure: 1.25,
      glow: 0.2,
      eye: [0.9, 1.5, 1.6],
      target: [0, 1, -4],
      furnish: (mesh, random, materials) => {
        materials[21] = covered(
          tileCloth(
            { sides: 8, contact: 20, reach: 1 },
            ['#8e4a30', '#a55a3a'],
            '#6d5140',
            512,
            2,
            6,
          ),
          0.7,
          'brick',
        );
        mesh.lathe(
          [
            [1.35, 0],
            [1.35, 0.9],
            [1.25, 1.4],
            [0.95, 1.9],
            [0.5, 2.25],
            [0.3, 2.4],
            [0.3, 3.4],
          ],
          [0, 0, -5],
          40,
          21,
        );
        mesh.box([-0.5, 0.15, -3.78], [0.5, 1.15, -3.6], 21);
        mesh.box([-0.34, 0.3, -3.6], [0.34, 1.0, -3.585], m.glow);
        shelves(mesh, random, 1.5, 2.95, -6.1, 2.4, 'pots');
        shelves(mesh, random, -2.95, -1.5, -6.1, 2.4, 'pots');
        for (let i = 0; i < 7; i++)
          vessel(
            mesh,
            random.pick(['jar', 'bottle', 'bowl'] as const),
            [-2.2 + i * 0.7, 0, -2 + random.bell() * 0.4],
            random.between(0.3, 0.6),
            0.35,
            random.pick([m.stone, m.cloth, m.white]),
          );
      },
    }),
  ),
  entry(
    'scenes/instrument-evening',
    'A lute leans on a chair in a lamp-lit room before a concert; rugs, cushions, evening sky.',
    'Un laúd apoyado en una silla en una sala con lámparas antes de un concierto; alfombras, cojines y cielo de tarde.',
    'He lute ma ka noho i loko o ka lumi kukui ma mua o ka ʻaha mele; nā moena a me nā uluna.',
    hall(room, {
      sky: eveningSky,
      sun: null,
      far: 'arcade',
      bounce: [0.1, 0.08, 0.08],
      lamps: [lamp([1.5, 1.9, -2.6], 0.7), lamp([-1.6, 1.9, -3.4], 0.6)],
      exposure: 1.15,
      glow: 0.14,
      left: { count: 3, sill: 0.3, top: 2.7, screen: eight, shape: 'square' },
      eye: [0.3, 1.3, 0.9],
      target: [0, 0.95, -3],
      furnish: (mesh, random, materials) => {
        rug(mesh, materials, [0, 0, -2.5], 3.6, 3.2);
        lantern(mesh, [1.5, 1.9, -2.6], 0.2, 3.4);
        lantern(mesh, [-1.6, 1.9, -3.4], 0.2, 3.4);
        chair(mesh, [0, 0, -2.6], 0.25, m.darkWood);
        const c: Vec = [0.05, 0.74, -2.36];
        mesh.sheet(32, 24, m.wood, (u, v) => {
          const a = u * Math.PI * 2;
          const r = Math.sin(v * Math.PI * 0.5);
          const long = Math.cos(a) > 0 ? 0.36 : 0.24;
          return [
            c[0] + Math.sin(a) * 0.2 * r,
            c[1] + Math.cos(a) * long * r,
            c[2] + 0.02 - Math.cos(v * Math.PI * 0.5) * 0.16,
          ];
        });
        mesh.sheet(32, 4, m.cloth, (u, v) => {
          const a = u * Math.PI * 2;
          const long = Math.cos(a) > 0 ? 0.36 : 0.24;
          return [c[0] + Math.sin(a) * 0.2 * v, c[1] + Math.cos(a) * long * v, c[2] + 0.022];
        });
        mesh.lathe(
          [
            [0.06, 0],
            [0.001, 0],
          ].map(([r, y]): [number, number] => [r, y]),
          [c[0], c[1], c[2] + 0.03],
          24,
          m.black,
        );
        turnedBox(mesh, [c[0], c[1] + 0.55, c[2] + 0.015], [0.045, 0.44, 0.025], 0, m.darkWood);
        turnedBox(mesh, [c[0], c[1] + 0.79, c[2] - 0.05], [0.05, 0.16, 0.03], 0, m.darkWood, -1.1);
        for (let i = 0; i < 5; i++)
          mesh.tube(
            [
              [c[0] - 0.016 + i * 0.008, c[1] - 0.14, c[2] + 0.035],
              [c[0] - 0.014 + i * 0.007, c[1] + 0.77, c[2] + 0.035],
            ],
            () => 0.0012,
            4,
            m.white,
          );
        for (let i = 0; i < 7; i++)
          cushion(
            mesh,
            [-2.4 + i * 0.8, 0.12, -4.3 + random.bell() * 0.3],
            [0.6, 0.24, 0.6],
            random.next(),
            [m.red, m.blue, m.yellow, m.green][i % 4],
          );
      },
    }),
  ),
  entry(
    'scenes/shop-still-life',
    'The museum shop: cups, bowls, folded cloth and books on a wooden table by a window.',
    'La tienda del museo: tazas, cuencos, telas dobladas y libros en una mesa de madera junto a la ventana.',
    'Ka hale kūʻai: nā kīʻaha, nā pola, nā lole i pelu ʻia a me nā puke ma ka pākaukau lāʻau.',
    hall(room, {
      eye: [0.35, 1.35, 0.5],
      target: [-0.1, 0.9, -1.6],
      tall: 0.6,
      wall: '#eee2cc',
      furnish: (mesh, random, materials) => {
        materials[21] = covered(
          tileCloth(twelve, ['#8c2a24', '#efe6cf', '#d99a25', '#22418f'], '#efe6cf', 1024, 2, 4),
          0.3,
          'folded',
        );
        const wares = [
          ['#f0ebdf', '#23449c', '#b5301c'],
          ['#1d3a8c', '#e9e6da', '#d9b45a'],
          ['#2b9a98', '#12302f', '#e9e6da'],
          ['#d9a32f', '#3a2a18', '#8c2a24'],
        ] as const;
        wares.forEach((colours, i) => {
          materials[22 + i] = pottery(`shop ${i}`, colours, [
            [0.08, 0.14, 'strokes'],
            [0.16, 0.34, i % 2 ? 'scroll' : 'roundels'],
            [0.36, 0.42, 'cable'],
          ]);
        });
        table(mesh, [-0.1, 0, -1.6], [2.4, 0.8, 1.1], m.wood);
        [m.red, m.cloth, 21, m.blue, 21].forEach((c, i) => {
          turnedBox(
            mesh,
            [-0.9, 0.83 + i * 0.055, -1.6],
            [0.5 - i * 0.012, 0.05, 0.36],
            0.1 + random.bell() * 0.04,
            c,
          );
        });
        for (let i = 0; i < 6; i++)
          vessel(
            mesh,
            'cup',
            [-0.3 + (i % 3) * 0.19, 0.8, -1.35 - Math.floor(i / 3) * 0.22],
            0.12,
            0.14,
            22 + (i % 3),
          );
        vessel(mesh, 'bowl', [0.5, 0.8, -1.55], 0.16, 0.27, 24);
        vessel(mesh, 'bottle', [0.86, 0.8, -1.75], 0.5, 0.36, 23);
        vessel(mesh, 'jar', [0.05, 0.8, -1.95], 0.36, 0.32, 25);
        for (let i = 0; i < 4; i++)
          turnedBox(
            mesh,
            [0.72, 0.82 + i * 0.035, -1.28],
            [0.26, 0.033, 0.2],
            random.bell() * 0.2,
            [m.blue, m.paper, m.red, m.green][i],
          );
        shelves(mesh, random, -2.8, 2.8, -6.2, 2.4, 'pots', [22, 23, 24, 25, m.white, m.stone]);
      },
    }),
  ),
  entry(
    'scenes/terrace-breakfast',
    'Breakfast on a terrace above the sea: a small table, two chairs, a pot and cups, a tree in a tub.',
    'Desayuno en una terraza sobre el mar: mesita, dos sillas, jarra y tazas, un árbol en maceta.',
    'ʻAina kakahiaka ma ka lānai ma luna o ke kai: he pākaukau, ʻelua noho, nā kīʻaha a me ke kumulāʻau.',
    hall(veranda, {
      roof: 'none',
      left: null,
      far: 'arcade',
      width: 8,
      depth: 5.4,
      height: 3.3,
      sky: dawnSky,
      sun: { direction: [-0.35, 0.7, 0.8], colour: [3, 2.3, 1.6], soft: 0.03 },
      bounce: [0.34, 0.28, 0.25],
      mist: undefined,
      tiles: blueTiles,
      eye: [0.9, 1.55, 1.6],
      target: [0, 0.9, -3.4],
      tall: 0.78,
      furnish: (mesh, random) => {
        mesh.lathe(
          [
            [0.03, 0],
            [0.04, 0.68],
            [0.5, 0.7],
            [0.52, 0.73],
            [0.001, 0.73],
          ],
          [0, 0, -2.2],
          48,
          m.white,
        );
        mesh.lathe(
          [
            [0.3, 0],
            [0.05, 0.06],
          ],
          [0, 0, -2.2],
          32,
          m.white,
        );
        vessel(mesh, 'bottle', [-0.1, 0.73, -2.3], 0.3, 0.26, m.blue);
        for (const [x, z] of [
          [0.18, -2.05],
          [-0.22, -2.0],
        ] as const)
          vessel(mesh, 'cup', [x, 0.73, z], 0.08, 0.1, m.white);
        vessel(mesh, 'bowl', [0.2, 0.73, -2.35], 0.09, 0.16, m.yellow);
        for (let i = 0; i < 5; i++)
          mesh.lathe(
            Array.from({ length: 9 }, (_, k): [number, number] => [
              Math.max(0.001, Math.sin((k / 8) * Math.PI) * 0.035),
              0.035 - Math.cos((k / 8) * Math.PI) * 0.035,
            ]),
            [0.2 + Math.cos(i * 1.3) * 0.06, 0.79, -2.35 + Math.sin(i * 1.3) * 0.06],
            16,
            m.yellow,
          );
        chair(mesh, [-0.85, 0, -2.2], Math.PI / 2 - 0.2, m.wood);
        chair(mesh, [0.85, 0, -2.4], -Math.PI / 2 - 0.2, m.wood);
        for (const x of [-3, 3]) {
          vessel(mesh, 'vat', [x, 0, -4.3], 0.6, 0.7, m.blue);
          tree(mesh, random, [x, 0.5, -4.3], 2.5, 0.85, m.darkWood, m.leaf, 3600, 0.06);
        }
      },
    }),
  ),
];
