import type { FoundIn } from '#services/object-collection/contract.ts';
import { nameMotif } from '#shared/collection/motif-names.ts';
import { fill } from '#shared/languages/fill.ts';
import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';

/** Words of the page's language, from `exploreTheCollection`. */
export interface FoundMessages {
  readonly facets: Readonly<Record<Exclude<FoundIn['field'], 'text'>, string>>;
  /** "{field}: {words}". */
  readonly parts: { readonly field: string };
}

/** Why a work is among results, line by line: "Material: rock crystal", "… a hoopoe looks back …". */
export const sayFound = (
  found: readonly FoundIn[] = [],
  language: Language,
  { facets, parts }: FoundMessages,
): LocalizedText[] =>
  found.flatMap(({ field, text }) => {
    const motif = field === 'subject' ? nameMotif(text.en ?? '', language) : null;
    const chosen = motif ?? chooseText(text, language);
    if (!chosen) return [];
    if (field === 'text') return isRead(chosen, language) ? chosen : [];
    return { ...chosen, text: fill(parts.field, { field: facets[field], words: chosen.text }) };
  });

/** A sentence of a third language says nothing to who reads the page. */
const isRead = (text: LocalizedText, language: Language): boolean =>
  text.language === language || text.language === defaultLanguage;
