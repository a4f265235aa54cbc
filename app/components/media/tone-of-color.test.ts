import { expect, test } from 'vitest';
import { toneOfColor } from './tone-of-color.ts';

test('an editor who wants ink gets the dark tone', () => {
  expect(toneOfColor('#10131A')).toBe('dark');
  expect(toneOfColor('#036')).toBe('dark');
});

test('white, nothing, and what is no colour give the light tone', () => {
  for (const color of ['#ffffff', '#FFF', null, 'black', 'url(x)']) {
    expect(toneOfColor(color)).toBe('light');
  }
});
