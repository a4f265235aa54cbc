import { beforeEach, expect, test, vi } from 'vitest';
import { RateLimit } from './rate-limit.ts';
import { SharedTakes, type Take } from './shared-takes.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  return () => void vi.useRealTimers();
});

/** As many processes as wanted, each with a limit of the same name, which hear of each other. */
function start(processes: number, quota: number) {
  const sent: (readonly Take[])[] = [];
  const all: SharedTakes[] = [];
  const limits = Array.from({ length: processes }, () => {
    const takes: SharedTakes = new SharedTakes((taken) => {
      sent.push(taken);
      for (const other of all) if (other !== takes) other.receive(taken);
    });
    all.push(takes);
    return takes.share(new RateLimit({ name: 'work', quota, windowMs: 60_000 }));
  });
  return { limits, sent };
}

test('a client that asks several processes in turn gets one quota and not one of each', () => {
  const { limits } = start(4, 600);
  let allowed = 0;
  for (let round = 0; round < 600; round += 1) {
    for (const limit of limits) allowed += limit.take('a').isAllowed ? 1 : 0;
    vi.advanceTimersByTime(10);
  }
  // Six seconds fill a tenth of the quota again; what the others do not know yet is a few units.
  expect(allowed).toBeGreaterThanOrEqual(600);
  expect(allowed).toBeLessThanOrEqual(600 + 60 + 4 * 6);
  expect(limits.every((limit) => limit.take('b').isAllowed)).toBe(true);
});

test('what is given at once is told together, and what is refused is not told', () => {
  const { limits, sent } = start(2, 3);
  for (let call = 0; call < 10; call += 1) limits[0]?.take('a');
  limits[0]?.take('b', 2);
  vi.advanceTimersByTime(50);
  expect(sent).toEqual([
    [
      ['work', 'a', 3],
      ['work', 'b', 2],
    ],
  ]);
  expect(limits[1]?.take('a').isAllowed).toBe(false);
});

test('what others gave beyond the quota is owed for one window at most', () => {
  const { limits } = start(1, 10);
  for (let call = 0; call < 100; call += 1) limits[0]?.add('a', 10);
  vi.advanceTimersByTime(60_000);
  expect(limits[0]?.take('a').isAllowed).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(limits[0]?.take('a').isAllowed).toBe(true);
});
