import type { Language } from '#shared/languages/languages.ts';
import { localizedType } from './block-tree.ts';
import { isTree } from './values.ts';

/** Whether each language may have a value of its own there. */
export const isLocalized = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isTree(value) && value['@type'] === localizedType;

/**
 * The keys of a language that a value has, the one that counts first: its own, then that of a region
 * (`es-MX`), as spaces elsewhere name them. All other languages fall back to that of English.
 */
function keysOf(value: Readonly<Record<string, unknown>>, language: Language): string[] {
  const regional = Object.keys(value).filter((key) => key.split('-')[0] === language);
  const keys = [language, ...regional, ...(language === 'en' ? ['Default'] : [])];
  return [...new Set(keys)].filter((key) => Object.hasOwn(value, key));
}

/** What a value says in a language; undefined: nothing of its own. */
export function readIn(value: unknown, language: Language): unknown {
  if (!isLocalized(value)) return language === 'en' ? value : undefined;
  const key = keysOf(value, language).find((one) => (value[one] ?? null) !== null);
  return key === undefined ? undefined : value[key];
}

/** What visitors get of a value in a language: an empty text is one. */
export const readShown = (value: unknown, language: Language): unknown =>
  isLocalized(value) ? (readIn(value, language) ?? value.Default) : value;

/** The same value with other words in a language; it becomes one of several languages when it has to. */
export function writeIn(value: unknown, language: Language, words: unknown): unknown {
  if (!isLocalized(value)) {
    if (language === 'en' || words === undefined) return language === 'en' ? words : value;
    return { '@type': localizedType, Default: value ?? '', [language]: words };
  }
  const present = keysOf(value, language);
  if (words === undefined && language !== 'en') {
    return Object.fromEntries(Object.entries(value).filter(([key]) => !present.includes(key)));
  }
  const [first = language] = present;
  // English words that stand there twice are the same ones.
  const keys = language === 'en' ? ['Default', ...present] : [first];
  return { ...value, ...Object.fromEntries(keys.map((key) => [key, words])) };
}

/** Of an input, as the page builder's editor describes it. */
export interface SpokenInput {
  readonly name: string;
  readonly type: string;
  readonly enum?: readonly string[] | undefined;
}

/** Words that are the same in every language, or none. */
const sameEverywhere =
  /^(?:uid|name|value|defaultValue|textColor|youtubeVideoId|department|for|code|sendSubmissionsTo\w*|action|method|contentType|previewState|errorMessagePath|sizes|srcset)$/;

/** Whether an input holds words, which each language has its own of. */
export const isSpoken = ({ type, name, enum: choices }: SpokenInput): boolean =>
  ['string', 'longText', 'richText', 'html'].includes(type) &&
  !choices &&
  !sameEverywhere.test(name);
