import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';

/** What a visitor asks before coming; an earlier one wins: "is the parking free" asks for the parking. */
const visitTopics = [
  ...(['charging', 'length', 'quiet'] as const),
  ...(['smoking', 'firstAid', 'weather', 'dress', 'drawing', 'cash'] as const),
  ...([
    'changes',
    'returns',
    'gift',
    'restrooms',
    'animals',
    'food',
    'photography',
    'wifi',
  ] as const),
  ...(['touching', 'prayer', 'hire', 'lost', 'bags'] as const),
  ...(['hearing', 'sight', 'access', 'way', 'group', 'price', 'opening', 'children'] as const),
];

export type VisitTopic = (typeof visitTopics)[number];

/**
 * Words apart by spaces, in the visitor's language; `where` asks for the way if nothing else is asked for,
 * `holidays` name days on which a house may be closed, `around`: what stands in such a question beside its
 * subject. Of "take+pictures" both must be asked for. Beside one of the `numbers`, which are those of groups,
 * `party` tells that so many come.
 */
export type VisitWords = Readonly<Record<VisitList, string>>;

type VisitList = VisitTopic | 'holidays' | 'where' | 'around' | 'numbers' | 'party';

export interface VisitQuestion {
  readonly topic: VisitTopic;
  /** The place of the named day among `days`; null: none was named. */
  readonly day: number | null;
}

/** Whether a search names a day on which houses are closed. */
export const namesHoliday = (text: string, tables: readonly VisitWords[]): boolean =>
  tables.some((table) => holdsOf(table, 'holidays', foldWords(text)));

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
  if (!words.every((word) => isKnown(tables, word))) return null;
  // "Christmas" alone asks whether one can come, "Sunday" alone also what there is.
  const topic = topicOf(words, tables) ?? (namesHoliday(text, tables) ? 'opening' : null);
  return topic && { topic, day: day < 0 ? null : day };
}

const isKnown = (tables: readonly VisitWords[], word: string) =>
  isSmallWord(word) ||
  isShortNumber.test(word) ||
  ([...visitTopics, 'holidays', 'where', 'around', 'numbers', 'party'] as const).some((list) =>
    tables.some((table) => readList(table, list).known.has(word)),
  );

/** "Kids under 12", "bus 14", a group of 120. */
const isShortNumber = /^\d{1,3}$/;

/** Fewer come without asking. */
const smallestGroup = 8;

/** "14 people", "we are fourteen"; "can we come at 10" tells an hour. */
const isParty = (words: readonly string[], tables: readonly VisitWords[]) =>
  words.some(
    (word) =>
      (isShortNumber.test(word) && Number(word) >= smallestGroup) || has(tables, word, 'numbers'),
  ) &&
  tables.some((table) => holdsOf(table, 'party', words)) &&
  !words.some((word) => has(tables, word, 'opening'));

/** A question about a visit without what stands around its subject: "how do I" is on half of all pages. */
export function keepSubject(text: string, tables: readonly VisitWords[]): string {
  const topic = findTopic(text, tables);
  if (!topic || !foldWords(text).every((word) => isKnown(tables, word))) return text;
  // Asked in words that each mean something else: a long-playing record is no answer to "how long".
  if (topic === 'length' || topic === 'quiet') return '';
  // Whatever else is told of such a day is looked for by its name: "closed" is nobody's.
  const isHoliday = namesHoliday(text, tables);
  const isOfTopic = (word: string) =>
    !has(tables, word, 'around') &&
    !has(tables, word, 'where') &&
    !isSmallWord(word) &&
    (isHoliday ? ['holidays' as const] : visitTopics).some((list) =>
      tables.some((table) => readList(table, list).known.has(word)),
    );
  return text
    .split(' ')
    .filter((written) => foldWords(written).some(isOfTopic))
    .join(' ');
}

/** What a search would ask for if it asked for nothing else; null: it has no word of a visit. */
export const findTopic = (text: string, tables: readonly VisitWords[]): VisitTopic | null =>
  topicOf(foldWords(text), tables);

const topicOf = (words: readonly string[], tables: readonly VisitWords[]) =>
  // Words together say more: the last entry is an hour and no price.
  visitTopics.find((one) => tables.some((table) => readList(table, one).holdsSome(words))) ??
  visitTopics.find(
    (one) =>
      words.some((word) => has(tables, word, one)) || (one === 'group' && isParty(words, tables)),
  ) ??
  (tables.some((table) => holdsOf(table, 'holidays', words)) ? 'opening' : null) ??
  (words.some((word) => has(tables, word, 'where')) ? 'way' : null);

/** A list of words as they are looked for. */
interface ReadList {
  readonly words: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  readonly holdsSome: (words: readonly string[]) => boolean;
  /** Those of the asked words that stand in it: by themselves, or with all that stand beside them. */
  readonly findIn: (asked: readonly string[]) => string[];
}

type Lists = Readonly<Partial<Record<string, string>>>;

/** Looked through for each word of every search. */
const read = new WeakMap<Lists, Map<string, ReadList>>();

/** @param list that the table lacks is empty */
export function readList<Table extends Lists>(table: Table, list: string & keyof Table): ReadList {
  const lists = read.get(table) ?? new Map<string, ReadList>();
  read.set(table, lists);
  const known = lists.get(list);
  if (known) return known;
  const written = table[list] ?? '';
  const together = written.split(' ').filter((one) => one.includes('+'));
  const groups = together.map((one) => one.split('+').flatMap(foldWords));
  const words = new Set(foldWords(listSingleWords(written)));
  const made = {
    words,
    known: new Set([...words, ...groups.flat()]),
    holdsSome: (asked: readonly string[]) => groups.some((group) => isWithin(group, asked)),
    findIn: (asked: readonly string[]) => {
      const whole = new Set(groups.filter((group) => isWithin(group, asked)).flat());
      return asked.filter((word) => words.has(word) || whole.has(word));
    },
  };
  lists.set(list, made);
  return made;
}

const isWithin = (group: readonly string[], asked: readonly string[]) =>
  group.every((word) => asked.includes(word));

/** Those that ask for it alone. */
export const listSingleWords = (list: string): string =>
  list
    .split(' ')
    .filter((one) => !one.includes('+'))
    .join(' ');

const holdsOf = (table: VisitWords, list: VisitList, asked: readonly string[]) => {
  const { words, holdsSome } = readList(table, list);
  return holdsSome(asked) || asked.some((word) => words.has(word));
};

const has = (tables: readonly VisitWords[], word: string, list: VisitList) =>
  tables.some((table) => readList(table, list).words.has(word));

const holdsAll = (asked: readonly string[], name: readonly string[]) =>
  name.length > 0 && name.every((word) => asked.includes(word) || asked.includes(`${word}s`));
