import { beforeEach, expect, test, vi } from 'vitest';
import { debugLog } from './debug-log.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubEnv('DEV', false);
});

function noteAndCount(): number {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  debugLog('loaded', 1);
  return debug.mock.calls.length;
}

test('nothing is noted in production', () => {
  expect(noteAndCount()).toBe(0);
});

test('the local storage key debug switches notes on, only with the value true', () => {
  stored.set('debug', 'yes');
  expect(noteAndCount()).toBe(0);
  stored.set('debug', 'true');
  expect(noteAndCount()).toBe(1);
});

test('in development everything is noted', () => {
  vi.stubEnv('DEV', true);
  expect(noteAndCount()).toBe(1);
});

test('a browser that refuses storage gets no notes and no error', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
  });
  expect(noteAndCount()).toBe(0);
});
