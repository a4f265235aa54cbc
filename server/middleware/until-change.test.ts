import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { untilChange } from './until-change.ts';

const page = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';

async function ask(cacheControl: string, seconds: number, contentType = 'text/html') {
  const app = new Hono();
  app.use(untilChange(() => seconds * 1000));
  app.get('/', (c) =>
    c.body('x', 200, { 'Cache-Control': cacheControl, 'Content-Type': contentType }),
  );
  return (await app.request('/')).headers.get('Cache-Control');
}

test.for([
  [page, Number.POSITIVE_INFINITY, page],
  [page, 1_000, page],
  [page, 100, 'public, max-age=0, s-maxage=30, stale-while-revalidate=70'],
  [page, 10.9, 'public, max-age=0, s-maxage=10, stale-while-revalidate=0'],
  [page, -5, 'public, max-age=0, s-maxage=0, stale-while-revalidate=0'],
  ['public, max-age=3600', 60, 'public, max-age=60'],
  ['private, no-store', 5, 'private, no-store'],
] as const)('"%s", %s seconds before a change: "%s"', async ([given, seconds, expected]) => {
  expect(await ask(given, seconds)).toBe(expected);
});

test('pictures do not change with the programme', async () => {
  const oneDay = 'public, max-age=86400';
  expect(await ask(oneDay, 5, 'image/webp')).toBe(oneDay);
});
