import { kilnYard } from '../../families/scenes/house/kiln-yard.ts';
import { loom } from '../../families/still-lifes/loom.ts';
import { renderScene } from '../../render/scene.ts';
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
    'A brick kiln at the height of its fire: jars and bottles glow behind the pointed arch of its mouth; glazed ware stands around it on the floor and on shelves, split wood is stacked beside it, and dusk shows in a window.',
    'Un horno de ladrillo en pleno fuego: tras el arco apuntado de la boca brillan jarras y botellas; alrededor, en el suelo y en estantes, hay piezas vidriadas, al lado se apila la leña, y por una ventana se ve el crepúsculo.',
    'He umu pōhaku lepo i ka wā wela loa o kona ahi: ʻā nā ipu a me nā ʻōmole ma hope o ka hoaka ʻoi o kona waha; kū nā ipu i ʻili aniani ʻia ma ka papahele a ma nā haka a puni, ua hoʻāhu ʻia ka wahie ma ka ʻaoʻao, a ʻike ʻia ka mōlehulehu ma ka pukaaniani.',
    (seed) =>
      renderScene(
        {
          ...kilnYard(eveningSky, seed),
          camera: { eye: [0.35, 1.42, 3.35], target: [-0.05, 1.12, -2.4], tall: 0.82, rise: 0 },
          oversampling: 2,
        },
        2400,
        1500,
      ),
  ),
];
