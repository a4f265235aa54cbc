import { type DishPainting, paintDish } from '../../families/vessels/dish-painting.ts';
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

export const dishesAndBowls: CatalogueEntry[] = [
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
];
