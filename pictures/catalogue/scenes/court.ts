import { type CourtyardParameters, drawCourtyard } from '../../families/scenes/courtyard.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { beforeSunrise, chairByWater, outOfTheRain, underTheTrees } from './court-traces.ts';
import { dawnSky, daySky, rainSky } from './skies.ts';

const eight = { sides: 8, contact: 67.5, reach: 3 };
const twelve = { sides: 12, contact: 60, reach: 4 };
const sixteen = { sides: 16, contact: 67.5, reach: 6 };
const lapisTiles = {
  grid: eight,
  colours: ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'],
  joint: '#efe9da',
};
const greenTiles = {
  grid: twelve,
  colours: ['#0d5a3f', '#e9e3d2', '#17307c', '#b6771a', '#0d5a3f', '#1f8a8c'],
  joint: '#ece4d0',
};
const skyTiles = {
  grid: sixteen,
  colours: ['#2f7fa8', '#e9e3d2', '#17307c', '#8fc0cf', '#17307c', '#b6771a'],
  joint: '#f1ecdf',
};

/** The court at noon; the other hours and courts say only what differs. */
export const noonCourt: CourtyardParameters = {
  width: 9,
  depth: 13,
  bays: [3, 5],
  arch: 'keel',
  spring: 2.5,
  wallHeight: 4.6,
  pool: 'long',
  wall: '#efe6d4',
  floor: ['#cfc2aa', '#a58c6c'],
  tiles: lapisTiles,
  planting: 'palms',
  openToSea: true,
  // Wood lies so deep in shade there that it looks like dark wedges on the arches.
  ceiling: 'plaster',
  sky: daySky,
  sun: { direction: [-0.55, 1, 0.3], colour: [2.7, 2.45, 2.05], soft: 0.03 },
  bounce: [0.42, 0.36, 0.28],
  eye: [0, 1.7, 4.6],
  target: [0, 1.7, -10],
  tall: 0.86,
  rise: -0.06,
  ripple: 0.02,
  exposure: 0.85,
};

const court = (changes: Partial<CourtyardParameters>) => (seed: string) =>
  drawCourtyard({ ...noonCourt, ...changes }, seed);

const dawnCourt: CourtyardParameters = {
  ...noonCourt,
  arch: 'lobed',
  tiles: skyTiles,
  wall: '#f0dfc8',
  planting: 'trees',
  sky: dawnSky,
  sun: { direction: [0.3, 0.3, -1], colour: [4.2, 2.3, 1.1], soft: 0.04 },
  bounce: [0.3, 0.24, 0.24],
  skyStrength: 0.7,
  mist: { thickness: 0.0025, colour: [0.6, 0.42, 0.34], beams: 0.0034, reach: 22 },
  exposure: 0.95,
  ripple: 0.012,
  eye: [-2.0, 1.45, 4.4],
  target: [0.25, 1.2, -10],
  tall: 0.56,
  rise: -0.05,
  furnish: beforeSunrise,
};

export const courtScenes: CatalogueEntry[] = [
  {
    ...entry(
      'scenes/courtyard-dawn',
      'A courtyard at sunrise: a chair with a shawl over its back and a drawing board on its seat stands by a long pool and faces the sea, from where low light falls through lobed arches.',
      'Un patio al amanecer: junto a un estanque alargado, una silla con un chal en el respaldo y un tablero de dibujo en el asiento mira al mar, de donde entra la luz baja por arcos lobulados.',
      'He pā hale i ka wanaʻao: ma ka ʻaoʻao o ke kiʻo wai lōʻihi kū ka noho me ka kīhei ma kona kua a me ka papa kaha kiʻi ma luna, e huli ana i ke kai, kahi e komo mai ai ka mālamalama haʻahaʻa ma nā hoaka.',
      (seed) => drawCourtyard(dawnCourt, seed),
    ),
    focalPoint: { x: 0.66, y: 0.55 },
  },
  entry(
    'scenes/courtyard-noon',
    'A white courtyard at noon with four palms, keel arches and a long pool; through the far arches the sea.',
    'Un patio blanco a mediodía con cuatro palmeras, arcos conopiales y un estanque alargado; al fondo, entre los arcos, el mar.',
    'He pā hale keʻokeʻo i ke awakea: ʻehā pāma, nā hoaka a me ke kiʻo wai lōʻihi; ma ʻō aku ke kai.',
    court({}),
  ),
  entry(
    'scenes/pool-reflection',
    'One chair with a red cushion stands at the end of a still pool, seen close to the water: round arches and the chair lie upside down in it.',
    'Una silla con un cojín rojo al final de un estanque en calma, visto a ras del agua: los arcos de medio punto y la silla se reflejan invertidos.',
    'Kū hoʻokahi noho me ka uluna ʻulaʻula ma ka wēlau o ke kiʻo wai mālie, i ʻike ʻia ma ka ʻili wai: aia nā hoaka a me ka noho i loko, ua huli ko lalo i luna.',
    court({
      arch: 'round',
      width: 10,
      depth: 15,
      bays: [5, 6],
      spring: 2.3,
      planting: 'none',
      wall: '#dfc5a4',
      openToSea: false,
      tiles: greenTiles,
      sun: { direction: [0.95, 0.62, 0.35], colour: [3.3, 2.45, 1.55], soft: 0.025 },
      eye: [0.42, 0.5, -1.6],
      target: [0.1, 0.86, -14],
      tall: 0.44,
      rise: -0.05,
      ripple: 0.004,
      furnish: chairByWater,
    }),
  ),
  entry(
    'scenes/fountain-court',
    'Under the trees of a court a copper watering can stands on the floor among fallen leaves; behind it an eight-sided fountain plays in the sun before green and white tiles.',
    'Bajo los árboles de un patio, una regadera de cobre en el suelo entre hojas caídas; detrás, una fuente octogonal mana al sol ante azulejos verdes y blancos.',
    'Ma lalo o nā kumulāʻau o ka pā hale kū ka ipu hoʻopulu keleawe ma ka papahele i waena o nā lau hāʻule; ma hope he pūnāwai kihi ʻewalu i ka lā i mua o nā kile ʻōmaʻomaʻo a keʻokeʻo.',
    court({
      pool: 'star',
      width: 10,
      depth: 11,
      bays: [3, 3],
      arch: 'pointed',
      spring: 2.2,
      wallHeight: 4.9,
      planting: 'trees',
      tiles: greenTiles,
      openToSea: false,
      wall: '#ead9bd',
      sun: { direction: [0.9, 0.95, -0.25], colour: [3.2, 2.6, 1.9], soft: 0.02 },
      exposure: 0.74,
      eye: [-2.9, 1.0, 0.6],
      target: [0.1, 0.82, -6],
      tall: 0.6,
      rise: -0.02,
      ripple: 0.05,
      lens: { blur: 0.01, focus: 4.6 },
      furnish: underTheTrees,
    }),
  ),
  {
    ...entry(
      'scenes/rain-on-court',
      'Rain on a gray court, seen from under an arch: a red umbrella stands open to dry on the floor of the gallery, sandals beside it; outside the flags shine and agaves stand by the pool.',
      'Lluvia sobre un patio gris, vista desde debajo de un arco: en el suelo de la galería se seca un paraguas rojo abierto, con unas sandalias al lado; fuera brillan las losas y hay agaves junto al estanque.',
      'Ka ua ma ka pā hale hinahina, i ʻike ʻia mai lalo o ka hoaka: waiho hāmama ka māmalu ʻulaʻula e maloʻo ai ma ka papahele o ka lānai, me nā kāmaʻa hakahaka ma kona ʻaoʻao; ma waho hinuhinu ka papa pōhaku a kū nā malina ma ka ʻaoʻao o ka wai.',
      court({
        arch: 'keel',
        planting: 'pots',
        sky: rainSky,
        sun: null,
        bounce: [0.2, 0.21, 0.2],
        wall: '#c9c7b6',
        floor: ['#8b8c84', '#62635e'],
        tiles: greenTiles,
        rain: true,
        wet: 0.3,
        skyStrength: 0.85,
        mist: { thickness: 0.007, colour: [0.5, 0.53, 0.55], beams: 0, reach: 40 },
        eye: [6.25, 1.42, 1.7],
        target: [5.15, 1.15, -8],
        exposure: 1.15,
        tall: 0.7,
        rise: -0.04,
        ripple: 0.07,
        furnish: outOfTheRain,
      }),
    ),
    focalPoint: { x: 0.47, y: 0.58 },
  },
];
