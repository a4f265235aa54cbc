import {
  drawPaintedTile,
  starFrame,
  type TileParameters,
} from '../../families/tiles/painted-tile.ts';
import { ogival, sazWheel, scroll, spray } from '../../geometry/compositions.ts';
import {
  cintamani,
  cloudBorder,
  endlessStrap,
  hexagonStar,
  lotusAndClouds,
} from '../../geometry/device-compositions.ts';
import {
  cypressVine,
  grapes,
  hyacinths,
  vaseOfFlowers,
} from '../../geometry/garden-compositions.ts';
import { starInner, starPolygon } from '../../geometry/points.ts';
import { fillShape, strokeLine } from '../../surface/plate.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { iznikPalette } from './iznik-palette.ts';

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
  raised: 3.5,
  wear: 0.35,
  body: '#cbb08a',
};
const lustre: Omit<TileParameters, 'design'> = {
  glaze: '#eee6d2',
  palette: {
    petal: '#8c5a1e',
    inner: '#efe6d0',
    heart: '#8c5a1e',
    leaf: '#8c5a1e',
    vein: '#efe6d0',
    stem: '#8c5a1e',
    bud: '#8c5a1e',
  },
  line: '#7a4c18',
  lineWidth: 3,
  ground: 'plaster',
  shape: 'star',
  raised: 0.3,
  crackle: 38,
  wear: 0.4,
  lustre: true,
  scale: 0.62,
};

const tile =
  (
    base: Omit<TileParameters, 'design'>,
    design: TileParameters['design'],
    changes: Partial<TileParameters> = {},
  ) =>
  (seed: string) =>
    drawPaintedTile({ ...base, design, ...changes }, seed);

const stars = (turquoise: string): Partial<TileParameters> => ({
  under: (brush, half) => {
    starFrame(brush, half, '#7d4f1c', '#eee6d2');
    fillShape(brush, starPolygon(8, half * 0.74, starInner(8, 3), Math.PI / 8), turquoise);
    strokeLine(
      brush,
      starPolygon(8, half * 0.74, starInner(8, 3), Math.PI / 8),
      '#7d4f1c',
      6,
      true,
    );
  },
});
const plainStar: Partial<TileParameters> = {
  under: (brush, half) => starFrame(brush, half, '#7d4f1c', '#eee6d2'),
};

export const tiles: CatalogueEntry[] = [
  entry(
    'objects/star-tile-01',
    'Eight-pointed star tile in golden lustre on cream: a wheel of long leaves within a dotted border.',
    'Azulejo en forma de estrella de ocho puntas, de loza dorada sobre crema: una rueda de hojas largas dentro de una orla de puntos.',
    'He kile hōkū kihi ʻewalu, he melemele gula ma luna o ke keʻokeʻo: he pōʻai lau.',
    tile(lustre, sazWheel(4), plainStar),
  ),
  entry(
    'objects/star-tile-02',
    'Star tile in lustre: on a turquoise inner star a cypress that a flowering vine climbs, within a dotted border.',
    'Azulejo de estrella de loza dorada: sobre una estrella interior turquesa, un ciprés por el que trepa una planta en flor, con orla de puntos.',
    'He kile hōkū gula: ma luna o kekahi hōkū ʻōmaʻomaʻo uliuli, he paina kupuleko me ke kā pua e piʻi ana.',
    tile(lustre, cypressVine(['rosette']), {
      ...stars('#3f9fa0'),
      scale: 0.52,
      palette: {
        ...lustre.palette,
        petal: '#f3ead4',
        inner: '#8c5a1e',
        heart: '#27408f',
        stem: '#5f3c12',
      },
    }),
  ),
  entry(
    'objects/star-tile-03',
    'Star tile glazed deep blue with white and red overglaze flowers in a wheel.',
    'Azulejo de estrella con vidriado azul profundo y flores blancas y rojas dispuestas en rueda.',
    'He kile hōkū uliuli hohonu me nā pua keʻokeʻo a ʻulaʻula i ka pōʻai.',
    tile(
      {
        ...lustre,
        glaze: '#16276a',
        lustre: false,
        palette: {
          petal: '#e9e2cf',
          inner: '#a83a26',
          heart: '#d9b45a',
          leaf: '#d9b45a',
          vein: '#16276a',
          stem: '#d9b45a',
          bud: '#e9e2cf',
        },
        line: '#0c1640',
      },
      sazWheel(6, -1),
      { scale: 0.66, ground: 'ink' },
    ),
  ),
  entry(
    'objects/star-tile-04',
    'Star tile in brown lustre: a lotus with cobalt edges among curling clouds.',
    'Azulejo de estrella en reflejo castaño: un loto de bordes cobalto entre nubes rizadas.',
    'He kile hōkū palaunu: he pua lotus me nā lihi uliuli i waena o nā ao wili.',
    tile(lustre, lotusAndClouds(), {
      ...plainStar,
      scale: 0.62,
      line: '#27408f',
      palette: { ...lustre.palette, inner: '#efe6d0', heart: '#27408f' },
    }),
  ),
  entry(
    'objects/star-tile-05',
    'Star tile in brown lustre: a strap without an end runs over and under itself around a rosette.',
    'Azulejo de estrella en reflejo castaño: una cinta sin fin pasa por encima y por debajo de sí misma en torno a una roseta.',
    'He kile hōkū palaunu: he kaula hopena ʻole e holo ana ma luna a ma lalo ona iho, a puni ka pua.',
    tile(lustre, endlessStrap(16, 0.036), {
      ...plainStar,
      scale: 0.66,
      palette: { ...lustre.palette, vein: '#efe6d0' },
    }),
  ),
  entry(
    'objects/star-tile-06',
    'Cross-shaped tile in turquoise glaze with black scrolls, made to fit between star tiles.',
    'Azulejo en forma de cruz con vidriado turquesa y roleos negros, hecho para encajar entre estrellas.',
    'He kile keʻa ʻōmaʻomaʻo uliuli me nā lau ʻōwili ʻeleʻele, no waena o nā kile hōkū.',
    tile(
      {
        ...lustre,
        glaze: '#2d9c9d',
        shape: 'cross',
        lustre: false,
        palette: {
          petal: '#14211f',
          inner: '#2d9c9d',
          heart: '#14211f',
          leaf: '#14211f',
          vein: '#2d9c9d',
          stem: '#14211f',
          bud: '#14211f',
        },
        line: null,
      },
      scroll(1.8),
      { scale: 0.82 },
    ),
  ),
  entry(
    'objects/star-tile-07',
    'Star tile with an ogee medallion in lustre and turquoise touches.',
    'Azulejo de estrella con un medallón conopial en reflejo metálico y toques turquesa.',
    'He kile hōkū me kekahi mekala gula ma waena a me nā kiko ʻōmaʻomaʻo uliuli.',
    tile(lustre, ogival(2), {
      ...plainStar,
      scale: 0.58,
      palette: { ...lustre.palette, bud: '#3f9fa0', heart: '#3f9fa0', inner: '#efe6d0' },
    }),
  ),
  entry(
    'objects/star-tile-08',
    'Cross-shaped lustre tile with a bouquet of eight-petalled flowers on a cobalt line.',
    'Azulejo en cruz de loza dorada con flores de ocho pétalos y un filete cobalto.',
    'He kile keʻa gula me nā pua lihi ʻewalu a me ke kaha uliuli.',
    tile(lustre, sazWheel(4, -1), {
      shape: 'cross',
      scale: 0.72,
      ground: 'ink',
      palette: { ...lustre.palette, heart: '#1d3787', inner: '#1d3787' },
    }),
  ),
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
    'Cuerda seca tile: flowers in blue, white and turquoise glazes parted by dark lines on yellow.',
    'Azulejo de cuerda seca: flores en vidriados azul, blanco y turquesa separados por líneas oscuras sobre amarillo.',
    'He kile cuerda seca: nā pua uliuli, keʻokeʻo a ʻōmaʻomaʻo uliuli ma luna o ka melemele, kaʻawale i nā kaha ʻeleʻele.',
    tile(cuerda, spray(3)),
  ),
  entry(
    'objects/cuerda-seca-tile-02',
    'Cuerda seca tile with a great medallion on cobalt blue.',
    'Azulejo de cuerda seca con un gran medallón sobre azul cobalto.',
    'He kile cuerda seca uliuli me kekahi mekala nui.',
    tile(cuerda, ogival(1), {
      glaze: '#1f3c8e',
      palette: {
        petal: '#d9a520',
        inner: '#7a2d4c',
        heart: '#eee7d4',
        leaf: '#49b0b8',
        vein: '#1f3c8e',
        stem: '#eee7d4',
        bud: '#2b8f7a',
      },
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-03',
    'Cuerda seca tile: a knot of white straps on green, with a honey rosette at its heart.',
    'Azulejo de cuerda seca: un lazo de cintas blancas sobre verde, con una roseta melada en el centro.',
    'He kile cuerda seca: he hīpuʻu o nā kaula keʻokeʻo ma luna o ka ʻōmaʻomaʻo, me ka pua melemele ma waena.',
    tile(cuerda, endlessStrap(8, 0.075), {
      glaze: '#1f6b52',
      palette: {
        petal: '#c98a1e',
        inner: '#eee7d4',
        heart: '#241813',
        leaf: '#3f6fb0',
        vein: '#eee7d4',
        stem: '#241813',
        bud: '#49b0b8',
      },
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-04',
    'Cuerda seca tile: a footed vase of turquoise glaze with tulips, carnations and rosettes on cream, parted by dark lines.',
    'Azulejo de cuerda seca: jarrón con pie en vidriado turquesa con tulipanes, claveles y rosetas sobre crema, separados por líneas oscuras.',
    'He kile cuerda seca: he ipu pua ʻōmaʻomaʻo uliuli me nā tulip, nā ponimōʻī a me nā loke ma luna o ke keʻokeʻo.',
    tile(cuerda, vaseOfFlowers(), {
      glaze: '#eadfc6',
      scale: 0.96,
      palette: {
        petal: '#2748a0',
        inner: '#d9a520',
        heart: '#7a2d4c',
        leaf: '#2b8f7a',
        vein: '#241813',
        stem: '#2b8f7a',
        bud: '#49b0b8',
      },
    }),
  ),
];
