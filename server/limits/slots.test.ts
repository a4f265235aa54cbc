import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

test('a client holds no more than its share, all together no more than there is', () => {
  const refused: string[] = [];
  const slots = new Slots({
    max: 5,
    maxPerClient: 3,
    onRefused: (reason, client) => refused.push(`${reason} ${client}`),
  });
  const giveBack = slots.take('a', 3);
  expect(slots.take('a')).toBe('client');
  expect(slots.take('b', 2)).toBeTypeOf('function');
  expect(slots.take('c')).toBe('all');
  expect(refused).toEqual(['client a', 'all c']);
  if (typeof giveBack === 'function') {
    giveBack();
    giveBack();
  }
  expect(slots.total).toBe(2);
  expect(slots.take('c', 3)).toBeTypeOf('function');
});
