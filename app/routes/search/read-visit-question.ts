import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';

/** What a visitor asks before coming; an earlier one wins: "is the parking free" asks for the parking. */
const visitTopics = [
  ...(['restrooms', 'animals', 'food', 'photography', 'wifi'] as const),
  ...(['bags', 'lost'] as const),
  ...(['access', 'way', 'price', 'opening', 'children'] as const),
];

export type VisitTopic = (typeof visitTopics)[number];

/**
 * Words apart by spaces, in the visitor's language; `where` asks for the way if nothing else is asked for,
 * `around`: what stands in such a question beside its subject.
 */
export type VisitWords = Readonly<Record<VisitList, string>>;

type VisitList = VisitTopic | 'where' | 'around';

export interface VisitQuestion {
  readonly topic: VisitTopic;
  /** The place of the named day among `days`; null: none was named. */
  readonly day: number | null;
}

/**
 * A search that asks for nothing but a visit: every word of it is known here. "Open studio" names a program.
 * @param tables the visitor's language first
 * @param days names of the days one may ask for
 */
export function readVisitQuestion(
  text: string,
  tables: readonly VisitWords[],
  days: readonly (readonly string[])[],
): VisitQuestion | null {
  const asked = foldWords(text);
  const day = days.findIndex((names) => names.some((name) => holdsAll(asked, foldWords(name))));
  const named = new Set(days[day]?.flatMap(foldWords));
  const words = asked.filter((word) => !named.has(word) && !named.has(word.replace(/s$/, '')));
  const isKnown = (word: string) =>
    isSmallWord(word) ||
    [...visitTopics, 'where' as const, 'around' as const].some((list) => has(tables, word, list));
  if (!words.every(isKnown)) return null;
  const topic = topicOf(words, tables);
  return topic && { topic, day: day < 0 ? null : day };
}

/** What a search would ask for if it asked for nothing else; null: it has no word of a visit. */
export const findTopic = (text: string, tables: readonly VisitWords[]): VisitTopic | null =>
  topicOf(foldWords(text), tables);

const topicOf = (words: readonly string[], tables: readonly VisitWords[]) =>
  visitTopics.find((one) => words.some((word) => has(tables, word, one))) ??
  (words.some((word) => has(tables, word, 'where')) ? 'way' : null);

/** Looked through for each word of every search. */
const folded = new WeakMap<VisitWords, Map<string, ReadonlySet<string>>>();

const has = (tables: readonly VisitWords[], word: string, list: VisitList) =>
  tables.some((table) => {
    const lists = folded.get(table) ?? new Map<string, ReadonlySet<string>>();
    folded.set(table, lists);
    const words = lists.get(list) ?? new Set(foldWords(table[list]));
    lists.set(list, words);
    return words.has(word);
  });

const holdsAll = (asked: readonly string[], name: readonly string[]) =>
  name.length > 0 && name.every((word) => asked.includes(word) || asked.includes(`${word}s`));
