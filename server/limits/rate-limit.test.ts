import { expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

function createLimit(quota: number, windowMs = 60_000, maxClients?: number) {
  let time = 1_000_000;
  const limit = new RateLimit({ name: 'test', quota, windowMs }, () => time, maxClients);
  return { limit, wait: (ms: number) => (time += ms) };
}

test('another process begins with what a client has had, and forgets nothing of its own', () => {
  const { limit } = createLimit(3);
  limit.take('a', 2);
  limit.take('b');
  const next = createLimit(3).limit;
  next.take('b', 3);
  next.restore(limit.listTaken());
  expect(next.take('a').remaining).toBe(0);
  expect(next.take('b').isAllowed).toBe(false);
  expect(next.take('c').remaining).toBe(2);
});

test('a client that has its whole quota again is not told of', () => {
  const { limit, wait } = createLimit(3);
  limit.take('a', 2);
  wait(40_000);
  expect(limit.listTaken()).toEqual([]);
});

test('gives the whole quota at once, then refuses and says how long to wait', () => {
  const { limit, wait } = createLimit(3);
  expect(limit.take('a')).toEqual({
    isAllowed: true,
    remaining: 2,
    resetSeconds: 20,
    retryAfterSeconds: 0,
  });
  limit.take('a');
  expect(limit.take('a')).toMatchObject({ isAllowed: true, remaining: 0, resetSeconds: 60 });
  expect(limit.take('a')).toEqual({
    isAllowed: false,
    remaining: 0,
    resetSeconds: 60,
    retryAfterSeconds: 20,
  });
  wait(19_999);
  expect(limit.take('a').isAllowed).toBe(false);
  wait(1);
  expect(limit.take('a')).toMatchObject({ isAllowed: true, remaining: 0 });
});

test('never gives more than the quota in a window, however often it is asked', () => {
  const { limit, wait } = createLimit(60);
  let allowed = 0;
  for (let second = 0; second < 600; second++) {
    for (let call = 0; call < 10; call++) allowed += limit.take('a').isAllowed ? 1 : 0;
    wait(1_000);
  }
  expect(allowed).toBeGreaterThanOrEqual(600);
  expect(allowed).toBeLessThanOrEqual(660);
});

test('a refused client is not punished for asking, and is forgiven after the window', () => {
  const { limit, wait } = createLimit(2);
  for (let call = 0; call < 100; call++) limit.take('a');
  wait(60_000);
  expect(limit.take('a')).toMatchObject({ isAllowed: true, remaining: 1 });
});

test('what costs more takes more', () => {
  const { limit } = createLimit(100);
  expect(limit.take('a', 60)).toMatchObject({ isAllowed: true, remaining: 40 });
  expect(limit.take('a', 60)).toMatchObject({ isAllowed: false, remaining: 40 });
  expect(limit.take('a', 40)).toMatchObject({ isAllowed: true, remaining: 0 });
});

test('clients do not share, and only so many are remembered', () => {
  const { limit } = createLimit(1, 60_000, 100);
  expect(limit.take('a').isAllowed).toBe(true);
  expect(limit.take('b').isAllowed).toBe(true);
  expect(limit.take('a').isAllowed).toBe(false);
  for (let client = 0; client < 1_000; client++) limit.take(`c${client}`);
  expect(limit.clientCount).toBe(100);
});
