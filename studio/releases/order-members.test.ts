import { expect, test } from 'vitest';
import { orderMembers } from './order-members.ts';

test('what stops a release comes before what waits for a look, and all else stays in its order', () => {
  const members = [
    { name: 'a', state: 'ready' },
    { name: 'b', state: 'newer' },
    { name: 'c', state: 'ready' },
    { name: 'd', state: 'problems' },
    { name: 'e', state: 'gone' },
  ] as const;
  expect(orderMembers(members).map(({ name }) => name)).toEqual(['d', 'e', 'b', 'a', 'c']);
});
