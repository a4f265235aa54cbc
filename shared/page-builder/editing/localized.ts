import type { Language } from '#shared/languages/languages.ts';
import { localizedType } from './block-tree.ts';
import { isTree } from './values.ts';

/** The key of a language in a value of several; English is what all others fall back to. */
const keyOf = (language: Language): string => (language === 'en' ? 'Default' : language);

const isLocalized = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isTree(value) && value['@type'] === localizedType;

/** What a value says in a language; undefined: nothing of its own. */
export function readIn(value: unknown, language: Language): unknown {
  if (!isLocalized(value)) return language === 'en' ? value : undefined;
  if (language === 'en') return value.Default ?? value.en;
  return value[language];
}

/** The same value with other words in a language; it becomes one of several languages when it has to. */
export function writeIn(value: unknown, language: Language, words: unknown): unknown {
  if (!isLocalized(value)) {
    if (language === 'en' || words === undefined) return language === 'en' ? words : value;
    return { '@type': localizedType, Default: value ?? '', [language]: words };
  }
  const { [keyOf(language)]: _, ...others } = value;
  if (language === 'en' && Object.hasOwn(value, 'en'))
    return { ...others, Default: words, en: words };
  return words === undefined ? others : { ...value, [keyOf(language)]: words };
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
