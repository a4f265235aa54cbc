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
          width: 1600, height: 1600, ground: 'plaster',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-02',
    'x', 'x', 'x',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 10, angle: 72, apothem: 168, contact: 54, reach: 3 },
          glazes: [cobalt, white, honey, turquoise, black, sky],
          strap: null,
          width: 1600, height: 1600, ground: 'plaster',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-03',
    'x', 'x', 'x',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'lattice', sides: 12, angle: 60, apothem: 205, contact: 60, reach: 4 },
          glazes: [black, green, honey, cobalt, aubergine, turquoise],
          strap: { width: 6, glaze: white },
          width: 1280, height: 1600, ground: 'ink',
        },
        seed,
      ),
  ),
  entry(
    'objects/zellige-panel-04',
    'x', 'x', 'x',
    (seed) =>
      drawZellige(
        {
          lines: { kind: 'radial', fold: 16, rings: [7, 6, 4], size: 620 },
          glazes: [black, honey, white, cobalt, turquoise, green, black],
          strap: { width: 4.5, glaze: white },
          width: 1600, height: 1600, ground: 'plaster',
        },
        seed,
      ),
  ),
];
