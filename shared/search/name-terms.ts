import type { Clause, ParsedWords } from './parse-words.ts';
import { isSmallWord } from './small-words.ts';
import { type Meanings, maxNameLength, type Thesaurus } from './thesaurus.ts';

/** A clause with what the thesaurus knows of it. */
export interface TermClause extends Clause {
  readonly others?: readonly TermClause[];
  readonly meanings?: Meanings | null;
  /** Words of one term, which need not stand in a row. */
  readonly isLoose?: boolean;
}

export interface NamedWords extends Omit<ParsedWords, 'clauses' | 'excluded'> {
  readonly clauses: readonly TermClause[];
  readonly excluded: readonly TermClause[];
}

/** Words that are one name become one clause, and every clause knows its other names. */
export function nameTerms(parsed: ParsedWords, thesaurus: Thesaurus): NamedWords {
  return {
    ...parsed,
    clauses: groupTerms(partNames(parsed, thesaurus), thesaurus),
    excluded: parsed.excluded.map((clause) => withMeanings(clause, thesaurus)),
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
const maxUnspacedLength = 8;

/** The names in a text without spaces, the longest first at each place; what is between them says less. */
function listNames(text: string, thesaurus: Thesaurus): string[] {
  const names: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(maxUnspacedLength, text.length - at);
    while (length > 0 && !thesaurus.find([text.slice(at, at + length)])) length--;
    if (length > 0) names.push(text.slice(at, at + length));
    at += Math.max(1, length);
  }
  return names;
}

/** Words that are one name in the thesaurus become one clause: `prayer niche`, `Shah Abbas I`. */
function groupTerms({ clauses, spoken }: ParsedWords, thesaurus: Thesaurus): TermClause[] {
  const required = new Set(clauses);
  const grouped: TermClause[] = [];
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

const isWord = ({ words, field, isPhrase, isQuoted, others }: Clause): boolean =>
  words.length === 1 && field === null && !isPhrase && !isQuoted && others === undefined;

function findLongest(clauses: readonly Clause[], from: number, thesaurus: Thesaurus) {
  let most = 0;
  while (
    most < maxNameLength &&
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

function join(members: readonly Clause[], meanings: Meanings): TermClause {
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
function withMeanings(clause: Clause, thesaurus: Thesaurus): TermClause {
  const { isPhrase, isQuoted, field, words, others } = clause;
  const isMeant =
    !isPhrase && !isQuoted && field !== 'title' && field !== 'accession' && field !== 'maker';
  return {
    ...clause,
    ...(isMeant && { meanings: thesaurus.find(words) }),
    ...(others && { others: others.map((other) => withMeanings(other, thesaurus)) }),
  };
}
