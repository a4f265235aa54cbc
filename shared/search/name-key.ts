import { nameVariants } from './name-variants.ts';
import { ordinaryWords } from './ordinary-words.ts';

/**
 * The common key of a word's spellings, so that they find each other: the ways in which Arabic,
 * Persian and Turkish names are written in Latin letters (Iznik, İznik; Shiraz, Šīrāz; Kashan,
 * Cachan; Khurasan, Horasan), singular and plural, British and American spelling.
 *
 * Words of up to three letters are as they are, of four they keep their vowels, since `tin` and `ten` are not one word; longer ones
 * have e and i, o and u in common, which is what differs between Persian, Turkish and Arabic habits.
 * The rules need not be right about a language: both sides pass them, so they only must not bring
 * together what differs.
 *
 * @param word folded, without spaces (`foldWords`)
 */
export function toNameKey(word: string): string {
  const known = recentKeys.get(word);
  if (known !== undefined) return known;
  const key = makeKey(word);
  if (recentKeys.size >= maxRecentKeys) recentKeys.clear();
  recentKeys.set(word, key);
  return key;
}

/** Each search asks for the keys of the same words: those of the texts in which it looks. */
const recentKeys = new Map<string, string>();
const maxRecentKeys = 20_000;

function makeKey(word: string): string {
  if (!isLatin.test(word)) return toArabicKey(word);
  const singular = toSingular(word);
  // A sign that no rule makes, so that no name is the same.
  if (ordinaryWords.has(singular)) return `=${singular}`;
  const key = toLatinKey(word);
  return nameOfKey.get(key) ?? key;
}

/** Whether a word stands for itself, and for no name. */
export const isOrdinaryWord = (word: string): boolean => ordinaryWords.has(toSingular(word));

const isLatin = /^[a-z]+$/;

function toLatinKey(word: string): string {
  const singular = toSingular(word);
  // Of so few letters each counts: cat and caddy, ink and inch, inn and in.
  if (singular.length < shortWord) return singular.replace(/q/g, 'k');
  let key = singular
    // French and German ways to write Arabic sounds.
    .replace(/tch|tsch/g, 'ch')
    .replace(/dj/g, 'j')
    .replace(/sch/g, 'sh')
    // One sound, written with a sign that folding takes away, or with an h.
    .replace(/kh/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/([sctdgz])h/g, '$1')
    // Not before e and i, where c is another sound than q and k.
    .replace(/q|c(?![eiy])|ck/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');
  if (singular.length > shortWord) {
    key = key
      .replace(/oo|ou/g, 'u')
      .replace(/ee|ie|iy|yy/g, 'i')
      .replace(/(?<=.)y(?![aou])/g, 'i')
      .replace(/[ae]i/g, 'ai')
      .replace(/e/g, 'i')
      .replace(/o/g, 'u')
      .replace(/(.)\1+/g, '$1')
      // Final: -ah and -eh are -a; -re is -er; a silent e; Turkish t for d.
      .replace(/(?<=..)[ai]h$/, 'a')
      .replace(/(?<=[^aiu])ir$/, 'r')
      .replace(/(?<=....)i$/, '')
      .replace(/(?<=[aiu])d$/, 't');
  }
  return key;
}

const shortWord = 4;

/** Variants by their keys, so that the rules count for them too: Ḫorāsān is Horasan is Khurasan. */
const nameOfKey: ReadonlyMap<string, string> = new Map(
  nameVariants.flatMap((names) => names.map((name) => [toLatinKey(name), names[0] as string])),
);

/** Plurals of English and Spanish; not of words such as brass, iris, canvas. */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[siu]s$/.test(word)) return word;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/**
 * Without the article, which one types or not, and without the endings of plural, gender and origin:
 * مخطوطات is مخطوط, مملوكية is مملوك.
 */
const toArabicKey = (word: string): string =>
  word
    .replace(/^ال(?=[\u0600-\u06FF]{3})/, '')
    .replace(/(?<=^[\u0600-\u06FF]{4,})(?:يه|ات|ين|ون|ي)$/, '');
