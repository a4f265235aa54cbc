import { type Line, linesOf } from '#shared/studio/read-chapter.ts';
import type { GuideChapter } from './guide.ts';

export interface Found {
  readonly chapter: GuideChapter;
  /** Where the words stand, at most two; none where the title says them all. */
  readonly lines: readonly string[];
}

const maxLines = 2;

/** As somebody types it: without marks above letters, without ʻokina, in small letters. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}ʻ‘’']/gu, '')
    .toLowerCase();

/** Words that are looked for; an empty list looks for nothing. */
const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Chapters that say all the words, those that say them in their title first. */
export function findInGuide(chapters: readonly GuideChapter[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = chapters.flatMap((chapter) => {
    const lines = linesOf(chapter).flatMap((line) => sentencesOf(textOf(line)));
    const all = fold([chapter.title, ...lines].join(' '));
    if (!words.every((word) => all.includes(word))) return [];
    const countIn = (text: string) => words.filter((word) => fold(text).includes(word)).length;
    const best = lines
      .map((line) => ({ line, count: countIn(line) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, maxLines);
    return [{ chapter, lines: best.map(({ line }) => line), inTitle: countIn(chapter.title) }];
  });
  return found.sort((one, other) => other.inTitle - one.inTitle);
}

/** An ellipsis ends a name of the studio, not a sentence. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.:!?])\s+(?=\p{Lu}|ʻ)/u);

/** What is looked for and the rest of a text, in turn. */
export function markWords(text: string, query: string): { text: string; isFound: boolean }[] {
  const words = wordsOf(query);
  return text.split(/(\s+)/).map((piece) => {
    const folded = fold(piece);
    return { text: piece, isFound: words.some((word) => folded.includes(word)) };
  });
}

export const textOf = (line: Line): string => line.map(({ text }) => text).join('');
