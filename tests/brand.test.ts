import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { mark } from '#brand/mark.ts';
import { museumKind, museumName } from '#brand/names.ts';
import * as palette from '#brand/palette.ts';
import { listSources } from './setup/read-imports.ts';

const folders = [
  'app',
  'database',
  'framework',
  'locales',
  'scripts',
  'server',
  'services',
  'shared',
];
/** What tests are made with may say what it likes. */
const isForTests = (file: string) => /test|fake|fixture/.test(basename(file));
const sources = listSources(folders).filter((file) => !isForTests(file));

/** `#0b1533` as style sheets write it where it is seen through: `11 21 51`. */
const toChannels = (color: string) =>
  color
    .match(/\w\w/g)
    ?.map((pair) => Number.parseInt(pair, 16))
    .join(' ') ?? '';

test('the museum’s name, mark and colours stand in brand/ alone', () => {
  const { white: _, ...own } = palette;
  const values = new Set([
    ...[museumName, museumKind, mark, own].flatMap((one) => Object.values(one)),
    ...Object.values(own).map(toChannels),
  ]);
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return [...values]
      .filter((value) => text.includes(value.toLowerCase()))
      .map((value) => `${file}: ${value}`);
  });
  expect(found).toEqual([]);
});
