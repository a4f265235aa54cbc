import type { MuseumClock } from '#app/museum-clock.ts';
import type { NamedWords } from '#shared/search/name-terms.ts';
import type { HitPlace, TextMatches } from '#shared/search/text-index.ts';
import type { Entry } from './site-index/entry.ts';
import type { SiteIndex } from './site-index/site-index.ts';

export interface RankedEntry {
  /** In the visitor's language, where it is there in it. */
  readonly entry: Entry;
  /** The same thing in the language in which the words stand. */
  readonly foundIn: Entry;
  readonly score: number;
  readonly place: HitPlace;
}

export interface RankedEntries {
  /** Best first. */
  readonly ranked: readonly RankedEntry[];
  readonly match: TextMatches['match'];
}

/** Past events still count, but less. */
const overShare = 0.6;
/** What says it in another language only. */
const otherLanguageShare = 0.5;
const pictureWorth = 3;
const placeOrder: Readonly<Record<HitPlace, number>> = { whole: 0, title: 1, text: 2 };

/**
 * Everything but objects that has all words: first what has them as written in the visitor's
 * language, then what has them in another one. Typing errors are forgiven where none of the
 * languages has the words as written.
 * @param own indexes in the visitor's language
 */
export function rankEntries(
  own: readonly SiteIndex[],
  others: readonly SiteIndex[],
  words: NamedWords,
  clock: MuseumClock,
  lastTier?: number,
): RankedEntries {
  const answers = [...own, ...others].map((index) => ({
    index,
    isOwn: own.includes(index),
    ...index.text.match(words, lastTier),
  }));
  const isExact = answers.some(({ match, hits }) => match === 'exact' && hits.length > 0);
  const found = new Map<string, RankedEntry>();
  for (const { index, isOwn, match, hits } of answers) {
    if (isExact && match !== 'exact') continue;
    for (const { position, score, place } of hits) {
      const foundIn = index.entries[position] as Entry;
      if (found.has(foundIn.key)) continue;
      const entry = own.flatMap(({ byKey }) => byKey.get(foundIn.key) ?? [])[0] ?? foundIn;
      const isOver = entry.isOver?.(clock) ?? false;
      const share = (isOver ? overShare : 1) * (isOwn ? 1 : otherLanguageShare);
      const worth = share * score + (entry.image ? pictureWorth : 0);
      found.set(foundIn.key, { entry, foundIn, score: worth, place: isOwn ? place : 'text' });
    }
  }
  const ranked = [...found.values()].sort(
    (a, b) => placeOrder[a.place] - placeOrder[b.place] || b.score - a.score,
  );
  return { ranked, match: isExact || ranked.length === 0 ? 'exact' : 'similar' };
}
