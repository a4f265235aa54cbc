import { type ColorName, colorLabels } from '#shared/collection/color-name.ts';
import { fit } from '#shared/search/expand-word.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { toRarity, toWorth } from '#shared/search/word-worth.ts';
import { tier } from '../index/record-words.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { toFacetNumber } from '../results/facet-values.ts';
import { intersect, type Plan } from './plan.ts';
import { planHolders } from './plan-values.ts';
import type { SearchClause } from './understand-words.ts';

const facet = toFacetNumber('color');

/**
 * Works that have the color of a word, as the colors to choose from count them: "blue" finds a dish
 * whose rim is blue though no text says so. Of "blue and white" they have both.
 */
export function planColors(index: SearchIndex, clause: SearchClause): Plan[] {
  const { words, field, isPhrase, meanings } = clause;
  if (field !== null || isPhrase) return [];
  const named = [words, ...(meanings?.same ?? [])].map(readColors).find((one) => one !== null);
  if (!named) return [];
  const plans = named.map((name) => planHolders(index, listValues(index, name)));
  const [only, ...others] = plans;
  return [weaken(index, only && others.length === 0 ? only : intersect(index, plans))];
}

/** What somebody wrote of a work says more than what a picture of it has: those whose text names the color come first. */
function weaken(index: SearchIndex, plan: Plan): Plan {
  const worth = toWorth(tier.rest, fit.distant, toRarity(plan.count, index.size));
  return {
    ...plan,
    kind: 'other',
    labelWorth: worth,
    visit: (give, isWanted) => plan.visit((position) => give(position, worth), isWanted),
  };
}

/** The colors of some words that name nothing else. */
function readColors(words: readonly string[]): ColorName[] | null {
  const whole = colorsByWord.get(words.join(' '));
  if (whole) return [whole];
  const named = words.filter((word) => !joining.has(word)).map((word) => colorsByWord.get(word));
  const known = named.filter((name) => name !== undefined);
  return known.length > 0 && known.length === named.length ? [...new Set(known)] : null;
}

const joining = new Set(['and', 'y', 'e', 'a', 'me', 'with', 'con']);

function listValues(index: SearchIndex, name: ColorName): number[] {
  const values: number[] = [];
  const end = index.facts.facetStarts[facet + 1] as number;
  for (let value = index.facts.facetStarts[facet] as number; value < end; value++) {
    if (index.values.at(value) === name) values.push(value);
  }
  return values;
}

/** What no label of a color says, folded. */
const otherWords: readonly (readonly [string, ColorName])[] = [
  ['grey', 'gray'],
  ['violet', 'purple'],
  ['violeta', 'purple'],
  ['purpura', 'purple'],
  ['rosado', 'pink'],
  ['rosada', 'pink'],
  ['uliuli', 'blue'],
  ['lenalena', 'yellow'],
];

/** Spanish words for colors agree with their thing: rojo, roja, rojos, rojas; azul, azules. */
const toForms = (word: string): string[] =>
  word.endsWith('o')
    ? ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)
    : [word, `${word}s`, `${word}es`];

const colorsByWord: ReadonlyMap<string, ColorName> = new Map([
  ...Object.entries(colorLabels).flatMap(([name, { en, es, haw }]) =>
    [fold(en), fold(haw), ...toForms(fold(es))].map((word) => [word, name as ColorName] as const),
  ),
  ...otherWords,
]);

function fold(label: string): string {
  return foldWords(label).join(' ');
}
