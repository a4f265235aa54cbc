import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooltipTiming } from './tooltip-timing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a tooltip opens 700 ms after the pointer has come', () => {
  const open = vi.fn();
  new TooltipTiming().enter(open);
  vi.advanceTimersByTime(699);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledOnce();
});

test('a pointer that only passes opens nothing', () => {
  const timing = new TooltipTiming();
  const open = vi.fn();
  timing.enter(open);
  vi.advanceTimersByTime(300);
  timing.leave();
  vi.advanceTimersByTime(1000);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  [299, 1],
  [300, 0],
])('%i ms after one has closed the next one opens at once: %i', (pause, calls) => {
  const timing = new TooltipTiming();
  timing.enter(() => {});
  vi.advanceTimersByTime(700);
  timing.leave();
  vi.advanceTimersByTime(pause);
  const open = vi.fn();
  timing.enter(open);
  vi.advanceTimersByTime(0);
  expect(open).toHaveBeenCalledTimes(calls);
});
