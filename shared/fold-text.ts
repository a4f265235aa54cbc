/**
 * The key under which a text is searched and sorted: without marks, case, ʻokina, ʿayn, hamza and
 * the quotation marks typed in their place, so that `Hawaiʻi`, `Hawai'i` and `hawaii` are one. The
 * same function makes the index and reads the query. Other signs stay; runs of spaces and hyphens
 * become one space.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(okinaLike, '')
      // After the marks are gone: "İ".toLowerCase() would be two code points.
      .toLowerCase()
      .replace(/[ıøłđßæœ]/g, (letter) => letterFolds[letter] ?? letter)
      .replace(/[\s\p{Pd}]+/gu, ' ')
      .trim()
  );
}

/**
 * The folded words of a text, in order, repeats kept: runs of letters and digits. A word written
 * with a sign that folding deletes (ʻokina, apostrophe) is one word: `Oʻahu` → `oahu`.
 */
export const foldWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** ʻ ʼ ʽ ʾ ʿ ‘ ’ ‛ ′ ' ` ´ ʹ ˈ: deleted, so that the letters around them join. */
const okinaLike = /[\u02BB-\u02BF\u2018\u2019\u201B\u2032\u0027\u0060\u00B4\u02B9\u02C8]/g;

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
