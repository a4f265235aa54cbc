import { expect, test } from 'vitest';
import { now, timesToCome } from './times.ts';

const honolulu = 'Pacific/Honolulu';

test('whoever publishes again goes on with the times that are still to come', () => {
  const [from, until] = ['2999-11-27T19:00:00.000Z', '2999-12-01T10:00:00.000Z'];
  const times = { at: '2999-11-27T09:00', until: '2999-12-01T00:00' };
  expect(timesToCome({ from, until }, honolulu)).toEqual(times);
  expect(timesToCome({ from: null, until }, honolulu)).toEqual({ ...times, at: '' });
  expect(timesToCome({ from: '2020-05-01T19:00:00.000Z', until: null }, honolulu)).toEqual(now);
});
