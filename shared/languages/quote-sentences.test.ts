import { expect, test } from 'vitest';
import { quoteSentences } from './quote-sentences.ts';

const text =
  'A carpet is a garden. Two channels of blue wool cross in it; fish swim in them. It is a plan.';

test.each([
  [0, 40, 'A carpet is a garden.'],
  [30, 40, 'Two channels of blue wool cross in it; fish swim in them.'],
  [30, 100, 'Two channels of blue wool cross in it; fish swim in them. It is a plan.'],
  [0, 200, text],
])(
  'what stands at %i is quoted from the beginning of its sentence to the end of one',
  (place, room, quoted) => {
    expect(quoteSentences(text, 'en', place, room)).toBe(quoted);
  },
);

test('a sentence that nobody reads whole is not quoted whole', () => {
  expect(quoteSentences('and so '.repeat(60), 'en', 20, 100)).toBeNull();
});
