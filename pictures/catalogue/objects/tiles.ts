import { archEdge, kilnScars } from '../../families/tiles/marks.ts';
import type { TileParameters } from '../../families/tiles/painted-tile.ts';
import { sazWheel, spray } from '../../geometry/compositions.ts';
import { cintamani, cloudBorder, hexagonStar } from '../../geometry/device-compositions.ts';
import {
  cypressVine,
  grapes,
  hyacinths,
  vaseOfFlowers,
} from '../../geometry/garden-compositions.ts';
import {
  crossingSpirals,
  gardenScroll,
  irisVase,
  strapNet,
} from '../../geometry/glaze-compositions.ts';
import { strokeLine } from '../../surface/plate.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { iznikPalette } from './iznik-palette.ts';
import { tile } from './tile.ts';

const iznik: Omit<TileParameters, 'design'> = {
  glaze: '#eef0ea',
  palette: iznikPalette,
  line: '#16202c',
  lineWidth: 3.6,
  ground: 'plaster',
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
  ground: 'plaster',
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
    vein: '#e3b53a',
    stem: '#241813',
    bud: '#49b0b8',
  },
  line: '#241813',
  lineWidth: 8,
  ground: 'plaster',
  run: 0.35,
  raised: 3.5,
  wear: 0.35,
  body: '#cbb08a',
};

export const tiles: CatalogueEntry[] = [
  entry(
    'objects/iznik-tile-01',
    'Iznik-style tile: tulips, carnations and hyacinths in raised red, cobalt and green on white.',
    'Azulejo de estilo de Iznik: tulipanes, claveles y jacintos en rojo en relieve, cobalto y verde sobre blanco.',
    'He kile ʻano Iznik: nā pua tulip a me nā ponimōʻī, he ʻulaʻula, he uliuli a he ʻōmaʻomaʻo ma ke keʻokeʻo.',
    tile(iznik, spray(0)),
  ),
  entry(
    'objects/iznik-tile-02',
    'Iznik-style tile: tall blue hyacinths bent as by wind, with rosebuds and tulips in red between them.',
    'Azulejo de estilo de Iznik: altos jacintos azules inclinados como por el viento, con capullos de rosa y tulipanes rojos entre ellos.',
    'He kile ʻano Iznik: nā hiakineko uliuli kiʻekiʻe i luli i ka makani, me nā loke a me nā tulip ʻulaʻula ma waena.',
    tile(iznik, hyacinths(), { scale: 0.98 }),
  ),
  entry(
    'objects/iznik-tile-03',
    'Narrow Iznik-style border tile: white cloud bands and lotuses by turns on deep blue, with touches of red and turquoise.',
    'Azulejo estrecho de cenefa de estilo de Iznik: nubes blancas y lotos alternos sobre azul profundo, con toques rojos y turquesa.',
    'He kile palena haiki ʻano Iznik: nā ao keʻokeʻo a me nā pua lotus ma luna o ka uliuli hohonu, me ka ʻulaʻula a me ka ʻōmaʻomaʻo uliuli.',
    tile(iznikBlue, cloudBorder(), {
      shape: 'border',
      scale: 0.86,
      over: (b, h) => {
        for (const [at, colour, width] of [
          [0.455, '#2fa3a8', 26],
          [0.425, '#e9eef0', 5],
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
    'Iznik-style tile in two blues and sage green: long toothed leaves turn across peonies and rosettes on white.',
    'Azulejo de estilo de Iznik en dos azules y verde salvia: largas hojas dentadas giran entre peonías y rosetas sobre blanco.',
    'He kile ʻano Iznik i nā uliuli ʻelua a me ka ʻōmaʻomaʻo: nā lau niho lōʻihi e wili ana i waena o nā pua ma ke keʻokeʻo.',
    tile(iznik, sazWheel(4, -1), {
      raised: 0.6,
      palette: {
        petal: '#3f6ab8',
        inner: '#e9eef0',
        heart: '#1c3a8c',
        leaf: '#7d9c80',
        vein: '#e9eef0',
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
    'Iznik-style tile: a dark cypress embraced by a flowering vine with rosettes and tulips, on a white that has grayed.',
    'Azulejo de estilo de Iznik: un ciprés oscuro abrazado por una planta trepadora con rosetas y tulipanes, sobre un blanco agrisado.',
    'He kile ʻano Iznik: he paina kupuleko pouli i pūliki ʻia e ke kā pua me nā tulip, ma luna o ke keʻokeʻo hina.',
    tile(iznik, cypressVine(), {
      glaze: '#dfe2da',
      scale: 0.94,
      wear: 0.4,
      ground: 'ink',
      palette: { ...iznik.palette, leaf: '#1d5c4c', petal: '#a8402a', bud: '#3a5aa6' },
    }),
  ),
  entry(
    'objects/damascus-tile-01',
    'Damascus-style tile: a footed vase with tulips, carnations and rosettes in blue, purple and apple green under a crackled glaze.',
    'Azulejo de estilo damasceno: jarrón con pie y tulipanes, claveles y rosetas en azul, morado y verde manzana bajo vidriado craquelado.',
    'He kile ʻano Damasko: he ipu pua me nā tulip, nā ponimōʻī a me nā loke uliuli, poni a ʻōmaʻomaʻo; ua naka ka huna aniani.',
    tile(damascus, vaseOfFlowers(), {
      scale: 0.98,
      palette: { ...damascus.palette, inner: '#6a3a6c', leaf: '#6fa05a' },
    }),
  ),
  entry(
    'objects/damascus-tile-02',
    'Damascus-style tile: a vine with three bunches of blue grapes, green leaves and tendrils under a glaze with brown crackle.',
    'Azulejo de estilo damasceno: una vid con tres racimos de uvas azules, hojas verdes y zarcillos bajo un vidriado con craquelado pardo.',
    'He kile ʻano Damasko: he kumu kūlepe me nā huhui uliuli ʻekolu a me nā lau ʻōmaʻomaʻo; ua naka ka huna aniani.',
    tile(damascus, grapes(), { crackle: 38 }),
  ),
  entry(
    'objects/damascus-tile-03',
    'Hexagonal Damascus-style tile: a six-pointed star of palmettes in blue and turquoise, a purple rosette in every corner.',
    'Azulejo hexagonal de estilo damasceno: una estrella de seis puntas de palmetas en azul y turquesa, una roseta morada en cada ángulo.',
    'He kile huinaono ʻano Damasko: he hōkū kihi ʻeono uliuli a ʻōmaʻomaʻo uliuli, a he pua poni ma kēlā me kēia kihi.',
    tile(damascus, hexagonStar(), {
      shape: 'hexagon',
      scale: 0.96,
      palette: { ...damascus.palette, heart: '#6a3a6c' },
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-01',
    'Cuerda seca tile: part of a garden scroll, great spirals with palmettes, rosettes and leaves in blue, turquoise, green, white and purple on yellow, cut by every edge.',
    'Azulejo de cuerda seca: parte de un roleo de jardín, grandes espirales con palmetas, rosetas y hojas en azul, turquesa, verde, blanco y morado sobre amarillo, cortadas por todos los bordes.',
    'He kile cuerda seca: he ʻāpana o nā lau ʻōwili nui me nā pua a me nā lau uliuli, ʻōmaʻomaʻo, keʻokeʻo a poni ma luna o ka melemele, ua ʻoki ʻia e nā lihi a pau.',
    tile(cuerda, gardenScroll(), {
      lineWidth: 4.5,
      palette: { ...cuerda.palette, heart: '#7a2d4c' },
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-02',
    'Cuerda seca tile on cobalt blue: two systems of leafy spirals, one yellow and one white, turn across each other.',
    'Azulejo de cuerda seca sobre azul cobalto: dos sistemas de espirales con hojas, uno amarillo y otro blanco, giran cruzándose.',
    'He kile cuerda seca uliuli: ʻelua pūʻulu lau wili, he melemele kekahi a he keʻokeʻo kekahi, e keʻa ana kekahi i kekahi.',
    tile(cuerda, crossingSpirals(), {
      glaze: '#1b3788',
      lineWidth: 4.5,
      palette: { petal: '#dba51f', bud: '#2b8f7a', inner: '#efe8d6', vein: '#49b0b8' },
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-03',
    'Cuerda seca tile: a net of white straps around stars of eight, filled with green, honey, blue and black, three small kiln scars on its face.',
    'Azulejo de cuerda seca: una red de cintas blancas en torno a estrellas de ocho, rellena de verde, melado, azul y negro, con tres pequeñas marcas de atifle.',
    'He kile cuerda seca: he ʻupena o nā kaula keʻokeʻo a puni nā hōkū kihi ʻewalu, i hoʻopiha ʻia i ka ʻōmaʻomaʻo, ka meli, ka uliuli a me ka ʻeleʻele, a ʻekolu ʻālina liʻiliʻi.',
    tile(cuerda, strapNet(0.0165), {
      glaze: '#e9e0ca',
      lineWidth: 5,
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
    'Cuerda seca tile from beside an arch: blue irises with yellow beards in a turquoise vase on cream; a curved black edge cuts off one corner.',
    'Azulejo de cuerda seca de una enjuta: lirios azules de barba amarilla en un jarrón turquesa sobre crema; un borde negro curvo corta una esquina.',
    'He kile cuerda seca mai ka ʻaoʻao o kekahi hoaka: nā pua iris uliuli me ka ʻumiʻumi melemele i loko o ka ipu ʻōmaʻomaʻo uliuli; ʻoki ke kaha piʻo ʻeleʻele i kekahi kihi.',
    tile(cuerda, irisVase(), {
      glaze: '#eadfc6',
      scale: 0.87,
      lineWidth: 6,
      palette: {
        petal: '#3f63b8',
        inner: '#dba51f',
        heart: '#7a2d4c',
        leaf: '#2f9c94',
        vein: '#1d2f66',
        stem: '#2b8f7a',
        bud: '#2748a0',
      },
      over: (brush, half) => archEdge(brush, half),
    }),
  ),
];
