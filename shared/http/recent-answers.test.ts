import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const countAsks = () => {
  let asks = 0;
  return async () => {
    asks += 1;
    return { asks };
  };
};

test('an answer is believed for its time, then asked for anew', async () => {
  const recent = createRecentAnswers<{ asks: number }>(2_000);
  const ask = countAsks();
  expect(await recent.find('/visit', ask)).toEqual({ asks: 1 });
  vi.advanceTimersByTime(1_900);
  expect(await recent.find('/visit', ask)).toEqual({ asks: 1 });
  expect(await recent.find('/shop', ask)).toEqual({ asks: 2 });
  vi.advanceTimersByTime(200);
  expect(await recent.find('/visit', ask)).toEqual({ asks: 3 });
});

test('who asks while an answer is on its way waits for that one', async () => {
  const recent = createRecentAnswers<{ asks: number }>(2_000);
  const ask = countAsks();
  const both = await Promise.all([recent.find('/visit', ask), recent.find('/visit', ask)]);
  expect(both).toEqual([{ asks: 1 }, { asks: 1 }]);
});

test('a question from before a change answers nobody who asks after it', async () => {
  const recent = createRecentAnswers<{ asks: number }>(2_000);
  const ask = countAsks();
  const before = recent.find('/visit', ask);
  recent.clear();
  const after = recent.find('/visit', ask);
  expect([await before, await after]).toEqual([{ asks: 1 }, { asks: 2 }]);
  expect(await recent.find('/visit', ask)).toEqual({ asks: 2 });
});

test('without a time every call asks', async () => {
  const recent = createRecentAnswers<{ asks: number }>(0);
  const ask = countAsks();
  await recent.find('/visit', ask);
  expect(await recent.find('/visit', ask)).toEqual({ asks: 2 });
});

test('nothing outlives a change of the content', async () => {
  const recent = createRecentAnswers<{ asks: number }>(2_000);
  const ask = countAsks();
  recent.retainFor('1');
  await recent.find('/visit', ask);
  recent.retainFor('1');
  expect(await recent.find('/visit', ask)).toEqual({ asks: 1 });
  recent.retainFor('2');
  expect(await recent.find('/visit', ask)).toEqual({ asks: 2 });
});

test('an answer that was on its way during a change is given, but not kept', async () => {
  const recent = createRecentAnswers<{ asks: number }>(2_000);
  const ask = countAsks();
  const onItsWay = recent.find('/visit', async () => {
    recent.retainFor('2');
    return ask();
  });
  expect(await onItsWay).toEqual({ asks: 1 });
  expect(await recent.find('/visit', ask)).toEqual({ asks: 2 });
});

test('a failure is not kept', async () => {
  const recent = createRecentAnswers<{ asks: number }>(2_000);
  const failing = recent.find('/visit', async () => {
    throw new Error('down');
  });
  await expect(failing).rejects.toThrow('down');
  expect(await recent.find('/visit', countAsks())).toEqual({ asks: 1 });
});
