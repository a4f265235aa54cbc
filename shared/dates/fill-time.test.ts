import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSources } from '../../tests/setup/read-imports.ts';
import { listTexts } from '../../tests/words/list-texts.ts';
import { fillTime } from './fill-time.ts';
import { formatTime } from './format-dates.ts';

const one = formatTime(13, 5, 'es');
const twoToTwelve = Array.from({ length: 11 }, (_, at) => formatTime(at + 2, 5, 'es'));
const articled = /\blas \{time\}/;
const singular = /\blas 1(?!\d)/;

test('one o’clock alone is singular in Spanish', () => {
  expect(fillTime('A las {time}', one).replace(/\s/g, ' ')).toBe('A la 1:05 p. m.');
  expect(fillTime('Abre a las {time}', 'mediodía')).toBe('Abre al mediodía');
  expect(fillTime('A las {time}', 'mediodía')).toBe('Al mediodía');
  expect(fillTime('hasta las {time}', 'mediodía')).toBe('hasta el mediodía');
  expect(fillTime('a hiki i ka {time}', 'awakea')).toBe('a hiki i ke awakea');
  for (const time of twoToTwelve) expect(fillTime('A las {time}', time)).toBe(`A las ${time}`);
});

test('no Spanish sentence says one o’clock in the plural, with any time that it takes', () => {
  const told = listTexts('es').map(({ from, text }) => ({
    from,
    text: text.includes('{time}') ? fillTime(text, one) : text,
  }));
  expect(told.filter(({ text }) => singular.test(text))).toEqual([]);
});

/** The names of the messages with an article before their time, in a file of words. */
function listNames(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => (articled.test(line) ? (/"(\w+)":/.exec(line)?.[1] ?? []) : []));
}

test.each([
  ['app', ['locales/es/planYourVisit.json', 'locales/es/tickets.json']],
  ['studio', ['studio/words/es/fields.json']],
])('%s fills each of these sentences by the one way that knows it', (room, files) => {
  const names = files.flatMap(listNames);
  expect(names.length).toBeGreaterThan(2);
  const plain = new RegExp(`\\bfill\\([\\w.\\s]*\\.(${names.join('|')}),[^)]*\\btime\\b`);
  const loose = listSources([room]).filter(
    (file) => /\.tsx?$/.test(file) && plain.test(readFileSync(file, 'utf8')),
  );
  expect(loose).toEqual([]);
});
