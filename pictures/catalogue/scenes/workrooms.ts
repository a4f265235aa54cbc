import { kilnYard } from '../../families/scenes/house/kiln-yard.ts';
import { loom } from '../../families/still-lifes/loom.ts';
import { renderScene } from '../../render/scene.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { furnishDrawingTable } from './drawing-table.ts';
import { shelves } from './furnishings.ts';
import { eight, hall, room } from './halls.ts';
import { eveningSky } from './skies.ts';

/** Rooms in which things are made. */
export const workroomScenes: CatalogueEntry[] = [
  entry(
    'scenes/studio-table',
    'A table by screened windows, sun in patterns across it: half-painted drawings of stars, compasses, brushes, bowls of color and two tiles.',
    'Una mesa junto a ventanas con celosía, con el sol dibujado sobre ella: estrellas a medio pintar, un compás, pinceles, cuencos de color y dos azulejos.',
    'He pākaukau ma ka puka makani me nā pākū, kau nā aka o ka lā: nā kiʻi hōkū i pena hapa ʻia, ke kāpehu, nā hulu pena, nā pola pena a me nā kile ʻelua.',
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
    'scenes/loom',
    'A loom seen from the weaver’s bench: hundreds of warp threads dyed in red, indigo, white and yellow lozenges run through strings and a reed into cloth with the same feathered lozenges; a shuttle with blue thread lies on it.',
    'Un telar visto desde el banco de la tejedora: cientos de hilos de urdimbre teñidos en rombos rojos, añil, blancos y amarillos pasan por lizos y peine y se hacen tela con los mismos rombos de bordes difuminados; encima, una lanzadera con hilo azul.',
    'He mīkini ulana i nānā ʻia mai ka noho o ka mea ulana: nā lopi he mau haneli i hoʻoluʻu ʻia i nā kaimana ʻulaʻula, uliuli, keʻokeʻo a melemele, komo ma loko o nā aho a me ke kahi a lilo i lole me ia mau kaimana nō; kau ka mea hoʻoholo lopi me ka lopi uliuli ma luna.',
    loom(),
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
