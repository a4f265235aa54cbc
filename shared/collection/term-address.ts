import type { TextByLanguage } from '../languages/localized-text.ts';
import { foldWords } from '../search/fold-text.ts';
import { toFacetValue, toTermValue } from './facet-value.ts';

/** Names that stand for nobody in particular. */
const isNobody = /^(?:unknown|unidentified|anonymous|an[oó]nim[oa]|desconocid[oa])(?![\p{L}])/iu;

/**
 * By what a maker is known: the record's id, which tells makers of one name apart, else the name.
 * @returns null for who is not named
 */
export function toMakerId(maker: { readonly id?: string | null; readonly name: string }) {
  if (isNobody.test(maker.name)) return null;
  return maker.id ?? (toFacetValue(maker.name) || null);
}

/** Words of a name for the end of an address; Latin letters and digits only. */
export const toNameSlug = (name: string): string =>
  foldWords(name)
    .filter((word) => /^[a-z0-9]+$/.test(word))
    .join('-')
    .slice(0, 80)
    .replace(/-+$/, '') || 'maker';

/** A maker's page, without language. An id that says the name already does not say it twice. */
export function toMakerPath({ id, name }: { readonly id: string; readonly name: string }): string {
  const path = `/collection/makers/${encodeURIComponent(id)}`;
  const slug = toNameSlug(name);
  return slug === id ? path : `${path}/${slug}`;
}

/** The separator between the levels of a subject's id. No level contains it. */
export const levelSeparator = '.';
const maxIdLength = 200;

/**
 * The ids of a subject and of all it lies in, broadest first: `literature`, `literature.poetry`. What
 * is deeper than an address can say is left out.
 */
export function listSubjectIds(terms: readonly TextByLanguage[]): string[] {
  const ids: string[] = [];
  for (const term of terms) {
    const value = toTermValue(term);
    if (value === '') break;
    const id = ids.length === 0 ? value : ids.at(-1) + levelSeparator + value;
    if (id.length > maxIdLength) break;
    ids.push(id);
  }
  return ids;
}

/** A subject's page, without language. */
export const toSubjectPath = (id: string): string =>
  `/collection/subjects/${encodeURIComponent(id)}`;
