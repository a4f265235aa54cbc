import { foldText, foldWords } from '#shared/fold-text.ts';
import type { LocalizedText } from '#shared/localized-text.ts';

/** Something that can be found by its words. */
export interface Searchable {
  readonly title: LocalizedText;
  readonly summary: LocalizedText | null;
  /** Further texts in which words may stand: names, places, the long text. */
  readonly more: string;
  /** Added to the rank of what matches: pictures, what is still to come. Below the weight of a word. */
  readonly bonus: number;
}

/** How much a word counts by where it stands. A whole word in a title is worth most. */
const weights = { titleWord: 12, titleBeginning: 8, summary: 4, more: 1 } as const;
const exactTitle = 60;
const titleBeginsWithQuery = 15;

/**
 * The entries that hold every word of the query as beginning of a word, best first. Letters are
 * compared folded.
 */
export function rankEntries<Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
): { entry: Entry; score: number }[] {
  const wanted = foldWords(query);
  if (wanted.length === 0) return [];
  const whole = wanted.join(' ');
  return entries
    .flatMap((entry) => {
      const score = scoreEntry(entry, wanted, whole);
      return score === null ? [] : [{ entry, score }];
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        foldText(a.entry.title.text).localeCompare(foldText(b.entry.title.text), 'en'),
    );
}

function scoreEntry(
  { title, summary, more, bonus }: Searchable,
  wanted: readonly string[],
  whole: string,
): number | null {
  const inTitle = foldWords(title.text);
  const inSummary = foldWords(summary?.text ?? '');
  let inMore: string[] | null = null;
  let score = bonus;
  for (const word of wanted) {
    const begins = (candidate: string) => candidate.startsWith(word);
    if (inTitle.includes(word)) score += weights.titleWord;
    else if (inTitle.some(begins)) score += weights.titleBeginning;
    else if (inSummary.some(begins)) score += weights.summary;
    else {
      // Long texts are folded only where title and summary do not have the word.
      inMore ??= foldWords(more);
      if (!inMore.some(begins)) return null;
      score += weights.more;
    }
  }
  const ownTitle = inTitle.join(' ');
  if (ownTitle === whole) score += exactTitle;
  else if (ownTitle.startsWith(whole)) score += titleBeginsWithQuery;
  return score;
}
