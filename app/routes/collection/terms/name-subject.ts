import type english from '#locales/en/makersAndSubjects.json';
import type { SubjectSummary } from '#services/object-collection/contract.ts';
import { nameMotif } from '#shared/collection/motif-names.ts';
import { toSubjectPath } from '#shared/collection/term-address.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import {
  chooseText,
  type LocalizedText,
  type TextByLanguage,
} from '#shared/languages/localized-text.ts';
import type { ListedTerm } from './TermIndex.tsx';

/** A subject in the page's language where the record or we have the word, as it heads a line. */
export function nameSubject(label: TextByLanguage, language: Language): LocalizedText {
  const name = nameMotif(label.en ?? '', language) ?? chooseText(label, language);
  return name ? { ...name, text: capitalize(name.text) } : { text: '', language };
}

export const toListedSubject = (
  { id, label, objectCount }: SubjectSummary,
  language: Language,
  messages: (typeof english)['works'],
): ListedTerm => ({
  href: toSubjectPath(id),
  name: nameSubject(label, language),
  count: fill(choosePlural(messages, objectCount, language), { count: formatNumber(objectCount) }),
});
