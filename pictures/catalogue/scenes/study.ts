import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { readingRoom } from '../../families/scenes/house/reading-room.ts';
import { renderScene } from '../../render/scene.ts';
import { covered } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { pottery } from '../../scenery/pottery.ts';
import { chair, table, turnedBox, vessel } from '../../scenery/props.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { shelves } from './furnishings.ts';
import { hall, room, sixteen, twelve } from './halls.ts';
import { daySky, facing, nightSky } from './skies.ts';
import { work } from './works.ts';

/** Rooms in which things are read, kept, shown and sold. */
export const studyScenes: CatalogueEntry[] = [
  entry(
    'scenes/library-room',
    'The reading room: bound books in arched cases of wood on two walls, a long table with two lamps, open books and the drawing of a star on a carpet; sunlight falls in from tall windows on the left.',
    'La sala de lectura: libros encuadernados en estanterías de madera con arcos en dos muros, una mesa larga con dos lámparas, libros abiertos y el dibujo de una estrella sobre una alfombra; el sol entra por altas ventanas a la izquierda.',
    'Ka lumi heluhelu: nā puke i paʻa i ka ʻili i loko o nā haka lāʻau hoaka ma nā paia ʻelua, he pākaukau lōʻihi me nā kukui ʻelua, nā puke hāmama a me ke kaha o ka hōkū ma luna o ka moena; komo ka lā ma nā pukaaniani kiʻekiʻe ma ka hema.',
    async (seed) =>
      renderScene(
        {
          ...readingRoom(facing(daySky, [-1, 0.66, 0.42]), seed, await work('objects/carpet-04')),
          camera: { eye: [-0.9, 1.66, 3.7], target: [0.35, 1.4, -4.2], tall: 0.84, rise: 0 },
          oversampling: 2,
        },
        2400,
        1500,
      ),
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
      wall: '#d8ae7c',
      bounce: [0.12, 0.075, 0.045],
      left: { count: 4, sill: 0.5, top: 3.4, screen: null, shape: 'keel' },
      eye: [0.9, 1.75, 1.9],
      target: [0.05, 1.55, -8],
      // What the screen throws back, and lanterns turned low along the walls.
      lamps: [
        { at: [0, 2.2, -7.4], colour: [1.5, 1.6, 2.1] },
        { at: [3.5, 2.9, -3.2], colour: [1.5, 0.75, 0.3] },
        { at: [-3.4, 2.9, -1.2], colour: [1.2, 0.6, 0.24] },
        { at: [0.4, 3.4, 2.4], colour: [0.6, 0.55, 0.5] },
      ],
      exposure: 1.25,
      glow: 0.1,
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
          cloth.at(hit.u / 4.6 + 0.5, -(hit.v + 0.95) / 4.6 + 0.5, 0.001, texel);
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
];
