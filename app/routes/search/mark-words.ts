import { foldWords } from '#shared/fold-text.ts';

/** A piece of a text; `isFound`: a word that was searched for. */
export interface MarkedPiece {
  readonly text: string;
  readonly isFound: boolean;
}

const snippetBefore = 60;
const snippetLength = 180;

/** The place of a long text where a word of the query stands, cut at words; null: it has none. */
export function cutSnippet(text: string, query: string): string | null {
  const wanted = foldWords(query);
  for (const { 0: word, index } of text.matchAll(writtenWord)) {
    if (!foldWords(word).some((folded) => wanted.some((one) => folded.startsWith(one)))) continue;
    const from = Math.max(0, index - snippetBefore);
    const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
    const rest = text.slice(Math.min(start, index));
    const end = rest.length <= snippetLength ? rest.length : rest.lastIndexOf(' ', snippetLength);
    return `${start > 0 ? '… ' : ''}${rest.slice(0, end).trim()}${end < rest.length ? ' …' : ''}`;
  }
  return null;
}

/** A word as it is written, with the signs that folding deletes. */
const writtenWord = /[\p{L}\p{M}\p{N}\u02BB-\u02BF\u2018\u2019'`]+/gu;

/** Cuts a text so that the words that begin as those of the query can be marked, however spelt. */
export function markWords(text: string, query: string): MarkedPiece[] {
  const wanted = foldWords(query);
  const pieces: MarkedPiece[] = [];
  const add = (part: string, isFound: boolean) => {
    const last = pieces.at(-1);
    if (!part) return;
    if (last?.isFound === isFound) pieces.splice(-1, 1, { text: last.text + part, isFound });
    else pieces.push({ text: part, isFound });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(writtenWord)) {
    const isFound = foldWords(word).some((folded) => wanted.some((one) => folded.startsWith(one)));
    add(text.slice(end, index), false);
    add(word, isFound);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}
