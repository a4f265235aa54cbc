import type { Language } from '#shared/languages/languages.ts';
import { isLocalized, readShown } from '#shared/page-builder/editing/localized.ts';
import { limits, type Notes } from './limits.ts';

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A copy of data that an editor or the service sent: bounded in depth and size, without keys that
 * reach into the language's machinery, localized values resolved.
 */
export function toPlainValue(value: unknown, language: Language, notes: Notes): unknown {
  return copy(value, language, notes, 0);
}

/** As `toPlainValue`, of an object; anything else counts as empty. */
export const toPlainRecord = (
  value: unknown,
  language: Language,
  notes: Notes,
): Record<string, unknown> => {
  const plain = isRecord(value) ? toPlainValue(value, language, notes) : null;
  return isRecord(plain) ? plain : {};
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function copy(value: unknown, language: Language, notes: Notes, depth: number): unknown {
  if (typeof value === 'string') {
    return value.length > limits.textLength ? value.slice(0, limits.textLength) : value;
  }
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || !notes.takesValue()) return undefined;
  if (depth >= limits.dataDepth) {
    notes.warn(null, `data deeper than ${limits.dataDepth} levels is left out`);
    return undefined;
  }
  if (isLocalized(value)) return copy(readShown(value, language), language, notes, depth + 1);
  if (Array.isArray(value)) {
    return value.map((item) => copy(item, language, notes, depth + 1) ?? null);
  }
  const plain: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (refusedKeys.has(key)) continue;
    const copied = copy(item, language, notes, depth + 1);
    if (copied !== undefined) plain[key] = copied;
  }
  return plain;
}
