import { foldText, foldWords } from '../fold-text.ts';

/** Fields that a word may be restricted to. */
export const wordFields = [
  'maker',
  'place',
  'material',
  'technique',
  'type',
  'culture',
  'title',
  'accession',
] as const;

export type WordField = (typeof wordFields)[number];

/** A word, or several that stand together, perhaps in one field. */
export interface Clause {
  readonly words: readonly string[];
  readonly isPhrase: boolean;
  readonly field: WordField | null;
  /** The last thing typed: more letters may follow. */
  readonly mayBeUnfinished: boolean;
  /** Folded, with its signs: an accession number is more than its words. */
  readonly text: string;
}

export interface ParsedWords {
  readonly clauses: readonly Clause[];
  /** All words that are in no field, for comparing whole titles. */
  readonly whole: string;
  readonly wholeText: string;
}

/** More words than that narrow a search no further that matters, and each costs a look-up. */
const mostWords = 12;
const longestWord = 60;

const part = new RegExp(
  String.raw`(?:(${wordFields.join('|')}):\s*)?(?:["“”«»]([^"“”«»]*)(["“”«»])?|([^\s"“”«»]+))`,
  'giu',
);

/** @returns null when the text holds no letter or digit */
export function parseWords(text: string): ParsedWords | null {
  const clauses: Clause[] = [];
  let left = mostWords;
  for (const [, field, quoted, , chunk] of text.matchAll(part)) {
    const words = foldWords(quoted ?? chunk ?? '')
      .slice(0, left)
      .map((word) => word.slice(0, longestWord));
    if (words.length === 0) continue;
    left -= words.length;
    const shared = {
      field: (field?.toLowerCase() as WordField | undefined) ?? null,
      mayBeUnfinished: false,
      text: foldText(quoted ?? chunk ?? '').slice(0, longestWord),
    };
    if (quoted !== undefined || shared.field) {
      clauses.push({ ...shared, words, isPhrase: quoted !== undefined && words.length > 1 });
    } else {
      for (const word of words) clauses.push({ ...shared, words: [word], isPhrase: false });
    }
  }
  const last = clauses.pop();
  if (!last) return null;
  clauses.push({ ...last, mayBeUnfinished: !/["“”«»]\s*$/.test(text) });
  const required = clauses.filter((clause, index) => !isSmall(clause, index, clauses.length));
  const free = clauses.filter(({ field }) => field === null);
  return {
    clauses: dropRepeated(required.length > 0 ? required : clauses),
    whole: free.flatMap(({ words }) => words).join(' '),
    wholeText: foldText(text),
  };
}

/** Words that say little; they need not occur where others do. English, Spanish, Hawaiian, folded. */
const smallWords = new Set(
  (
    'a an and at by for from in of on or the to with ' +
    'al con de del el en la las los o para por un una y ' +
    'he i ka ke ma mai me na o'
  ).split(' '),
);

const isSmall = ({ words, isPhrase, field }: Clause, index: number, count: number): boolean =>
  !isPhrase &&
  field === null &&
  smallWords.has(words[0] as string) &&
  // Of one letter the last one is rather a beginning.
  (index < count - 1 || (words[0] as string).length > 1);

function dropRepeated(clauses: readonly Clause[]): Clause[] {
  const kept = new Map<string, Clause>();
  for (const clause of clauses) {
    const key = `${clause.field} ${clause.isPhrase} ${clause.words.join(' ')}`;
    // The later one, since only the last may be unfinished.
    kept.delete(key);
    kept.set(key, clause);
  }
  return [...kept.values()];
}
