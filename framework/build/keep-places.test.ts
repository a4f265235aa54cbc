import { expect, test } from 'vitest';
import { movePlaces } from './keep-places.ts';

const move = (code: string) =>
  movePlaces(code, '/site/server/cards/draw.ts', '/site/build/programs/a');

test('a module in a bundle finds the files beside its source', () => {
  expect(move("const fonts = new URL('./fonts/', import.meta.url);")).toBe(
    'const fonts = new URL("../../../server/cards/fonts/", import.meta.url);',
  );
  expect(move("new Worker(new URL('./work.ts', import.meta.url))")).toBe(
    'new Worker(new URL("../../../server/cards/work.ts", import.meta.url))',
  );
});

test('what is imported by an address becomes part of the bundle', () => {
  expect(move("import(new URL('../../build/server/index.js', import.meta.url).href)")).toBe(
    'import("/site/build/server/index.js")',
  );
});

test('another way to say where a module lies is refused', () => {
  for (const code of [
    'join(import.meta.dirname, name)',
    'new URL(`../$' + '{name}.svg`, import.meta.url)',
    'fork(new URL(import.meta.url))',
    // In a bundle no module is the one that was started.
    'if (import.meta.main) start();',
  ]) {
    expect(() => move(code)).toThrow('/site/server/cards/draw.ts uses import.meta.');
  }
});
