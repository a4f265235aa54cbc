import { archEdge, kilnScars } from '../../families/tiles/marks.ts';
import type { TileParameters } from '../../families/tiles/painted-tile.ts';
import {
  starInHexagon,
  vaseUnderArch,
  vineOnTrellis,
} from '../../geometry/damascus-compositions.ts';
import { cintamani } from '../../geometry/device-compositions.ts';
import { hyacinthsInWind, serratedLeaves } from '../../geometry/garden-tile-compositions.ts';
import { strapNet } from '../../geometry/glaze-compositions.ts';
import {
  gardenOfSpirals,
  irisesInVase,
  twoArabesques,
} from '../../geometry/haft-rang-compositions.ts';
import {
  cloudsAndLotuses,
  embracedCypress,
  enchantedForest,
} from '../../geometry/iznik-compositions.ts';
import { strokeLine } from '../../surface/plate.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';
import { iznikPalette } from './iznik-palette.ts';
import { tile } from './tile.ts';

const iznik: Omit<TileParameters, 'design'> = {
  glaze: '#eef0ea',
  palette: iznikPalette,
  line: '#16202c',
  lineWidth: 3.6,
  ground: grounds.ceramic,
  raised: 2.2,
  crackle: 0,
  wear: 0.25,
};

const iznikBlue: Omit<TileParameters, 'design'> = {
  ...iznik,
  glaze: '#213f92',
  palette: {
    petal: '#e9eef0',
    inner: '#b5301c',
    heart: '#2fa3a8',
    leaf: '#2fa3a8',
    vein: '#17307c',
    stem: '#cfe0e6',
    bud: '#2fa3a8',
  },
};

const damascus: Omit<TileParameters, 'design'> = {
  glaze: '#e6ebe2',
  palette: {
    petal: '#2b4ea0',
    inner: '#e9eee6',
    heart: '#5d2f5e',
    leaf: '#5e8a5c',
    vein: '#22324a',
    stem: '#2d4a44',
    bud: '#38a3a6',
  },
  line: '#1d2733',
  lineWidth: 4.2,
  ground: grounds.ceramic,
  raised: 0.6,
  crackle: 46,
  wear: 0.45,
};

const cuerda: Omit<TileParameters, 'design'> = {
  glaze: '#d9a520',
  palette: {
    petal: '#2748a0',
    inner: '#eee7d4',
    heart: '#7a2d4c',
    leaf: '#2b8f7a',
    vein: '#241813',
    stem: '#241813',
    bud: '#49b0b8',
  },
  line: '#241813',
  lineWidth: 4,
  cord: true,
  ground: grounds.ceramic,
  run: 0.35,
  raised: 0,
  wear: 0.35,
  body: '#cbb08a',
};

export const tiles: CatalogueEntry[] = [
  closely(
    entry(
      'objects/iznik-tile-01',
      'Iznik-style tile in raised red, cobalt and green on white: a great carnation between two tulips, hyacinths, a serrated flower and a rose low down, over serrated leaves from one tuft; a quarter of a rose in each upper corner.',
      'Azulejo de estilo de Iznik en rojo en relieve, cobalto y verde sobre blanco: un gran clavel entre dos tulipanes, jacintos, una flor dentada y una rosa más abajo, sobre hojas dentadas de una sola mata; un cuarto de rosa en cada esquina superior.',
      'He kile ʻano Iznik ʻulaʻula, uliuli a ʻōmaʻomaʻo ma ke keʻokeʻo: he ponimōʻī nui ma waena o nā tulipa ʻelua, nā hiakineko, he pua nihoniho a me ka loke ma lalo, ma luna o nā lau nihoniho mai hoʻokahi pūpū; he hapahā loke ma kēlā me kēia kihi o luna.',
      tile(iznik, serratedLeaves(), { lineWidth: 3.4 }),
    ),
  ),
  entry(
    'objects/iznik-tile-02',
    'Iznik-style tile: tall blue hyacinths bent as by wind, with rosebuds and tulips in red between them.',
    'Azulejo de estilo de Iznik: altos jacintos azules inclinados como por el viento, con capullos de rosa y tulipanes rojos entre ellos.',
    'He kile ʻano Iznik: nā hiakineko uliuli kiʻekiʻe i luli i ka makani, me nā loke a me nā tulipa ʻulaʻula ma waena.',
    tile(iznik, hyacinthsInWind(), { lineWidth: 3.4 }),
  ),
  entry(
    'objects/iznik-tile-03',
    'Narrow Iznik-style border tile: white cloud bands and lotuses by turns on deep blue, with touches of red and turquoise.',
    'Azulejo estrecho de cenefa de estilo de Iznik: nubes blancas y lotos alternos sobre azul profundo, con toques rojos y turquesa.',
    'He kile palena haiki ʻano Iznik: nā ao keʻokeʻo a me nā pua lotus ma luna o ka uliuli hohonu, me ka ʻulaʻula a me ka ʻōmaʻomaʻo uliuli.',
    tile(iznikBlue, cloudsAndLotuses(), {
      shape: 'border',
      lineWidth: 2.6,
      over: (b, h) => {
        for (const [at, colour, width] of [
          [0.462, '#2fa3a8', 40],
          [0.43, '#16202c', 3],
          [0.418, '#e9eef0', 8],
          [0.407, '#16202c', 3],
        ] as const)
          for (const x of [-1, 1])
            strokeLine(
              b,
              [
                [x * h * at, -h * 1.1],
                [x * h * at, h * 1.1],
              ],
              colour,
              width,
            );
      },
    }),
  ),
  entry(
    'objects/iznik-tile-04',
    'Iznik-style tile in two blues and sage green: long toothed leaves cut across peonies and rosettes and through one another, on white.',
    'Azulejo de estilo de Iznik en dos azules y verde salvia: largas hojas dentadas cruzan peonías y rosetas, y se cruzan entre sí, sobre blanco.',
    'He kile ʻano Iznik i nā uliuli ʻelua a me ka ʻōmaʻomaʻo: nā lau niho lōʻihi e keʻa ana ma luna o nā pua peonia a me nā pua poepoe, ma ke keʻokeʻo.',
    tile(iznik, enchantedForest(), {
      raised: 0.6,
      lineWidth: 3,
      palette: {
        petal: '#3f6ab8',
        inner: '#e9eef0',
        heart: '#1c3a8c',
        leaf: '#7d9c80',
        vein: '#f2f4ee',
        stem: '#24407f',
        bud: '#4aa9ae',
      },
    }),
  ),
  entry(
    'objects/iznik-tile-05',
    'Iznik-style tile with the device çintamani: three red balls over two wavy blue stripes, in rows on white.',
    'Azulejo de estilo de Iznik con el motivo çintamani: tres bolas rojas sobre dos franjas onduladas azules, en filas sobre blanco.',
    'He kile ʻano Iznik me ka hōʻailona çintamani: ʻekolu pōpō ʻulaʻula ma luna o nā kaha uliuli ʻelua, ma ke keʻokeʻo.',
    tile(iznik, cintamani(), { scale: 0.86 }),
  ),
  entry(
    'objects/iznik-tile-06',
    'Iznik-style tile: a turquoise cypress embraced by a vine with blue rosettes and tulips, on a white that has grayed; the blue has run a little.',
    'Azulejo de estilo de Iznik: un ciprés turquesa abrazado por una planta trepadora con rosetas y tulipanes azules, sobre un blanco agrisado; el azul se ha corrido un poco.',
    'He kile ʻano Iznik: he kumu kupereso ʻōmaʻomaʻo uliuli i pūliki ʻia e ke kā me nā pua a me nā tulipa uliuli, ma luna o ke keʻokeʻo hina; ua kahe iki ka uliuli.',
    tile(iznik, embracedCypress(), {
      glaze: '#dfe2da',
      scale: 0.94,
      wear: 0.4,
      palette: { ...iznik.palette, leaf: '#1c7f86', petal: '#2c55ad', bud: '#24459a' },
    }),
  ),
  entry(
    'objects/damascus-tile-01',
    'Damascus-style tile: under a cusped arch a footed vase with a lotus, tulips, carnations, rosettes and hyacinths in blue, purple and apple green; the glaze is crackled.',
    'Azulejo de estilo damasceno: bajo un arco lobulado, un jarrón con pie y un loto, tulipanes, claveles, rosetas y jacintos en azul, morado y verde manzana; el vidriado está craquelado.',
    'He kile ʻano Damaseko: ma lalo o kekahi hoaka, he ipu pua me ka pua lotus, nā tulipa, nā ponimōʻī, nā pua poepoe a me nā hiakineko uliuli, poni a ʻōmaʻomaʻo; ua naka ka huna aniani.',
    tile(damascus, vaseUnderArch(), {
      palette: { ...damascus.palette, leaf: '#6fa05a' },
    }),
  ),
  entry(
    'objects/damascus-tile-02',
    'Damascus-style tile: a vine with five bunches of blue grapes, green leaves and tendrils winds up a turquoise trellis between two cypresses, under a glaze with brown crackle.',
    'Azulejo de estilo damasceno: una vid con cinco racimos de uvas azules, hojas verdes y zarcillos trepa por una celosía turquesa entre dos cipreses, bajo un vidriado con craquelado pardo.',
    'He kile ʻano Damaseko: he kumu waina me nā huhui uliuli ʻelima a me nā lau ʻōmaʻomaʻo e kolo ana ma ka ʻupena lāʻau ma waena o nā kumu kupereso ʻelua; ua naka ka huna aniani.',
    tile(damascus, vineOnTrellis(), {
      crackle: 38,
      lineWidth: 3.4,
      palette: { ...damascus.palette, vein: '#dfe8dc', bud: '#8cc4c0', heart: '#4a62b4' },
    }),
  ),
  entry(
    'objects/damascus-tile-03',
    'Hexagonal Damascus-style tile: a blue star of six petals, a purple lotus between each two, and around them a white vine on a blue band that turns at every corner.',
    'Azulejo hexagonal de estilo damasceno: una estrella azul de seis pétalos, un loto morado entre cada dos y, alrededor, un tallo blanco sobre una banda azul que gira en cada ángulo.',
    'He kile huinaono ʻano Damaseko: he hōkū uliuli ʻeono lihi pua, he pua lotus poni ma waena o kēlā me kēia ʻelua, a puni lākou he kā keʻokeʻo ma luna o ke kāʻei uliuli e huli ana ma kēlā me kēia kihi.',
    tile(damascus, starInHexagon(), {
      shape: 'hexagon',
      lineWidth: 3.4,
    }),
  ),
  closely(
    entry(
      'objects/cuerda-seca-tile-01',
      'Cuerda seca tile: part of a garden scroll, great spirals with lotuses, rosettes and leaves in blue, turquoise, green, white and purple on yellow, cut by every edge.',
      'Azulejo de cuerda seca: parte de un roleo de jardín, grandes espirales con lotos, rosetas y hojas en azul, turquesa, verde, blanco y morado sobre amarillo, cortadas por todos los bordes.',
      'He kile cuerda seca: he ʻāpana o nā lau ʻōwili nui me nā pua a me nā lau uliuli, ʻōmaʻomaʻo, keʻokeʻo a poni ma luna o ka melemele, ua ʻoki ʻia e nā lihi a pau.',
      tile(cuerda, gardenOfSpirals()),
    ),
    3.75,
  ),
  entry(
    'objects/cuerda-seca-tile-02',
    'Cuerda seca tile on cobalt blue: two systems of leafy spirals, one yellow and one white, turn across each other.',
    'Azulejo de cuerda seca sobre azul cobalto: dos sistemas de espirales con hojas, uno amarillo y otro blanco, giran cruzándose.',
    'He kile cuerda seca uliuli: ʻelua pūʻulu lau wili, he melemele kekahi a he keʻokeʻo kekahi, e keʻa ana kekahi i kekahi.',
    tile(cuerda, twoArabesques(), {
      glaze: '#1b3788',
      lineWidth: 3.6,
      palette: {
        petal: '#dba51f',
        bud: '#2b8f7a',
        inner: '#efe8d6',
        vein: '#241813',
        heart: '#49b0b8',
        leaf: '#dba51f',
        stem: '#241813',
      },
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-03',
    'Cuerda seca tile: a knot of white straps about one star of eight, filled with green, honey, blue and black, three small kiln scars on its face.',
    'Azulejo de cuerda seca: un lazo de cintas blancas en torno a una estrella de ocho, relleno de verde, melado, azul y negro, con tres pequeñas marcas de atifle.',
    'He kile cuerda seca: he hīpuʻu o nā kaula keʻokeʻo a puni ka hōkū kihi ʻewalu hoʻokahi, i hoʻopiha ʻia i ka ʻōmaʻomaʻo, ka meli, ka uliuli a me ka ʻeleʻele, a ʻekolu ʻālina liʻiliʻi.',
    tile(cuerda, strapNet(0.02, 0.62), {
      glaze: '#e9e0ca',
      lineWidth: 5.5,
      palette: {
        petal: '#1c6a4f',
        leaf: '#bf7f1c',
        bud: '#1c1613',
        heart: '#27479c',
        inner: '#e9e0ca',
      },
      over: (brush, half, random) => kilnScars(brush, half, random),
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-04',
    'Cuerda seca tile from beside an arch: blue irises with yellow beards and two purple carnations in a turquoise vase on cream; a curved black edge cuts off one corner.',
    'Azulejo de cuerda seca de una enjuta: lirios azules de barba amarilla y dos claveles morados en un jarrón turquesa sobre crema; un borde negro curvo corta una esquina.',
    'He kile cuerda seca mai ka ʻaoʻao o kekahi hoaka: nā pua iris uliuli me ka ʻumiʻumi melemele a me nā ponimōʻī poni ʻelua i loko o ka ipu ʻōmaʻomaʻo uliuli; ʻoki ke kaha piʻo ʻeleʻele i kekahi kihi.',
    tile(cuerda, irisesInVase(), {
      glaze: '#eadfc6',
      lineWidth: 4.2,
      palette: {
        petal: '#3f63b8',
        inner: '#dba51f',
        heart: '#7a2d4c',
        leaf: '#2f9c94',
        vein: '#241813',
        stem: '#2b8f7a',
        bud: '#2748a0',
      },
      over: (brush, half) => archEdge(brush, half),
    }),
  ),
];
