import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import type { Language } from '#shared/languages/languages.ts';

/** What stands in the form of an item: its values by language and field, and its tags. */
export type Content = Pick<ItemOfStudio, 'languages' | 'tags'>;

type Values = Readonly<Record<string, unknown>>;

/** The steps of a path: `es`, `credits`, `[k1]`, `role`. */
const stepsOf = (path: string): string[] => path.split(/\.|(?=\[)/);

/**
 * What is saved as one: a field of a language, such as `es.credits` for `es.credits[k1].role`; a whole
 * language; `tags`.
 */
export const rootOf = (path: string): string => stepsOf(path).slice(0, 2).join('.');

/** The key by which items of groups and slices are known while they are edited. */
export const keyOf = (item: unknown): string => {
  const { _key: key, id } = item as { _key?: unknown; id?: unknown };
  return String(key ?? id ?? '');
};

/** The value at a path; undefined where there is none. */
export function readAt(content: Content, path: string): unknown {
  if (path === 'tags') return content.tags;
  let value: unknown = content.languages;
  for (const step of stepsOf(path)) {
    const key = keyIn(step);
    if (key !== null) value = Array.isArray(value) ? value.find((one) => keyOf(one) === key) : null;
    else value = isValues(value) ? value[step] : null;
  }
  return value ?? undefined;
}

/** The same content with another value at a path; undefined removes it. */
export function writeAt(content: Content, path: string, value: unknown): Content {
  if (path === 'tags') return { ...content, tags: (value ?? []) as string[] };
  const [language, ...steps] = stepsOf(path);
  const own = content.languages[language as Language];
  const next = steps.length === 0 ? (value ?? null) : put(own ?? {}, steps, value);
  return { ...content, languages: { ...content.languages, [language as Language]: next } };
}

function put(into: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const key = keyIn(step);
  const inner = (old: unknown) => (rest.length === 0 ? value : put(old, rest, value));
  if (key !== null) {
    const list = Array.isArray(into) ? into : [];
    const isKnown = list.some((one) => keyOf(one) === key);
    // Another language says its own words of an item that English has.
    const items = isKnown ? list : [...list, { _key: key }];
    return items.map((one) => (keyOf(one) === key ? inner(one) : one));
  }
  const { [step]: old, ...others } = isValues(into) ? into : {};
  const next = inner(old);
  if (next === undefined) return others;
  return isValues(into) && step in into ? { ...into, [step]: next } : { ...others, [step]: next };
}

const keyIn = (step: string): string | null => /^\[(.+)\]$/.exec(step)?.[1] ?? null;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
