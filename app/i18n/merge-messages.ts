import type { SectionMessages } from '#shared/languages/sections.ts';

const merged = new WeakMap<object, WeakMap<object, unknown>>();

function cacheOf(english: object): WeakMap<object, unknown> {
  const cache = merged.get(english) ?? new WeakMap<object, unknown>();
  merged.set(english, cache);
  return cache;
}

/**
 * English with every word replaced that the translation has. What is missing there, or is of
 * another shape, stays English, so a half-finished translation never breaks a screen.
 */
export function mergeMessages<Messages extends object>(
  english: Messages,
  translation: SectionMessages | undefined,
): Messages {
  if (!translation) return english;
  const known = cacheOf(english).get(translation);
  if (known) return known as Messages;
  const result = mergeValue(english, translation) as Messages;
  cacheOf(english).set(translation, result);
  return result;
}

function mergeValue(english: unknown, translation: unknown): unknown {
  if (Array.isArray(english)) {
    return Array.isArray(translation)
      ? english.map((value, index) => mergeValue(value, translation[index]))
      : english;
  }
  if (isObject(english)) {
    if (!isObject(translation)) return english;
    return Object.fromEntries([
      // Plural forms that English lacks, such as Spanish "many".
      ...Object.entries(translation).filter(([key]) => !Object.hasOwn(english, key)),
      ...Object.entries(english).map(([key, value]) => [
        key,
        mergeValue(value, Object.hasOwn(translation, key) ? translation[key] : undefined),
      ]),
    ]);
  }
  return typeof translation === typeof english && translation !== '' ? translation : english;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
