import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToTopSlowly } from './scroll-to-top-slowly.ts';

const positions: number[] = [];

function visit({ reducedMotion = false } = {}) {
  vi.stubGlobal('scrollY', 1000);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => positions.push(top));
}

beforeEach(() => {
  positions.length = 0;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the way to the top takes two seconds', () => {
  visit();
  scrollToTopSlowly();
  vi.advanceTimersByTime(1000);
  expect(positions.at(-1)).toBeGreaterThan(300);
  expect(positions.at(-1)).toBeLessThan(700);
  vi.advanceTimersByTime(1050);
  expect(positions.at(-1)).toBe(0);
});

test('a visitor who turns the wheel is not held', () => {
  visit();
  scrollToTopSlowly();
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new Event('wheel'));
  const reached = positions.length;
  vi.advanceTimersByTime(2000);
  expect(positions).toHaveLength(reached);
});

test('with reduced motion the top is there at once', () => {
  visit({ reducedMotion: true });
  scrollToTopSlowly();
  expect(positions).toEqual([0]);
});
