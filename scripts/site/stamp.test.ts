import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCurrent, listFiles, readStamp, takeStamp, writeStamp } from './stamp.ts';

let folder: string;
let stampFile: string;
let sources: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'girih-stamp-'));
  stampFile = join(folder, 'stamp.json');
  sources = ['one.ts', 'two.ts'].map((name) => join(folder, name));
  for (const source of sources) writeFileSync(source, 'let a = 1;');
  writeStamp(stampFile, takeStamp(sources));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was made is current until a source is another', () => {
  expect(isCurrent(stampFile, sources)).toBe(true);
  writeFileSync(sources[1] ?? '', 'let b = 2;');
  expect(isCurrent(stampFile, sources)).toBe(false);
});

test('a source that has as many letters and the same time as before, but others, is another', () => {
  const time = new Date(2026, 0, 1);
  utimesSync(sources[0] ?? '', time, time);
  writeStamp(stampFile, takeStamp(sources));
  writeFileSync(sources[0] ?? '', 'let c = 3;');
  utimesSync(sources[0] ?? '', time, time);
  expect(isCurrent(stampFile, sources)).toBe(false);
});

test('sources that were only copied are the same, and are not read a second time', () => {
  const before = readFileSync(stampFile, 'utf8');
  writeFileSync(sources[0] ?? '', 'let a = 1;');
  utimesSync(sources[0] ?? '', new Date(2026, 0, 1), new Date(2026, 0, 1));
  expect(isCurrent(stampFile, sources)).toBe(true);
  expect(readFileSync(stampFile, 'utf8')).not.toBe(before);
  expect(readStamp(stampFile)).toEqual(takeStamp(sources));
});

test('a source more or less makes another', () => {
  expect(isCurrent(stampFile, [...sources, join(folder, 'three.ts')])).toBe(false);
  expect(isCurrent(stampFile, sources.slice(1))).toBe(false);
  rmSync(sources[0] ?? '');
  expect(isCurrent(stampFile, sources)).toBe(false);
});

test('what was interrupted, or made by a version that wrote otherwise, is not current', () => {
  writeFileSync(stampFile, 'e3b0c44298fc1c14');
  expect(isCurrent(stampFile, sources)).toBe(false);
  rmSync(stampFile);
  expect(isCurrent(stampFile, sources)).toBe(false);
});

test('tests are no sources', () => {
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in/one.test.ts'), '');
  writeFileSync(join(folder, 'in/one.ts'), '');
  expect(listFiles(join(folder, 'in'))).toEqual([join(folder, 'in/one.ts')]);
  expect(listFiles(join(folder, 'absent'))).toEqual([]);
});
