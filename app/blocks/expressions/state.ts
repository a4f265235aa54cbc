import type { Names } from './frame.ts';
import { machinery, toKey } from './members.ts';
import { spend, work } from './work.ts';

/** The state as a value: what reads and writes it goes through the names. */
export function toState(names: Names): object {
  const own = (key: string | symbol) => {
    if (typeof key !== 'string') return false;
    const all = names.all();
    // The whole state is copied for each of its names.
    spend(Object.keys(all).length);
    return Object.hasOwn(all, key);
  };
  return new Proxy(Object.create(null), {
    get: (_, key) => (typeof key === 'string' ? names.read(key) : undefined),
    set: (_, key, value) => {
      write(names, toKey(key), value);
      return true;
    },
    has: (_, key) => own(key),
    ownKeys: () => Object.keys(names.all()).filter((key) => !machinery.has(key)),
    getOwnPropertyDescriptor: (_, key) =>
      own(key)
        ? {
            value: names.read(String(key)),
            writable: true,
            enumerable: true,
            configurable: true,
          }
        : undefined,
    defineProperty: () => false,
    deleteProperty: (_, key) => {
      write(names, toKey(key), undefined);
      return true;
    },
  });
}

/** Writes a name of the state. */
export function write(names: Names, name: string, value: unknown) {
  if (!names.write || !work.canWrite) throw new TypeError('the state cannot be changed here');
  spend(20);
  names.write(name, value);
}
