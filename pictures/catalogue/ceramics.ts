import { drawZellige } from '../families/zellige.ts';
import type { Glaze } from '../surface/glaze.ts';
import { type CatalogueEntry, entry } from './entry.ts';

const cobalt: Glaze = { colour: '#17307c', thin: '#3a5fb0' };
const turquoise: Glaze = { colour: '#1f8a8c', thin: '#63b8b0' };
const green: Glaze = { colour: '#0d5a3f', thin: '#3f9170' };
const honey: Glaze = { colour: '#b6771a', thin: '#dca94c' };
const white: Glaze = { colour: '#e9e3d2', thin: '#cdbfa2' };
const black: Glaze = { colour: '#191410', thin: '#4a3524' };
const aubergine: Glaze = { colour: '#3b1f33', thin: '#6c4558' };
const sky: Glaze = { colour: '#6a9fc4', thin: '#a5c8d8' };

export const ceramics: CatalogueEntry[] = [
  entry(
    'objects/zellige-panel-01',
    'Panel of cut tile: eight-pointed stars and crosses in cobalt, turquoise and honey on white straps.',
    'Panel de alicatado: estrellas de ocho puntas y cruces en cobalto, turquesa y miel entre lazos blancos.',
    'Papa kile: nā hōkū kihi ʻewalu a me nā keʻa, he uli, he ʻōmaʻomaʻo a he melemele.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 8, angle: 90, apothem: 150, contact: 67.5, reach: 3 },
          glazes: [black, honey, turquoise, cobalt, green, cobalt],
          strap: { width: 7, glaze: white },
          width: 1600,
          height: 1600,
          ground: 'plaster',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-02',
    'Panel of cut tile on a ten-fold plan: ochre decagons and pentagons with blue kites, black diamonds and green corners.',
    'Panel de alicatado de trazado decagonal: decágonos y pentágonos ocres con cometas azules, rombos negros y esquinas verdes.',
    'Papa kile me nā huinaʻumi melemele, nā lupe uliuli a me nā taimana ʻeleʻele.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 10, angle: 72, apothem: 168, contact: 54, reach: 3 },
          glazes: [cobalt, white, honey, turquoise, black, sky],
          strap: null,
          width: 1600,
          height: 1600,
          ground: 'plaster',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-03',
    'Panel of cut tile on a twelve-fold plan: aubergine centres in rings of green, turquoise and black, on a dark ground.',
    'Panel de alicatado de doce: centros berenjena entre coronas verdes, turquesa y negras, sobre fondo oscuro.',
    'Papa kile me nā piko poni ma waena o nā pōʻai ʻōmaʻomaʻo a ʻeleʻele.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 12, angle: 60, apothem: 205, contact: 60, reach: 4 },
          glazes: [black, green, honey, cobalt, aubergine, turquoise],
          strap: { width: 6, glaze: white },
          width: 1280,
          height: 1600,
          ground: 'ink',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-04',
    'Panel of cut tile around one sixteen-fold star: rings of white, honey, blue and green pieces that widen to the edge.',
    'Panel de alicatado en torno a una sola estrella de dieciséis: coronas de piezas blancas, miel, azules y verdes que crecen hacia el borde.',
    'Papa kile a puni ka hōkū hoʻokahi kihi ʻumikūmāono: nā pōʻai keʻokeʻo, melemele, uliuli a ʻōmaʻomaʻo.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'radial', fold: 16, rings: [7, 6, 4], size: 620 },
          glazes: [black, honey, white, cobalt, turquoise, green, black],
          strap: { width: 4.5, glaze: white },
          width: 1600,
          height: 1600,
          ground: 'plaster',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-05',
    'Panel of cut tile with sixteen-pointed stars in blue, white and honey in square bays.',
    'Panel de alicatado con estrellas de dieciséis puntas en azul, blanco y miel en cuadros.',
    'Papa kile me nā hōkū kihi ʻumikūmāono uliuli, keʻokeʻo a melemele.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 16, angle: 90, apothem: 345, contact: 67.5, reach: 6 },
          glazes: [honey, cobalt, white, turquoise, black, cobalt, sky, white],
          strap: null,
          width: 1600,
          height: 1600,
          ground: 'sand',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-06',
    'Upright panel of cut tile: twelve-pointed stars in green, black and white, chipped along the edges.',
    'Panel vertical de alicatado: estrellas de doce puntas en verde, negro y blanco, con desportilladuras.',
    'Papa kile kū: nā hōkū kihi ʻumikūmālua ʻōmaʻomaʻo, ʻeleʻele a keʻokeʻo, ua haki iki nā lihi.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 12, angle: 90, apothem: 260, contact: 60, reach: 4 },
          glazes: [black, white, green, honey, green, white, black],
          strap: null,
          width: 1120,
          height: 1600,
          ground: 'plaster',
          wear: 0.5,
        },
        seed,
      ),
  ),
  entry(
    'objects/mosaic-panel-01',
    'Cut-tile mosaic in deep blue with turquoise and white ten-pointed stars.',
    'Mosaico de azulejo recortado en azul profundo con estrellas de diez puntas turquesa y blancas.',
    'He papa kile ʻoki uliuli hohonu me nā hōkū kihi ʻumi.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 10, angle: 108, apothem: 190, contact: 72, reach: 4 },
          glazes: [white, turquoise, cobalt, honey, cobalt, turquoise],
          strap: { width: 4.5, glaze: turquoise },
          width: 1200,
          height: 1600,
          ground: 'plaster',
          tilt: 0.25,
        },
        seed,
      ),
  ),
  entry(
    'objects/mosaic-panel-02',
    'Cut-tile mosaic with an eight-fold net of turquoise straps over black and honey.',
    'Mosaico de azulejo recortado con una red octogonal de lazos turquesa sobre negro y miel.',
    'He papa kile ʻoki me ka ʻupena ʻōmaʻomaʻo uliuli ma luna o ka ʻeleʻele a me ka melemele.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 8, angle: 90, apothem: 190, contact: 45, reach: 2 },
          glazes: [honey, cobalt, black, cobalt, honey],
          strap: { width: 11, glaze: turquoise },
          width: 1500,
          height: 1500,
          ground: 'ink',
          tilt: 0.3,
        },
        seed,
      ),
  ),
  entry(
    'objects/mosaic-panel-03',
    'Cut-tile mosaic fragment: one great twelve-fold star in white, sky blue and aubergine.',
    'Fragmento de mosaico de azulejo recortado: una gran estrella de doce en blanco, celeste y berenjena.',
    'He hapa papa kile ʻoki: he hōkū nui kihi ʻumikūmālua, he keʻokeʻo, he uliuli haʻahaʻa a he poni.',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'radial', fold: 12, rings: [5, 4, 3], size: 560 },
          glazes: [aubergine, white, sky, cobalt, honey, white, turquoise],
          strap: { width: 5, glaze: white },
          width: 1500,
          height: 1200,
          ground: 'plaster',
          wear: 0.55,
        },
        seed,
      ),
  ),
];
