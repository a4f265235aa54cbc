import { expect, test } from 'vitest';
import words from '../../words/en/all.ts';
import { listAdvice } from './list-advice.ts';
import { listWeights } from './list-weights.ts';

const kilobyte = 1_024;
const weight = {
  ...{ page: 9, scripts: 149, styles: 17, letters: 65, pictures: 500, films: 0, rest: 1 },
  paintedAt: 0,
};
const weigh = (changed: Partial<typeof weight>, paintedAt = 0) => {
  const bytes = Object.entries({ ...weight, ...changed }).map(([kind, sum]) => [
    kind,
    sum * kilobyte,
  ]);
  return listWeights({ ...(Object.fromEntries(bytes) as typeof weight), paintedAt }, words, 'en');
};
const advise = (rows: ReturnType<typeof weigh>) =>
  listAdvice([], [], rows, words).map(({ key, says }) => `${key}: ${says}`);

test('a page like the demo’s is within its budget in every language: letters and pictures are told alone', () => {
  const rows = weigh({}, 1_200);
  expect(rows.map(({ key, value, budget }) => `${key} ${value} ${budget}`)).toEqual([
    'scripts 149 KB 160 KB',
    'styles 17 KB 35 KB',
    'beforePictures 176 KB 220 KB',
    'letters 65 KB null',
    'pictures 500 KB null',
    'painted 1.2 s 2.5 s',
  ]);
  expect(advise(rows)).toEqual([]);
});

test('what is beyond its budget is said with what to do', () => {
  expect(advise(weigh({ scripts: 170, page: 40 }, 3_000))).toEqual([
    'heavy-scripts: Scripts weigh 170 KB of 160 KB',
    'heavy-beforePictures: On a telephone the page weighs 228 KB of 220 KB before any picture',
    'heavy-painted: The first screen is painted after 3.0 s, of 2.5 s',
  ]);
});
