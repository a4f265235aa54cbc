import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { RankedEntry } from './rank-entries.ts';

/** Beyond them nobody compares how words are written. */
const maxCompared = 120;
const maxWords = 6;

/**
 * What has the words just as they were typed before what has them with other marks, that before what only
 * begins like them: in Hawaiian kahakō and ʻokina make another word, kapa and kāpala, and none grows at its
 * end. Titles come before texts. Otherwise the order stays.
 */
export function orderAsWritten(
  ranked: readonly RankedEntry[],
  typed: string,
): readonly RankedEntry[] {
  const words = (typed.normalize('NFC').match(/[\p{L}\p{N}ʻʼ‘’'`]+/gu) ?? []).slice(0, maxWords);
  if (words.length === 0) return ranked;
  const tests = [words.map(toWrittenTest), words.map(toFoldedTest)];
  const compared = ranked.slice(0, maxCompared).map((one) => {
    const { title, trades, also, summary, texts } = one.foundIn;
    const titles = [title, ...trades];
    const all = [...titles, ...also, ...(summary ? [summary] : []), ...texts];
    const rank = tests.findIndex((each) => hasEach(all, each));
    const isTitle = rank >= 0 && hasEach(titles, tests[rank] ?? []);
    const order =
      one.place === 'whole' ? -1 : rank < 0 ? 2 * tests.length : 2 * rank + (isTitle ? 0 : 1);
    const place = one.place === 'title' && !isTitle ? ('text' as const) : one.place;
    return { one: { ...one, place }, order };
  });
  return [
    ...compared.sort((a, b) => a.order - b.order).map(({ one }) => one),
    ...ranked.slice(maxCompared),
  ];
}

const hasEach = (texts: readonly LocalizedText[], tests: readonly RegExp[]): boolean =>
  tests.every((test) => texts.some(({ text }) => test.test(text)));

const okinas = "ʻʼ‘’'`";
const toWhole = (pattern: string) =>
  new RegExp(`(?<![\\p{L}${okinas}])${pattern}(?![\\p{L}${okinas}])`, 'iu');

/** Any sign that is typed for an ʻokina is one. */
const toWrittenTest = (word: string): RegExp =>
  toWhole([...word].map((letter) => (okinas.includes(letter) ? `[${okinas}]` : letter)).join(''));

const marked: Readonly<Record<string, string>> = {
  ...{ a: '[aā]', e: '[eē]', i: '[iī]', o: '[oō]', u: '[uū]' },
};

const toFoldedTest = (word: string): RegExp =>
  toWhole(
    [...word.normalize('NFD').toLowerCase()]
      .filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !okinas.includes(letter))
      .map((letter) => `[${okinas}]?${marked[letter] ?? letter}`)
      .join(''),
  );
