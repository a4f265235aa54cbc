import { mendArm } from '../../families/tiles/marks.ts';
import { crossOutline, starFrame, type TileParameters } from '../../families/tiles/painted-tile.ts';
import { sazWheel } from '../../geometry/compositions.ts';
import { endlessStrap, lotusAndClouds } from '../../geometry/device-compositions.ts';
import { cypressVine } from '../../geometry/garden-compositions.ts';
import { runningDrops } from '../../geometry/glaze-compositions.ts';
import {
  arabesqueWheel,
  palmetteCross,
  risingArabesque,
} from '../../geometry/lustre-compositions.ts';
import { starInner, starPolygon } from '../../geometry/points.ts';
import { scratchCurls, speckle } from '../../surface/lustre.ts';
import { fillShape, strokeLine, trace } from '../../surface/plate.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { tile } from './tile.ts';

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

const brownLustre = '#7d4f1c';

const redLustre = '#7c3a1c';

/** White plants left standing in the lustre, with lustre inside them. */
const reserve: Omit<TileParameters, 'design'> = {
  ...lustre,
  palette: {
    petal: '#efe6d0',
    inner: brownLustre,
    heart: '#27408f',
    leaf: '#efe6d0',
    vein: brownLustre,
    stem: '#efe6d0',
    bud: '#efe6d0',
  },
  line: brownLustre,
  lineWidth: 2.6,
  scale: 0.6,
};

const reservedStar = (scratched: 'curls' | 'dots'): Partial<TileParameters> => ({
  under: (brush, half, random) => {
    starFrame(brush, half, brownLustre, '#eee6d2');
    const field = starPolygon(8, half * 1.06 * 0.77, 0.7654, Math.PI / 8);
    fillShape(brush, field, brownLustre);
    brush.save();
    trace(brush, field);
    brush.clip();
    if (scratched === 'curls') scratchCurls(brush, half, half * 0.052, '#e2d3ac', random);
    else speckle(brush, half, half * 0.03, '#e2d3ac', random);
    brush.restore();
    strokeLine(brush, starPolygon(8, half * 1.06 * 0.785, 0.7654, Math.PI / 8), '#27408f', 5, true);
  },
});

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

export const starTiles: CatalogueEntry[] = [
  entry(
    'objects/star-tile-01',
    'Eight-pointed star tile in golden-brown luster: an arabesque of paired spirals rises through it, left white on a ground of small scratched curls, within a dotted border.',
    'Azulejo de estrella de ocho puntas en reflejo pardo dorado: por él asciende un arabesco de espirales pareadas, reservado en blanco sobre un fondo de rizos esgrafiados, con orla de puntos.',
    'He kile hōkū kihi ʻewalu palaunu gula: piʻi nā lau wili pālua ma waena, he keʻokeʻo ma luna o nā kaha wili liʻiliʻi, i loko o ka palena kiko.',
    tile(reserve, risingArabesque(), reservedStar('curls')),
  ),
  entry(
    'objects/star-tile-02',
    'Star tile in luster: on a turquoise inner star a cypress that a flowering vine climbs, within a dotted border.',
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
    'Star tile glazed deep blue: from a white rosette eight gold leaves turn like a wheel, with drop-shaped buds and sprays of small white flowers hearted in red between them.',
    'Azulejo de estrella de vidriado azul profundo: de una roseta blanca giran como rueda hojas doradas, y entre ellas capullos en gota y ramos de flores blancas de corazón rojo.',
    'He kile hōkū polū uli: mai ka pua poepoe keʻokeʻo e huli ana nā lau kula me he huila lā, me nā liko ʻano kulu a me nā huhui pua keʻokeʻo liʻiliʻi, ʻulaʻula ka waena, ma waena.',
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
    'Star tile in brown luster: a lotus with cobalt edges among curling clouds.',
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
    'Star tile in brown luster: a strap without an end runs over and under itself around a rosette.',
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
    'Cross-shaped tile in plain turquoise glaze, made to fit between star tiles; drops of glaze have run along one arm.',
    'Azulejo en forma de cruz con vidriado turquesa liso, hecho para encajar entre estrellas; en un brazo han corrido gotas de vidriado.',
    'He kile keʻa ʻōmaʻomaʻo uliuli wale nō, no waena o nā kile hōkū; ua kahe nā kulu o ka ʻili aniani ma kekahi lālā.',
    tile(
      {
        ...lustre,
        glaze: '#259395',
        shape: 'cross',
        lustre: false,
        palette: { petal: '#1f8b8e' },
        line: null,
        raised: 26,
        soft: 11,
        pooled: 0.55,
        wear: 0.5,
        body: '#d9c6a2',
      },
      runningDrops(),
      { scale: 0.82 },
    ),
  ),
  entry(
    'objects/star-tile-07',
    'Star tile in brown luster: eight leafy spirals turn around a rosette, a palmette in every point, all left white on a speckled ground.',
    'Azulejo de estrella en reflejo castaño: ocho espirales de hojas giran en torno a una roseta, con una palmeta en cada punta, en blanco sobre un fondo moteado.',
    'He kile hōkū palaunu: he ʻewalu lau wili e kaʻapuni ana i ka pua, he lau ma kēlā me kēia kihi, keʻokeʻo ma luna o ke kahua kikokiko.',
    tile(reserve, arabesqueWheel(8, true), reservedStar('dots')),
  ),
  entry(
    'objects/star-tile-08',
    'Cross-shaped tile in reddish luster: a palmette in each of its four arms, their stems tied in a knot; the tip of one arm is mended with plaster.',
    'Azulejo en cruz de reflejo rojizo: una palmeta en cada uno de sus cuatro brazos, con los tallos anudados; la punta de un brazo está reparada con yeso.',
    'He kile keʻa ʻano ʻulaʻula: he lau ma kēlā me kēia lālā o nā lālā ʻehā, ua hīpuʻu ʻia nā kumu; ua hoʻoponopono ʻia ka welau o kekahi lālā i ka puna.',
    tile(reserve, palmetteCross(), {
      shape: 'cross',
      scale: 0.72,
      ground: 'ink',
      line: redLustre,
      palette: { ...reserve.palette, inner: redLustre, vein: redLustre, heart: '#27408f' },
      under: (brush, half, random) => {
        fillShape(brush, crossOutline(half * 1.1), redLustre);
        scratchCurls(brush, half * 1.1, half * 0.058, '#dcc09a', random);
        for (const [share, colour, wide] of [
          [0.955, '#efe6d0', 15],
          [0.955, redLustre, 4],
          [0.91, '#efe6d0', 4],
        ] as const)
          strokeLine(brush, crossOutline(half * share), colour, wide, true);
      },
      over: (brush, half, random) => mendArm(brush, half, random),
    }),
  ),
];
