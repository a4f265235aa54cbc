import { expect, test } from 'vitest';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import { openScope } from './open-scope.ts';

function createCollection(version: string) {
  const collection = { version, searches: 0, isDown: false };
  const calls = {
    findContentVersion: async () => collection.version,
    searchObjects: async () => {
      collection.searches += 1;
      if (collection.isDown) throw new Error('down');
      return { total: 0, items: [], facets: {} };
    },
  };
  return { collection, service: calls as unknown as ObjectCollection };
}

test('the collection is counted once for a version and a language', async () => {
  const { collection, service } = createCollection('counted once');
  await Promise.all([openScope(service, 'en'), openScope(service, 'en')]);
  await openScope(service, 'en');
  expect(collection.searches).toBe(1);
  await openScope(service, 'es');
  expect(collection.searches).toBe(2);
  collection.version = 'another';
  await openScope(service, 'en');
  expect(collection.searches).toBe(3);
});

test('a failure is not kept', async () => {
  const { collection, service } = createCollection('failing');
  collection.isDown = true;
  await expect(openScope(service, 'en')).rejects.toThrow('down');
  collection.isDown = false;
  expect(await openScope(service, 'en')).toBeNull();
});
