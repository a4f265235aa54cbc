import { expect, test } from 'vitest';
import { sayTimeOf } from './say-time-of.ts';

const versions = [
  '2026-11-25T10:04:07.000Z',
  '2026-11-25T10:04:41.000Z',
  '2026-11-25T11:00:00.000Z',
].map((at) => ({ at }));

test('two versions of one minute are told apart by their seconds', () => {
  const said = versions.map((one) => sayTimeOf(one, versions, 'en'));
  expect(new Set(said).size).toBe(3);
  expect(said[1]).toMatch(/ \(:41\)$/);
  expect(said[2]).not.toMatch(/\(/);
});
