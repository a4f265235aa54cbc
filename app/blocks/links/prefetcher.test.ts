import { expect, test } from 'vitest';
import { createPrefetcher } from './prefetcher.ts';

function createFetches() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const prefetch = createPrefetcher(
    (path) =>
      new Promise<void>((resolve, reject) => {
        started.push(path);
        ends.set(path, { resolve, reject });
      }),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { started, ends, prefetch, settle };
}

test('four pages are fetched at a time, the others wait for a place', async () => {
  const { started, ends, prefetch, settle } = createFetches();
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) prefetch(path);
  expect(started).toEqual(['/1', '/2', '/3', '/4']);
  ends.get('/2')?.resolve();
  await settle();
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/5']);
});

test('a failure gives its place to the next', async () => {
  const { started, ends, prefetch, settle } = createFetches();
  for (const path of ['/1', '/2', '/3', '/4', '/5']) prefetch(path);
  ends.get('/1')?.reject(new Error('offline'));
  await settle();
  expect(started.at(-1)).toBe('/5');
});

test('each page is fetched once, whether or not it came', async () => {
  const { started, ends, prefetch, settle } = createFetches();
  prefetch('/1');
  prefetch('/2');
  prefetch('/1');
  ends.get('/1')?.resolve();
  ends.get('/2')?.reject(new Error('offline'));
  await settle();
  prefetch('/1');
  prefetch('/2');
  expect(started).toEqual(['/1', '/2']);
});

test('whoever waves over a hundred links fetches no hundred pages', async () => {
  const { started, ends, prefetch, settle } = createFetches();
  for (let page = 1; page <= 100; page++) prefetch(`/${page}`);
  for (let round = 0; round < 100; round++) {
    ends.get(started[round] ?? '')?.resolve();
    await settle();
  }
  expect(started).toHaveLength(44);
});
