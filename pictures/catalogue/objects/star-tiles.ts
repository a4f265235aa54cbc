import { starGround } from '../../families/tiles/lustre-star.ts';
import { mendArm } from '../../families/tiles/marks.ts';
import type { TileParameters } from '../../families/tiles/painted-tile.ts';
import { crossOutline } from '../../families/tiles/tile-outline.ts';
import { runningDrops } from '../../geometry/glaze-compositions.ts';
import {
  cypressAndVine,
  goldWheel,
  knottedCross,
  leafWheel,
  lotusInClouds,
  risingTree,
  strapRosette,
} from '../../geometry/kashan-compositions.ts';
import { scratchCurls } from '../../surface/lustre.ts';
import { fillShape, strokeLine } from '../../surface/plate.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';
import { tile } from './tile.ts';

const brownLustre = '#7d4f1c';

const redLustre = '#7c3a1c';

const white = '#efe6d0';

/** White plants left standing in the lustre, with lustre inside them. */
const reserve: Omit<TileParameters, 'design'> = {
  glaze: '#eee6d2',
  palette: {
    petal: white,
    inner: brownLustre,
    heart: '#27408f',
    leaf: white,
    vein: brownLustre,
    stem: white,
    bud: white,
  },
  line: brownLustre,
  lineWidth: 2.2,
  ground: grounds.ceramic,
  shape: 'star',
  raised: 0.3,
  crackle: 38,
  wear: 0.4,
  lustre: true,
};

const onStar = (
  ground: 'curls' | 'dots',
  border: 'vine' | 'dots' | { words: string } = 'vine',
): Partial<TileParameters> => ({
  under: starGround({ colour: brownLustre, glaze: '#eee6d2', border, ground }),
});

const dottedGround = {
  ...onStar('curls', 'dots'),
  palette: { ...reserve.palette, stem: brownLustre, vein: white },
};

const turquoise: Omit<TileParameters, 'design'> = {
  ...reserve,
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
};

const goldOnBlue: Omit<TileParameters, 'design'> = {
  ...reserve,
  glaze: '#16276a',
  palette: {
    petal: '#e9e2cf',
    inner: '#a83a26',
    heart: '#d9b45a',
    leaf: '#d9b45a',
    vein: '#e9e2cf',
    stem: '#e9e2cf',
    bud: '#e9e2cf',
  },
  line: '#8a2f22',
  lineWidth: 1.8,
  crackle: 0,
};

/** A wall for the night: gold leaf on blue. */
export const nightStar: TileParameters = {
  ...goldOnBlue,
  design: goldWheel(),
  scale: 0.98,
  wear: 0.25,
};

/** What a wall of such tiles is laid with: designs that are the same from all sides. */
export const wallStars: TileParameters[] = [
  { ...reserve, ...dottedGround, wear: 0.25, design: strapRosette() },
  { ...reserve, ...onStar('dots', 'dots'), wear: 0.25, design: leafWheel() },
  { ...reserve, ...onStar('curls'), wear: 0.25, design: leafWheel() },
];
export const wallCross: TileParameters = {
  ...turquoise,
  glaze: '#176f78',
  palette: { petal: '#176f78' },
  pooled: 0.3,
  wear: 0.3,
  design: () => [],
};

export const starTiles: CatalogueEntry[] = [
  closely(
    entry(
      'objects/star-tile-01',
      'Eight-pointed star tile in golden-brown luster: an arabesque of paired spirals rises through it, left white on a ground of small scratched curls, within a border of leaves.',
      'Azulejo de estrella de ocho puntas en reflejo pardo dorado: por él asciende un arabesco de espirales pareadas, reservado en blanco sobre un fondo de rizos esgrafiados, con orla de hojas.',
      'He kile hōkū kihi ʻewalu palaunu gula: piʻi nā lau wili pālua ma waena, he keʻokeʻo ma luna o nā kaha wili liʻiliʻi, i loko o ka palena lau.',
      tile(reserve, risingTree(), onStar('curls')),
    ),
    3.75,
  ),
  closely(
    entry(
      'objects/star-tile-02',
      'Star tile in luster: a white cypress that a flowering vine climbs, between two plants; the verse “O friend, come” runs around it within blue lines.',
      'Azulejo de estrella de loza dorada: un ciprés blanco por el que trepa una planta en flor, entre dos plantas; lo rodea el verso «Oh, amigo, ven», con líneas azules.',
      'He kile hōkū gula: he kumu kupereso keʻokeʻo me ke kā pua e piʻi ana, ma waena o nā mea kanu ʻelua; a puni ka lālani mele “E ka hoaaloha, hele mai” me nā laina uliuli.',
      tile(reserve, cypressAndVine(), onStar('curls', { words: 'ای دوست بیا' })),
    ),
  ),
  entry(
    'objects/star-tile-03',
    'Star tile glazed deep blue: from a white rosette eight white stems turn in spirals with gold leaves and small flowers hearted in red, a palmette of gold leaf in every point.',
    'Azulejo de estrella de vidriado azul profundo: de una roseta blanca salen ocho tallos blancos en espiral con hojas doradas y florecillas de corazón rojo, y en cada punta una palmeta de pan de oro.',
    'He kile hōkū polū uli: mai ka pua poepoe keʻokeʻo e wili ana nā kā keʻokeʻo ʻewalu me nā lau gula a me nā pua liʻiliʻi, ʻulaʻula ka waena, a he lau gula ma kēlā me kēia kihi.',
    tile(goldOnBlue, goldWheel(), { scale: 0.98 }),
  ),
  entry(
    'objects/star-tile-04',
    'Star tile in brown luster: a lotus with cobalt edges among curling clouds.',
    'Azulejo de estrella en reflejo castaño: un loto de bordes cobalto entre nubes rizadas.',
    'He kile hōkū palaunu: he pua lotus me nā lihi uliuli i waena o nā ao wili.',
    tile(reserve, lotusInClouds(), {
      ...onStar('dots', 'dots'),
      palette: { ...reserve.palette, stem: '#27408f', vein: white, inner: brownLustre },
      line: '#27408f',
      lineWidth: 3,
    }),
  ),
  entry(
    'objects/star-tile-05',
    'Star tile in brown luster: a strap without an end runs over and under itself around a rosette.',
    'Azulejo de estrella en reflejo castaño: una cinta sin fin pasa por encima y por debajo de sí misma en torno a una roseta.',
    'He kile hōkū palaunu: he kaula hopena ʻole e holo ana ma luna a ma lalo ona iho, a puni ka pua.',
    tile(reserve, strapRosette(), dottedGround),
  ),
  entry(
    'objects/star-tile-06',
    'Cross-shaped tile in plain turquoise glaze, made to fit between star tiles; drops of glaze have run along one arm.',
    'Azulejo en forma de cruz con vidriado turquesa liso, hecho para encajar entre estrellas; en un brazo han corrido gotas de vidriado.',
    'He kile keʻa ʻōmaʻomaʻo uliuli wale nō, no waena o nā kile hōkū; ua kahe nā kulu o ka ʻili aniani ma kekahi lālā.',
    tile(turquoise, runningDrops(), { scale: 0.82 }),
  ),
  entry(
    'objects/star-tile-07',
    'Star tile in brown luster: eight leafy spirals turn around a rosette, a palmette in every point, all left white on a speckled ground within a dotted border, their hearts touched with turquoise.',
    'Azulejo de estrella en reflejo castaño: ocho espirales de hojas giran en torno a una roseta, con una palmeta en cada punta, en blanco sobre un fondo moteado con orla de puntos y toques de turquesa en los corazones.',
    'He kile hōkū palaunu: he ʻewalu lau wili e kaʻapuni ana i ka pua, he lau ma kēlā me kēia kihi, keʻokeʻo ma luna o ke kahua kikokiko i loko o ka palena kiko, he ʻōmaʻomaʻo uliuli nā waena.',
    tile(
      {
        ...reserve,
        palette: { ...reserve.palette, heart: '#1f6f78', inner: '#1f6f78', bud: '#1f6f78' },
      },
      leafWheel(),
      { ...onStar('dots', 'dots'), scale: 0.94 },
    ),
  ),
  entry(
    'objects/star-tile-08',
    'Cross-shaped tile in reddish luster: a palmette in each of its four arms, their stems tied in a knot; the tip of one arm is mended with plaster.',
    'Azulejo en cruz de reflejo rojizo: una palmeta en cada uno de sus cuatro brazos, con los tallos anudados; la punta de un brazo está reparada con yeso.',
    'He kile keʻa ʻano ʻulaʻula: he lau ma kēlā me kēia lālā o nā lālā ʻehā, ua hīpuʻu ʻia nā kumu; ua hoʻoponopono ʻia ka wēlau o kekahi lālā i ka puna.',
    tile(reserve, knottedCross(), {
      shape: 'cross',
      line: redLustre,
      palette: { ...reserve.palette, inner: redLustre, vein: redLustre },
      under: (brush, half, random) => {
        fillShape(brush, crossOutline(half * 1.1), redLustre);
        scratchCurls(brush, half * 1.1, half * 0.038, '#dcc09a', random);
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
