import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle, quietResizeObservers } from './resize-observer-noise.ts';

let callBack: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        callBack = callback;
      }
    },
  );
});
afterEach(() => void vi.useRealTimers());

test('ten calls in 100 ms go through and the eleventh is dropped', () => {
  let time = 0;
  const mayCall = createThrottle(() => time);
  expect(Array.from({ length: 12 }, mayCall)).toEqual([...Array(10).fill(true), false, false]);
  time = 99;
  expect(mayCall()).toBe(false);
  time = 100;
  expect(mayCall()).toBe(true);
});

test('the callbacks of every observer of the page are throttled', () => {
  quietResizeObservers(window as unknown as typeof globalThis & Window);
  const callback = vi.fn();
  new window.ResizeObserver(callback);
  for (let call = 0; call < 15; call += 1) callBack();
  expect(callback).toHaveBeenCalledTimes(10);
  vi.advanceTimersByTime(100);
  callBack();
  expect(callback).toHaveBeenCalledTimes(11);
});

test('the noise of observers is suppressed and other errors are not', () => {
  quietResizeObservers(window as unknown as typeof globalThis & Window);
  const heard: string[] = [];
  window.addEventListener('error', (event) => heard.push(event.message));
  const report = (message: string) =>
    window.dispatchEvent(new ErrorEvent('error', { message, cancelable: true }));
  expect(report('ResizeObserver loop completed with undelivered notifications.')).toBe(false);
  expect(report('ResizeObserver loop limit exceeded')).toBe(false);
  report('Something else broke');
  expect(heard).toEqual(['Something else broke']);
});
