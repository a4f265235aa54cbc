import { type CarpetParameters, drawCarpet } from '../../families/textiles/carpets/carpet.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

const red = {
  field: '#7e1f24',
  border: '#1d2b52',
  light: '#e4d3ae',
  dark: '#20161a',
  one: '#b9802f',
  two: '#3f6a5c',
  three: '#6d91a8',
};
const crimson = { ...red, field: '#7a1a2c', three: '#8fa3ad', two: '#38604f' };
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
const lac = {
  field: '#7d1a34',
  border: '#17324a',
  light: '#e6d8b5',
  dark: '#1c1416',
  one: '#c78a4a',
  two: '#4a6d45',
  three: '#c9a8a0',
};

export const carpet =
  (changes: Partial<CarpetParameters> & Pick<CarpetParameters, 'field' | 'dyes'>) =>
  (seed: string, close = 1) =>
    drawCarpet(
      {
        knots: [330, 500],
        width: 1120,
        height: 1600,
        wear: 0.2,
        abrash: 0.22,
        ground: grounds.textile,
        ...changes,
      },
      seed,
      close,
    );

export const carpets: CatalogueEntry[] = [
  closely(
    entry(
      'objects/carpet-01',
      'Long crimson carpet: palmettes open in rows, and long curved leaves stand to either side of them like parentheses; fine scrolls between, a dark blue border of palmettes and rosettes.',
      'Alfombra larga carmesí: las palmetas se abren en filas, con largas hojas curvas a cada lado como paréntesis; finos roleos entre ellas y cenefa azul oscuro de palmetas y rosetas.',
      'He moena ʻulaʻula lōʻihi: mōhala nā pua lotus ma nā lālani, a kū nā lau piʻo lōʻihi ma kēlā a me kēia ʻaoʻao me he kahaapo lā; he mau lau wili lahilahi ma waena, a he palena uliuli hohonu me nā pua lotus a me nā pua poepoe.',
      carpet({
        field: 'sickles',
        dyes: crimson,
        knots: [300, 664],
        width: 860,
        height: 1720,
        inset: 0.15,
        fineness: 3.6,
        borders: 2,
        warp: '#e2d8c2',
      }),
    ),
    3.5,
  ),
  closely(
    entry(
      'objects/carpet-02',
      'Knotted carpet: a blue medallion of sixteen lobes with a star in its center and a pendant at either end, on a red ground of flowering scrolls; quarter medallions in the corners and a deep blue border.',
      'Alfombra anudada: medallón azul de dieciséis lóbulos con una estrella en el centro y un colgante en cada extremo, sobre fondo rojo de roleos floridos; cuartos de medallón en las esquinas y cenefa azul oscuro.',
      'He moena hīpuʻu: he mekala uliuli me nā ʻēheu he ʻumi kumamāono, he hōkū ma waena a he lei ma kēlā a me kēia wēlau, ma luna o ka ʻulaʻula me nā pua wili; he palena uliuli hohonu.',
      carpet({
        field: 'medallion',
        dyes: red,
        ground: grounds.textile,
        knots: [330, 600],
        width: 1020,
        height: 1720,
        fineness: 2.4,
      }),
    ),
    3.5,
  ),
  entry(
    'objects/carpet-03',
    'Long carpet on ivory: slender green leaves cross into a net, in its meshes palmettes like fans and carnations in blue, red and gold; a narrow dark red border with a winding vine.',
    'Alfombra larga sobre marfil: hojas verdes y finas se cruzan en una red, con palmetas como abanicos y claveles en azul, rojo y oro en sus mallas; orla estrecha rojo oscuro con un tallo ondulado.',
    'He moena lōʻihi ma ke kahua ʻelepani: keʻa nā lau ʻōmaʻomaʻo wīwī a lilo i ʻupena, me nā lau pāma me he peʻahi lā a me nā ponimōʻī polū, ʻulaʻula a gula ma nā puka; he kaʻe ʻulaʻula uli haiki me ke kumu wili.',
    carpet({
      field: 'lattice',
      dyes: ivory,
      knots: [300, 640],
      width: 880,
      height: 1720,
      inset: 0.15,
    }),
  ),
  entry(
    'objects/carpet-04',
    'Small Uşak carpet, coarsely knotted: one stepped medallion in red and gold on bare deep blue, which ends above and below in an arch between red corners; every edge climbs in steps.',
    'Pequeña alfombra de Uşak de nudo grueso: un solo medallón escalonado rojo y dorado sobre azul profundo liso, que termina arriba y abajo en un arco entre esquinas rojas; todos los bordes suben en escalones.',
    'He moena Uşak liʻiliʻi, nunui nā hīpuʻu: hoʻokahi mekala ʻanuʻu ʻulaʻula a gula ma ka uliuli hohonu ʻōlohelohe, e pau ana i ka piʻo ma luna a ma lalo ma waena o nā kihi ʻulaʻula; piʻi nā kaʻe a pau ma nā ʻanuʻu.',
    carpet({
      field: 'doubleNiche',
      dyes: blue,
      knots: [220, 350],
      width: 1080,
      height: 1640,
      fineness: 1,
      borders: 1,
      wear: 0.4,
    }),
  ),
  entry(
    'objects/carpet-05',
    'Carpet with a trellis of pale stems on wine red; in each compartment stands one flowering plant with its roots, tulip, rose, carnation or lily, no two neighbors alike.',
    'Alfombra con una celosía de tallos claros sobre rojo vino; en cada compartimento, una sola planta florida con sus raíces: tulipán, rosa, clavel o lirio, sin vecinas iguales.',
    'He moena ʻulaʻula pō me ka ʻupena kumu keʻokeʻo; i loko o kēlā me kēia pukaaniani hoʻokahi mea kanu me kona mau aʻa: he tulipa, he loke, he ponimōʻī a he lilia paha.',
    carpet({
      field: 'trellis',
      dyes: lac,
      wear: 0.12,
      knots: [330, 500],
      width: 1120,
      height: 1640,
      fineness: 2.4,
      inset: 0.13,
    }),
  ),
  entry(
    'objects/carpet-06',
    'Knotted carpet: two columns of four octagons, gold and ivory by turns, each with an eight-pointed star in turquoise and white; a border of small rosettes and fringes at both ends.',
    'Alfombra anudada: dos columnas de cuatro octógonos, dorados y marfil alternos, cada uno con una estrella de ocho puntas en turquesa y blanco; orla de pequeñas rosetas y flecos en ambos extremos.',
    'He moena hīkiʻi: ʻelua kolamu o nā huinawalu ʻehā, gula a ʻelepani, he hōkū ʻewalu kihi polū ʻōmaʻomaʻo a keʻokeʻo i loko o kēlā me kēia; he kaʻe pua poepoe liʻiliʻi a me nā pihapiha ma nā wēlau.',
    carpet({
      field: 'stars',
      dyes: blue,
      borders: 1,
      knots: [200, 306],
      fineness: 1,
      wear: 0.35,
      abrash: 0.4,
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
    'He moena pule ʻulaʻula a uliuli: kū laina nā tulipa ʻelima ma luna o ke kīpoʻo.',
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
    }),
  ),
];
