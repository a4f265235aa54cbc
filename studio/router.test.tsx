import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { router } from './router.tsx';

test.each(['/items/some-item', '/log', '/nothing/of/ours'])(
  'what fails at %s is told inside of the frame, with the ways to other screens',
  (path) => {
    const found = matchRoutes(router.routes, path) ?? [];
    const holders = found.filter(({ route }) => route.errorElement);
    expect(holders).toHaveLength(2);
    expect(found.indexOf(holders[1] as never)).toBe(found.length - 2);
  },
);
