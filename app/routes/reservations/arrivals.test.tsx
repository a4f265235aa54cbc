import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { countArrived, useArrivals } from './arrivals.ts';

beforeEach(() => localStorage.clear());

test('who is ticked stays so when the page is loaded anew, until it is unticked', () => {
  const first = renderHook(useArrivals);
  act(() => first.result.current[1]('7K2M-9QXD'));
  expect([...first.result.current[0]]).toEqual(['7K2M-9QXD']);
  const second = renderHook(useArrivals);
  expect([...second.result.current[0]]).toEqual(['7K2M-9QXD']);
  act(() => second.result.current[1]('7K2M-9QXD'));
  expect(second.result.current[0].size).toBe(0);
  expect([...renderHook(useArrivals).result.current[0]]).toEqual([]);
});

test('people are counted, not reservations', () => {
  const entries = [
    { code: 'A', quantity: 4 },
    { code: 'B', quantity: 1 },
  ];
  expect(countArrived(entries, new Set(['A', 'C']))).toEqual({ count: 4, all: 5 });
});
