import { ordinaryWords } from './ordinary-words.ts';
import type { StringTable } from './string-table.ts';

/**
 * How letters of the Arabic script, as `foldText` leaves them, are written in Latin ones without
 * marks: in English, French, German and Turkish, from Arabic, Persian and Ottoman.
 */
const latinOf: Readonly<Record<string, string>> = {
  ا: '[aeo]a?',
  ب: 'bb?|p',
  پ: 'pp?|b',
  ت: 'tt?|d',
  ث: 'th|ss?|t',
  ج: 'jj?|dj|g|c',
  چ: 'ch|tch|c',
  ح: 'hh?',
  خ: 'kh|h|x|j',
  د: 'dd?|t',
  ذ: 'dh|z|d',
  ر: 'rr?',
  ز: 'zz?',
  ژ: 'zh|j|z',
  س: 'ss?|c',
  ش: 'sh|s|ch|sch',
  ص: 'ss?|c',
  ض: 'dd?|z|dh',
  ط: 'tt?',
  ظ: 'z|zh|d',
  ع: '[aeiou]{0,2}',
  غ: 'gh|g',
  ف: 'ff?|ph',
  ق: 'qq?|k|gh|c|g',
  ك: 'kk?|c|g|ck',
  گ: 'gg?|k',
  ل: 'll?',
  م: 'mm?',
  ن: 'nn?',
  ه: 'h|ah|eh|a|e',
  و: 'w|vv?|u|o|ou|oo|aw|au|ow|uw|ov|ev',
  ي: 'yy?|i|ee|e|ai|ay|ie|iy|ei|ey|a',
  ء: '',
};
const initial: Readonly<Record<string, string>> = { ا: '[aeiou]?', ع: '[aeiou]' };

const isArabic = /^[\u0600-\u06FF]+$/;
const isLatin = /^[a-z]+$/;
/** Of fewer letters too much is the same. */
const shortest = 3;
const mostTerms = 5_000;

/** @returns null for a word that is too short, or holds other letters */
function toPattern(word: string): RegExp | null {
  const letters = word.replace(/^ال(?=...)/, '');
  if (!isArabic.test(letters) || letters.length < shortest) return null;
  let pattern = '';
  for (const [at, letter] of [...letters].entries()) {
    const latin = (at === 0 ? initial[letter] : undefined) ?? latinOf[letter];
    if (latin === undefined) return null;
    pattern += `${at === 0 ? '' : '[aeiou]?'}(?:${latin})`;
  }
  return new RegExp(`^${pattern}$`);
}

/** The Arabic terms of a dictionary with what they are in Latin letters; read once. */
const known = new WeakMap<StringTable, readonly (readonly [term: number, pattern: RegExp])[]>();

function listArabic(terms: StringTable) {
  const before = known.get(terms);
  if (before) return before;
  const [from, to] = [terms.findPlace('\u0600'), terms.findPlace('\u0700')];
  const patterns: [number, RegExp][] = [];
  for (let term = from; term < Math.min(to, from + mostTerms); term++) {
    const pattern = toPattern(terms.at(term));
    if (pattern) patterns.push([term, pattern]);
  }
  known.set(terms, patterns);
  return patterns;
}

/**
 * The terms that are the same name in the other script: قرآن is Quran, Koran, Qurʾān.
 * @param word folded
 */
export function findTransliterated(terms: StringTable, word: string): number[] {
  if (isLatin.test(word)) {
    if (word.length <= shortest || ordinaryWords.has(word)) return [];
    return listArabic(terms).flatMap(([term, pattern]) => (pattern.test(word) ? term : []));
  }
  const pattern = toPattern(word);
  if (!pattern) return [];
  const found: number[] = [];
  const first = word.replace(/^ال(?=...)/, '')[0] as string;
  const beginnings = new Set((initial[first] ? 'aeiou' : (latinOf[first] ?? '')).match(/[a-z]/g));
  for (const letter of beginnings) {
    // Only words that may begin so are looked at.
    const [from, to] = terms.findPrefix(letter);
    for (let term = from; term < to; term++) {
      const latin = terms.at(term);
      if (latin.length > shortest && pattern.test(latin) && !ordinaryWords.has(latin)) {
        found.push(term);
      }
    }
  }
  return found;
}
