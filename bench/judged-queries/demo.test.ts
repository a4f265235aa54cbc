import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  createTestSearch,
  readDemoRecords,
} from '#services/object-collection/embedded/search/search.test-support.ts';
import { createJudge, judgedQueries } from './judge.ts';

// The other files need records that are not part of the project: `node bench/judged-queries.ts`.

const queries = judgedQueries.parse(
  JSON.parse(readFileSync(new URL('./demo.json', import.meta.url), 'utf8')),
);

const records = readDemoRecords().sort((a, b) => (a.id < b.id ? -1 : 1));
const judged = queries.map(createJudge(createTestSearch(records).search, records));
const listed = (verdict: string) => judged.filter((one) => one.verdict === verdict);

test('nothing that visitors ask of the demo is answered badly', () => {
  expect(listed('bad')).toEqual([]);
});

test('nine in ten of what they ask are answered well', () => {
  expect(listed('good').length, JSON.stringify(listed('partly'), null, 1)).toBeGreaterThanOrEqual(
    judged.length * 0.9,
  );
});
