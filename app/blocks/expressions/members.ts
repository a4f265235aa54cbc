import { maxListLength } from './to-text.ts';
import { checkChange, LimitError, spend } from './work.ts';

/** Names that would lead from data to the language's own machinery. */
export const machinery = new Set(['constructor', '__proto__', 'prototype']);

export function toKey(value: unknown): string {
  const key = typeof value === 'object' && value !== null ? '[object Object]' : String(value);
  if (machinery.has(key)) throw new TypeError(`${key} is not available`);
  return key;
}

export function readMember(owner: unknown, name: unknown): unknown {
  const key = toKey(name);
  if (owner === null || owner === undefined) {
    throw new TypeError(`${key} of ${owner} cannot be read`);
  }
  if (Object.hasOwn(owner as object, key)) return (owner as Record<string, unknown>)[key];
  const isSized = key === 'size' && (owner instanceof Map || owner instanceof Set);
  return isSized ? owner.size : undefined;
}

export function writeMember(owner: unknown, key: string, value: unknown) {
  if (typeof owner !== 'object' || owner === null || Object.isFrozen(owner)) {
    throw new TypeError(`${key} cannot be set`);
  }
  checkChange(owner);
  if (Array.isArray(owner)) writeItem(owner, key, value);
  else (owner as Record<string, unknown>)[key] = value;
}

function writeItem(list: unknown[], key: string, value: unknown) {
  const index = key === 'length' ? Number(value) : Number(key);
  if (!/^(\d{1,5}|length)$/.test(key) || !Number.isInteger(index) || index < 0) {
    throw new TypeError(`${key} cannot be set`);
  }
  if (index >= maxListLength) throw new LimitError('the list is too long');
  if (key === 'length') list.length = index;
  else {
    // A list with holes would be walked through by its length.
    spend(Math.max(0, index - list.length));
    list[index] = value;
  }
}
