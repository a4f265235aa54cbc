import { beforeEach, expect, test, vi } from 'vitest';
import {
  maxSavedObjects,
  parseObjectIds,
  readSavedObjects,
  toggleSavedObject,
} from './saved-objects.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('an object is kept, the last one first, and taken away again', () => {
  expect(readSavedObjects()).toEqual([]);
  expect(toggleSavedObject('demo-0001')).toBe(true);
  expect(toggleSavedObject('demo-0002')).toBe(true);
  expect(readSavedObjects()).toEqual(['demo-0002', 'demo-0001']);
  expect(toggleSavedObject('demo-0001')).toBe(false);
  expect(readSavedObjects()).toEqual(['demo-0002']);
});

test('the list is the same one until it changes, so that nothing is drawn for nothing', () => {
  toggleSavedObject('demo-0001');
  expect(readSavedObjects()).toBe(readSavedObjects());
});

test('what is no id is left out, and there is a limit', () => {
  expect(parseObjectIds([' demo-1', 'demo-1', '', '<b>', 'a/b'])).toEqual(['demo-1']);
  const many = Array.from({ length: 300 }, (_, index) => `demo-${index}`);
  expect(parseObjectIds(many)).toHaveLength(maxSavedObjects);
});

test('a browser that refuses storage keeps nothing, without an error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
  });
  expect(toggleSavedObject('demo-0001')).toBe(false);
  expect(readSavedObjects()).toEqual([]);
});
