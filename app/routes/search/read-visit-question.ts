import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';

/** What a visitor asks before coming; an earlier one wins: "is the parking free" asks for the parking. */
const visitTopics = ['access', 'way', 'price', 'opening'] as const;

export type VisitTopic = (typeof visitTopics)[number];

/** Words apart by spaces, in the visitor's language; `around`: what stands in such a question beside its subject. */
export type VisitWords = Readonly<Record<VisitTopic | 'around', string>>;

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
  const has = (word: string, list: VisitTopic | 'around') =>
    tables.some((table) => foldWords(table[list]).includes(word));
  const isKnown = (word: string) =>
    isSmallWord(word) || [...visitTopics, 'around' as const].some((list) => has(word, list));
  if (!words.every(isKnown)) return null;
  const topic = visitTopics.find((one) => words.some((word) => has(word, one)));
  return topic ? { topic, day: day < 0 ? null : day } : null;
}

const holdsAll = (asked: readonly string[], name: readonly string[]) =>
  name.length > 0 && name.every((word) => asked.includes(word) || asked.includes(`${word}s`));
