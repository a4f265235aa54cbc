import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { loom } from '../../families/still-lifes/loom.ts';
import { covered } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { vessel } from '../../scenery/props.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { drawingLesson } from './drawing-lesson.ts';
import { furnishDrawingTable } from './drawing-table.ts';
import { dyeYard } from './dye-yard.ts';
import { shelves } from './furnishings.ts';
import { eight, hall, room } from './halls.ts';
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
    'A workshop for drawing geometry: two long tables with sheets on which stars are being drawn, brass compasses, rulers and cups of pencils, chairs along them, brass lamps above, rolled papers on shelves and a large painted star on the wall.',
    'Un taller de dibujo geométrico: dos mesas largas con hojas en las que se trazan estrellas, compases de latón, reglas y vasos de lápices, sillas a lo largo, lámparas de latón, papeles enrollados en estantes y una gran estrella pintada en la pared.',
    'He lumi aʻo kaha kiʻi anahonua: ʻelua pākaukau lōʻihi me nā pepa e kaha ʻia ana nā hōkū, nā kāpehu keleawe, nā lula a me nā kīʻaha penikala, nā noho ma ka ʻaoʻao, nā kukui keleawe ma luna, nā pepa ʻōwili ma nā haka a he hōkū nui i pena ʻia ma ka paia.',
    hall(room, {
      width: 7.4,
      depth: 7.2,
      height: 3.8,
      floor: 'wood',
      left: { count: 3, sill: 0.85, top: 3, screen: null, shape: 'keel' },
      sun: { direction: [-1, 0.48, 0.24], colour: [4.8, 3.9, 2.8], soft: 0.02 },
      bounce: [0.5, 0.42, 0.33],
      eye: [1.75, 1.78, 1.35],
      target: [-0.25, 0.84, -2.9],
      tall: 0.74,
      tiles: undefined,
      wall: '#e8dcc2',
      exposure: 1.42,
      furnish: drawingLesson,
    }),
  ),
  entry(
    'scenes/loom',
    'A loom seen from the weaver’s bench: hundreds of warp threads dyed in red, indigo, white and yellow lozenges run through strings and a reed into cloth with the same feathered lozenges; a shuttle with blue thread lies on it.',
    'Un telar visto desde el banco de la tejedora: cientos de hilos de urdimbre teñidos en rombos rojos, añil, blancos y amarillos pasan por lizos y peine y se hacen tela con los mismos rombos de bordes difuminados; encima, una lanzadera con hilo azul.',
    'He mīkini ulana i nānā ʻia mai ka noho o ka mea ulana: nā lopi he mau haneli i hoʻoluʻu ʻia i nā kaimana ʻulaʻula, uliuli, keʻokeʻo a melemele, komo ma loko o nā aho a me ke kahi a lilo i lole me ia mau kaimana nō; kau ka mea hoʻoholo lopi me ka lopi uliuli ma luna.',
    loom(),
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
