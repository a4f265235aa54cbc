import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toSourceStack as toSourceStackOf } from './source-stack.ts';

const site = mkdtempSync(join(tmpdir(), 'girih-stack-'));
const folder = join(site, 'build/programs/a');
const toSourceStack = (stack?: string) => toSourceStackOf(stack, join(site, 'build/programs'));
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(site, { recursive: true, force: true }));

test('a stack names the lines of the sources', () => {
  // The second line of the bundle is the fifth of the source.
  const map = { version: 3, sources: ['../../../server/app.ts'], names: [], mappings: ';AAIA' };
  writeFileSync(join(folder, 'start.js.map'), JSON.stringify(map));
  const stack = `Error: no\n    at answer (file://${folder}/start.js:2:9)\n    at node:internal/main:1:2`;
  expect(toSourceStack(stack)).toBe(
    `Error: no\n    at answer (${site}/server/app.ts:5:1)\n    at node:internal/main:1:2`,
  );
});

test('a stack stays as it is where the map is missing or broken', () => {
  writeFileSync(join(folder, 'broken.js.map'), '{');
  for (const file of ['broken.js', 'missing.js']) {
    const stack = `Error: no\n    at answer (file://${folder}/${file}:2:9)`;
    expect(toSourceStack(stack)).toBe(stack);
  }
  expect(toSourceStack()).toBeUndefined();
});

test('a file that an error names, but that is no bundle of this site, is not looked for', () => {
  const stack = `Error: at answer (file://${folder}/start.js:2:9)`;
  expect(toSourceStackOf(stack)).toBe(stack);
});
