import { type CarpetParameters, drawCarpet } from '../../families/textiles/carpet.ts';
import { type CatalogueEntry, entry } from '../entry.ts';

const red = {
  field: '#7e1f24',
  border: '#1d2b52',
  light: '#e4d3ae',
  dark: '#20161a',
  one: '#b9802f',
  two: '#3f6a5c',
  three: '#6d91a8',
};
const blue = {
  field: '#1e2d5c',
  border: '#8b2328',
  light: '#e8dabb',
  dark: '#15131d',
  one: '#c1542f',
  two: '#d0a24a',
  three: '#5f8d7c',
};
const ivory = {
  field: '#dcc9a0',
  border: '#7d1f27',
  light: '#f0e4c8',
  dark: '#2a1c18',
  one: '#26407a',
  two: '#4d7350',
  three: '#b8863b',
};
const garden = {
  field: '#21406a',
  border: '#7c2a26',
  light: '#e6d8b5',
  dark: '#191919',
  one: '#b4472f',
  two: '#4a6d45',
  three: '#7fa9b8',
};
const _green = {
  field: '#2e5242',
  border: '#8a2b2a',
  light: '#e9dcbd',
  dark: '#1c1a17',
  one: '#c77b30',
  two: '#24406e',
  three: '#b9a15c',
};

const carpet =
  (changes: Partial<CarpetParameters> & Pick<CarpetParameters, 'field' | 'dyes'>) =>
  (seed: string) =>
    drawCarpet(
      {
        knots: [330, 500],
        width: 1120,
        height: 1600,
        wear: 0.2,
        abrash: 0.22,
        ground: 'plaster',
        ...changes,
      },
      seed,
    );

export const carpets: CatalogueEntry[] = [
  entry(
    'objects/carpet-01',
    'Carpet with dense scrolls of palmettes and rosettes on crimson, mirrored in four.',
    'Alfombra con densos roleos de palmetas y rosetas sobre carmesí, en simetría de cuatro partes.',
    'He moena ʻulaʻula me nā pua lotu he nui, like ma nā hapahā ʻehā.',
    carpet({ field: 'vase', dyes: red }),
  ),
  entry(
    'objects/carpet-02',
    'Knotted carpet with a lobed medallion on a red ground of scrolling flowers and a deep blue border.',
    'Alfombra anudada con medallón lobulado sobre fondo rojo de flores enroscadas y cenefa azul oscuro.',
    'He moena hīpuʻu ʻulaʻula me kekahi mekala ma waena, nā pua a me ka palena uliuli.',
    carpet({ field: 'medallion', dyes: red, ground: 'sand' }),
  ),
  entry(
    'objects/carpet-03',
    'Carpet with a leaf lattice, palmettes and carnations on ivory.',
    'Alfombra con red de hojas, palmetas y claveles sobre fondo marfil.',
    'He moena keʻokeʻo me ka ʻupena lau, nā pua lotu a me nā ponimōʻī.',
    carpet({ field: 'lattice', dyes: ivory }),
  ),
  entry(
    'objects/carpet-04',
    'Small Uşak carpet, coarsely knotted: a gold and red medallion on deep blue within a red border, the drawing square at the turns.',
    'Pequeña alfombra de Uşak de nudo grueso: medallón dorado y rojo sobre azul profundo con cenefa roja, de dibujo escalonado.',
    'He moena Uşak liʻiliʻi, nunui nā hīpuʻu: he mekala gula a ʻulaʻula ma luna o ka uliuli, me ka palena ʻulaʻula.',
    carpet({ field: 'medallion', dyes: blue, knots: [170, 260], borders: 1, wear: 0.4 }),
  ),
  entry(
    'objects/carpet-05',
    'Garden carpet: beds of trees and flowers divided by water channels with stars where they cross.',
    'Alfombra de jardín: parterres de árboles y flores separados por canales de agua, con estrellas en los cruces.',
    'He moena kīhāpai: nā lumi kanu lāʻau a me nā pua, kaʻawale i nā ʻauwai.',
    carpet({ field: 'garden', dyes: garden, wear: 0.25 }),
  ),
  entry(
    'objects/carpet-06',
    'Knotted carpet with two columns of large eight-pointed stars in blue, gold and rust.',
    'Alfombra anudada con dos columnas de grandes estrellas de ocho puntas en azul, oro y óxido.',
    'He moena hīpuʻu me nā hōkū kihi ʻewalu nui ma nā kolamu ʻelua.',
    carpet({
      field: 'stars',
      dyes: blue,
      borders: 1,
      knots: [240, 370],
      wear: 0.35,
      abrash: 0.4,
      ground: 'ink',
    }),
  ),
  entry(
    'objects/prayer-rug-01',
    'Prayer rug with a red niche whose arch climbs in steps between two columns; a bunch of carnations hangs from its point.',
    'Alfombra de oración con nicho rojo de arco escalonado entre dos columnas; de su vértice cuelga un ramo de claveles.',
    'He moena pule me ke kīpoʻo ʻulaʻula i piʻi ʻanuʻu ma waena o nā pou ʻelua; kau iho he pūpū ponimōʻī mai ka wēlau.',
    carpet({ field: 'steps', dyes: red, knots: [230, 330], wear: 0.3 }),
  ),
  entry(
    'objects/prayer-rug-02',
    'Prayer rug in red and sky blue: five stiff tulips stand in a row above the niche.',
    'Alfombra de oración en rojo y azul celeste: cinco tulipanes rígidos en fila sobre el nicho.',
    'He moena pule ʻulaʻula a uliuli: kū laina nā tulip ʻelima ma luna o ke kīpoʻo.',
    carpet({
      field: 'tulips',
      dyes: { ...red, field: '#9a2a2a', border: '#3f6d9c', two: '#5f8fb8', three: '#c99a45' },
      knots: [240, 380],
      height: 1700,
      borders: 1,
      wear: 0.3,
    }),
  ),
  entry(
    'objects/prayer-rug-03',
    'Rug with two facing niches, a lamp in each; they leave an ivory hexagon on a blue ground, worn along the middle.',
    'Alfombra con dos nichos enfrentados, una lámpara en cada uno; dejan un hexágono marfil sobre fondo azul, gastado por el centro.',
    'He moena me nā kīpoʻo ʻelua e kū like ana, he kukui i loko o kēlā me kēia; he huinaono keʻokeʻo ma luna o ka uliuli, ua hina ma waena.',
    carpet({
      field: 'facing',
      dyes: { ...ivory, border: '#24406e' },
      knots: [210, 300],
      wear: 0.5,
      ground: 'sand' as const,
    }),
  ),
];
