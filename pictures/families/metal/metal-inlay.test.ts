import { expect, test } from 'vitest';
import { walkProfile } from '../../geometry/profile.ts';
import type { InlayKind } from './inlay-bands.ts';
import { paintInlay } from './metal-inlay.ts';

const wall = walkProfile([
  [1, 0],
  [1, 1],
  [1, 3],
]);
const metals = { pitch: '#000000', silver: '#ffffff', brass: '#b3925a', second: '#9c5334' };

/** The colours that are seen in a row of the unrolled wall, `share` of the way up. */
function coloursAt(kind: InlayKind, share: number): Set<string> {
  const canvas = paintInlay({
    metals,
    wall,
    bands: [{ from: 0.4, to: 0.6, kind, words: 'السعد' }],
    seed: 'test',
  });
  const y = Math.round(canvas.height * (1 - share));
  const { data } = canvas.getContext('2d').getImageData(0, y, canvas.width, 1);
  const seen = new Set<string>();
  for (let i = 0; i < data.length; i += 4) seen.add([...data.slice(i, i + 3)].join());
  return seen;
}

test('a band keeps to its place on the wall; beside it the wall is bare', () => {
  expect(coloursAt('plait', 0.2)).toEqual(new Set(['179,146,90']));
  expect(coloursAt('plait', 0.5).size).toBeGreaterThan(2);
});

test('words of a record are laid in silver', () => {
  expect(coloursAt('wish', 0.5)).toContain('255,255,255');
});

test('an empty band is the black compound alone', () => {
  expect(coloursAt('blank', 0.5)).toEqual(new Set(['0,0,0']));
});
