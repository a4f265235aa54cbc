import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { covered } from '../../scenery/materials.ts';
import { drawingCloth, tileCloth } from '../../scenery/ornament-cloth.ts';
import { chair, table, turnedBox, vessel } from '../../scenery/props.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { furnishDrawingTable } from './drawing-table.ts';
import { dyeYard } from './dye-yard.ts';
import { drawing, shelves, skeins, yarnBall, yarnBasket } from './furnishings.ts';
import { blueTiles, eight, hall, room, sixteen } from './halls.ts';
import { eveningSky } from './skies.ts';

/** Rooms in which things are made. */
export const workroomScenes: CatalogueEntry[] = [
  entry(
    'scenes/studio-table',
    'A table by screened windows, sun in patterns across it: half-painted drawings of stars, compasses, brushes, bowls of color and two tiles.',
    'Una mesa junto a ventanas con celosía, con el sol dibujado sobre ella: estrellas a medio pintar, un compás, pinceles, cuencos de color y dos azulejos.',
    'He pākaukau ma ka puka makani me nā pale puka, kau nā aka o ka lā: nā kiʻi hōkū i pena hapa ʻia, ka mea kaha pōʻai, nā hulu pena, nā pola pena a me nā kile ʻelua.',
    hall(room, {
      left: { count: 3, sill: 0.85, top: 2.7, screen: eight, shape: 'keel' },
      sun: { direction: [-1, 0.62, 0.3], colour: [7.6, 6.1, 4.2], soft: 0.012 },
      eye: [0.62, 1.7, -0.02],
      target: [-0.04, 0.82, -1.62],
      tall: 0.74,
      tiles: undefined,
      exposure: 1.4,
      furnish: (mesh, random, materials) => {
        furnishDrawingTable(mesh, random, materials);
        shelves(mesh, random, -2.8, 2.8, -6.2, 2.6, 'books');
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
      exposure: 1.25,
      furnish: (mesh, random, materials) => {
        drawing(mesh, materials, 21, [0, -5, 0], 0.52, 0, eight, 0.7);
        drawing(mesh, materials, 22, [0, -5, 0], 0.52, 0, sixteen, 0.36);
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
        materials[23] = covered(drawingCloth(sixteen, 1), 1.9, 'plan');
        mesh.quad([-1, 1.4, -7.47], [0.9, 1.4, -7.47], [0.9, 3.3, -7.47], [-1, 3.3, -7.47], 23);
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
    'Clay vats of indigo, madder, weld and walnut in a yard by the sea; hanks of dyed yarn hang on poles to dry.',
    'Tinas de barro con añil, rubia, gualda y nogal en un patio junto al mar; madejas teñidas se secan en varas.',
    'Nā kapu pālolo hoʻoluʻu uliuli, ʻulaʻula, melemele a palaunu ma ka pā hale kahakai; kau nā lopi ma nā lāʻau e maloʻo ai.',
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
      furnish: dyeYard,
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
];
