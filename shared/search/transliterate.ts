import {
  alif,
  arabicInitials,
  arabicInLatin,
  arabicInside,
  cyrillicInLatin,
  greekInLatin,
  kanaInLatin,
  type LettersInLatin,
  longArabicVowels,
  shortArabicInLatin,
  toHiragana,
} from './letters-in-latin.ts';
import { ordinaryWords } from './ordinary-words.ts';
import type { StringTable } from './string-table.ts';

const vowels = 'aeiou';
const isLatin = /^[a-z]+$/;
/** Of fewer letters too much is the same. */
const shortest = 3;
/** No word of a language is longer, and each letter may be read in many ways. */
const longest = 16;
const maxTerms = 5_000;

/** One letter, or several that are one sound. */
interface Letter {
  readonly ways: readonly string[];
  /** A short vowel, which is not written, may stand before it. */
  readonly hasFreeVowel: boolean;
}

const isArabic = /^[\u0600-\u06FF]+$/;
/** Scripts that write their vowels; the shortest word that is compared by its letters. */
const otherScripts: readonly {
  readonly test: RegExp;
  readonly letters: LettersInLatin;
  readonly least: number;
}[] = [
  { test: /^[\u0370-\u03FF]+$/, letters: greekInLatin, least: 4 },
  { test: /^[\u0400-\u04FF]+$/, letters: cyrillicInLatin, least: 4 },
  { test: /^[\u3041-\u3096\u30FC]+$/, letters: kanaInLatin, least: 3 },
];

/** @returns null for a word that is too short or too long, or holds other letters */
function readLetters(word: string): readonly Letter[] | null {
  if (isArabic.test(word)) return readArabic(word);
  const plain = toHiragana(word);
  const script = otherScripts.find(({ test }) => test.test(plain));
  if (!script || plain.length < script.least || plain.length > longest) return null;
  const letters: Letter[] = [];
  for (let at = 0; at < plain.length; ) {
    const two = script.letters[plain.slice(at, at + 2)];
    const ways = plain.length > at + 1 && two !== undefined ? two : script.letters[plain[at] ?? ''];
    if (ways === undefined) return null;
    letters.push({ ways: ways.split('|'), hasFreeVowel: false });
    at += two !== undefined ? 2 : 1;
  }
  // French names lose at their end what is not heard: Моне is Monet, Ντεγκά is Degas.
  if (/[\u0370-\u04FF]$/.test(plain)) letters.push({ ways: silentEnds, hasFreeVowel: false });
  return letters;
}

const silentEnds = ['', 's', 't', 'e'];

function readArabic(word: string): readonly Letter[] | null {
  const letters = [...word.replace(/^ال(?=...)/, '')];
  if (letters.length < shortest || letters.length > longest) return null;
  const isShort = letters.length === shortest;
  const table = isShort ? shortArabicInLatin : arabicInLatin;
  const read: Letter[] = [];
  for (const [at, letter] of letters.entries()) {
    const isLast = at === letters.length - 1;
    const ways =
      (at === 0 ? arabicInitials[letter] : undefined) ??
      (isLast ? undefined : arabicInside[letter]) ??
      table[letter];
    if (ways === undefined) return null;
    const beside = [letter, letters[at - 1] ?? ''];
    // Those that may be consonants too have one in longer words: داود is Dāwud.
    const long = isShort ? longArabicVowels : alif;
    const isBesideLong = beside.some((one) => long.includes(one));
    read.push({ ways: ways.split('|'), hasFreeVowel: at > 0 && !isBesideLong });
  }
  return read;
}

/**
 * Whether a word in Latin letters is a spelling. All ways are followed at once, so none is tried
 * again: visitors choose the words.
 */
function isSpelling(letters: readonly Letter[], latin: string): boolean {
  let places = [0];
  for (let at = 0; at < letters.length && places.length > 0; at++) {
    const { ways, hasFreeVowel } = letters[at] as Letter;
    const next: number[] = [];
    const follow = (place: number) => {
      for (const way of ways) {
        const end = place + way.length;
        if (latin.startsWith(way, place) && !next.includes(end)) next.push(end);
      }
    };
    for (const place of places) {
      follow(place);
      const letter = latin[place];
      if (hasFreeVowel && letter !== undefined && vowels.includes(letter)) follow(place + 1);
    }
    places = next;
  }
  return places.includes(latin.length);
}

/** The Arabic terms of a dictionary with what they are in Latin letters; read once. */
const known = new WeakMap<
  StringTable,
  readonly (readonly [term: number, letters: readonly Letter[]])[]
>();

function listArabic(terms: StringTable) {
  const before = known.get(terms);
  if (before) return before;
  const [from, to] = [terms.findPlace('\u0600'), terms.findPlace('\u0700')];
  const arabic: [number, readonly Letter[]][] = [];
  for (let term = from; term < Math.min(to, from + maxTerms); term++) {
    const letters = readLetters(terms.at(term));
    if (letters) arabic.push([term, letters]);
  }
  known.set(terms, arabic);
  return arabic;
}

/**
 * The terms that are the same name in another script: قرآن is Quran, Koran, Qurʾān; ひろしげ is
 * Hiroshige, Кандинский Kandinsky. Names in Latin letters are compared with Arabic ones only.
 * @param word folded
 */
export function findTransliterated(terms: StringTable, word: string): readonly number[] {
  const before = answers.get(terms) ?? new Map<string, readonly number[]>();
  answers.set(terms, before);
  const answered = before.get(word);
  if (answered) return answered;
  if (before.size >= maxAnswers) before.clear();
  const found = findSpellings(terms, word);
  before.set(word, found);
  return found;
}

/** One search asks for each of its words several times. */
const answers = new WeakMap<StringTable, Map<string, readonly number[]>>();
const maxAnswers = 64;

function findSpellings(terms: StringTable, word: string): number[] {
  if (isLatin.test(word)) {
    if (word.length <= shortest || ordinaryWords.has(word)) return [];
    return listArabic(terms).flatMap(([term, letters]) => (isSpelling(letters, word) ? term : []));
  }
  const letters = readLetters(word);
  if (!letters) return [];
  const found: number[] = [];
  const beginnings = new Set(letters[0]?.ways.flatMap((way) => way[0] ?? []));
  for (const letter of beginnings) {
    // Only words that may begin so are looked at.
    const [from, to] = terms.findPrefix(letter);
    for (let term = from; term < to; term++) {
      const latin = terms.at(term);
      if (isSpelling(letters, latin) && !ordinaryWords.has(latin)) found.push(term);
    }
  }
  return found;
}
