import { expect, test } from 'vitest';
import { readJsonLines } from './json-lines.ts';

const text = `{
  "shared": {
    "times": [
      { "starts_at": "10:00" },
      { "starts_at": "10.00",
        "ends_at": null }
    ]
  },
  "en": { "title": "A \\"title\\" with } and \\u0101" }
}`;

test('the line of a value is found by its path', () => {
  const { errorLine, lineOf } = readJsonLines(text);
  expect(errorLine).toBeNull();
  const paths = ['', 'shared', 'shared.times[1].starts_at', 'shared.times[1].ends_at', 'en.title'];
  expect(paths.map(lineOf)).toEqual([1, 2, 5, 6, 9]);
});

test('what is not there is looked for around it', () => {
  const { lineOf } = readJsonLines(text);
  const paths = ['uid', 'shared.times[1].closes', 'en.slices[0].primary', 'en.title (/visit)'];
  expect(paths.map(lineOf)).toEqual([1, 5, 9, 9]);
});

test.for([
  ['{\n"a": [1,\n2,\n]}', 4],
  ['{\n"a": 1,\n}', 3],
  ['{\n"a": 1\n"b": 2}', 3],
  ['{\n"a": "one\ntwo"}', 2],
  ['{\n"a": 1', 2],
  ['', 1],
  ['{}\n{}', 2],
  ['{"a": 01}', 1],
] as const)('the line of the first mistake is told: %j', ([broken, line]) => {
  expect(() => JSON.parse(broken)).toThrow();
  expect(readJsonLines(broken).errorLine).toBe(line);
});

test('a text nested without end is no reason to fall over', () => {
  expect(readJsonLines('['.repeat(100_000)).errorLine).toBe(1);
});
