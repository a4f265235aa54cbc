import { foldWords } from '#shared/search/fold-text.ts';
import { toNameKey } from '#shared/search/name-key.ts';
import { isSmallWord } from '#shared/search/small-words.ts';

/** What is known of a suggestion beside its words. */
export interface Suggested {
  /** As it will be read. */
  readonly text: string;
  /** A work: there are many that begin alike, so they stand behind what there is one of. */
  readonly isObject: boolean;
  /** Somebody: a weaver is suggested to whom types that, whatever the name. */
  readonly isPerson: boolean;
  /** A part of a page that nobody looks for by its title. */
  readonly isMinor: boolean;
}

const tier = { word: 0, beginning: 1, within: 2, elsewhere: 3 } as const;
/** With so many that can be seen to have what was typed, the others only puzzle. */
const enough = 3;
const enoughForObjects = 1;

/**
 * Suggestions in the order in which one expects them: titles that begin with the typed word, then with its
 * letters, then those that have it further on; last what is found for another reason, as a term is by its
 * name in another language, and only where there is little else. Otherwise as given.
 */
export function orderSuggestions<Item>(
  items: readonly Item[],
  typed: string,
  tell: (item: Item) => Suggested,
): Item[] {
  const asked = foldWords(typed);
  const placed = items.map((item) => {
    const told = tell(item);
    return { item, told, tier: told.isMinor ? tier.elsewhere : findTier(told, asked) };
  });
  const seen = placed.filter((one) => one.tier < tier.elsewhere).length;
  const isWanted = ({ isPerson, isObject }: Suggested) =>
    isPerson || seen < (isObject ? enoughForObjects : enough);
  return placed
    .filter((one) => one.tier < tier.elsewhere || isWanted(one.told))
    .sort((a, b) => a.tier - b.tier)
    .map(({ item }) => item);
}

function findTier({ text, isObject }: Suggested, asked: readonly string[]): number {
  const all = foldWords(text);
  // "Ka uliuli", "The wind as calendar": nobody begins with the article; who does means it.
  const first = isSmallWord(asked[0] ?? '') ? 0 : all.findIndex((word) => !isSmallWord(word));
  const words = all.slice(Math.max(0, first));
  if (asked.every((word, at) => isLike(words[at] ?? '', word, at === asked.length - 1))) {
    return words[asked.length - 1] === asked.at(-1) && !isObject ? tier.word : tier.beginning;
  }
  const isWithin = asked.every((word) => all.some((other) => isLike(other, word, true)));
  return isWithin ? tier.within : tier.elsewhere;
}

/** Of fewer letters half of all words begin alike. */
const shortestKey = 4;

/** As it is typed, or another spelling of the name. */
function isLike(written: string, word: string, mayBeUnfinished: boolean): boolean {
  if (mayBeUnfinished ? written.startsWith(word) : written === word) return true;
  const key = toNameKey(word);
  const other = toNameKey(written);
  return key === other || (mayBeUnfinished && key.length >= shortestKey && other.startsWith(key));
}
