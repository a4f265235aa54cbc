import { parseWords } from '#shared/search/parse-words.ts';
import type { ObjectSuggestion } from '../../contract.ts';
import { toFacetNumber } from './facet-values.ts';
import type { WordMatcher } from './match-words.ts';
import { findValues } from './plan-clause.ts';
import { type SearchIndex, streamMark, titlesKept } from './search-index.ts';

/** What is suggested: a value of a facet, or an object by its title. */
export type Suggestion =
  | { readonly kind: SuggestedFacet; readonly value: number; readonly count: number }
  | { readonly kind: 'title'; readonly number: number; readonly count: number };

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
const mostTitles = 500;
const mostObjects = 20_000;

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
  const values = listValues(index, words, whole);
  const titles = listTitles(index, matcher, text, whole, words[0] as string, values.length > 0);
  const valuePlaces = Math.max(limit - titles.length, Math.ceil(limit / 2));
  const chosen = values.slice(0, valuePlaces);
  return [...chosen, ...titles.slice(0, limit - chosen.length)].map(({ suggestion }) => suggestion);
}

interface Ranked {
  readonly suggestion: Suggestion;
  readonly begins: boolean;
}

function listValues(index: SearchIndex, words: readonly string[], whole: string): Ranked[] {
  const beginning = whole.replaceAll(' ', '-');
  return suggestedFacets
    .flatMap((kind) =>
      findValues(
        index,
        { words, isPhrase: false, mayBeUnfinished: true },
        toFacetNumber(kind),
        'where-needed',
      ).values.map((value) => ({
        begins: index.values.at(value).startsWith(beginning),
        suggestion: { kind, value, count: index.valueCounts[value] as number },
      })),
    )
    .sort(
      (a, b) =>
        Number(b.begins) - Number(a.begins) ||
        b.suggestion.count - a.suggestion.count ||
        a.suggestion.value - b.suggestion.value,
    );
}

function listTitles(
  index: SearchIndex,
  matcher: WordMatcher,
  text: string,
  whole: string,
  first: string,
  hasValues: boolean,
): Ranked[] {
  const clauses = parseWords(text)?.clauses ?? [];
  const inTitle = clauses.map((clause) => ({
    ...clause,
    field: clause.field ?? ('title' as const),
  }));
  const { positions, match } = matcher.match({ clauses: inTitle, whole, wholeText: '' });
  // Typing errors are forgiven where nothing else is meant.
  if (match === 'partial' || (match === 'similar' && hasValues)) return [];
  const [from, to] = index.terms.findPrefix(first);
  const known = new Map<number, { position: number; begins: boolean; count: number }>();
  let looked = 0;
  for (const position of positions) {
    if (++looked > mostObjects || known.size >= mostTitles) break;
    const title = index.titleHashes[position * titlesKept] as number;
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
    .map(({ position, begins, count }) => ({
      begins,
      suggestion: { kind: 'title', number: index.numbers[position] as number, count },
    }));
}

/** The first word of an object's first title, by its place in the alphabet. */
function firstTerm(index: SearchIndex, position: number): number {
  let first = -1;
  index.readStream(position, (mark) => {
    if (first === -1) {
      first =
        mark < streamMark.firstTerm
          ? -2
          : (index.sortedTerms[mark - streamMark.firstTerm] as number);
    }
  });
  return first;
}
