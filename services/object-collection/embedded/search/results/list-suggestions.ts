import { foldText, foldWords } from '#shared/search/fold-text.ts';
import { parseWords } from '#shared/search/parse-words.ts';
import type { ObjectSuggestion } from '../../../contract.ts';
import { type SearchIndex, streamFlag, titlesPerObject } from '../index/search-index.ts';
import type { WordMatcher } from '../query/match-words.ts';
import { findValues } from '../query/plan-values.ts';
import { toFacetNumber } from './facet-values.ts';

/** A suggestion: a value of a facet, or an object by its title. */
export type Suggestion =
  | { readonly kind: SuggestedFacet; readonly value: number; readonly count: number }
  | {
      readonly kind: 'title';
      readonly number: number;
      readonly count: number;
      /** Found by its accession number. */
      readonly isByNumber?: true;
    };

type SuggestedFacet = Exclude<ObjectSuggestion['kind'], 'title'>;

const suggestedFacets: readonly SuggestedFacet[] = [
  'maker',
  'place',
  'type',
  'material',
  'technique',
  'culture',
];

/** Titles are looked at until so many different ones are known. */
const maxTitles = 500;
const maxObjects = 20_000;

/**
 * Terms and titles for an unfinished text: terms that begin with it, most frequent first; titles that
 * begin with it; then what has its words elsewhere. Titles get about half of the places.
 */
export function listSuggestions(
  index: SearchIndex,
  matcher: WordMatcher,
  text: string,
  limit: number,
): Suggestion[] {
  const parsed = parseWords(text);
  if (!parsed) return [];
  const words = parsed.clauses.flatMap((clause) => clause.words);
  const whole = parsed.whole || words.join(' ');
  const numbers = listNumbers(index, text);
  const values = listValues(index, words);
  const titles = listTitles(index, matcher, text, whole, words[0] as string, values.length > 0);
  const sure = values.filter(({ level }) => level < levels.spelling);
  const room = limit - numbers.length;
  const valuePlaces = Math.max(room - titles.length, Math.ceil(room / 2));
  const chosen = sure.slice(0, valuePlaces);
  return [
    ...numbers,
    ...chosen.map(({ suggestion }) => suggestion),
    ...titles,
    // Similar spellings come after values that begin with exactly these letters.
    ...values.filter((value) => !chosen.includes(value)).map(({ suggestion }) => suggestion),
  ].slice(0, limit);
}

const maxNumbers = 4;

/** Objects whose accession number begins so. */
function listNumbers(index: SearchIndex, text: string): Suggestion[] {
  const typed = foldText(text);
  if (typed.length < 2 || !/\d/.test(typed)) return [];
  const [from, to] = index.accessions.findPrefix(typed);
  return Array.from({ length: Math.min(to - from, maxNumbers) }, (_, at) => ({
    kind: 'title',
    isByNumber: true,
    number: index.numbers[index.accessionObjects[from + at] as number] as number,
    count: 1,
  }));
}

/** How a value answers to what was typed, best first. */
const levels = { begins: 0, word: 1, spelling: 2, similar: 3 } as const;

/** The letters of a name more likely mean a maker or a place than a technique. */
const kindWeight: Readonly<Record<SuggestedFacet, number>> = {
  maker: 4,
  place: 3,
  culture: 3,
  type: 2,
  material: 1,
  technique: 1,
};

interface RankedValue {
  readonly suggestion: Extract<Suggestion, { kind: SuggestedFacet }>;
  readonly level: number;
}

function listValues(index: SearchIndex, words: readonly string[]): RankedValue[] {
  const beginning = words.join('-');
  const last = words.at(-1) ?? '';
  const toLevel = (kind: SuggestedFacet, number: number): number => {
    const value = index.values.at(number);
    if (value.startsWith(beginning)) return levels.begins;
    // In the other languages too.
    const label = index.labelSource(number);
    const texts = typeof label === 'string' ? [label] : Object.values(label ?? {});
    const folded = texts.map(foldWords);
    if (folded.some((text) => text.join('-').startsWith(beginning))) return levels.begins;
    const parts = folded.flat();
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) {
      return kind === 'maker' ? levels.begins : levels.word;
    }
    const shared = Math.max(...parts.map((part) => countShared(part, last)));
    return shared >= Math.min(3, last.length - 1) ? levels.spelling : levels.similar;
  };
  return suggestedFacets
    .flatMap((kind) =>
      findValues(
        index,
        { words, isPhrase: false, mayBeUnfinished: true },
        toFacetNumber(kind),
        'typing',
      ).values.map((value) => ({
        level: toLevel(kind, value),
        suggestion: { kind, value, count: index.valueCounts[value] as number },
      })),
    )
    .sort(
      (a, b) =>
        a.level - b.level ||
        weigh(b.suggestion) - weigh(a.suggestion) ||
        a.suggestion.value - b.suggestion.value,
    );
}

const weigh = ({ kind, count }: { kind: SuggestedFacet; count: number }): number =>
  kindWeight[kind] * count;

/** How many letters two words begin with together. */
function countShared(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared++;
  return shared;
}

function listTitles(
  index: SearchIndex,
  matcher: WordMatcher,
  text: string,
  whole: string,
  first: string,
  hasValues: boolean,
): Suggestion[] {
  const parsed = parseWords(text);
  if (!parsed) return [];
  const inTitle = parsed.clauses.map((clause) => ({
    ...clause,
    field: clause.field ?? ('title' as const),
  }));
  const { positions, match } = matcher.match(
    { ...parsed, clauses: inTitle, whole, wholeText: '' },
    'typing',
  );
  // Typing errors are forgiven where nothing else is meant.
  if (match === 'partial' || (match === 'similar' && hasValues)) return [];
  const [from, to] = index.terms.findPrefix(first);
  const known = new Map<number, { position: number; begins: boolean; count: number }>();
  let looked = 0;
  for (const position of positions) {
    if (++looked > maxObjects || known.size >= maxTitles) break;
    const title = index.titleHashes[position * titlesPerObject] as number;
    const same = known.get(title);
    if (same) same.count++;
    else {
      const term = firstTerm(index, position);
      known.set(title, { position, begins: term >= from && term < to, count: 1 });
    }
  }
  return [...known.values()]
    .sort(
      (a, b) =>
        Number(b.begins) - Number(a.begins) ||
        (matcher.scores[b.position] as number) - (matcher.scores[a.position] as number) ||
        a.position - b.position,
    )
    .map(({ position, count }) => ({
      kind: 'title',
      number: index.numbers[position] as number,
      count,
    }));
}

/** The first word of an object's first title, by its place in the alphabet. */
function firstTerm(index: SearchIndex, position: number): number {
  let first = -1;
  index.readStream(position, (mark) => {
    if (first === -1) {
      first =
        mark < streamFlag.firstTerm
          ? -2
          : (index.sortedTerms[mark - streamFlag.firstTerm] as number);
    }
  });
  return first;
}
