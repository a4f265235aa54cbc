import type { Language } from '#shared/languages/languages.ts';
import type { RawDocument, RawFields } from './wire.ts';

/** The documents of one item that a reply in one language needs; at least one is there. */
export interface DocumentSet {
  /** In the wanted language. For English it is the master itself. */
  readonly wanted: RawDocument | null;
  /** In the master locale: what is shared, and every fallback. */
  readonly master: RawDocument | null;
}

/** Fields with the language they are written in. The first layer that holds a field wins. */
export interface Layer {
  readonly language: Language;
  readonly fields: RawFields;
}

/** The service's locale codes, such as `en-us` for `en`. */
export type LanguageCodes = Readonly<Record<Language, string>>;

/**
 * Joins documents of several locales to sets, in the order in which each set is first met. Locales
 * are separate documents in this service (no field is shared, nothing falls back by itself), and
 * only `alternate_languages` tells which belong together.
 */
export function groupByTranslation(
  documents: readonly RawDocument[],
  wantedCode: string,
  masterCode: string,
): DocumentSet[] {
  const sets = new Map<string, { wanted: RawDocument | null; master: RawDocument | null }>();
  for (const document of documents) {
    const key = idInLocale(document, masterCode) ?? document.id;
    const set = sets.get(key) ?? { wanted: null, master: null };
    if (document.lang === wantedCode) set.wanted ??= document;
    if (document.lang === masterCode) set.master ??= document;
    sets.set(key, set);
  }
  return [...sets.values()].filter((set) => set.wanted || set.master);
}

/** The id of the same item in another locale; null when it is not translated. */
export function idInLocale(document: RawDocument, code: string): string | null {
  if (document.lang === code) return document.id;
  return document.alternate_languages.find(({ lang }) => lang === code)?.id ?? null;
}
