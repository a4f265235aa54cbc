import { expect, test } from 'vitest';
import { parseDimensions } from './parse-dimensions.ts';

const none = { height: null, width: null, depth: null, diameter: null };

test.each([
  ['H. 20.6 cm, W. 20.4 cm, D. 1.7 cm', { height: 20.6, width: 20.4, depth: 1.7 }],
  ['H. 6 3/4 in. (17.1 cm); Diam. 4 in. (10.2 cm)', { height: 17.1, diameter: 10.2 }],
  ['10 1/4 x 8 1/2 in. (26 x 21.6 cm)', { height: 26, width: 21.6 }],
  ['26 × 21.6 × 3 cm', { height: 26, width: 21.6, depth: 3 }],
  ['10 × 8 in.', { height: 25.4, width: 20.32 }],
  ['Height: 171 mm; Diameter: 1.2 m', { height: 17.1, diameter: 120 }],
  ['Ø 40 cm', { diameter: 40 }],
  ['Diam. 12 in.', { diameter: 30.48 }],
  ['L. 120 cm, W. 60 cm', { height: 120, width: 60 }],
  ['L. 22.5 cm', { width: 22.5 }],
  ['Alto: 20,5 cm; ancho: 10 cm; prof. 4 cm', { height: 20.5, width: 10, depth: 4 }],
  ['overall: 50.8 x 40.6 cm (20 x 16 in.); framed: 60 x 50 cm', { height: 50.8, width: 40.6 }],
  ['Gr. H. 21 in. (53.3 cm)', { height: 53.3 }],
  ['1/2 x 1 1/2 in.', { height: 1.27, width: 3.81 }],
  ['13″ × 5 7/8″', { height: 33.02, width: 14.92 }],
  ['H 26–40 cm', { height: 26 }],
  ['6 ft 2 in', null],
  ['Page: 38 × 26 cm; image: 18 × 11 cm', { height: 38, width: 26 }],
])('reads %s', (text, expected) => {
  expect(parseDimensions(text)).toEqual(expected && { ...none, ...expected });
});

test.each(['', 'dimensions unknown', '17.1 cm', '3 pieces', 'cm', 'x x x', '1/0 x 0/0'])(
  'finds no measure in "%s"',
  (text) => {
    expect(parseDimensions(text)).toBeNull();
  },
);
