import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { storageStandIn } from './storage-stand-in.ts';

function runIn(getStorage: () => unknown) {
  const window = Object.defineProperty({}, 'sessionStorage', {
    get: getStorage,
    configurable: true,
  }) as { sessionStorage: Storage };
  const names = Object.defineProperty({ window }, 'sessionStorage', {
    get: () => window.sessionStorage,
  });
  runInNewContext(storageStandIn, names);
  return window;
}

test('where storage is refused, one that forgets stands in its place', () => {
  const { sessionStorage } = runIn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  sessionStorage.setItem('a', 'b');
  sessionStorage.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
});

test('where storage is given, it stays', () => {
  const storage = { getItem: () => 'kept' };
  expect(runIn(() => storage).sessionStorage).toBe(storage);
});
