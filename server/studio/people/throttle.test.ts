import { beforeEach, expect, test } from 'vitest';
import { createLimits } from '#database/visitors/limits.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { createThrottle, type Throttle } from './throttle.ts';

const email = 'keeper@museum.example';
const minuteMs = 60_000;

describeOnEachDatabase('An account whose password is guessed', (openDatabase) => {
  let time: number;
  let throttle: Throttle;
  beforeEach(async () => {
    time = Date.parse('2026-11-21T00:00:00Z');
    const limits = createLimits(await openDatabase('visitors'));
    throttle = createThrottle(limits, () => new Date(time), 0);
  });
  const countTold = (told: readonly boolean[]) => told.filter(Boolean).length;

  test('is told of once, also when many try in the same moment', async () => {
    const told = await Promise.all(Array.from({ length: 24 }, () => throttle.countFailure(email)));
    expect(countTold(told)).toBe(1);
  });

  test('is told of once a day, however patiently somebody goes on', async () => {
    const told: boolean[] = [];
    for (; time < Date.parse('2026-11-22T20:00:00Z'); time += 60 * minuteMs) {
      for (let slip = 0; slip < 11; slip += 1) told.push(await throttle.countFailure(email));
    }
    expect(countTold(told)).toBe(2);
  });

  test('is not told of after a few slips', async () => {
    const told: boolean[] = [];
    for (let slip = 0; slip < 9; slip += 1) told.push(await throttle.countFailure(email));
    expect(countTold(told)).toBe(0);
  });
});
