import type { MuseumClock } from '#app/museum-clock.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
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
/** Whom one can meet stands before who has left. */
const hereShare = 1.5;
const pictureWorth = 3;
const placeOrder: Readonly<Record<HitPlace, number>> = { whole: 0, title: 1, text: 2 };

/** The visitor's own language has each term under the name it has there: "sword" is no Spanish "saber", to know. */
const asTyped = (words: NamedWords): NamedWords => ({
  ...words,
  clauses: words.clauses.map((clause) => ({ ...clause, meanings: null })),
});

const isFoundAsWritten = ({ match, hits }: TextMatches) => match === 'exact' && hits.length > 0;

/**
 * Everything but objects that has all words as written in the visitor's language; where nothing has,
 * what has them as written in another one. Typing errors are forgiven in the visitor's language alone:
 * a letter away in another one stands a word that means something else.
 * @param own indexes in the visitor's language
 * @param isTyping for what is suggested, by titles
 */
export function rankEntries(
  own: readonly SiteIndex[],
  others: readonly SiteIndex[],
  words: NamedWords,
  clock: MuseumClock,
  isTyping = false,
): RankedEntries {
  const ask = (indexes: readonly SiteIndex[], isOwn: boolean) => {
    const asked = isOwn ? words : asTyped(words);
    return indexes.map((index) => ({ index, isOwn, ...index.text.match(asked, isTyping) }));
  };
  const inOwn = ask(own, true);
  const ownExact = inOwn.filter(isFoundAsWritten);
  const exact = ownExact.length > 0 ? ownExact : ask(others, false).filter(isFoundAsWritten);
  const isExact = exact.length > 0;
  const found = new Map<string, RankedEntry>();
  for (const { index, isOwn, hits } of isExact ? exact : inOwn) {
    for (const { position, score, place } of hits) {
      const foundIn = index.entries[position] as Entry;
      if (found.has(foundIn.key)) continue;
      const entry = own.flatMap(({ byKey }) => byKey.get(foundIn.key) ?? [])[0] ?? foundIn;
      const isOver = entry.isOver?.(clock) ?? false;
      const share = isOver ? overShare : entry.isHere?.(clock) ? hereShare : 1;
      const worth = share * score + (entry.image ? pictureWorth : 0);
      const isNamed = isOwn && place === 'text' && saysKind(foundIn, words);
      const shownPlace = isNamed ? 'title' : isOwn ? place : 'text';
      found.set(foundIn.key, { entry, foundIn, score: worth, place: shownPlace });
    }
  }
  const ranked = [...found.values()].sort(
    (a, b) => placeOrder[a.place] - placeOrder[b.place] || b.score - a.score,
  );
  return { ranked, match: isExact || ranked.length === 0 ? 'exact' : 'similar' };
}

/** "Textile job", "free workshop": its title and what kind of thing it is have all words between them. */
function saysKind({ title, label, kindWords }: Entry, { clauses }: NamedWords): boolean {
  if (kindWords.length === 0) return false;
  const said = new Set(
    [title.text, label?.text ?? '', ...kindWords].flatMap((text) => foldWords(text).map(toNameKey)),
  );
  return clauses.every(({ words }) => words.every((word) => said.has(toNameKey(word))));
}
