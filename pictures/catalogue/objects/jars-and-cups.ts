import { type Band, paintBands } from '../../families/vessels/band-painting.ts';
import { drawJade } from '../../families/vessels/jade.ts';
import { drawVessel, type VesselParameters } from '../../families/vessels/vessel.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

/** Painted when the vessel is drawn, not when the catalogue is read. */
const painted =
  (...bands: Parameters<typeof paintBands>) =>
  () =>
    paintBands(...bands);

/** A low cup whose wall opens in petals. */
const openCup: VesselParameters['profile'] = [
  [0.3, 0],
  [0.31, 0.04],
  [0.26, 0.08],
  [0.44, 0.2],
  [0.64, 0.42],
  [0.76, 0.62],
  [0.82, 0.7],
  [0.8, 0.715],
  [0.72, 0.6],
  [0.6, 0.42],
  [0.4, 0.22],
  [0.001, 0.13],
];

const smallCup: VesselParameters['profile'] = [
  [0.32, 0],
  [0.33, 0.05],
  [0.3, 0.09],
  [0.5, 0.2],
  [0.68, 0.42],
  [0.73, 0.66],
  [0.74, 0.74],
  [0.72, 0.75],
  [0.67, 0.64],
  [0.6, 0.42],
  [0.42, 0.22],
  [0.001, 0.14],
];

const ware =
  (
    profile: VesselParameters['profile'],
    painting: () => ReturnType<typeof paintBands>,
    changes: Partial<VesselParameters>,
  ) =>
  (seed: string) =>
    drawVessel(
      {
        profile,
        painting: painting(),
        projection: 'unrolled',
        finish: 'glaze',
        ground: grounds.ceramic,
        look: 9,
        width: 1280,
        height: 1600,
        tall: 2.5,
        middle: 0.95,
        ...changes,
      },
      seed,
    );

const jar: VesselParameters['profile'] = [
  [0.31, 0],
  [0.327, 0.05],
  [0.31, 0.11],
  [0.396, 0.38],
  [0.568, 0.82],
  [0.714, 1.22],
  [0.688, 1.4],
  [0.516, 1.53],
  [0.43, 1.58],
  [0.413, 1.67],
  [0.464, 1.75],
  [0.49, 1.78],
  [0.464, 1.8],
  [0.387, 1.72],
  [0.361, 1.6],
];

const jarTwo: VesselParameters['profile'] = [
  [0.38, 0],
  [0.4, 0.06],
  [0.62, 0.3],
  [0.8, 0.7],
  [0.74, 1.1],
  [0.5, 1.3],
  [0.36, 1.38],
  [0.34, 1.6],
  [0.4, 1.8],
  [0.42, 1.84],
  [0.38, 1.85],
  [0.3, 1.7],
];

const jarThree: VesselParameters['profile'] = [
  [0.352, 0],
  [0.374, 0.05],
  [0.319, 0.12],
  [0.418, 0.42],
  [0.55, 0.86],
  [0.627, 1.2],
  [0.583, 1.4],
  [0.396, 1.55],
  [0.275, 1.64],
  [0.275, 1.76],
  [0.385, 1.9],
  [0.363, 1.91],
  [0.231, 1.76],
];

const bandsOf = (
  ground: string,
  ink: string,
  second: string,
  plan: [number, number, Band['kind']][],
): Band[] => plan.map(([from, to, kind]) => ({ from, to, kind, ground, ink, second }));

const turquoise = (seed: string, plan: [number, number, Band['kind']][]) =>
  painted('#2aa0a0', bandsOf('#2f9c9b', '#101a1a', '#35aaa6', plan), 1, seed);

export const jarsAndCups: CatalogueEntry[] = [
  entry(
    'objects/turquoise-jar-01',
    'Jar with a broad band of black leafy scrolls, a plait and strokes above it, under crackled turquoise glaze.',
    'Jarra con una ancha banda de roleos negros con hojas y encima una trenza y trazos, bajo vidriado turquesa craquelado.',
    'He ipu me ke kāʻei laulā o nā lau ʻōwili ʻeleʻele, he hili a he mau kaha ma luna aʻe, ma lalo o ka ʻōmaʻomaʻo uliuli naka.',
    ware(
      jar,
      turquoise('jar 1', [
        [0.06, 0.14, 'strokes'],
        [0.16, 0.42, 'foliage'],
        [0.44, 0.56, 'knots'],
        [0.57, 0.66, 'strokes'],
      ]),
      { crackle: 0.045 },
    ),
  ),
  entry(
    'objects/turquoise-jar-02',
    'Round jar with a band of black letter-like uprights, loops and knots under turquoise glaze, crackled with age.',
    'Jarra panzuda con una banda de trazos negros que parecen letras, con lazos y nudos, bajo vidriado turquesa craquelado.',
    'He ipu poepoe me ke kāʻei o nā kaha kū ʻeleʻele e like me nā hua palapala, nā lou a me nā nīpuʻu, ma lalo o ka ʻili ʻōmaʻomaʻo uliuli i naka.',
    ware(
      jarTwo,
      turquoise('jar 2', [
        [0.08, 0.14, 'strokes'],
        [0.16, 0.3, 'scroll'],
        [0.34, 0.52, 'letters'],
        [0.54, 0.6, 'cable'],
      ]),
      { crackle: 0.06, tall: 2.6 },
    ),
  ),
  entry(
    'objects/turquoise-jar-03',
    'Tall jar whose belly is striped with upright black ribs under turquoise glaze, rosettes on the shoulder.',
    'Tarro alto con la panza rayada de listas verticales negras bajo vidriado turquesa y rosetas en el hombro.',
    'He ipu lōʻihi me nā kaha kū ʻeleʻele ma lalo o ka ʻōmaʻomaʻo uliuli, a he mau pua ma ka poʻohiwi.',
    ware(
      jarThree,
      turquoise('jar 3', [
        [0.06, 0.44, 'ribs'],
        [0.46, 0.58, 'roundels'],
        [0.6, 0.66, 'strokes'],
      ]),
      { crackle: 0.05 },
    ),
  ),
  entry(
    'objects/jade-cup-01',
    'Cup of pale green jade in the shape of an opening flower: ten petals, each with its rib, carved thin enough to let the light through.',
    'Copa de jade verde pálido en forma de flor que se abre: diez pétalos con su nervio, tallados tan finos que dejan pasar la luz.',
    'Kīʻaha jade ʻōmaʻomaʻo haʻahaʻa e like me ka pua e mōhala ana: he ʻumi lihi pua lahilahi, ʻike ʻia ka mālamalama ma loko.',
    (seed) =>
      drawJade(
        {
          profile: openCup,
          stone: '#6f9f74',
          cloud: '#b9d3ae',
          petals: 10,
          jewels: 0,
          ground: grounds.gem,
          look: 17,
          tall: 1.75,
          middle: 0.4,
          width: 1500,
          height: 1200,
        },
        seed,
      ),
  ),
  entry(
    'objects/jade-cup-02',
    'Small cup of white jade; around it run plants of gold wire with petals of ruby and leaves of emerald, on a dark ground.',
    'Pequeña copa de jade blanco; la rodean plantas de hilo de oro con pétalos de rubí y hojas de esmeralda, sobre fondo oscuro.',
    'He kīʻaha jade keʻokeʻo liʻiliʻi; aia a puni nā lāʻau uea gula me nā lihi pua rubi a me nā lau ʻemelala, ma luna o ke kahua pouli.',
    (seed) =>
      drawJade(
        {
          profile: smallCup,
          stone: '#c9cbb8',
          cloud: '#ecebdf',
          petals: 0,
          jewels: 8,
          ground: grounds.gem,
          look: 15,
          tall: 1.75,
          middle: 0.38,
          width: 1500,
          height: 1300,
        },
        seed,
      ),
  ),
];
