import { drawVaseMosaic } from '../../families/tiles/vase-mosaic.ts';
import { drawZellige } from '../../families/tiles/zellige.ts';
import type { Glaze } from '../../surface/glaze.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

const cobalt: Glaze = { colour: '#17307c', thin: '#3a5fb0' };
const turquoise: Glaze = { colour: '#1f8a8c', thin: '#63b8b0' };
const green: Glaze = { colour: '#0d5a3f', thin: '#3f9170' };
const honey: Glaze = { colour: '#b6771a', thin: '#dca94c' };
const white: Glaze = { colour: '#e9e3d2', thin: '#cdbfa2' };
const black: Glaze = { colour: '#191410', thin: '#4a3524' };
const aubergine: Glaze = { colour: '#3b1f33', thin: '#6c4558' };
const sky: Glaze = { colour: '#6a9fc4', thin: '#a5c8d8' };

export const zelligeAndMosaic: CatalogueEntry[] = [
  entry(
    'objects/zellige-panel-01',
    'Panel of cut tile on an eight-fold plan: green pieces between white straps, small blue octagons, turquoise four-pointed stars and honey triangles.',
    'Panel de alicatado de ocho: piezas verdes entre lazos blancos, pequeños octógonos azules, estrellas turquesa de cuatro puntas y triángulos color miel.',
    'Papa kile i ʻoki ʻia ma ka ʻewalu: nā ʻāpana ʻōmaʻomaʻo ma waena o nā kaha keʻokeʻo, nā huinaʻewalu uliuli liʻiliʻi, nā hōkū kihi ʻehā ʻōmaʻomaʻo uliuli a me nā huinakolu meli.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 8, angle: 90, apothem: 150, contact: 67.5, reach: 3 },
          glazes: [black, honey, turquoise, cobalt, green, cobalt],
          strap: { width: 7, glaze: white },
          width: 1600,
          height: 1600,
          ground: grounds.ceramic,
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-02',
    'Panel of cut tile on a ten-fold plan: turquoise decagons, sky-blue pentagons, cobalt lozenges and black triangles.',
    'Panel de alicatado de diez: decágonos turquesa, pentágonos celestes, rombos cobalto y triángulos negros.',
    'Papa kile me nā huinaʻumi ʻōmaʻomaʻo uliuli, nā huinalima uliuli haʻahaʻa, nā taimana uliuli a me nā huinakolu ʻeleʻele.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 10, angle: 72, apothem: 168, contact: 54, reach: 3 },
          glazes: [cobalt, white, honey, turquoise, black, sky],
          strap: null,
          width: 1600,
          height: 1600,
          ground: grounds.ceramic,
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-03',
    'Panel of cut tile on a twelve-fold plan: black twelve-sided centers amid aubergine pieces, with slips of blue and green.',
    'Panel de alicatado de doce: centros negros de doce lados entre piezas berenjena, con toques azules y verdes.',
    'Papa kile i ʻoki ʻia ma ka ʻumi kumamālua: nā piko ʻeleʻele ʻumi kumamālua ʻaoʻao ma waena o nā ʻāpana poni, me nā ʻāpana liʻiliʻi uliuli a ʻōmaʻomaʻo.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 12, angle: 60, apothem: 205, contact: 60, reach: 4 },
          glazes: [black, green, honey, cobalt, aubergine, turquoise],
          strap: { width: 6, glaze: white },
          width: 1280,
          height: 1600,
          ground: grounds.ceramic,
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-04',
    'Panel of cut tile around one sixteen-fold star: a black center in rings of turquoise, black and white that widen to blue fields at the edge.',
    'Panel de alicatado en torno a una sola estrella de dieciséis: centro negro entre coronas turquesa, negras y blancas que se abren en campos azules.',
    'Papa kile a puni ka hōkū hoʻokahi kihi ʻumi kumamāono: he piko ʻeleʻele, nā pōʻai a me nā ʻāpana uliuli ma ka lihi.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'radial', fold: 16, rings: [7, 6, 4], size: 620 },
          glazes: [black, honey, white, cobalt, turquoise, green, black],
          strap: { width: 4.5, glaze: white },
          width: 1600,
          height: 1600,
          ground: grounds.ceramic,
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-05',
    'Panel of cut tile with sixteen-sided honey discs ringed by white, sky-blue, cobalt and turquoise kites.',
    'Panel de alicatado con discos color miel de dieciséis lados, rodeados de cometas blancas, celestes, cobalto y turquesa.',
    'Papa kile me nā poepoe melemele kihi ʻumi kumamāono, a puni i nā lupe keʻokeʻo, uliuli a ʻōmaʻomaʻo uliuli.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 16, angle: 90, apothem: 345, contact: 67.5, reach: 6 },
          glazes: [honey, cobalt, white, turquoise, black, cobalt, sky, white],
          strap: null,
          width: 1600,
          height: 1600,
          ground: grounds.ceramic,
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-06',
    'Upright panel of cut tile on a twelve-fold plan: honey discs, green kites, black and white pieces, chipped along the edges.',
    'Panel vertical de alicatado de doce: discos color miel, cometas verdes y piezas negras y blancas, con desportilladuras.',
    'Papa kile kū: nā poepoe melemele, nā lupe ʻōmaʻomaʻo, nā ʻāpana ʻeleʻele a keʻokeʻo, ua haki iki nā lihi.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 12, angle: 90, apothem: 260, contact: 60, reach: 4 },
          glazes: [black, white, green, honey, green, white, black],
          strap: null,
          width: 1120,
          height: 1600,
          ground: grounds.ceramic,
          wear: 0.5,
        },
        seed,
      ),
  ),
  entry(
    'objects/mosaic-panel-01',
    'Cut-tile mosaic: ten-pointed cobalt stars among white kites, with turquoise and honey pieces between.',
    'Mosaico de azulejo recortado: estrellas cobalto de diez puntas entre cometas blancas, con piezas turquesa y miel.',
    'He papa kile ʻoki: nā hōkū uliuli kihi ʻumi ma waena o nā lupe keʻokeʻo, me nā ʻāpana ʻōmaʻomaʻo uliuli a melemele.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 10, angle: 108, apothem: 190, contact: 72, reach: 4 },
          glazes: [white, turquoise, cobalt, honey, cobalt, turquoise],
          strap: { width: 4.5, glaze: turquoise },
          width: 1200,
          height: 1600,
          ground: grounds.ceramic,
          tilt: 0.25,
        },
        seed,
      ),
  ),
  entry(
    'objects/mosaic-panel-02',
    'Panel of cut tile: a turquoise vase from which long yellow stems curl, with green leaves and white and amber flowers, on a field of deep blue.',
    'Panel de mosaico cortado: un jarrón turquesa del que salen largos tallos amarillos en volutas, con hojas verdes y flores blancas y ámbar, sobre un campo azul profundo.',
    'Papa kile i ʻoki ʻia: he ipu ʻōmaʻomaʻo uliuli me nā kā melemele lōʻihi e wili ana, nā lau ʻōmaʻomaʻo a me nā pua keʻokeʻo a ʻalani, ma luna o ka uliuli hohonu.',
    (seed) =>
      drawVaseMosaic(
        {
          glazes: {
            stem: honey,
            leaf: { colour: '#0f6a55', thin: '#4aa287' },
            petal: white,
            inner: { colour: '#c4622a', thin: '#dc9a5c' },
            heart: black,
            vein: honey,
            bud: turquoise,
          },
          field: { colour: '#142b78', thin: '#3554a8' },
          border: [turquoise, black],
          width: 1240,
          height: 1640,
          ground: grounds.ceramic,
          wear: 0.36,
          tilt: 0.42,
          pillow: 5,
          rim: 6,
        },
        seed,
      ),
  ),
  entry(
    'objects/mosaic-panel-03',
    'Cut-tile mosaic fragment: one great twelve-fold star with an aubergine center and rings of cobalt, honey and white.',
    'Fragmento de mosaico de azulejo recortado: una gran estrella de doce con centro berenjena y coronas cobalto, miel y blancas.',
    'He hapa papa kile ʻoki: he hōkū nui kihi ʻumi kumamālua me ka piko poni a me nā pōʻai uliuli, melemele a keʻokeʻo.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'radial', fold: 12, rings: [5, 4, 3], size: 560 },
          glazes: [aubergine, white, sky, cobalt, honey, white, turquoise],
          strap: { width: 5, glaze: white },
          width: 1500,
          height: 1200,
          ground: grounds.ceramic,
          wear: 0.55,
        },
        seed,
      ),
  ),
];
