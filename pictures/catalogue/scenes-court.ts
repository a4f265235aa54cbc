import { type CourtyardParameters, drawCourtyard } from '../families/courtyard.ts';
import { type CatalogueEntry, entry } from './entry.ts';
import { dawnSky, daySky, nightSky, rainSky } from './skies.ts';

const eight = { sides: 8, contact: 67.5, reach: 3 };
const twelve = { sides: 12, contact: 60, reach: 4 };
const sixteen = { sides: 16, contact: 67.5, reach: 6 };
const lapisTiles = { grid: eight, colours: ['#17307c', '#1f8a8c', '#b6771a', '#e9e3d2', '#17307c'], joint: '#efe9da' };
const greenTiles = { grid: twelve, colours: ['#0d5a3f', '#e9e3d2', '#17307c', '#b6771a', '#0d5a3f', '#1f8a8c'], joint: '#ece4d0' };
const skyTiles = { grid: sixteen, colours: ['#2f7fa8', '#e9e3d2', '#17307c', '#8fc0cf', '#17307c', '#b6771a'], joint: '#f1ecdf' };

/** The court at noon; the other hours and courts say only what differs. */
export const noonCourt: CourtyardParameters = {
  width: 9, depth: 13, bays: [3, 5], arch: 'keel', spring: 2.5, wallHeight: 4.6, pool: 'long',
  wall: '#efe6d4', floor: ['#cfc2aa', '#a58c6c'], tiles: lapisTiles, planting: 'palms', openToSea: true,
  sky: daySky, sun: { direction: [-0.55, 1, 0.3], colour: [2.7, 2.45, 2.05], soft: 0.03 },
  bounce: [0.42, 0.36, 0.28],
  eye: [0, 1.7, 4.6], target: [0, 1.7, -10], tall: 0.86, rise: -0.06, ripple: 0.02, exposure: 0.85,
};

const court = (changes: Partial<CourtyardParameters>) => (seed: string) => drawCourtyard({ ...noonCourt, ...changes }, seed);

export const dawnCourt: CourtyardParameters = {
  ...noonCourt, arch: 'lobed', tiles: skyTiles, wall: '#f0dfc8', planting: 'trees', sky: dawnSky,
  sun: { direction: [0.42, 0.34, -1], colour: [3.6, 2.05, 1.1], soft: 0.05 },
  bounce: [0.36, 0.27, 0.24], skyStrength: 0.75, mist: { thickness: 0.004, colour: [0.6, 0.42, 0.34], beams: 0.0042, reach: 22 },
  exposure: 0.95, ripple: 0.012, eye: [-1.1, 1.5, 4.4], target: [0.4, 1.6, -10],
};

export const courtScenes: CatalogueEntry[] = [
  entry('scenes/courtyard-dawn',
    'A courtyard at sunrise: lobed arches, orange trees and a long pool; low warm light falls through the far arcade from the sea.',
    'Un patio al amanecer: arcos lobulados, naranjos y un estanque alargado; la luz baja y cálida entra por la arcada del fondo, desde el mar.',
    'He pā hale i ka wanaʻao: nā hoaka, nā kumulāʻau a me ke kiʻo wai lōʻihi; komo mai ka mālamalama mai ke kai mai.',
    (seed) => drawCourtyard(dawnCourt, seed)),
  entry('scenes/courtyard-noon',
    'A white courtyard at noon with four palms, keel arches and a long pool; through the far arches the sea.',
    'Un patio blanco a mediodía con cuatro palmeras, arcos conopiales y un estanque alargado; al fondo, entre los arcos, el mar.',
    'He pā hale keʻokeʻo i ke awakea: ʻehā pāma, nā hoaka a me ke kiʻo wai lōʻihi; ma ʻō aku ke kai.',
    court({})),
  entry('scenes/courtyard-night',
    'The courtyard at night: brass lanterns glow under the arches, stars stand above and the lights lie in the pool.',
    'El patio de noche: faroles de latón encendidos bajo los arcos, estrellas en lo alto y las luces reflejadas en el estanque.',
    'Ka pā hale i ka pō: ʻā nā ipukukui ma lalo o nā hoaka, aia nā hōkū ma luna a me ke aka i loko o ka wai.',
    court({ arch: 'pointed', planting: 'cypress', tiles: lapisTiles, sky: nightSky, sun: { direction: [0.5, 1, 0.5], colour: [0.035, 0.05, 0.09], soft: 0.05 },
      bounce: [0.02, 0.022, 0.032], lamps: true, openToSea: false, exposure: 1.25, glow: 0.14, ripple: 0.014, eye: [0.5, 1.6, 4.4], target: [0, 2.1, -10], rise: -0.1 })),
  entry('scenes/pool-reflection',
    'A still pool seen close to the water: round arches and blue sky lie upside down in it.',
    'Un estanque en calma visto a ras del agua: los arcos de medio punto y el cielo azul se reflejan invertidos.',
    'He kiʻo wai mālie: aia nā hoaka a me ka lani uliuli i lalo o ka ʻili wai.',
    court({ arch: 'round', width: 10, depth: 15, bays: [5, 6], spring: 2.3, planting: 'cypress', wall: '#e9d3b4', openToSea: false, tiles: greenTiles,
      sun: { direction: [0.8, 0.75, 0.5], colour: [2.9, 2.4, 1.8], soft: 0.03 }, eye: [0, 0.55, -0.2], target: [0, 0.95, -14], tall: 0.8, rise: 0.02, ripple: 0.006 })),
  entry('scenes/fountain-court',
    'An eight-sided fountain plays in a court with green and white tiles; leafy shadows lie on the floor.',
    'Una fuente octogonal mana en un patio de azulejos verdes y blancos; sombras de hojas cubren el suelo.',
    'He pūnāwai kihi ʻewalu i loko o ka pā hale; nā kile ʻōmaʻomaʻo a keʻokeʻo a me nā aka o nā lau.',
    court({ pool: 'star', width: 10, depth: 11, bays: [3, 3], arch: 'pointed', spring: 2.2, wallHeight: 4.9, planting: 'trees', tiles: greenTiles, openToSea: false, wall: '#ead9bd',
      sun: { direction: [0.7, 1, 0.25], colour: [2.9, 2.5, 2], soft: 0.03 }, eye: [-1.9, 1.85, 1.6], target: [0.3, 1.2, -7], tall: 0.95, rise: -0.02, ripple: 0.05 })),
  entry('scenes/rain-on-court',
    'Rain falls on a grey-green court; the wet floor shines and potted plants stand by the pool.',
    'Llueve sobre un patio gris verdoso; el suelo mojado brilla y hay macetas junto al estanque.',
    'Ke hāʻule nei ka ua ma ka pā hale; hinuhinu ka papahele pulu, aia nā mea kanu ma ka ʻaoʻao o ka wai.',
    court({ arch: 'keel', planting: 'pots', sky: rainSky, sun: null, bounce: [0.2, 0.21, 0.2], wall: '#c9c7b6', floor: ['#8b8c84', '#62635e'], tiles: greenTiles, rain: true, wet: 0.3, skyStrength: 0.75,
      mist: { thickness: 0.007, colour: [0.5, 0.53, 0.55], beams: 0, reach: 40 }, eye: [1.6, 1.6, 3.6], target: [-0.8, 1.5, -9], exposure: 0.95, ripple: 0.07 })),
  entry('scenes/convening-circle',
    'Sixteen wooden chairs stand in a circle in a sunlit courtyard, empty before the talk begins.',
    'Dieciséis sillas de madera forman un círculo en un patio soleado, vacías antes de que empiece el encuentro.',
    'He poʻai noho lāʻau he ʻumikūmāono i loko o ka pā hale lā; ʻaʻohe kānaka, ma mua o ka ʻaha.',
    court({ pool: 'none', width: 11, depth: 11, bays: [4, 4], arch: 'round', planting: 'trees', chairs: 16, openToSea: false, wall: '#e6cfae', tiles: skyTiles, floor: ['#c2a685', '#8f7456'],
      sun: { direction: [-0.9, 0.8, -0.2], colour: [3, 2.35, 1.6], soft: 0.04 }, eye: [1.2, 2.7, 2.6], target: [0, 0.9, -6.5], tall: 0.86, rise: -0.02 })),
];
