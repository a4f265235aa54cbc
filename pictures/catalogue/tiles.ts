import {
  drawPaintedTile,
  frame,
  starFrame,
  type TileParameters,
} from '../families/painted-tile.ts';
import { ogival, sazWheel, scroll, spray, vines } from '../geometry/compositions.ts';
import { starInner, starPolygon } from '../geometry/points.ts';
import { fillShape, strokeLine } from '../surface/plate.ts';
import { type CatalogueEntry, entry } from './entry.ts';

const iznik: Omit<TileParameters, 'design'> = {
  glaze: '#eef0ea',
  palette: {
    petal: '#b5301c',
    inner: '#f3efe4',
    heart: '#1f3f96',
    leaf: '#0f7a62',
    vein: '#e9efe6',
    stem: '#1c5a45',
    bud: '#24479f',
  },
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
    'Star tile with a turquoise inner star, lustre scrolls and a dotted border.',
    'Azulejo de estrella con una estrella interior turquesa, roleos dorados y orla de puntos.',
    'He kile hōkū me kekahi hōkū ʻōmaʻomaʻo uliuli ma loko, nā lau ʻōwili gula.',
    tile(lustre, scroll(1.5), { ...stars('#3f9fa0'), scale: 0.56 }),
  ),
  entry(
    'objects/star-tile-03',
    'Star tile with a cobalt field, on it pale lustre flowers on waving stems.',
    'Azulejo de estrella con fondo cobalto y flores pálidas sobre tallos ondulantes.',
    'He kile hōkū uliuli me nā pua haʻahaʻa ka waihoʻoluʻu ma nā kā.',
    tile(lustre, vines(3, 2), {
      ...stars('#1d3787'),
      scale: 0.55,
      palette: {
        petal: '#e7dcc0',
        inner: '#8c5a1e',
        heart: '#e7dcc0',
        leaf: '#d8c69a',
        vein: '#1d3787',
        stem: '#d8c69a',
        bud: '#e7dcc0',
      },
      lustre: false,
      ground: 'ink',
    }),
  ),
  entry(
    'objects/star-tile-04',
    'Star tile in brown lustre with a bunch of flowers that springs from one root.',
    'Azulejo de estrella en reflejo castaño con un ramo de flores que brota de una sola raíz.',
    'He kile hōkū palaunu me nā pua mai ka mole hoʻokahi.',
    tile(lustre, spray(2), { ...plainStar, scale: 0.6 }),
  ),
  entry(
    'objects/star-tile-05',
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
      { scale: 0.66, ground: 'plaster' },
    ),
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
    'Iznik-style tile with long saz leaves that turn around a rosette on a white ground.',
    'Azulejo de estilo de Iznik con largas hojas saz que giran en torno a una roseta sobre blanco.',
    'He kile ʻano Iznik: nā lau saz lōʻihi e kaʻapuni ana i ka pua ma waena.',
    tile(iznik, sazWheel(4)),
  ),
  entry(
    'objects/iznik-tile-03',
    'Iznik-style tile with an ogee medallion and lotus palmette on deep blue.',
    'Azulejo de estilo de Iznik con medallón conopial y palmeta de loto sobre azul profundo.',
    'He kile ʻano Iznik uliuli hohonu me kekahi mekala a me ka pua lotu.',
    tile(iznikBlue, ogival(3), {
      palette: {
        petal: '#e9eef0',
        inner: '#b5301c',
        heart: '#213f92',
        leaf: '#2fa3a8',
        vein: '#17307c',
        stem: '#cfe0e6',
        bud: '#1b3178',
      },
    }),
  ),
  entry(
    'objects/iznik-tile-04',
    'Iznik-style border tile with a blue and white half-palmette scroll and a turquoise frame.',
    'Azulejo de estilo de Iznik con roleo de medias palmetas en azul y blanco y marco turquesa.',
    'He kile ʻano Iznik me nā lau ʻōwili uliuli a keʻokeʻo a me ka palena ʻōmaʻomaʻo uliuli.',
    tile(iznikBlue, scroll(1.7), {
      scale: 0.88,
      over: (b, h) => {
        frame(b, h, 0.95, '#2fa3a8', 26);
        frame(b, h, 0.915, '#e9eef0', 5);
      },
    }),
  ),
  entry(
    'objects/iznik-tile-05',
    'Iznik-style tile with waving vines of carnations and rosettes in red and blue.',
    'Azulejo de estilo de Iznik con tallos ondulantes de claveles y rosetas en rojo y azul.',
    'He kile ʻano Iznik me nā kā pua ʻulaʻula a uliuli.',
    tile(iznik, vines(3, 1)),
  ),
  entry(
    'objects/iznik-tile-06',
    'Iznik-style tile with a spray of palmettes and tulips on turquoise.',
    'Azulejo de estilo de Iznik con un ramo de palmetas y tulipanes sobre turquesa.',
    'He kile ʻano Iznik me nā pua tulip a lotu ma luna o ka ʻōmaʻomaʻo uliuli.',
    tile(iznik, spray(3), {
      glaze: '#4aa9ae',
      palette: {
        petal: '#e9eef0',
        inner: '#b5301c',
        heart: '#213f92',
        leaf: '#1c3a8c',
        vein: '#d9ecec',
        stem: '#15306e',
        bud: '#e9eef0',
      },
      ground: 'ink',
    }),
  ),
  entry(
    'objects/damascus-tile-01',
    'Damascus-style tile: blue flowers, sage leaves and purple hearts under a crackled glaze.',
    'Azulejo de estilo damasceno: flores azules, hojas salvia y centros morados bajo vidriado craquelado.',
    'He kile ʻano Damaseko: nā pua uliuli, nā lau ʻōmaʻomaʻo a me nā piko poni, naka ka huna aniani.',
    tile(damascus, spray(1)),
  ),
  entry(
    'objects/damascus-tile-02',
    'Damascus-style tile with an ogee lattice and rosettes in cobalt and turquoise.',
    'Azulejo de estilo damasceno con red conopial y rosetas en cobalto y turquesa.',
    'He kile ʻano Damaseko me nā mekala a me nā pua uliuli.',
    tile(damascus, ogival(2), {
      palette: { ...damascus.palette, bud: '#e3e9e0', petal: '#2b4ea0', leaf: '#38a3a6' },
    }),
  ),
  entry(
    'objects/damascus-tile-03',
    'Damascus-style tile with six turning leaves in sage green and manganese purple.',
    'Azulejo de estilo damasceno con seis hojas que giran, en verde salvia y morado de manganeso.',
    'He kile ʻano Damaseko me nā lau ʻeono e wili ana, he ʻōmaʻomaʻo a he poni.',
    tile(damascus, sazWheel(6), {
      palette: { ...damascus.palette, petal: '#6a3a6c', leaf: '#5e8a5c', inner: '#38a3a6' },
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
    'Cuerda seca tile with a wheel of leaves in green and white on turquoise.',
    'Azulejo de cuerda seca con una rueda de hojas verdes y blancas sobre turquesa.',
    'He kile cuerda seca ʻōmaʻomaʻo uliuli me ka pōʻai lau ʻōmaʻomaʻo a keʻokeʻo.',
    tile(cuerda, sazWheel(5), {
      glaze: '#3c9fa6',
      palette: {
        petal: '#eee7d4',
        inner: '#d9a520',
        heart: '#2748a0',
        leaf: '#1f5f4b',
        vein: '#d9e6d8',
        stem: '#241813',
        bud: '#7a2d4c',
      },
    }),
  ),
  entry(
    'objects/cuerda-seca-tile-04',
    'Cuerda seca tile with a mirrored scroll of half palmettes in six glazes.',
    'Azulejo de cuerda seca con roleo simétrico de medias palmetas en seis vidriados.',
    'He kile cuerda seca me nā lau ʻōwili like ma nā ʻaoʻao ʻelua, ʻeono waihoʻoluʻu.',
    tile(cuerda, scroll(1.5), {
      glaze: '#eadfc6',
      palette: {
        petal: '#2748a0',
        inner: '#d9a520',
        heart: '#7a2d4c',
        leaf: '#49b0b8',
        vein: '#241813',
        stem: '#2b8f7a',
        bud: '#2748a0',
      },
    }),
  ),
];
