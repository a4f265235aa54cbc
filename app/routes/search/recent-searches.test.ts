import { beforeEach, expect, test, vi } from 'vitest';
import {
  addRecentSearch,
  clearRecentSearches,
  maxRecentSearches,
  readRecentSearches,
  removeRecentSearch,
} from './recent-searches.ts';

const stored = new Map<string, string>();
const key = 'museum.recent-searches';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});

test('a search is kept, the last one first, each spelling of it once', () => {
  addRecentSearch('İznik');
  addRecentSearch('tile');
  addRecentSearch('iznik');
  expect(readRecentSearches()).toEqual(['iznik', 'tile']);
  expect(readRecentSearches()).toBe(readRecentSearches());
});

test('one is taken away, or all of them, and nothing stays behind', () => {
  addRecentSearch('tile');
  addRecentSearch('loom');
  removeRecentSearch('tile');
  expect(readRecentSearches()).toEqual(['loom']);
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
  expect(stored.size).toBe(0);
});

test('there are no more than eight', () => {
  for (let number = 0; number < 20; number++) addRecentSearch(`tile ${number}`);
  expect(readRecentSearches()).toHaveLength(maxRecentSearches);
  expect(readRecentSearches()[0]).toBe('tile 19');
});

test.each(['{', '{"a":1}', '[1,null,"  "]', '"tile"'])('%s in the storage is no search', (text) => {
  stored.set(key, text);
  expect(readRecentSearches()).toEqual([]);
});

test('a browser that refuses storage keeps nothing, without an error', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
    setItem() {
      throw new Error('refused');
    },
  });
  addRecentSearch('tile');
  expect(readRecentSearches()).toEqual([]);
});
