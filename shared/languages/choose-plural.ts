import type { Language } from './languages.ts';

/** Forms of a counted phrase, by CLDR category. Spanish has `many` for 1,000,000; `other` serves where it is absent. */
export interface PluralForms {
  readonly one: string;
  readonly many?: string;
  readonly other: string;
}

/**
 * Chooses by the rules of CLDR, written out here because browsers need not carry Hawaiian:
 * English and Hawaiian: 1 is one; Spanish: 1 is one, whole millions are many.
 */
export function choosePlural(forms: PluralForms, count: number, language: Language): string {
  if (count === 1) return forms.one;
  if (language === 'es' && count !== 0 && Number.isInteger(count) && count % 1_000_000 === 0) {
    return forms.many ?? forms.other;
  }
  return forms.other;
}
