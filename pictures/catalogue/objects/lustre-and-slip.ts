import { type DishPainting, paintDish } from '../../families/vessels/dish-painting.ts';
import {
  brownLustre,
  gilded,
  lustreGround,
  paintIrises,
  rubyLustre,
  runningColours,
  yellowLustre,
} from '../../families/vessels/lustre-painting.ts';
import { drawVessel, type VesselParameters } from '../../families/vessels/vessel.ts';
import { endlessStrap } from '../../geometry/device-compositions.ts';
import {
  arabesqueWheel,
  irisRound,
  slicedField,
  strapAndLeaf,
} from '../../geometry/lustre-compositions.ts';
import { bryony, feathers, gadroons } from '../../geometry/manises-compositions.ts';
import { palmetteRing, spottedRosette } from '../../geometry/slip-compositions.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { bossProfile, bowlProfile, conicalProfile, sherbetProfile } from './bowl-profiles.ts';
import { dish } from './dish.ts';
import { grounds } from './grounds.ts';

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

const goldLustre = '#98651c';

const redLustre = '#7c2c14';

/** White plants left standing in a ground of lustre, with lustre inside them. */
const reserved: Omit<DishPainting, 'design'> = {
  ...lustre,
  palette: {
    petal: '#efe6d0',
    inner: brownLustre,
    heart: '#efe6d0',
    leaf: '#efe6d0',
    vein: brownLustre,
    stem: '#efe6d0',
    bud: '#efe6d0',
  },
  line: brownLustre,
  lineWidth: 2.6,
  rimColours: ['#efe6d0', brownLustre],
  rings: brownLustre,
};

const bryonyColours: DishPainting['palette'] = {
  petal: '#24408f',
  leaf: goldLustre,
  stem: goldLustre,
  vein: '#ece2c8',
  inner: '#ece2c8',
  heart: goldLustre,
  bud: goldLustre,
};

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

export const lustreAndSlip: CatalogueEntry[] = [
  entry(
    'objects/slip-bowl-01',
    'Slip-painted bowl on cream: black palmettes with tomato-red hearts stand in a ring, olive half palmettes between them, a black rosette within.',
    'Cuenco de engobe sobre crema: palmetas negras de corazón rojo tomate en corona, medias palmetas oliva entre ellas y una roseta negra en el centro.',
    'He pola pena pālolo: he pōʻai lau ʻeleʻele me nā piko ʻulaʻula ma luna o ke keʻokeʻo, nā hapa lau ʻoliwa ma waena, a he pua ʻeleʻele i loko.',
    dish(
      {
        ...slip,
        palette: {
          ...slip.palette,
          petal: '#e8dcc0',
          inner: '#a13522',
          heart: '#1d1512',
          bud: '#5c5a2a',
        },
        design: palmetteRing(8),
        designScale: 0.97,
        well: 0.88,
      },
      coneView,
    ),
  ),
  entry(
    'objects/slip-bowl-02',
    'Slip-painted bowl: one black band dotted with white crosses itself four times around a red rosette.',
    'Cuenco de engobe: una banda negra punteada de blanco se cruza cuatro veces en torno a una roseta roja.',
    'He pola pena pālolo: hoʻokahi kāʻei ʻeleʻele me nā kiko keʻokeʻo, wili ʻia ʻehā manawa a puni ka pua ʻulaʻula.',
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
        design: endlessStrap(4, 0.078, true),
        rim: 'dots',
      },
      coneView,
    ),
  ),
  entry(
    'objects/slip-bowl-03',
    'Small bowl with a rosette of spotted petals scratched through the slip; green and brown have run down the wall in streaks.',
    'Cuenco pequeño con una roseta de pétalos moteados grabada en el engobe; el verde y el pardo han chorreado por la pared.',
    'He pola liʻiliʻi me ka pua lihi kikokiko i kahakaha ʻia i ka pālolo; ua kahe ka ʻōmaʻomaʻo a me ka palaunu ma ka paia.',
    dish(
      {
        ...slip,
        glaze: '#e6dab4',
        palette: { heart: '#55341a', stem: '#55341a' },
        line: '#55341a',
        lineWidth: 5,
        design: spottedRosette(),
        designScale: 0.98,
        well: 0.9,
        rim: 'plain',
        rings: '#6b4a22',
        under: runningColours,
      },
      { ...bowlView },
    ),
  ),
  entry(
    'objects/lustre-bowl-01',
    'Luster bowl: six spirals with their leaves and palmettes, left white on a golden-brown ground full of small scratched curls; a scroll runs around the rim.',
    'Cuenco de loza dorada: seis espirales con hojas y palmetas, reservadas en blanco sobre un fondo pardo dorado lleno de rizos esgrafiados; un roleo recorre el borde.',
    'He pola gula: ʻeono mea wili me nā lau a me nā pua keʻokeʻo ma luna o ka palaunu gula i piha i nā kaha wili liʻiliʻi; holo nā lau ʻōwili ma ka lihi.',
    dish(
      {
        ...reserved,
        design: arabesqueWheel(6),
        designScale: 0.99,
        under: lustreGround(0.74),
        rim: 'rinceau',
        well: 0.74,
      },
      { ...bowlView, finish: 'lustre' },
    ),
  ),
  entry(
    'objects/lustre-bowl-02',
    'Luster bowl: twelve slices, brown and white by turns, with a leafy spiral in each, around a star with a rosette; under the rim runs a line of small brown script, smudged at one place.',
    'Cuenco de loza dorada: doce gajos, pardos y blancos alternos, con una espiral de hojas en cada uno, en torno a una estrella con roseta; bajo el borde corre una línea de letra parda y menuda, borrada en un punto.',
    'He pola gula: he ʻumi kumamālua ʻāpana palaunu a keʻokeʻo, me nā lau wili i loko o kēlā me kēia, a puni ka hōkū me ka pua; ma lalo o ka lihi holo kekahi lālani hua palapala palaunu liʻiliʻi, ua hamo ʻia ma kekahi wahi.',
    dish(
      {
        ...reserved,
        palette: {
          petal: brownLustre,
          leaf: brownLustre,
          stem: brownLustre,
          bud: brownLustre,
          heart: brownLustre,
          inner: '#efe6d0',
          vein: '#efe6d0',
        },
        line: null,
        design: slicedField(12),
        designScale: 1,
        rim: 'verse',
        rimColours: [brownLustre, '#ece2c8'],
        verse: { words: 'همیشه شاد باشی', times: 6, smudge: 0.5 },
        well: 0.86,
      },
      { ...coneView, finish: 'lustre' },
    ),
  ),
  entry(
    'objects/lustre-bowl-03',
    'Luster bowl in brassy yellow: a broad white strap crosses itself around a rosette, palmettes and half palmettes between its loops on a dotted ground.',
    'Cuenco de loza dorada de tono latón: una ancha cinta blanca se cruza en torno a una roseta, con palmetas y medias palmetas entre sus lazos sobre un fondo punteado.',
    'He pola gula ʻano keleawe melemele: he kaula keʻokeʻo laulā e keʻa ana iā ia iho a puni ka pua, me nā lau i waena ma luna o ke kahua kikokiko.',
    dish(
      {
        ...reserved,
        palette: {
          ...reserved.palette,
          inner: yellowLustre,
          vein: '#eadcb8',
          stem: yellowLustre,
          heart: yellowLustre,
        },
        line: yellowLustre,
        design: strapAndLeaf(6),
        designScale: 1.02,
        under: lustreGround(0.82, yellowLustre, 'dots'),
        rim: 'petals',
        rimColours: [yellowLustre, '#e4d2a0'],
        rings: yellowLustre,
        well: 0.82,
      },
      { ...bowlView, finish: 'lustre' },
    ),
  ),
  entry(
    'objects/lustre-bowl-04',
    'Small bowl, cobalt blue outside and white within; irises in ruby-gold luster stand around it, and others grow inside from the middle.',
    'Cuenco pequeño, azul cobalto por fuera y blanco por dentro; lo rodean lirios de reflejo rubí dorado y otros crecen dentro desde el centro.',
    'He pola liʻiliʻi, he uliuli ma waho a he keʻokeʻo ma loko; kū nā pua iris gula ʻulaʻula a puni, a ulu aʻe kekahi ma loko mai ka piko mai.',
    (seed) =>
      drawVessel(
        {
          profile: sherbetProfile,
          painting: paintIrises(seed),
          within: paintDish(
            {
              ...reserved,
              glaze: '#eeeadf',
              palette: gilded('#eeeadf'),
              line: null,
              design: irisRound(6, 0.14, 0.74),
              designScale: 1,
              rim: 'cable',
              rimColours: [rubyLustre, '#eeeadf'],
              rings: rubyLustre,
              well: 0.84,
            },
            seed,
          ),
          projection: 'unrolled',
          finish: 'lustre',
          ground: grounds.ceramic,
          look: 27,
          tall: 2.25,
          middle: 0.42,
          width: 1600,
          height: 1300,
        },
        seed,
      ),
  ),
  entry(
    'objects/lustre-dish-01',
    'Manises-style dish: small cobalt leaves of bryony and dotted flowers of gold luster cover it ring on ring, with fine tendrils and dots between.',
    'Plato de estilo de Manises: hojillas de brionia en cobalto y flores punteadas de reflejo dorado lo cubren en coronas, con finos zarcillos y puntos entre ellas.',
    'He pā ʻano Manises: uhi nā lau bryony uliuli liʻiliʻi a me nā pua kiko gula i ke pā holoʻokoʻa, pōʻai ma luna o ka pōʻai, me nā kā lahilahi ma waena.',
    dish(
      {
        ...manises,
        palette: bryonyColours,
        line: null,
        design: bryony(),
        designScale: 1,
        rim: 'plain',
        well: 0.975,
        rings: goldLustre,
      },
      { finish: 'lustre' },
    ),
  ),
  entry(
    'objects/lustre-dish-02',
    'Manises-style dish in the manner of beaten silver: a raised boss with a rosette, a ring of leaves, and a rim of lobes, copper luster and cobalt by turns.',
    'Plato de estilo de Manises a la manera de la plata repujada: un umbo con roseta, una corona de hojas y un ala de gallones, de reflejo cobrizo y cobalto alternos.',
    'He pā ʻano Manises e like me ke kālā i kuʻi ʻia: he puʻu ma waena me ka pua, he pōʻai lau, a he lihi ʻalu, he keleawe a he uliuli.',
    dish(
      {
        ...manises,
        palette: bryonyColours,
        line: null,
        design: gadroons(32),
        designScale: 1,
        rim: 'plain',
        well: 0.975,
        rings: goldLustre,
      },
      {
        finish: 'lustre',
        profile: bossProfile,
        gadroons: { count: 32, depth: 0.034, from: 0.57, to: 0.985 },
        look: 60,
        tall: 2.9,
      },
    ),
  ),
  entry(
    'objects/lustre-dish-03',
    'Deep Manises-style dish in blood-red copper luster: feathers of fine strokes spread from a rosette to the rim, smaller ones between them.',
    'Plato hondo de estilo de Manises en reflejo cobrizo rojo sangre: plumas de finos trazos se abren desde una roseta hasta el borde, con otras menores entre ellas.',
    'He pā hohonu ʻano Manises i ke keleawe ʻulaʻula: pālahalaha nā hulu o nā kaha lahilahi mai ka pua a i ka lihi, me nā hulu liʻiliʻi ma waena.',
    dish(
      {
        ...manises,
        palette: {
          petal: redLustre,
          leaf: redLustre,
          stem: redLustre,
          heart: redLustre,
          bud: redLustre,
          inner: '#ecdfc4',
          vein: '#ecdfc4',
        },
        line: null,
        design: feathers(11),
        designScale: 1,
        rim: 'hatch',
        rimColours: [redLustre, '#ecdfc4'],
        rings: redLustre,
        well: 0.9,
      },
      { finish: 'lustre' },
    ),
  ),
];
