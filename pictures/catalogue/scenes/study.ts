import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { shopCounter } from '../../families/still-lifes/shop-counter.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { chair } from '../../scenery/props.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { hall, room } from './halls.ts';
import { nightSky } from './skies.ts';

/** Rooms in which things are read, kept, shown and sold. */
export const studyScenes: CatalogueEntry[] = [
  entry(
    'scenes/screen-projection',
    'An evening screening in a hall: rows of chairs before a bright screen with a star pattern.',
    'Una proyección nocturna en una sala: filas de sillas ante una pantalla luminosa con una estrella.',
    'He hōʻikeʻike kiʻiʻoniʻoni ahiahi: nā lālani noho ma mua o ka pākū keʻokeʻo me ka hōkū.',
    hall(room, {
      width: 8,
      depth: 9,
      height: 4.4,
      sky: nightSky,
      sun: null,
      wall: '#d8ae7c',
      bounce: [0.12, 0.075, 0.045],
      left: { count: 4, sill: 0.5, top: 3.4, screen: null, shape: 'keel' },
      eye: [1.35, 1.42, 0.95],
      target: [-0.35, 1.62, -8],
      tall: 0.72,
      lens: { blur: 0.011, focus: 4.4 },
      // What the screen throws back, and lanterns turned low along the walls.
      lamps: [
        { at: [0, 2.2, -7.4], colour: [1.5, 1.6, 2.1] },
        { at: [3.5, 2.9, -3.2], colour: [1.5, 0.75, 0.3] },
        { at: [-3.4, 2.9, -1.2], colour: [1.2, 0.6, 0.24] },
        { at: [0.4, 3.4, 2.4], colour: [0.6, 0.55, 0.5] },
      ],
      exposure: 1.25,
      glow: 0.1,
      furnish: (mesh, random, materials) => {
        const cloth = tileCloth(
          { sides: 12, contact: 60, reach: 4 },
          ['#14285f', '#e9f0fa', '#2a4ba0', '#f2b632', '#8fb3e8', '#b5176a'],
          '#f7f4ee',
          1024,
          1,
          6,
        );
        const texel = new Float32Array(4);
        materials[21] = (hit) => {
          cloth.at(hit.u / 4.6 + 0.5, -(hit.v + 0.95) / 4.6 + 0.5, 0.001, texel);
          hit.r = hit.g = hit.b = 0.1;
          hit.glowR = texel[0] * 1.15;
          hit.glowG = texel[1] * 1.15;
          hit.glowB = texel[2] * 1.22;
        };
        mesh.quad([-2.3, 0.9, -8.9], [2.3, 0.9, -8.9], [2.3, 3.5, -8.9], [-2.3, 3.5, -8.9], 21);
        for (let j = 0; j < 5; j++)
          for (let i = 0; i < 8; i++)
            chair(
              mesh,
              [-2.6 + i * 0.74 + random.bell() * 0.05, 0, 0.6 - j * 1.15 + random.bell() * 0.08],
              Math.PI + random.bell() * 0.2,
              m.wood,
            );
      },
    }),
  ),
  entry(
    'scenes/shop-still-life',
    'The counter of the shop: folded scarves with ikat on top, marbled notebooks, tumblers of green and amber glass, a blue and white jar, cups and a turquoise bowl, cards with a star, and a parcel tied with red string.',
    'El mostrador de la tienda: pañuelos doblados con un ikat encima, cuadernos de papel jaspeado, vasos de vidrio verde y ámbar, una jarra azul y blanca, tazas y un cuenco turquesa, tarjetas con una estrella y un paquete atado con cordel rojo.',
    'Ka pākaukau kūʻai: nā kāʻei i pelu ʻia me ka ikat ma luna, nā puke kākau pepa kāpala, nā kīʻaha aniani ʻōmaʻomaʻo a melemele, he ipu keʻokeʻo me ka uliuli, nā kīʻaha a me ke pola ʻōmaʻomaʻo uliuli, nā kāleka hōkū, a me ka pūʻolo i nāki ʻia me ke aho ʻulaʻula.',
    shopCounter(),
  ),
];
