/**
 * The key under which a text is searched and sorted: without marks, case, ʻokina, ʿayn, hamza and
 * the quotation marks typed in their place, so that `Hawaiʻi`, `Hawai'i` and `hawaii` are one. The
 * same function makes the index and reads the query. Arabic letters lose the variants of writing and
 * of languages: أ آ ٱ are ا, ی and ى are ي, ک is ك, ة is ه; Arabic digits are ours. Other signs stay;
 * runs of spaces and hyphens become one space.
 */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim();
}

/** The same with spaces and signs as they are written: what the words of a text are cut from. */
export function foldLetters(text: string): string {
  if (isPlain.test(text)) return text.replace(okinaLike, '').toLowerCase();
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(okinaLike, '')
    // After the marks are gone: "İ".toLowerCase() would be two code points.
    .toLowerCase()
    .replace(/[ıøłđßæœ]/g, (letter) => letterFolds[letter] ?? letter);
  return isArabic.test(folded) ? foldArabic(folded) : folded;
}

/** ASCII, as most texts are: what has no marks need not be searched for them. */
const isPlain = /^[\0-\x7F]*$/;
const isArabic = /[\u0600-\u06FF]/;

/** Alef wasla, the letters of Persian and Urdu that Arabic writes otherwise, tatweel, digits. */
const foldArabic = (text: string): string =>
  text
    .replace(/\u0640/g, '')
    .replace(/[ٱىیېکةەھہۃ]/g, (letter) => arabicFolds[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

const arabicFolds: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ۃ: 'ه',
};

/**
 * The folded words of a text, in order, repeats kept: runs of letters and digits. A word written
 * with a sign that folding deletes (ʻokina, apostrophe) is one word: `Oʻahu` → `oahu`.
 */
export const foldWords = (text: string): string[] => cutWords(foldLetters(text));

/** @param letters folded (`foldLetters`) */
export const cutWords = (letters: string): string[] =>
  letters.match(isPlain.test(letters) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];

/** ʻ ʼ ʽ ʾ ʿ ‘ ’ ‛ ′ ' ` ´ ʹ ˈ: deleted, so that the letters around them join. */
export const okinaLike = /[\u02BB-\u02BF\u2018\u2019\u201B\u2032\u0027\u0060\u00B4\u02B9\u02C8]/g;

/** Letters of Turkish, Danish, Polish, Vietnamese, German that Unicode does not decompose. */
const letterFolds: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
