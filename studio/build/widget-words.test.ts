import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withStudioLanguages } from './widget-words.ts';

const pathOf = (room: string) => `node_modules/react-aria/dist/private/${room}/intlStrings.mjs`;
const read = (path: string) => withStudioLanguages(readFileSync(path, 'utf8'), `/museum/${path}`);

test('what widgets say by themselves they say in Hawaiian, and in no language that the studio lacks', async () => {
  const code = read(pathOf('calendar')) ?? '';
  expect(code.match(/[a-z]{2}-[A-Z]{2}(?=\.mjs)/g)).toEqual(['en-US', 'es-ES']);
  const without = code.replace(
    /^import (\S+) .*$/gm,
    'const $1 = { next: "Next", finish: "Finish" };',
  );
  const words = await import(`data:text/javascript,${encodeURIComponent(without)}`);
  const { haw } = words.default;
  expect(haw.next).toBe('Aʻe');
  expect(haw.finish).toBe('Finish');
  expect(haw.todayDate({ date: '20 Mei' })).toBe('Kēia lā, 20 Mei');
});

test('every dictionary of the widgets is read, and says in Hawaiian only what it says in English', async () => {
  const packages = ['react-aria', 'react-stately', 'react-aria-components'].join(',');
  const paths = globSync(`node_modules/{${packages}}/dist/private/**/intlStrings.mjs`);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect(read(path)).toContain('haw:');
  for (const room of ['calendar', 'datepicker', 'menu', 'overlays', 'spinbutton']) {
    const { default: english } = await import(
      `../../node_modules/react-aria/dist/private/intl/${room}/en-US.mjs`
    );
    const own = /haw: \{ \.\.\.\S+, (.*) \},$/m.exec(read(pathOf(room)) ?? '')?.[1] ?? '';
    const keys = [...own.matchAll(/"(\w+)": /g)].map(([, key]) => key);
    expect(keys.filter((key) => !(String(key) in english))).toEqual([]);
  }
});

test('another file is left as it is, a dictionary of another form is told', () => {
  expect(withStudioLanguages('', '/museum/studio/main.tsx')).toBeNull();
  expect(() => withStudioLanguages('', `/museum/${pathOf('menu')}`)).toThrow('no words for en-US');
});
