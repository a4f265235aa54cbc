import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('a table is read back as it was written', () => {
  const rows = [
    ['name', 'note', 'places'],
    ['Noʻeau, Kai', 'said "yes"\nand left', '3'],
    ['', ' inner ', '0'],
  ];
  expect(parse(toCsv(rows))).toEqual(rows);
  expect(toCsv([['a', null, 3, true]])).toBe('a,,3,true\r\n');
});

test.each([
  '=HYPERLINK("http://evil.example","x")',
  '+1 (808) 555-0142',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  ' =1',
  '＝1',
  '|cmd',
  '%0A=1',
])('a spreadsheet does not take %j for a formula', (text) => {
  expect(parse(toCsv([[text]]))).toEqual([[`'${text}`]]);
});

test('a number below zero stays a number', () => {
  expect(toCsv([[-3]])).toBe('-3\r\n');
});
