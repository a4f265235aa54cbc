import { foldWords } from '#shared/search/fold-text.ts';
import type { TermClause } from '#shared/search/name-terms.ts';

const otherNamesShown = 3;

/** Names of the thesaurus for the words, as one of the titles spells them in the reader's language; the shorter of two. */
export function listOtherNames(
  clauses: readonly TermClause[],
  titles: readonly string[],
): readonly string[] {
  const names = clauses.flatMap(({ words, meanings }) =>
    (meanings?.same ?? []).filter(
      ([first = '']) => !first.startsWith(words[0] ?? '') && !words[0]?.startsWith(first),
    ),
  );
  if (names.length === 0) return [];
  // Folded once, since a word may have a dozen names.
  const words = titles.map(cutTitle);
  const spelled = names.flatMap((name) => spellAsIn(words, name) ?? []);
  return [...new Set(spelled)]
    .filter((name, _, all) => !all.some((other) => name.startsWith(`${other} `)))
    .slice(0, otherNamesShown);
}

function spellAsIn(titles: readonly WrittenWord[][], name: readonly string[]): string | null {
  for (const words of titles) {
    const at = words.findIndex((_, first) =>
      name.every((word, step) => words[first + step]?.folded === word),
    );
    if (at < 0) continue;
    const written = words.slice(at, at + name.length).map((word) => word.written);
    return written.join(' ').toLowerCase();
  }
  return null;
}

interface WrittenWord {
  readonly written: string;
  readonly folded: string;
}

const cutTitle = (title: string): WrittenWord[] =>
  title
    .split(/[\s,.:;“”«»()]+/)
    .map((written) => ({ written, folded: foldWords(written).join(' ') }));
