import { foldWords } from '#shared/search/fold-text.ts';
import { nameTerms, type TermClause } from '#shared/search/name-terms.ts';
import { type ParsedWords, parseWords } from '#shared/search/parse-words.ts';
import type { Thesaurus } from '#shared/search/thesaurus.ts';
import { findTimes, type TypedTime } from './find-times.ts';

/** A clause with all that does as well as its words. */
export interface SearchClause extends TermClause {
  readonly others?: readonly SearchClause[];
  /** A reign or a period was asked for by that word: what was made then before what names it. */
  readonly isPeriod?: boolean;
  /** Objects made in this time meet the clause. */
  readonly time?: TypedTime;
  /** The works of these makers have it, by their values in the index: its words are initials. */
  readonly makers?: readonly number[];
}

export interface UnderstoodWords extends Omit<ParsedWords, 'clauses' | 'excluded'> {
  readonly clauses: readonly SearchClause[];
  readonly excluded: readonly SearchClause[];
  /** How things came to the museum was asked for: years are of that, names are not the makers'. */
  readonly isOfHistory?: boolean;
}

/**
 * The meaning of a search: its words, the times among them, other names of its terms.
 * @returns null when the text says nothing that could be looked for
 */
export function understandWords(text: string, thesaurus: Thesaurus): UnderstoodWords | null {
  const composed = text.normalize('NFC');
  const times = findTimes(composed);
  const parsed = parseWords(composed, times);
  if (!parsed || parsed.isEmpty) return null;
  const named = nameTerms(parsed, thesaurus);
  const clauses = dropPeriodWords(dropTitles(named.clauses));
  const isAlone = clauses.length === 0 && times.length === 1;
  const isOfHistory = clauses.some(({ words, field }) => field === null && words.some(isAcquiring));
  const ofTimes = times.map((time) =>
    isOfHistory && time.literal ? toWordClause(time, time.literal) : toTimeClause(time, isAlone),
  );
  return { ...named, clauses: [...clauses, ...ofTimes], isOfHistory };
}

const acquiringWords = new Set(
  'gift bequest bequeathed donated purchase purchased acquired bought sold provenance donacion donado legado compra comprado adquirido procedencia haawina kuai'.split(
    ' ',
  ),
);
const isAcquiring = (word: string): boolean => acquiringWords.has(word);

const toWordClause = ({ start, end }: TypedTime, literal: string): SearchClause => {
  const words = foldWords(literal);
  const place = { text: literal, start, end };
  return { words, isPhrase: words.length > 1, field: null, mayBeUnfinished: false, ...place };
};

/** Beside a dynasty or a reign they say nothing more: "reign of Shah Abbas", "Safavid period". */
const periodMessages = new Set(
  'reign reigns dynasty dynasties period era age time times empire reinado dinastia epoca periodo imperio tiempos wa au'.split(
    ' ',
  ),
);

function dropPeriodWords(clauses: readonly SearchClause[]): readonly SearchClause[] {
  if (clauses.every(({ meanings }) => !meanings || meanings.made.length === 0)) return clauses;
  const others = clauses.filter(
    ({ words, field, isPhrase }) =>
      field !== null || isPhrase || words.length > 1 || !periodMessages.has(words[0] as string),
  );
  return others.length === clauses.length
    ? clauses
    : others.map((clause) =>
        clause.meanings?.made.length ? { ...clause, isPeriod: true } : clause,
      );
}

/** Titles of rulers that precede their names, as `foldWords` gives them. */
const rulerTitles = new Set(
  'sultan king queen shah emperor empress caliph khan padishah rey reina sha emperador emperatriz califa kan moi سلطان شاه خليفه'.split(
    ' ',
  ),
);
/** In years; of dynasties "Ottoman sultan" says more than "Ottoman". */
const maxReignYears = 75;

/** "Sultan Murad III" is Murad III: objects of the reign do not say his title. */
const dropTitles = (clauses: readonly SearchClause[]): readonly SearchClause[] =>
  clauses.filter(({ words, field, isPhrase }, at) => {
    const isTitle = !isPhrase && words.length === 1 && rulerTitles.has(words[0] as string);
    const made = clauses[at + 1]?.meanings?.made ?? [];
    const isRuler = made.some(({ yearFrom, yearTo }) => yearTo - yearFrom <= maxReignYears);
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
