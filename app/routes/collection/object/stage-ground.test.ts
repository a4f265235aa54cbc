import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mist, slate } from '#brand/palette.ts';
import { chooseStageGround } from './stage-ground.ts';

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test('quiet text on the ground of every work can be read, and every work has such a ground', () => {
  const index: Record<string, { ground?: string | null }> = JSON.parse(
    readFileSync('content/images/index.json', 'utf8'),
  );
  const works = Object.entries(index).filter(([name]) => name.startsWith('objects/'));
  expect(works.length).toBeGreaterThan(100);
  for (const [name, { ground }] of works) {
    const chosen = ground && chooseStageGround(ground);
    if (!ground || !chosen) throw new Error(`${name} has no ground that text can stand on.`);
    const quiet = chosen === 'ink' ? mist : slate;
    expect(contrast(ground, quiet), name).toBeGreaterThanOrEqual(4.5);
  }
});

test('a ground between light and dark carries no text', () => {
  expect(chooseStageGround('#808080')).toBeNull();
  expect(chooseStageGround('#cccccc')).toBeNull();
  expect(chooseStageGround('#d9dbdf')).toBe('plaster');
  expect(chooseStageGround('#2b2f38')).toBe('ink');
});
