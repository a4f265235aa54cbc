import { maskFiller } from './filler-words.ts';
import { foldText, foldWords } from './fold-text.ts';
import { findNoun, isEmptyWord, isSmallWord } from './small-words.ts';
import { findWordField, type WordField } from './word-fields.ts';

export type { WordField } from './word-fields.ts';

/** A word, or several that stand together, perhaps in one field. */
export interface Clause {
  readonly words: readonly string[];
  readonly isPhrase: boolean;
  /** A single word in quotation marks, which is asked for however little it says. */
  readonly isQuoted?: boolean;
  readonly field: WordField | null;
  /** The last thing typed: more letters may follow. */
  readonly mayBeUnfinished: boolean;
  /** Folded, with its signs: an accession number is more than its words. */
  readonly text: string;
  /** The alternatives: `tile OR dish`. */
  readonly others?: readonly Clause[];
  /** Its position in the text; the end is not included. */
  readonly start: number;
  readonly end: number;
}

export interface ParsedWords {
  readonly clauses: readonly Clause[];
  /** The same with the small words between them, and repeated ones. */
  readonly spoken: readonly Clause[];
  /** `-word`: what has it is left out. */
  readonly excluded: readonly Clause[];
  /** All words that are in no field, for comparing whole titles. */
  readonly whole: string;
  readonly wholeText: string;
  /** Composed (NFC), as the places of the clauses count it. */
  readonly text: string;
  /** Makers who are women were asked for, which records hardly say; the clause that looks for them. */
  readonly asksForWomen: boolean;
  /** Nothing but words such as "the", "de la", "ka": nothing can be found by them alone. */
  readonly isEmpty: boolean;
}

/** More words than that narrow a search no further that matters, and each costs a look-up. */
const maxWords = 12;
const maxWordLength = 60;

const quotes = '"“”«»';
const part = new RegExp(
  String.raw`(?<sign>(?<![^\s(])[-−](?=[${quotes}\p{L}\p{N}]))?` +
    String.raw`(?:(?<name>[\p{L}'ʻʼ‘’]{2,14}):\s*(?=[${quotes}\p{L}\p{N}]))?` +
    String.raw`(?:[${quotes}](?<quoted>[^${quotes}]*)(?:[${quotes}]|$)|(?<chunk>[^\s${quotes}]+))`,
  'gu',
);

/**
 * The parsed words of a search.
 * @param hidden parts of the text that are understood otherwise, as a time is
 * @returns null when the text holds no letter or digit, beside what is hidden
 */
export function parseWords(
  given: string,
  hidden: readonly { readonly start: number; readonly end: number }[] = [],
): ParsedWords | null {
  const text = given.normalize('NFC');
  let open = text;
  for (const { start, end } of hidden) {
    open = open.slice(0, start) + ' '.repeat(end - start) + open.slice(end);
  }
  const { masked, women } = maskFiller(open);
  const read = readClauses(masked);
  if (women) {
    const [start, end] = women;
    read.clauses.push({ ...toWomen(text.slice(start, end)), start, end });
  }
  const isHiddenEnough = hidden.length > 0;
  if (read.clauses.length === 0 && read.excluded.length === 0 && !isHiddenEnough) return null;
  const { clauses } = read;
  const last = clauses.pop();
  const isOpen = masked.trimEnd().length === text.trimEnd().length && !closing.test(text);
  if (last) clauses.push({ ...last, mayBeUnfinished: isOpen && !women });
  const required = clauses.filter((clause, index) => !isSmall(clause, index, clauses));
  const isWithoutWords = clauses.every(isEmptyClause);
  const isEnough = isHiddenEnough || (isWithoutWords && read.excluded.length > 0);
  const isPlain = read.excluded.length === 0 && clauses.every(({ field }) => field === null);
  // Small words are searched for when there are no others: "Sir".
  const wanted = required.length > 0 || isEnough ? required : clauses;
  return {
    clauses: isWithoutWords && isEnough ? [] : dropRepeated(wanted),
    spoken: clauses,
    excluded: read.excluded,
    whole: isPlain ? foldWords(text).join(' ') : '',
    wholeText: foldText(text),
    text,
    asksForWomen: women !== null,
    isEmpty: isWithoutWords && !isEnough,
  };
}

const closing = new RegExp(`[${quotes}]\\s*$`);

/** Records of makers' societies name them so; hardly any say it of a person. */
const toWomen = (text: string) => ({
  words: ['women'],
  isPhrase: false,
  field: 'maker' as const,
  mayBeUnfinished: false,
  text: foldText(text),
});

function readClauses(text: string): { clauses: Clause[]; excluded: Clause[] } {
  const clauses: Clause[] = [];
  const excluded: Clause[] = [];
  let left = maxWords;
  let joins: 'and' | 'or' | 'not' = 'and';
  for (const match of text.matchAll(part)) {
    const { sign, name, quoted, chunk = '' } = match.groups as Record<string, string | undefined>;
    const operator = quoted === undefined && !name && !sign ? readOperator(chunk, text) : null;
    // At the end there is nothing yet that it joins.
    if (operator && clauses.length > 0 && match.index + match[0].length < text.trimEnd().length) {
      joins = operator;
      continue;
    }
    const field = name ? findWordField(name) : null;
    const written = quoted ?? (name && !field ? `${name} ${chunk}` : chunk);
    const noun = quoted === undefined ? findNoun(written) : null;
    const words = (noun ? [noun] : foldWords(written))
      .slice(0, left)
      .map((word) => word.slice(0, maxWordLength));
    if (words.length === 0) continue;
    left -= words.length;
    const shared = {
      field,
      mayBeUnfinished: false,
      text: foldText(written).slice(0, maxWordLength),
      start: match.index,
      end: match.index + match[0].length,
    };
    const isWhole = quoted !== undefined || field !== null || sign !== undefined;
    const read: Clause[] =
      isWhole || joins !== 'and'
        ? [
            {
              ...shared,
              words,
              isPhrase:
                (words.length > 1 && field === null) || (quoted !== undefined && words.length > 1),
              ...(quoted !== undefined && { isQuoted: true }),
            },
          ]
        : words.map((word) => ({ ...shared, words: [word], isPhrase: false }));
    const before = clauses.at(-1);
    if (sign !== undefined || joins === 'not') excluded.push(...read);
    else if (joins === 'or' && before) {
      const { others = [] } = before;
      clauses.splice(-1, 1, { ...before, others: [...others, ...read], end: shared.end });
    } else clauses.push(...read);
    joins = 'and';
  }
  return { clauses, excluded };
}

/** Capitals, as it is customary, and the small English word; the Spanish O only among small letters, since it is an initial too. */
function readOperator(chunk: string, text: string): 'and' | 'or' | 'not' | null {
  if (/^(?:OR|or|\|{1,2})$/.test(chunk)) return 'or';
  if (chunk === 'O' && /\p{Ll} O \p{Ll}/u.test(text)) return 'or';
  if (chunk === 'AND' || chunk === '&' || chunk === '&&') return 'and';
  return /^(?:NOT|except|excepto)$/.test(chunk) ? 'not' : null;
}

const isEmptyClause = ({ words, isPhrase, isQuoted, field, others }: Clause): boolean =>
  !isPhrase && !isQuoted && field === null && !others && words.every(isEmptyWord);

const isSmall = (clause: Clause, index: number, { length }: readonly Clause[]): boolean => {
  const { words, isPhrase, isQuoted, field, others, mayBeUnfinished } = clause;
  const word = words[0] as string;
  if (isPhrase || field !== null || others || isQuoted || !isSmallWord(word)) return false;
  // Of one letter the last one is rather a beginning.
  return index < length - 1 || word.length > 1 || !mayBeUnfinished;
};

function dropRepeated(clauses: readonly Clause[]): Clause[] {
  const seen = new Map<string, Clause>();
  for (const clause of clauses) {
    const others = clause.others?.map(({ text }) => text).join(' | ') ?? '';
    const key = `${clause.field} ${clause.isPhrase} ${clause.words.join(' ')} ${others}`;
    // The later one, since only the last may be unfinished.
    seen.delete(key);
    seen.set(key, clause);
  }
  return [...seen.values()];
}
