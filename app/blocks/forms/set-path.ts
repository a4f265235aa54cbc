const refused = new Set(['__proto__', 'constructor', 'prototype']);
const deepest = 10;
const maxListLength = 200;

/**
 * Puts a value into nested data by a field's name: `address.city`, `items[0].title`. Names that
 * cannot be such a path stand for themselves.
 */
export function setPath(data: Record<string, unknown>, name: string, value: unknown): void {
  const path = toPath(name);
  if (path.length > deepest || path.some((key) => refused.has(key))) return;
  let owner: Record<string, unknown> = data;
  path.forEach((key, at) => {
    if (at === path.length - 1) {
      owner[key] = value;
      return;
    }
    const inner = Object.hasOwn(owner, key) ? owner[key] : undefined;
    if (typeof inner !== 'object' || inner === null) {
      owner[key] = isPlace(path[at + 1] ?? '') ? [] : {};
    }
    owner = owner[key] as Record<string, unknown>;
  });
}

/** The value at a dotted path, as of an answer; undefined when there is none. */
export function readPath(data: unknown, name: string): unknown {
  let value = data;
  for (const key of toPath(name)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

const toPath = (name: string): string[] => {
  const path = name.split(/\.|\[(\d+)\]\.?/).filter((part) => part !== undefined && part !== '');
  return path.length > 0 ? path : [name];
};

const isPlace = (key: string) => /^\d+$/.test(key) && Number(key) < maxListLength;
