import { expect, test } from 'vitest';
import * as demo from '#brand/palette.ts';
import { chooseColors, listUnreadable } from './choose-colors.ts';

test('a museum’s colors are taken as they are where texts can be read on them', () => {
  const colors = { main: '#4a1d0e', second: '#22557a', bright: '#f0c96a', accent: '#8c1c3a' };
  const { palette, changed } = chooseColors(demo, colors);
  expect(changed).toEqual([]);
  expect(palette).toMatchObject({ blueDark: '#4a1d0e', green: '#22557a', yellow: '#f0c96a' });
  expect(palette.ink).toBe(demo.ink);
  expect(Object.keys(palette).sort()).toEqual(Object.keys(demo).sort());
});

test('whatever the colors are, every text stays readable, and a color that is not is told', () => {
  for (const color of [
    '#ffff00',
    '#00ff00',
    '#ff0000',
    '#808080',
    '#ffffff',
    '#000000',
    '#7f00ff',
  ]) {
    const colors = { main: color, second: color, bright: color, accent: color };
    const { palette, changed } = chooseColors(demo, colors);
    expect(listUnreadable(palette), color).toEqual([]);
    for (const { taken } of changed) expect(taken).toMatch(/^#[0-9a-f]{6}$/);
  }
  const { changed } = chooseColors(demo, {
    main: '#FFEE00',
    second: '#0f6b50',
    bright: '#f2b632',
    accent: '#b5176a',
  });
  expect(changed).toMatchObject([{ wanted: '#ffee00' }]);
});
