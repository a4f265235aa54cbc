import { expect, test } from 'vitest';
import { parseFrameLook } from './frame-look.ts';

test('of what a page says only rules, ids, words and numbers are taken', () => {
  const weight = { page: 10, scripts: 'many', styles: -1, extra: 3 };
  const findings = [
    { rule: 'image-alt', ids: ['a', 7], about: 'x'.repeat(400) },
    { rule: 5, ids: [] },
    null,
  ];
  const look = parseFrameLook({ findings, weight });
  expect(look?.findings).toEqual([{ rule: 'image-alt', ids: ['a'], about: 'x'.repeat(300) }]);
  expect(look?.weight).toEqual({
    ...{ page: 10, scripts: 0, styles: 0, letters: 0, pictures: 0, films: 0, rest: 0 },
    paintedAt: 0,
  });
});

test('anything else says nothing', () => {
  expect([null, 'text', { failure: 'Error' }].map(parseFrameLook)).toEqual([null, null, null]);
});
