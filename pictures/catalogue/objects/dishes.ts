import { paintBands } from '../../families/vessels/band-painting.ts';
import type { DishPainting } from '../../families/vessels/dish-painting.ts';
import { drawVessel, type VesselParameters } from '../../families/vessels/vessel.ts';
import { cypressAndVine, goldWheel } from '../../geometry/kashan-compositions.ts';
import { lotusAndClouds } from '../../geometry/kirman-compositions.ts';
import { strapAndLeaf } from '../../geometry/lustre-compositions.ts';
import {
  blueSplash,
  carnationRing,
  eighths,
  quickRosette,
  reef,
  sevenColorSun,
} from '../../geometry/round-compositions.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { bowlProfile, conicalProfile, sherbetProfile } from './bowl-profiles.ts';
import { dish } from './dish.ts';
import { grounds } from './grounds.ts';

/** Dishes, bowls and jars that are one of a kind. */

const fired = (painting: DishPainting, changes: Partial<VesselParameters> = {}, crackle?: number) =>
  dish(painting, { firing: { glaze: painting.glaze, crackle }, ...changes });

const one = (
  glaze: string,
  ink: string,
  second: string,
  changes: Partial<DishPainting> & Pick<DishPainting, 'design'>,
): DishPainting => ({
  glaze,
  palette: {
    petal: second,
    inner: glaze,
    heart: ink,
    leaf: second,
    vein: glaze,
    stem: ink,
    bud: ink,
  },
  line: ink,
  lineWidth: 3.2,
  rim: 'plain',
  rimColours: [ink, second],
  well: 0.74,
  ...changes,
});

const bowl: Partial<VesselParameters> = { profile: bowlProfile, look: 50, tall: 2.4, middle: 0.42 };
const cone: Partial<VesselParameters> = {
  profile: conicalProfile,
  look: 56,
  tall: 2.4,
  middle: 0.34,
};

const jarWithLid: VesselParameters['profile'] = [
  [0.42, 0],
  [0.44, 0.05],
  [0.4, 0.1],
  [0.62, 0.4],
  [0.74, 0.78],
  [0.68, 1.1],
  [0.52, 1.22],
  [0.53, 1.27],
  [0.6, 1.29],
  [0.57, 1.34],
  [0.42, 1.52],
  [0.2, 1.64],
  [0.1, 1.68],
  [0.09, 1.74],
  [0.14, 1.8],
  [0.1, 1.88],
  [0.03, 1.96],
  [0.001, 1.98],
];

const slenderJar: VesselParameters['profile'] = [
  [0.27, 0],
  [0.3, 0.05],
  [0.28, 0.1],
  [0.4, 0.45],
  [0.54, 0.85],
  [0.58, 1.1],
  [0.5, 1.34],
  [0.34, 1.48],
  [0.25, 1.56],
  [0.235, 1.7],
  [0.27, 1.82],
  [0.34, 1.88],
  [0.32, 1.905],
  [0.24, 1.84],
  [0.19, 1.6],
];

const tallVase: VesselParameters['profile'] = [
  [0.34, 0],
  [0.36, 0.06],
  [0.3, 0.14],
  [0.4, 0.4],
  [0.52, 0.8],
  [0.48, 1.14],
  [0.28, 1.36],
  [0.2, 1.52],
  [0.2, 1.72],
  [0.32, 1.94],
  [0.34, 1.97],
  [0.28, 1.96],
  [0.16, 1.74],
];

type BandPlan = readonly [
  from: number,
  to: number,
  kind: Parameters<typeof paintBands>[1][number]['kind'],
  ground: string,
  ink: string,
  second: string,
];

const jar =
  (
    profile: VesselParameters['profile'],
    glaze: string,
    plan: readonly BandPlan[],
    changes: Partial<VesselParameters> = {},
  ) =>
  (seed: string) =>
    drawVessel(
      {
        profile,
        painting: paintBands(
          glaze,
          plan.map(([from, to, kind, ground, ink, second]) => ({
            from,
            to,
            kind,
            ground,
            ink,
            second,
          })),
          1,
          seed,
        ),
        projection: 'unrolled',
        finish: 'glaze',
        ground: grounds.ceramic,
        look: 9,
        width: 1280,
        height: 1600,
        tall: 2.6,
        middle: 0.98,
        ...changes,
      },
      seed,
    );

export const dishes: CatalogueEntry[] = [
  entry(
    'objects/minai-bowl-01',
    'Cream bowl painted in seven colors and gold: a sun whose sixteen rays are red, blue, turquoise and green by turns, palmettes around it and a band of scroll under the rim.',
    'Cuenco crema pintado en siete colores y oro: un sol de dieciséis rayos rojos, azules, turquesa y verdes, palmetas alrededor y una banda de roleo bajo el borde.',
    'He pola keʻokeʻo i pena ʻia i nā waihoʻoluʻu ʻehiku a me ke gula: he lā me nā kukuna he ʻumi kumamāono, nā pua lotus a puni, a he kāʻei lau wili ma lalo o ka lihi.',
    fired(
      one('#ece3cd', '#231a17', '#2f5fa8', {
        palette: {
          petal: '#a8321f',
          inner: '#e9d79c',
          heart: '#2a9a9a',
          leaf: '#3c7a4c',
          vein: '#ece3cd',
          stem: '#231a17',
          bud: '#2b4a9c',
        },
        lineWidth: 2.4,
        design: sevenColorSun(),
        designScale: 0.96,
        well: 0.84,
        rim: 'rinceau',
        rimColours: ['#1f2f6e', '#e6dcc2'],
      }),
      bowl,
      30,
    ),
  ),
  entry(
    'objects/basra-bowl-01',
    'White bowl with four feathery palmettes in cobalt, each a few strokes of a loaded brush; the blue has sunk into the white and blurred.',
    'Cuenco blanco con cuatro palmetas plumosas en cobalto, cada una de unas pocas pinceladas cargadas; el azul se ha hundido en el blanco y se ha corrido.',
    'He pola keʻokeʻo me nā lau hulu ʻehā i ke kobalta, he kakaʻikahi wale nō nā kaha o ka hulu pena; ua napoʻo ka uliuli i loko o ke keʻokeʻo.',
    dish(
      one('#e9e4d6', '#27479c', '#27479c', {
        line: null,
        design: blueSplash(),
        designScale: 0.9,
        well: 0.86,
        rim: 'plain',
        rings: '#dcd5c2',
      }),
      { ...bowl, firing: { glaze: '#e9e4d6', crackle: 44, run: 1 } },
    ),
  ),
  entry(
    'objects/kubachi-dish-01',
    'Dish under clear turquoise: a wheel of black spirals with leaves and palmettes, breaking waves on the rim, all of it in a dark net of crackle.',
    'Plato bajo turquesa transparente: una rueda de espirales negras con hojas y palmetas, olas rompientes en el borde y todo en una red oscura de craquelado.',
    'He pā ma lalo o ka ʻili aniani ʻōmaʻomaʻo uliuli: he huila o nā mea wili ʻeleʻele me nā lau, nā nalu ma ka lihi, a he ʻupena naka pouli.',
    fired(
      one('#4aa7a0', '#121a1a', '#1d3a3a', {
        palette: {
          petal: '#16201f',
          inner: '#4aa7a0',
          heart: '#16201f',
          leaf: '#16201f',
          vein: '#4aa7a0',
          stem: '#16201f',
          bud: '#16201f',
        },
        line: null,
        design: goldWheel(),
        designScale: 1.16,
        rim: 'waves',
        rimColours: ['#141c1c', '#3b918c'],
      }),
      {},
      24,
    ),
  ),
  entry(
    'objects/kubachi-dish-02',
    'Dish with a garden: a cypress that a flowering vine climbs, in green, ochre, brown-red and blue under a yellowish glaze crazed to a net.',
    'Plato con un jardín: un ciprés por el que trepa un tallo florido, en verde, ocre, rojo pardo y azul bajo un vidriado amarillento craquelado en red.',
    'He pā me ke kīhāpai: he kumu kupereso i piʻi ʻia e ke kā pua, he ʻōmaʻomaʻo, he melemele lepo, he ʻulaʻula palaunu a he uliuli.',
    fired(
      one('#e2dcc2', '#1f1f24', '#3a6a4a', {
        palette: {
          petal: '#8c4a2c',
          inner: '#dcc88a',
          heart: '#2a4a8c',
          leaf: '#3f7450',
          vein: '#1f1f24',
          stem: '#33513a',
          bud: '#c08a34',
        },
        design: cypressAndVine('leaf'),
        designScale: 1.24,
        rim: 'panels',
        rimColours: ['#24345c', '#c9b47a'],
      }),
      {},
      20,
    ),
  ),
  entry(
    'objects/kirman-dish-01',
    'Large dish in blue and white after Chinese porcelain: a great lotus between two lesser ones, curling clouds about them, and broad petals around the rim.',
    'Gran plato azul y blanco según la porcelana china: un gran loto entre dos menores, nubes enroscadas alrededor y anchos pétalos en el borde.',
    'He pā nui uliuli a keʻokeʻo e like me ka pōkeleka Kina: he pua lotus nui ma waena o nā pua lotus liʻiliʻi ʻelua, he mau ao wili a puni, a he mau lihi pua laulā ma ka lihi.',
    fired(
      one('#e6eae6', '#1b2c6c', '#5a7cbc', {
        palette: {
          petal: '#4a6cb4',
          inner: '#dfe6ec',
          heart: '#1f3a8c',
          leaf: '#4a6cb4',
          vein: '#e6eae6',
          stem: '#24408a',
          bud: '#24408a',
        },
        design: lotusAndClouds(),
        designScale: 0.94,
        rim: 'panels',
        rimColours: ['#1f357c', '#aebfdc'],
      }),
    ),
  ),
  entry(
    'objects/kutahya-saucer-01',
    'Small saucer: five red carnations look outward from a rosette, small yellow and blue flowers between them, drawn quickly in black.',
    'Platillo: cinco claveles rojos miran hacia fuera desde una roseta, con florecillas amarillas y azules entre ellos, dibujados con rapidez en negro.',
    'He pā liʻiliʻi: ʻelima ponimōʻī ʻulaʻula e huli ana i waho mai ka pua waena mai, me nā pua liʻiliʻi melemele a uliuli ma waena.',
    fired(
      one('#ece9dd', '#1d1b1e', '#2f7a56', {
        palette: {
          petal: '#b0341f',
          inner: '#e6b52e',
          heart: '#2c4f9c',
          leaf: '#3c8a5c',
          vein: '#ece9dd',
          stem: '#2f5a44',
          bud: '#2c4f9c',
        },
        design: carnationRing(5),
        designScale: 0.96,
        well: 0.82,
        rim: 'cable',
        rimColours: ['#2c4f9c', '#e6b52e'],
      }),
      { look: 66 },
    ),
  ),
  entry(
    'objects/canakkale-dish-01',
    'Buff dish with a quick rosette of twelve purple-brown strokes, four sprigs like cypresses and a few dots, on cream slip.',
    'Plato ocre con una roseta rápida de doce pinceladas pardo púrpura, cuatro ramitas como cipreses y unos puntos, sobre engobe crema.',
    'He pā me ka pua o nā kaha palaunu poni he ʻumi kumamālua, ʻehā lālā e like me ka kumu kupereso a he mau kiko, ma luna o ke keʻokeʻo.',
    fired(
      one('#dccba4', '#4a2a2c', '#4a2a2c', {
        palette: { stem: '#4a2a2c', bud: '#8a4a20' },
        line: null,
        design: quickRosette(),
        designScale: 0.95,
        well: 0.8,
        rim: 'strokes',
        rimColours: ['#4a2a2c', '#8a4a20'],
        rings: '#5c3a2c',
      }),
      { body: '#a8643c' },
    ),
  ),
  entry(
    'objects/fez-bowl-01',
    'Wide bowl in Fez blue on white: the circle divided by eye into eighths, each filled differently with net, leaf, comb or chain around a rosette.',
    'Cuenco ancho en azul de Fez sobre blanco: el círculo dividido a ojo en octavos, cada uno lleno de otro modo con red, hoja, peine o cadena, en torno a una roseta.',
    'He pola laulā uliuli o Fez ma luna o ke keʻokeʻo: ua māhele ʻia ka pōʻai i ʻewalu ʻāpana, he ʻokoʻa ka piha o kēlā me kēia: he ʻupena, he lau, he kahi a he kaulahao.',
    fired(
      one('#e6e3d8', '#1f3a86', '#4a68ac', {
        lineWidth: 4,
        design: eighths(),
        designScale: 0.98,
        well: 0.84,
        rim: 'cable',
        rimColours: ['#1f3a86', '#8aa0cc'],
      }),
      { ...cone, body: '#b98a5c' },
    ),
  ),
  entry(
    'objects/reef-dish-01',
    'Dish with a reef: corals branch from turquoise sand between fronds of limu, bubbles above, and on the rim waves and rocks after Iznik.',
    'Plato con un arrecife: corales que brotan de la arena turquesa entre frondas de limu, burbujas arriba y, en el borde, olas y rocas a la manera de Iznik.',
    'He pā me ke akua ʻāpapa: kupu nā koʻa mai ke one ʻōmaʻomaʻo uliuli ma waena o nā limu, nā huʻahuʻa ma luna, a nā nalu a me nā pōhaku ma ka lihi e like me ko Iznik.',
    fired(
      one('#edf0ec', '#1b2a63', '#2b4fa6', {
        palette: {
          petal: '#2b4fa6',
          inner: '#edf0ec',
          heart: '#4aa9ae',
          leaf: '#3fa3a6',
          vein: '#edf0ec',
          stem: '#1f7a80',
          bud: '#3d68b4',
        },
        line: '#1b2a63',
        lineWidth: 2.6,
        design: reef(),
        designScale: 0.98,
        well: 0.74,
        rim: 'waves',
        rimColours: ['#1c2f6e', '#4aa9ae'],
      }),
    ),
  ),
  entry(
    'objects/iznik-bowl-01',
    'Deep bowl in dense cobalt and white: straps that cross around a rosette, palmettes and half palmettes left white between them.',
    'Cuenco hondo en cobalto denso y blanco: cintas que se cruzan en torno a una roseta, con palmetas y medias palmetas reservadas en blanco.',
    'He pola hohonu i ke kobalta a me ke keʻokeʻo: nā kaula e keʻa ana a puni ka pua, me nā lau keʻokeʻo ma waena.',
    fired(
      one('#e8ece8', '#16265e', '#24408f', {
        palette: {
          petal: '#e8ece8',
          inner: '#24408f',
          heart: '#24408f',
          leaf: '#e8ece8',
          vein: '#dfe6ee',
          stem: '#1b3078',
          bud: '#e8ece8',
        },
        line: '#16265e',
        lineWidth: 2.6,
        design: strapAndLeaf(8),
        designScale: 1.02,
        under: (brush, r) => {
          brush.beginPath();
          brush.arc(0, 0, r * 0.82, 0, 7);
          brush.fillStyle = '#27479c';
          brush.fill();
        },
        rim: 'rinceau',
        rimColours: ['#e8ece8', '#27479c'],
        rings: '#16265e',
        well: 0.82,
      }),
      { profile: sherbetProfile, look: 44, tall: 2.5, middle: 0.46 },
    ),
  ),
  entry(
    'objects/raqqa-jar-01',
    'Slender jar under turquoise glaze without a crack: in a broad black band rosettes in rings, with split leaves between them, are left in turquoise; below it a black scroll, at lip and foot black strokes.',
    'Jarra esbelta bajo vidriado turquesa sin una grieta: en una ancha banda negra quedan en turquesa rosetas en anillos, con hojas hendidas entre ellas; debajo, un roleo negro, y trazos negros en el borde y el pie.',
    'He ipu wīwī ma lalo o ka ʻōmaʻomaʻo uliuli naka ʻole: ma ke kāʻei ʻeleʻele laulā, ua waiho ʻia nā pua poepoe i loko o nā pōʻai, me nā lau māhele ma waena, i ka ʻōmaʻomaʻo uliuli; ma lalo he lau ʻōwili ʻeleʻele, a ma ka lihi a me ka wāwae nā kaha ʻeleʻele.',
    jar(slenderJar, '#2f9fa6', [
      [0.03, 0.09, 'cable', '#2f9fa6', '#0f1a1c', '#1f7f86'],
      [0.12, 0.27, 'scroll', '#2f9fa6', '#0f1a1c', '#35aab0'],
      [0.29, 0.56, 'roundels', '#0f1a1c', '#3bb1b4', '#2f9fa6'],
      [0.58, 0.63, 'cable', '#2f9fa6', '#0f1a1c', '#1f7f86'],
      [0.76, 0.88, 'ribs', '#2f9fa6', '#0f1a1c', '#1f7f86'],
    ]),
  ),
  entry(
    'objects/safi-vase-01',
    'Tall vase with bands of plaits, roundels and strokes in coppery luster on cream.',
    'Jarrón alto con bandas de trenzas, medallones y trazos de reflejo cobrizo sobre crema.',
    'He ipu pua lōʻihi me nā kāʻei hili, poepoe a me nā kaha i ka hulali keleawe ma luna o ke keʻokeʻo.',
    jar(
      tallVase,
      '#e6d9ba',
      [
        [0.05, 0.12, 'strokes', '#e6d9ba', '#8a4a1c', '#a8642a'],
        [0.14, 0.24, 'knots', '#e6d9ba', '#8a4a1c', '#e6d9ba'],
        [0.26, 0.46, 'roundels', '#e6d9ba', '#8a4a1c', '#a8642a'],
        [0.48, 0.56, 'knots', '#e6d9ba', '#8a4a1c', '#e6d9ba'],
        [0.6, 0.66, 'cable', '#e6d9ba', '#8a4a1c', '#a8642a'],
        [0.76, 0.84, 'strokes', '#e6d9ba', '#8a4a1c', '#a8642a'],
      ],
      { finish: 'lustre', tall: 2.7, middle: 1 },
    ),
  ),
  entry(
    'objects/fez-jar-01',
    'Covered jar in blue, yellow, green and brown on white: bands of rosettes, plaits and strokes; the domed lid ends in a knob like a small minaret.',
    'Tarro con tapa en azul, amarillo, verde y pardo sobre blanco: bandas de rosetas, trenzas y trazos; la tapa abovedada acaba en un pomo como un pequeño alminar.',
    'He ipu me ke pani, he uliuli, he melemele, he ʻōmaʻomaʻo a he palaunu ma luna o ke keʻokeʻo: nā kāʻei pua, hili a me nā kaha; he ʻōmuʻo ma luna o ke pani e like me ka pūʻoʻa liʻiliʻi.',
    jar(jarWithLid, '#e8e2d2', [
      [0.04, 0.09, 'strokes', '#e8e2d2', '#2a4a8c', '#c99a2c'],
      [0.1, 0.18, 'cable', '#e8e2d2', '#2a4a8c', '#3c7a4c'],
      [0.2, 0.36, 'roundels', '#e8e2d2', '#2a4a8c', '#c99a2c'],
      [0.37, 0.45, 'knots', '#e8e2d2', '#5c3420', '#c99a2c'],
      [0.46, 0.53, 'strokes', '#e8e2d2', '#3c7a4c', '#2a4a8c'],
      [0.62, 0.74, 'scroll', '#e8e2d2', '#2a4a8c', '#c99a2c'],
      [0.78, 0.84, 'strokes', '#e8e2d2', '#2a4a8c', '#3c7a4c'],
    ]),
  ),
];
