import type { Language } from '../languages/languages.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const roman = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** The number of a century of the common era as a language writes it: `16th`, `XVI`, `16`. */
export function nameCentury(century: number, language: Language): string {
  if (language === 'en') return `${century}${endings[ordinals.select(century)] ?? 'th'}`;
  return language === 'es' ? toRoman(century) : String(century);
}

function toRoman(number: number): string {
  let rest = number;
  let text = '';
  for (const [sign, worth] of roman) {
    for (; rest >= worth; rest -= worth) text += sign;
  }
  return text;
}
