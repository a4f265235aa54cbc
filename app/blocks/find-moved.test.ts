import { expect, test } from 'vitest';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import { findMoved } from './find-moved.ts';

const builder = (targets: Readonly<Record<string, unknown>>) =>
  ({
    findContent: async (_: string, { urlPath }: { urlPath: string }) =>
      Object.hasOwn(targets, urlPath) ? { data: { target: targets[urlPath], blocks: [] } } : null,
  }) as unknown as PageBuilder;

test.for([
  { says: 'no redirect', targets: {}, found: null },
  { says: 'one', targets: { '/builder/a': '/builder/b' }, found: '/builder/b' },
  {
    says: 'a chain',
    targets: { '/builder/a': '/builder/b', '/builder/b': '/visit' },
    found: '/visit',
  },
  {
    says: 'a circle',
    targets: { '/builder/a': '/builder/b', '/builder/b': '/builder/a' },
    found: null,
  },
  { says: 'itself', targets: { '/builder/a': '/builder/a' }, found: null },
  { says: 'another host', targets: { '/builder/a': '//other.example' }, found: null },
  { says: 'no address', targets: { '/builder/a': 7 }, found: null },
])('$says', async ({ targets, found }) => {
  expect(await findMoved(builder(targets), '/builder/a', 'en')).toBe(found);
});
