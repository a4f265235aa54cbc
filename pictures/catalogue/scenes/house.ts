import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import type { Vec } from '../../render/mesh.ts';
import { covered } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { bladePlant, tree } from '../../scenery/plants.ts';
import { pottery } from '../../scenery/pottery.ts';
import { chair, cushion, turnedBox, vessel } from '../../scenery/props.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { lamp, lantern, pierced, rug } from './furnishings.ts';
import { blueTiles, eight, greenTiles, hall, hangings, room, twelve, veranda } from './halls.ts';
import { dawnSky, eveningSky, nightSky } from './skies.ts';

/** Ways through the house, its doors and terraces, and its evenings. */
export const houseScenes: CatalogueEntry[] = [
  entry(
    'scenes/veranda-screen-light',
    'A long veranda: sunlight falls through tall pierced wooden screens and lays star patterns on the floor; at the end an arch with the sea.',
    'Una galería larga: el sol atraviesa altas celosías de madera y dibuja estrellas en el suelo; al fondo, un arco con el mar.',
    'He lānai lōʻihi: komo ka lā ma nā pale lāʻau puka kiʻekiʻe a kahakaha i nā hōkū ma ka papahele; ma ke kihi ʻē, he hoʻopiʻo me ke kai.',
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
