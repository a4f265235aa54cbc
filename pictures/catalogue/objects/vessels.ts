import { type Band, paintBands } from '../../families/vessels/band-painting.ts';
import { type DishPainting, paintDish } from '../../families/vessels/dish-painting.ts';
import { drawJade } from '../../families/vessels/jade.ts';
import { drawVessel, type VesselParameters } from '../../families/vessels/vessel.ts';
import {
  type Composition,
  ogival,
  sazWheel,
  scroll,
  spray,
  vines,
  wreath,
} from '../../geometry/compositions.ts';
import { endlessStrap, starOnScales } from '../../geometry/device-compositions.ts';
import {
  brokenStem,
  cypressBetween,
  grapes,
  greatLeaf,
} from '../../geometry/garden-compositions.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { iznikPalette } from './iznik-palette.ts';

/** Painted when the vessel is drawn, not when the catalogue is read. */
const painted =
  (...bands: Parameters<typeof paintBands>) =>
  () =>
    paintBands(...bands);

const dishProfile: VesselParameters['profile'] = [
  [0.5, 0],
  [0.52, 0.05],
  [0.7, 0.12],
  [0.86, 0.2],
  [0.98, 0.235],
  [1, 0.25],
  [0.985, 0.265],
  [0.86, 0.235],
  [0.7, 0.165],
  [0.6, 0.1],
  [0.4, 0.075],
  [0.001, 0.07],
];
const bowlProfile: VesselParameters['profile'] = [
  [0.34, 0],
  [0.35, 0.08],
  [0.5, 0.14],
  [0.75, 0.34],
  [0.94, 0.6],
  [1, 0.72],
  [0.985, 0.735],
  [0.9, 0.6],
  [0.72, 0.37],
  [0.48, 0.2],
  [0.3, 0.15],
  [0.001, 0.13],
];
const conicalProfile: VesselParameters['profile'] = [
  [0.28, 0],
  [0.28, 0.1],
  [0.36, 0.13],
  [0.66, 0.4],
  [0.97, 0.66],
  [1, 0.69],
  [0.985, 0.7],
  [0.64, 0.43],
  [0.34, 0.19],
  [0.2, 0.15],
  [0.001, 0.145],
];

const dish =
  (painting: DishPainting, changes: Partial<VesselParameters> = {}) =>
  (seed: string) =>
    drawVessel(
      {
        profile: dishProfile,
        painting: paintDish(painting, seed),
        projection: 'above',
        finish: 'glaze',
        ground: 'plaster',
        look: 62,
        tall: 2.5,
        middle: 0.06,
        ...changes,
      },
      seed,
    );

const iznik: Omit<DishPainting, 'design'> = {
  glaze: '#eef0ea',
  palette: iznikPalette,
  line: '#16202c',
  lineWidth: 3.4,
  rim: 'waves',
  rimColours: ['#1b2638', '#2b4fa6'],
  well: 0.72,
};
const blues: Omit<DishPainting, 'design'> = {
  ...iznik,
  palette: {
    petal: '#2b4fa6',
    inner: '#e9eef0',
    heart: '#1c3a8c',
    leaf: '#3d68b4',
    vein: '#e9eef0',
    stem: '#21387c',
    bud: '#4aa9ae',
  },
  rimColours: ['#1c2f6e', '#4aa9ae'],
};
const slip: Omit<DishPainting, 'design'> = {
  glaze: '#e8dcc0',
  palette: {
    petal: '#1d1512',
    inner: '#e8dcc0',
    heart: '#8e2f1d',
    leaf: '#1d1512',
    vein: '#e8dcc0',
    stem: '#1d1512',
    bud: '#8e2f1d',
  },
  line: null,
  lineWidth: 3,
  rim: 'strokes',
  rimColours: ['#1d1512', '#8e2f1d'],
  well: 0.8,
};
const lustre: Omit<DishPainting, 'design'> = {
  glaze: '#ece2c8',
  palette: {
    petal: '#9a6418',
    inner: '#ece2c8',
    heart: '#9a6418',
    leaf: '#9a6418',
    vein: '#ece2c8',
    stem: '#8a5714',
    bud: '#9a6418',
  },
  line: '#8a5714',
  lineWidth: 2.4,
  rim: 'cable',
  rimColours: ['#9a6418', '#ece2c8'],
  well: 0.78,
  rings: '#8a5714',
};
const manises: Omit<DishPainting, 'design'> = {
  ...lustre,
  palette: { ...lustre.palette, petal: '#25408f', leaf: '#25408f', bud: '#9a6418' },
  rim: 'scroll',
  rimColours: ['#9a6418', '#25408f'],
  well: 0.62,
};

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

const both =
  (...parts: Composition[]): Composition =>
  (random) =>
    parts.flatMap((part) => part(random));
const only = (rim: Composition): Composition => rim;

const bowlView: Partial<VesselParameters> = {
  profile: bowlProfile,
  look: 48,
  tall: 2.4,
  middle: 0.42,
};
const coneView: Partial<VesselParameters> = {
  profile: conicalProfile,
  look: 56,
  tall: 2.4,
  middle: 0.34,
};

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
        ground: 'plaster',
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
  [0.4, 0],
  [0.42, 0.04],
  [0.4, 0.1],
  [0.6, 0.45],
  [0.78, 0.95],
  [0.76, 1.28],
  [0.56, 1.5],
  [0.4, 1.6],
  [0.37, 1.72],
  [0.42, 1.84],
  [0.47, 1.88],
  [0.44, 1.9],
  [0.34, 1.82],
  [0.3, 1.66],
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
  [0.34, 0],
  [0.36, 0.1],
  [0.44, 0.5],
  [0.52, 1.0],
  [0.5, 1.4],
  [0.62, 1.52],
  [0.6, 1.6],
  [0.44, 1.68],
  [0.42, 1.8],
  [0.48, 1.9],
  [0.44, 1.91],
  [0.36, 1.8],
];

const bandsOf = (
  ground: string,
  ink: string,
  second: string,
  plan: [number, number, Band['kind']][],
): Band[] => plan.map(([from, to, kind]) => ({ from, to, kind, ground, ink, second }));

const turquoise = (seed: string, plan: [number, number, Band['kind']][]) =>
  painted('#2aa0a0', bandsOf('#2f9c9b', '#101a1a', '#35aaa6', plan), 1, seed);

export const vessels: CatalogueEntry[] = [
  entry(
    'objects/iznik-dish-01',
    'Iznik-style dish: a spray of tulips, carnations and hyacinths; waves and rocks on the rim.',
    'Plato de estilo de Iznik: ramo de tulipanes, claveles y jacintos; olas y rocas en el borde.',
    'He pā ʻano Iznik: he pūpū pua tulip a ponimōʻī; nā nalu a me nā pōhaku ma ka lihi.',
    dish({ ...iznik, design: spray(0) }),
  ),
  entry(
    'objects/iznik-dish-02',
    'Iznik-style dish in cobalt and turquoise: one great feathered leaf crosses it, with rosettes and palmettes around.',
    'Plato de estilo de Iznik en cobalto y turquesa: una gran hoja dentada lo cruza, con rosetas y palmetas alrededor.',
    'He pā ʻano Iznik uliuli a ʻōmaʻomaʻo uliuli: hoʻokahi lau nui ma waena, me nā pua a puni.',
    dish({
      ...blues,
      palette: { ...blues.palette, leaf: '#5d8f86', bud: '#6b5a86' },
      design: greatLeaf(),
      designScale: 0.94,
      rim: 'petals',
      rimColours: ['#1c2f6e', '#a9c6dc'],
    }),
  ),
  entry(
    'objects/iznik-dish-03',
    'Iznik-style dish: carnations and roses in red and blue from one tuft; one stem is snapped and its flower hangs.',
    'Plato de estilo de Iznik: claveles y rosas rojos y azules de una sola mata; un tallo está quebrado y su flor cuelga.',
    'He pā ʻano Iznik: nā ponimōʻī a me nā loke ʻulaʻula a uliuli; ua haki kekahi kumu, a kau iho kona pua.',
    dish({ ...iznik, design: brokenStem(), designScale: 0.9 }),
  ),
  entry(
    'objects/iznik-dish-04',
    'Iznik-style dish in blue and turquoise on white: three bunches of grapes with leaves and tendrils, waves on the rim.',
    'Plato de estilo de Iznik en azul y turquesa sobre blanco: tres racimos de uvas con hojas y zarcillos, olas en el borde.',
    'He pā ʻano Iznik uliuli a ʻōmaʻomaʻo uliuli ma ke keʻokeʻo: ʻekolu huhui kūlepe me nā lau, nā nalu ma ka lihi.',
    dish(
      {
        ...blues,
        palette: { ...blues.palette, leaf: '#3f9fa2', petal: '#2b4fa6' },
        design: grapes(),
        designScale: 0.86,
        rim: 'waves',
      },
      { ground: 'ink' },
    ),
  ),
  entry(
    'objects/iznik-dish-05',
    'Iznik-style dish: a star medallion with palmettes on a ground of overlapping blue and green scales.',
    'Plato de estilo de Iznik: medallón en estrella con palmetas sobre un fondo de escamas azules y verdes.',
    'He pā ʻano Iznik: he mekala hōkū me nā lau, ma luna o nā unahi uliuli a ʻōmaʻomaʻo.',
    dish({
      ...iznik,
      design: starOnScales(),
      designScale: 1,
      well: 0.76,
      lineWidth: 2.2,
      rim: 'petals',
      rimColours: ['#16202c', '#2b4fa6'],
    }),
  ),
  entry(
    'objects/iznik-dish-06',
    'Iznik-style dish: a cypress in the middle, a tulip, a carnation and a hyacinth on either side, not quite alike.',
    'Plato de estilo de Iznik: un ciprés en el centro y a cada lado un tulipán, un clavel y un jacinto, no del todo iguales.',
    'He pā ʻano Iznik: he paina kupuleko ma waena, a ma kēlā a me kēia ʻaoʻao he tulip, he ponimōʻī a me ka hiakineko.',
    dish({
      ...iznik,
      design: cypressBetween(),
      designScale: 0.92,
      rim: 'cable',
      rimColours: ['#24479f', '#eef0ea'],
    }),
  ),
  entry(
    'objects/slip-bowl-01',
    'Slip-painted bowl: a black palmette wheel on cream, strokes of black and red at the rim.',
    'Cuenco de engobe: rueda de palmetas negras sobre crema, trazos negros y rojos en el borde.',
    'He pola pena palolo: he pōʻai lau ʻeleʻele ma luna o ke keʻokeʻo, nā kaha ʻeleʻele a ʻulaʻula ma ka lihi.',
    dish({ ...slip, design: wreath(0.52, 4, 0.8, [3]) }, coneView),
  ),
  entry(
    'objects/slip-bowl-02',
    'Slip-painted bowl: one black band dotted with white crosses itself four times around a red rosette.',
    'Cuenco de engobe: una banda negra punteada de blanco se cruza cuatro veces en torno a una roseta roja.',
    'He pola pena palolo: hoʻokahi kāʻei ʻeleʻele me nā kiko keʻokeʻo, wili ʻia ʻehā manawa a puni ka pua ʻulaʻula.',
    dish(
      {
        ...slip,
        palette: {
          ...slip.palette,
          stem: '#e8dcc0',
          vein: '#1d1512',
          inner: '#f2ead6',
          petal: '#8e2f1d',
          heart: '#1d1512',
        },
        design: endlessStrap(4, 0.1, true),
        rim: 'dots',
      },
      coneView,
    ),
  ),
  entry(
    'objects/slip-bowl-03',
    'Slip-painted bowl in brick red with cream rosettes.',
    'Cuenco de engobe rojo ladrillo con rosetas crema.',
    'He pola ʻulaʻula palaunu me nā pua keʻokeʻo.',
    dish(
      {
        ...slip,
        glaze: '#8a3a22',
        palette: {
          petal: '#ecdfc2',
          inner: '#8a3a22',
          heart: '#1d1512',
          leaf: '#1d1512',
          vein: '#8a3a22',
          stem: '#ecdfc2',
          bud: '#ecdfc2',
        },
        rimColours: ['#ecdfc2', '#1d1512'],
        design: only(wreath(0.6, 8, 0.4, [2, 3])),
      },
      { ...bowlView, ground: 'sand' },
    ),
  ),
  entry(
    'objects/lustre-bowl-01',
    'Lustre bowl with golden turning leaves and a cable rim.',
    'Cuenco de loza dorada con hojas que giran y borde de cordón.',
    'He pola gula me nā lau e wili ana a me ka lihi kaula.',
    dish({ ...lustre, design: sazWheel(5) }, { ...bowlView, finish: 'lustre' }),
  ),
  entry(
    'objects/lustre-bowl-02',
    'Lustre bowl filled with spiral scrolls.',
    'Cuenco de loza dorada cubierto de roleos espirales.',
    'He pola gula i piha i nā lau ʻōwili.',
    dish(
      { ...lustre, design: scroll(2), rim: 'strokes' },
      { ...coneView, finish: 'lustre', ground: 'ink' },
    ),
  ),
  entry(
    'objects/lustre-bowl-03',
    'Lustre bowl in brassy yellow: a strap that crosses itself around a rosette, leaves between its loops.',
    'Cuenco de loza dorada de tono latón: una cinta que se cruza en torno a una roseta, con hojas entre sus lazos.',
    'He pola gula ʻano keleawe melemele: he kaula e keʻa ana iā ia iho a puni ka pua, me nā lau i waena.',
    dish(
      {
        ...lustre,
        palette: {
          ...lustre.palette,
          petal: '#a8802a',
          leaf: '#a8802a',
          stem: '#94701f',
          heart: '#94701f',
        },
        line: '#94701f',
        design: endlessStrap(6, 0.085),
        rim: 'petals',
        rimColours: ['#94701f', '#e4d2a0'],
      },
      { ...bowlView, finish: 'lustre' },
    ),
  ),
  entry(
    'objects/lustre-bowl-04',
    'Deep blue bowl with gold lustre rosettes in rings.',
    'Cuenco azul oscuro con rosetas doradas en coronas.',
    'He pola uliuli hohonu me nā pua gula i ka pōʻai.',
    dish(
      {
        ...lustre,
        glaze: '#1b2f78',
        palette: {
          petal: '#c99b3e',
          inner: '#1b2f78',
          heart: '#c99b3e',
          leaf: '#c99b3e',
          vein: '#1b2f78',
          stem: '#c99b3e',
          bud: '#c99b3e',
        },
        line: '#c99b3e',
        rimColours: ['#c99b3e', '#1b2f78'],
        rings: '#c99b3e',
        design: both(wreath(0.82, 14, 0.26, [2]), wreath(0.45, 7, 0.3, [3])),
        rim: 'plain',
      },
      { ...bowlView, finish: 'lustre' },
    ),
  ),
  entry(
    'objects/lustre-dish-01',
    'Manises-style dish: cobalt leaves and copper lustre scrolls on a wide rim.',
    'Plato de estilo de Manises: hojas de cobalto y roleos dorados en el ala ancha.',
    'He pā ʻano Manises: nā lau uliuli a me nā lau ʻōwili keleawe ma ka lihi.',
    dish({ ...manises, design: sazWheel(6) }, { finish: 'lustre' }),
  ),
  entry(
    'objects/lustre-dish-02',
    'Manises-style dish with a star of vines in cobalt and golden lustre.',
    'Plato de estilo de Manises con una estrella de tallos en cobalto y reflejo dorado.',
    'He pā ʻano Manises me nā kā uliuli a gula.',
    dish(
      { ...manises, design: vines(3, 2), rim: 'cable', rimColours: ['#25408f', '#9a6418'] },
      { finish: 'lustre' },
    ),
  ),
  entry(
    'objects/lustre-dish-03',
    'Manises-style dish with an ogee medallion, all in copper lustre.',
    'Plato de estilo de Manises con medallón conopial, todo en reflejo cobrizo.',
    'He pā ʻano Manises me kekahi mekala keleawe.',
    dish(
      {
        ...manises,
        palette: { ...lustre.palette, bud: '#ece2c8', inner: '#ece2c8' },
        design: ogival(2),
        rim: 'petals',
        rimColours: ['#9a6418', '#ddc894'],
        well: 0.68,
      },
      { finish: 'lustre', ground: 'ink' },
    ),
  ),
  entry(
    'objects/turquoise-jar-01',
    'Jar with black scrolls under turquoise glaze.',
    'Jarra con roleos negros bajo vidriado turquesa.',
    'He ipu ʻōmaʻomaʻo uliuli me nā lau ʻōwili ʻeleʻele.',
    ware(
      jar,
      turquoise('jar 1', [
        [0.06, 0.14, 'strokes'],
        [0.16, 0.44, 'scroll'],
        [0.45, 0.56, 'knots'],
        [0.57, 0.66, 'strokes'],
      ]),
      { crackle: 0.045 },
    ),
  ),
  entry(
    'objects/turquoise-jar-02',
    'Round jar with a band of black letter-like uprights, loops and knots under turquoise glaze, crackled with age.',
    'Jarra panzuda con una banda de trazos negros que parecen letras, con lazos y nudos, bajo vidriado turquesa craquelado.',
    'He ipu poepoe ʻōmaʻomaʻo uliuli me nā kaha ʻeleʻele e like me nā hua palapala, ua naka.',
    ware(
      jarTwo,
      turquoise('jar 2', [
        [0.08, 0.14, 'strokes'],
        [0.16, 0.3, 'scroll'],
        [0.34, 0.52, 'letters'],
        [0.54, 0.6, 'cable'],
      ]),
      { crackle: 0.06, ground: 'ink', tall: 2.4 },
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
      { crackle: 0.05, ground: 'sand' },
    ),
  ),
  entry(
    'objects/jade-cup-01',
    'Cup of pale green jade in the shape of an opening flower: ten petals, each with its rib, carved thin enough to let the light through.',
    'Copa de jade verde pálido en forma de flor que se abre: diez pétalos con su nervio, tallados tan finos que dejan pasar la luz.',
    'Kīʻaha jade ʻōmaʻomaʻo haʻahaʻa e like me ka pua e mohala ana: he ʻumi lihi pua lahilahi, ʻike ʻia ka mālamalama ma loko.',
    (seed) =>
      drawJade(
        {
          profile: openCup,
          stone: '#6f9f74',
          cloud: '#b9d3ae',
          petals: 10,
          jewels: 0,
          ground: 'plaster',
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
    'He kīʻaha jade keʻokeʻo liʻiliʻi; aia a puni nā lāʻau uea kula me nā lihi pua rubi a me nā lau ʻemelala, ma luna o ke kāhua pouli.',
    (seed) =>
      drawJade(
        {
          profile: smallCup,
          stone: '#c9cbb8',
          cloud: '#ecebdf',
          petals: 0,
          jewels: 8,
          ground: 'ink',
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
