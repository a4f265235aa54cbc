import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { toLeanModule } from './lean-router.ts';

const folder = 'node_modules/react-router/dist/production/lib';
const toLean = (id: string, code: string) => toLeanModule(id, code, parseSync(id, code).program);

test.each([
  ['dom/ssr/fog-of-war.js', /useFogOFWarDiscovery = \(\) => \{\}/],
  ['router/instrumentation.js', /instrumentClientSideRouter = \(router\) => router/],
])('of the package’s %s nothing but the names of its exports is left', (name, expected) => {
  const id = `${folder}/${name}`;
  const lean = toLean(id, readFileSync(id, 'utf8'));
  expect(lean).toMatch(expected);
  expect(lean.length).toBeLessThan(700);
});

test('a module that exports something new stays', () => {
  const code = 'const a = 1; export { a };';
  expect(toLean(`${folder}/router/instrumentation.js`, code)).toBe(code);
});

test('sentences for programmers go, conditions and all else stay', () => {
  const code = 'invariant(a(), `No b`); warning(c, "d"); e("f"); throw new Error("g");';
  expect(toLean('x.js', code)).toBe(
    'invariant(a(), ""); warning(c, ""); e("f"); throw new Error("g");',
  );
});
