import { expect, test } from 'vitest';
import { readImports } from './read-imports.ts';

const read = (source: string) =>
  readImports('app/chrome/Footer.tsx', source).map(({ to, line, isTypeOnly }) =>
    [to, line, isTypeOnly ? 'type' : 'value'].join(' '),
  );

test('imports are resolved to files of the project', () => {
  expect(
    read(`import { a } from './footer-links.ts';\nimport b from '#shared/languages/fill.ts';`),
  ).toEqual(['app/chrome/footer-links.ts 1 value', 'shared/languages/fill.ts 2 value']);
});

test('imports of types are told from others', () => {
  const source = `import type { A } from 'a';
import { type B, type C } from 'b';
import {
  type D,
  e,
} from 'c';
export type { F } from 'd';
type G = typeof import('e');`;
  expect(read(source)).toEqual(['a 1 type', 'b 2 type', 'c 3 value', 'd 7 type', 'e 8 type']);
});

test('side effects, exports and dynamic imports count', () => {
  const source = `import './layers.css';\nexport * from 'b';\nconst c = await import('./c.ts');`;
  expect(read(source)).toEqual([
    'b 2 value',
    'app/chrome/layers.css 1 value',
    'app/chrome/c.ts 3 value',
  ]);
});

test('what stands in comments does not', () => {
  expect(
    read(`// import 'a';\n/* import 'b';\n import 'c'; */\nimport 'd'; // import 'e'`),
  ).toEqual(['d 4 value']);
});
