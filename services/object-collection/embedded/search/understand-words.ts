import { foldWords } from '#shared/fold-text.ts';
import { type Clause, type ParsedWords, parseWords } from '#shared/search/parse-words.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import { findTimes, type TypedTime } from './find-times.ts';
import { longestName, type Meanings, type Thesaurus } from './thesaurus.ts';

/** A clause with all that does as well as its words. */
export interface SearchClause extends Clause {
  readonly others?: readonly SearchClause[];
  /** What the thesaurus knows of the term. */
  readonly meanings?: Meanings | null;
  /** A reign or a period was asked for by that word: what was made then before what names it. */
  readonly isPeriod?: boolean;
  /** Words of one term, which an object need not have in a row. */
  readonly isLoose?: boolean;
  /** What was made then has the clause. */
  readonly time?: TypedTime;
  /** The works of these makers have it, by their values in the index: its words are initials. */
  readonly makers?: readonly number[];
}

export interface UnderstoodWords extends Omit<ParsedWords, 'clauses' | 'excluded'> {
  readonly clauses: readonly SearchClause[];
  readonly excluded: readonly SearchClause[];
}

/**
 * What a search asks for: its words, the times among them, the names that its terms have elsewhere.
 * @returns null when the text says nothing that could be looked for
 */
export function understandWords(text: string, thesaurus: Thesaurus): UnderstoodWords | null {
  const composed = text.normalize('NFC');
  const times = findTimes(composed);
  const parsed = parseWords(composed, times);
  if (!parsed || parsed.isEmpty) return null;
  const clauses = dropPeriodWords(dropTitles(groupTerms(partNames(parsed, thesaurus), thesaurus)));
  const isAlone = clauses.length === 0 && times.length === 1;
  const ofTimes = times.map((time) => toTimeClause(time, isAlone));
  const excluded = parsed.excluded.map((clause) => withMeanings(clause, thesaurus));
  return { ...parsed, clauses: [...clauses, ...ofTimes], excluded };
}

/** Beside a dynasty or a reign they say nothing more: "reign of Shah Abbas", "Safavid period". */
const periodWords = new Set(
  'reign reigns dynasty dynasties period era age time times empire reinado dinastia epoca periodo imperio tiempos wa au'.split(
    ' ',
  ),
);

function dropPeriodWords(clauses: readonly SearchClause[]): readonly SearchClause[] {
  if (clauses.every(({ meanings }) => !meanings || meanings.made.length === 0)) return clauses;
  const others = clauses.filter(
    ({ words, field, isPhrase }) =>
      field !== null || isPhrase || words.length > 1 || !periodWords.has(words[0] as string),
  );
  return others.length === clauses.length
    ? clauses
    : others.map((clause) =>
        clause.meanings?.made.length ? { ...clause, isPeriod: true } : clause,
      );
}

/** What rulers are called before their names, as `foldWords` gives it. */
const rulerTitles = new Set(
  'sultan king queen shah emperor empress caliph khan padishah rey reina sha emperador emperatriz califa kan moi سلطان شاه خليفه'.split(
    ' ',
  ),
);
/** In years; of dynasties "Ottoman sultan" says more than "Ottoman". */
const longestReign = 75;

/** "Sultan Murad III" is Murad III: objects of the reign do not say his title. */
const dropTitles = (clauses: readonly SearchClause[]): readonly SearchClause[] =>
  clauses.filter(({ words, field, isPhrase }, at) => {
    const isTitle = !isPhrase && words.length === 1 && rulerTitles.has(words[0] as string);
    const made = clauses[at + 1]?.meanings?.made ?? [];
    const isRuler = made.some(({ yearFrom, yearTo }) => yearTo - yearFrom <= longestReign);
    return !(isTitle && field === null && isRuler);
  });

/**
 * Beside what was made then, a title that says so; a year alone may be the beginning of an accession
 * number too.
 */
function toTimeClause(time: TypedTime, isAlone: boolean): SearchClause {
  const words = time.literal ? foldWords(time.literal) : [];
  const isNumber = isAlone && words.length === 1;
  return {
    words,
    isPhrase: words.length > 1,
    field: isNumber ? null : 'title',
    mayBeUnfinished: false,
    text: time.literal ?? '',
    start: time.start,
    end: time.end,
    time,
  };
}

/** Chinese and Japanese stand without spaces: 北斎の富士山 is 北斎 and 富士山, の says nothing. */
function partNames(parsed: ParsedWords, thesaurus: Thesaurus): ParsedWords {
  const part = (clause: Clause): readonly Clause[] => {
    const [word = ''] = clause.words;
    if (!isWord(clause) || !isUnspaced.test(word) || thesaurus.find([word])) return [clause];
    const names = listNames(word, thesaurus);
    return names.length === 0
      ? [clause]
      : names.map((name) => ({ ...clause, words: [name], text: name, mayBeUnfinished: false }));
  };
  const parted = new Map(parsed.spoken.map((clause) => [clause, part(clause)]));
  const flat = (clauses: readonly Clause[]) =>
    clauses.flatMap((clause) => parted.get(clause) ?? [clause]);
  return { ...parsed, clauses: flat(parsed.clauses), spoken: flat(parsed.spoken) };
}

const isUnspaced = /^[\u3041-\u30FF\u3400-\u9FFF\u3005]{3,}$/;
const longestUnspaced = 8;

/** The names in a text without spaces, the longest first at each place; what is between them says less. */
function listNames(text: string, thesaurus: Thesaurus): string[] {
  const names: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longestUnspaced, text.length - at);
    while (length > 0 && !thesaurus.find([text.slice(at, at + length)])) length--;
    if (length > 0) names.push(text.slice(at, at + length));
    at += Math.max(1, length);
  }
  return names;
}

/** Words that are one name in the thesaurus become one clause: `prayer niche`, `Shah Abbas I`. */
function groupTerms({ clauses, spoken }: ParsedWords, thesaurus: Thesaurus): SearchClause[] {
  const required = new Set(clauses);
  const grouped: SearchClause[] = [];
  for (let at = 0; at < spoken.length; ) {
    const clause = spoken[at] as Clause;
    const found = isWord(clause) ? findLongest(spoken, at, thesaurus) : null;
    if (found) {
      const members = spoken.slice(at, at + found.length);
      // A name of small words only is no name: "la de".
      if (members.some((one) => required.has(one))) {
        grouped.push(
          found.length === 1
            ? { ...clause, meanings: found.meanings }
            : join(members, found.meanings),
        );
      }
    } else if (required.has(clause)) grouped.push(withMeanings(clause, thesaurus));
    at += found?.length ?? 1;
  }
  return grouped;
}

const isWord = ({ words, field, isPhrase, others }: Clause): boolean =>
  words.length === 1 && field === null && !isPhrase && others === undefined;

function findLongest(clauses: readonly Clause[], from: number, thesaurus: Thesaurus) {
  let most = 0;
  while (
    most < longestName &&
    from + most < clauses.length &&
    isWord(clauses[from + most] as Clause)
  ) {
    most++;
  }
  for (let length = most; length > 0; length--) {
    const words = clauses.slice(from, from + length).flatMap((clause) => clause.words);
    const meanings = thesaurus.find(words);
    if (meanings) return { length, meanings };
  }
  return null;
}

function join(members: readonly Clause[], meanings: Meanings): SearchClause {
  const [first, last] = [members[0] as Clause, members.at(-1) as Clause];
  const words = members.flatMap((member) => member.words);
  // Such words are everywhere: "El Greco" stands together or is not meant.
  const hasSmall = words.length === 2 && words.some(isSmallWord);
  return {
    ...last,
    words,
    isLoose: !hasSmall,
    isPhrase: hasSmall,
    meanings,
    text: members.map(({ text }) => text).join(' '),
    start: first.start,
    end: last.end,
  };
}

/** Quoted words stand as they are. */
function withMeanings(clause: Clause, thesaurus: Thesaurus): SearchClause {
  const { isPhrase, field, words, others } = clause;
  const isMeant = !isPhrase && field !== 'title' && field !== 'accession' && field !== 'maker';
  return {
    ...clause,
    ...(isMeant && { meanings: thesaurus.find(words) }),
    ...(others && { others: others.map((other) => withMeanings(other, thesaurus)) }),
  };
}
