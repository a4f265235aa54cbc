import { type CarpetParameters, drawCarpet } from '../families/carpet.ts';
import { type CatalogueEntry, entry } from './entry.ts';

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
const turkmen = {
  field: '#6e1a1c',
  border: '#5a1417',
  light: '#dccbaa',
  dark: '#1a1214',
  one: '#b4532c',
  two: '#1f2a47',
  three: '#8f3a2a',
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
const green = {
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

export const textiles: CatalogueEntry[] = [
  entry(
    'objects/carpet-01',
    'Knotted carpet with a lobed medallion on a red ground of scrolling flowers and a deep blue border.',
    'Alfombra anudada con medallón lobulado sobre fondo rojo de flores enroscadas y cenefa azul oscuro.',
    'He moena hīpuʻu ʻulaʻula me kekahi mekala ma waena, nā pua a me ka palena uliuli.',
    carpet({ field: 'medallion', dyes: red }),
  ),
  entry(
    'objects/carpet-02',
    'Knotted carpet with two columns of large eight-pointed stars in blue, gold and rust.',
    'Alfombra anudada con dos columnas de grandes estrellas de ocho puntas en azul, oro y óxido.',
    'He moena hīpuʻu me nā hōkū kihi ʻewalu nui ma nā kolamu ʻelua.',
    carpet({ field: 'stars', dyes: blue, borders: 1, knots: [240, 370], wear: 0.35 }),
  ),
  entry(
    'objects/carpet-03',
    'Turkmen-style carpet with rows of eight-sided guls on madder red.',
    'Alfombra de estilo turcomano con filas de gules octogonales sobre rojo rubia.',
    'He moena ʻano Turkmen ʻulaʻula me nā lālani gul kihi ʻewalu.',
    carpet({
      field: 'guls',
      dyes: turkmen,
      borders: 1,
      knots: [280, 380],
      width: 1180,
      wear: 0.15,
      abrash: 0.35,
    }),
  ),
  entry(
    'objects/carpet-04',
    'Carpet with a leaf lattice, palmettes and carnations on ivory.',
    'Alfombra con red de hojas, palmetas y claveles sobre fondo marfil.',
    'He moena keʻokeʻo me ka ʻupena lau, nā pua lotu a me nā ponimōʻī.',
    carpet({ field: 'lattice', dyes: ivory }),
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
    'Carpet with dense scrolls of palmettes and rosettes on green, mirrored in four.',
    'Alfombra con densos roleos de palmetas y rosetas sobre verde, en simetría de cuatro partes.',
    'He moena ʻōmaʻomaʻo me nā pua lotu he nui, like ma nā hapahā ʻehā.',
    carpet({ field: 'vase', dyes: green, ground: 'ink' }),
  ),
  entry(
    'objects/prayer-rug-01',
    'Prayer rug with a red niche, a hanging lamp and flowers at its foot.',
    'Alfombra de oración con nicho rojo, una lámpara colgante y flores al pie.',
    'He moena pule me ke kīpoʻo ʻulaʻula, he kukui kau a me nā pua ma lalo.',
    carpet({ field: 'niche', dyes: red, knots: [230, 330], wear: 0.3 }),
  ),
  entry(
    'objects/prayer-rug-02',
    'Prayer rug with a green niche between two striped columns.',
    'Alfombra de oración con nicho verde entre dos columnas a rayas.',
    'He moena pule me ke kīpoʻo ʻōmaʻomaʻo ma waena o nā pou ʻelua.',
    carpet({ field: 'columns', dyes: green, knots: [240, 340], borders: 1 }),
  ),
  entry(
    'objects/prayer-rug-03',
    'Prayer rug with an ivory niche and a blue spandrel, worn along the middle.',
    'Alfombra de oración con nicho marfil y enjutas azules, gastada por el centro.',
    'He moena pule me ke kīpoʻo keʻokeʻo a uliuli, ua hina ma waena.',
    carpet({
      field: 'niche',
      dyes: { ...ivory, border: '#24406e' },
      knots: [210, 300],
      wear: 0.5,
      ground: 'sand' as const,
    }),
  ),
];
