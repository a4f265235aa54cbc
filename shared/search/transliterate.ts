import { ordinaryWords } from './ordinary-words.ts';
import type { StringTable } from './string-table.ts';

const vowels = [...'aeiou'];
const upToTwoVowels = [
  '',
  ...vowels,
  ...vowels.flatMap((first) => vowels.map((second) => first + second)),
].join('|');

/**
 * How letters of the Arabic script, as `foldText` leaves them, are written in Latin ones without
 * marks: in English, French, German and Turkish, from Arabic, Persian and Ottoman.
 */
const latinOf: Readonly<Record<string, string>> = {
  ا: 'a|e|o|aa|ea|oa',
  ب: 'b|bb|p',
  پ: 'p|pp|b',
  ت: 't|tt|d',
  ث: 'th|s|ss|t',
  ج: 'j|jj|dj|g|c',
  چ: 'ch|tch|c',
  ح: 'h|hh',
  خ: 'kh|h|x|j',
  د: 'd|dd|t',
  ذ: 'dh|z|d',
  ر: 'r|rr',
  ز: 'z|zz',
  ژ: 'zh|j|z',
  س: 's|ss|c',
  ش: 'sh|s|ch|sch',
  ص: 's|ss|c',
  ض: 'd|dd|z|dh',
  ط: 't|tt',
  ظ: 'z|zh|d',
  ع: upToTwoVowels,
  غ: 'gh|g',
  ف: 'f|ff|ph',
  ق: 'q|qq|k|gh|c|g',
  ك: 'k|kk|c|g|ck',
  گ: 'g|gg|k',
  ل: 'l|ll',
  م: 'm|mm',
  ن: 'n|nn',
  ه: 'h|ah|eh|a|e',
  و: 'w|v|vv|u|o|ou|oo|aw|au|ow|uw|ov|ev',
  ي: 'y|yy|i|ee|e|ai|ay|ie|iy|ei|ey|a',
  ء: '',
};
const initial: Readonly<Record<string, string>> = {
  ا: ['', ...vowels].join('|'),
  ع: vowels.join('|'),
};

const isLatin = /^[a-z]+$/;
/** Of fewer letters too much is the same. */
const shortest = 3;
/** No word of the language is longer, and each letter may be read in many ways. */
const longest = 16;
const mostTerms = 5_000;
const longestTerm = Number.POSITIVE_INFINITY;

/** The ways in which each letter of a word may be written, one after the other. */
type Spellings = readonly (readonly string[])[];

/** @returns null for a word that is too short or too long, or holds other letters */
function readSpellings(word: string): Spellings | null {
  const letters = [...word.replace(/^ال(?=...)/, '')];
  if (letters.length < shortest || letters.length > longest) return null;
  const spellings: string[][] = [];
  for (const [at, letter] of letters.entries()) {
    const latin = (at === 0 ? initial[letter] : undefined) ?? latinOf[letter];
    if (latin === undefined) return null;
    spellings.push(latin.split('|'));
  }
  return spellings;
}

/**
 * Whether a word in Latin letters is a spelling; before each letter but the first a vowel may stand. All
 * ways are followed at once, so none is tried again: visitors choose the words.
 */
function isSpelling(spellings: Spellings, latin: string): boolean {
  let places = [0];
  for (let at = 0; at < spellings.length && places.length > 0; at++) {
    const next: number[] = [];
    const follow = (place: number) => {
      for (const way of spellings[at] as readonly string[]) {
        const end = place + way.length;
        if (latin.startsWith(way, place) && !next.includes(end)) next.push(end);
      }
    };
    for (const place of places) {
      follow(place);
      if (at > 0 && vowels.includes(latin[place] ?? '')) follow(place + 1);
    }
    places = next;
  }
  return places.includes(latin.length);
}

/** As they are written with one letter for each. */
const singleOf: Readonly<Record<string, string>> = { ا: 'a', ع: 'a', و: 'u|o|w', ي: 'i|y' };

/** Three letters may be three in Latin too, where one is a vowel: مير is Mir, علي is Ali. */
function readShortSpellings(word: string): Spellings | null {
  if (word.length !== shortest) return null;
  const spellings = [...word].map((letter) =>
    (singleOf[letter] ?? latinOf[letter]?.split('|', 1)[0] ?? '').split('|'),
  );
  return spellings.every((ways) => ways.every(({ length }) => length === 1)) ? spellings : null;
}

/** The Arabic terms of a dictionary with what they are in Latin letters; read once. */
const known = new WeakMap<
  StringTable,
  readonly (readonly [term: number, spellings: Spellings])[]
>();

function listArabic(terms: StringTable) {
  const before = known.get(terms);
  if (before) return before;
  const [from, to] = [terms.findPlace('\u0600'), terms.findPlace('\u0700')];
  const arabic: [number, Spellings][] = [];
  for (let term = from; term < Math.min(to, from + mostTerms); term++) {
    const spellings = readSpellings(terms.at(term));
    if (spellings) arabic.push([term, spellings]);
  }
  known.set(terms, arabic);
  return arabic;
}

/**
 * The terms that are the same name in the other script: قرآن is Quran, Koran, Qurʾān.
 * @param word folded
 */
export function findTransliterated(terms: StringTable, word: string): number[] {
  if (isLatin.test(word)) {
    if (word.length <= shortest || ordinaryWords.has(word)) return [];
    return listArabic(terms).flatMap(([term, spellings]) =>
      isSpelling(spellings, word) ? term : [],
    );
  }
  const spellings = readSpellings(word);
  if (!spellings) return [];
  const short = readShortSpellings(word);
  const found: { readonly term: number; readonly length: number }[] = [];
  const beginnings = new Set(spellings[0]?.flatMap((way) => way[0] ?? []));
  for (const letter of beginnings) {
    // Only words that may begin so are looked at.
    const [from, to] = terms.findPrefix(letter);
    for (let term = from; term < to; term++) {
      const latin = terms.at(term);
      const ways = latin.length > shortest ? spellings : short;
      if (ways && isSpelling(ways, latin) && !ordinaryWords.has(latin)) {
        found.push({ term, length: latin.length });
      }
    }
  }
  // Where that name is here, what has more vowels is another: Meyer.
  const most = found.some(({ length }) => length === shortest) ? shortest + 1 : longestTerm;
  return found.filter(({ length }) => length <= most).map(({ term }) => term);
}
