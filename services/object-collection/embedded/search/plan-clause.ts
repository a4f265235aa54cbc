import {
  type ExpandedWord,
  expandWord,
  fit,
  type TermRange,
  type Tolerance,
} from '#shared/search/expand-word.ts';
import type { Clause } from '#shared/search/parse-words.ts';
import type { Meanings, TimeAndPlace } from '#shared/search/thesaurus.ts';
import { tierWorth, toRarity, toWorth } from '#shared/search/word-worth.ts';
import { toFacetNumber } from './facet-values.ts';
import { findPhrase, listValuesWith, toSteps } from './find-phrase.ts';
import { tier, tierCount } from './record-words.ts';
import { type SearchIndex, undated } from './search-index.ts';
import type { SearchClause } from './understand-words.ts';

export type Give = (position: number, worth: number) => void;

/** How a clause's objects are found. */
interface AnyPlan {
  /** About how many objects it has. */
  readonly count: number;
  readonly isSimilar: boolean;
  /** Of the clause. */
  readonly text?: string;
  /** What it is worth where it stands in the label only. */
  readonly labelWorth: number;
  /** @param isWanted whether it is worth looking closer at an object */
  readonly visit: (give: Give, isWanted: (position: number) => boolean) => void;
}

export interface TermPlan extends AnyPlan {
  readonly kind: 'terms';
  readonly expanded: ExpandedWord;
  readonly lastTier: number;
  readonly rarity: number;
}

export type Plan = TermPlan | (AnyPlan & { readonly kind: 'other' });

/** How to find what one clause asks for: by its words, or by what does as well. */
export function planClause(index: SearchIndex, clause: SearchClause, tolerance: Tolerance): Plan {
  const own = planWords(index, clause, tolerance);
  const besides: Plan[] = [];
  if (clause.time) besides.push(planTime(index, clause.time));
  if (clause.makers) besides.push(planHolders(index, clause.makers));
  for (const other of clause.others ?? []) besides.push(planClause(index, other, 'where-needed'));
  besides.push(...planKind(index, clause));
  if (clause.meanings) besides.push(...planMeanings(index, clause.meanings, clause.field));
  const made = clause.meanings?.made ?? [];
  // What says its dynasty stands before what is only of its time and land.
  const named = made.length > 0 ? unite([own, ...besides]) : null;
  let plan = named
    ? unite([
        raise(index, named, made, clause.isPeriod ? periodWorth : reignWorth),
        ...made.map((time) => planTimeAndPlace(index, time)),
      ])
    : unite([own, ...besides]);
  if (plan.count === 0 || plan.isSimilar) {
    const broader = (clause.meanings?.broader ?? []).map((words) =>
      planName(index, words, clause.field, fit.distant),
    );
    const wider = unite(broader);
    if (wider.count > 0) plan = wider;
  }
  return plan;
}

function planWords(index: SearchIndex, clause: SearchClause, tolerance: Tolerance): Plan {
  if (clause.words.length === 0) return nothing;
  switch (clause.field) {
    case 'accession':
      return planAccession(index, clause);
    case 'title':
    case null: {
      const lastTier = clause.field === 'title' ? tier.title : tier.rest;
      if (clause.isLoose) return planTogether(index, clause, tolerance);
      if (clause.words.length > 1) return planPhrase(index, clause.words, lastTier);
      return planWord(index, clause, lastTier, isSure(clause) ? 'exact' : tolerance);
    }
    default:
      return planValues(index, clause, tolerance);
  }
}

/** What is a time, or a short word of another script that the thesaurus knows, is not guessed. */
const isSure = ({ time, meanings, words: [word = ''] }: SearchClause): boolean =>
  time !== undefined || (Boolean(meanings) && word.length <= mostShort && !/[a-z0-9]/.test(word));
const mostShort = 4;

/**
 * What is of the kind that the word names comes before what only mentions it: photographs before
 * "Notes on photographs", what was made in Kashan before the works of somebody "of Kashan".
 */
function planKind(index: SearchIndex, clause: SearchClause): Plan[] {
  if (clause.field !== null || clause.time || clause.isPhrase || clause.makers) return [];
  const names = [clause.words, ...(clause.meanings?.same ?? [])];
  const values = names.flatMap((words) => listWhole(index, words));
  return wholeFacets.flatMap(({ facet, place, bonus }) => {
    const from = index.facts.facetStarts[facet] as number;
    const to = index.facts.facetStarts[facet + 1] as number;
    const ofFacet = values.filter((value) => value >= from && value < to);
    if (ofFacet.length === 0) return [];
    const plan = planHolders(index, ofFacet);
    const worth = toWorth(place, fit.exact, toRarity(plan.count, index.size)) + bonus;
    return {
      ...plan,
      visit: (give: Give, isWanted: (position: number) => boolean) =>
        plan.visit((position) => give(position, worth), isWanted),
    };
  });
}

/** Facets of which a value may be just what was typed, and what that is worth beside the words. */
const wholeFacets = [
  { facet: toFacetNumber('type'), place: tier.title, bonus: 120 },
  { facet: toFacetNumber('place'), place: tier.label, bonus: 40 },
  { facet: toFacetNumber('culture'), place: tier.label, bonus: 40 },
];

/** Values whose words these are, and no others. */
function listWhole(index: SearchIndex, words: readonly string[]): number[] {
  const isWhole = (value: number) => index.values.at(value).split('-').length === words.length;
  if (words.length > 1) return listValuesWith(index, words).filter(isWhole);
  const found: number[] = [];
  for (const { from, to } of expandWord(index, words[0] as string, false, 'exact').ranges) {
    const end = index.termValueStarts[to] as number;
    for (let at = index.termValueStarts[from] as number; at < end; at++) {
      const value = index.termValues[at] as number;
      if (isWhole(value)) found.push(value);
    }
  }
  return found;
}

/** What any of the plans finds; a word that does not occur needs no forgiving where another does. */
function unite(plans: readonly Plan[]): Plan {
  const found = plans.filter(({ count }) => count > 0);
  const sure = found.filter(({ isSimilar }) => !isSimilar);
  const used = sure.length > 0 ? sure : found;
  const [first, ...others] = used;
  if (!first) return plans[0] ?? nothing;
  if (others.length === 0) return first;
  return {
    kind: 'other',
    count: Math.min(
      index32,
      used.reduce((sum, { count }) => sum + count, 0),
    ),
    isSimilar: first.isSimilar,
    labelWorth: Math.min(...used.map(({ labelWorth }) => labelWorth)),
    visit(give, isWanted) {
      for (const plan of used) plan.visit(give, isWanted);
    },
  };
}

const index32 = 0x7fffffff;

/** What has all of some words, wherever they stand. */
function planTogether(index: SearchIndex, clause: SearchClause, tolerance: Tolerance): Plan {
  const plans = clause.words.map((word, at) =>
    planWord(
      index,
      {
        words: [word],
        mayBeUnfinished: clause.mayBeUnfinished && at === clause.words.length - 1,
      },
      tier.rest,
      tolerance,
    ),
  );
  return intersect(index, plans);
}

function intersect(index: SearchIndex, plans: readonly Plan[]): Plan {
  const sorted = [...plans].sort((a, b) => a.count - b.count);
  const count = sorted[0]?.count ?? 0;
  if (count === 0) return nothing;
  return {
    kind: 'other',
    count,
    isSimilar: plans.some(({ isSimilar }) => isSimilar),
    labelWorth: plans.reduce((sum, { labelWorth }) => sum + labelWorth, 0),
    visit(give, isWanted) {
      const met = new Uint8Array(index.size);
      const worths = new Uint16Array(index.size);
      const last = sorted.length - 1;
      for (const [step, plan] of sorted.entries()) {
        const wants = (position: number) => met[position] === step && isWanted(position);
        plan.visit((position, worth) => {
          if (met[position] !== step) return;
          met[position] = step + 1;
          worths[position] = (worths[position] as number) + worth;
          if (step === last) give(position, ((worths[position] as number) / sorted.length) | 0);
        }, wants);
      }
    },
  };
}

/** What was made in a time; the nearer its own years are to it the more it is worth. */
function planTime(index: SearchIndex, { yearFrom, yearTo }: Years, scale = timeWorth): Plan {
  const from = yearFrom ?? Number.NEGATIVE_INFINITY;
  const to = yearTo ?? Number.POSITIVE_INFINITY;
  const closenessOf = toCloseness(from, to);
  return {
    kind: 'other',
    count: Math.max(1, index.size >> 2),
    isSimilar: false,
    labelWorth: scale,
    visit(give) {
      const { earliest, latest, size } = index;
      for (let position = 0; position < size; position++) {
        const first = earliest[position] as number;
        const last = latest[position] as number;
        if (first > to || last < from || first === undated) continue;
        const years = Math.min(last, to) - Math.max(first, from) + 1;
        if (years / (last - first + 1) < leastShare) continue;
        give(position, Math.ceil(scale * closenessOf(first, last)));
      }
    },
  };
}

interface Years {
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
}

/**
 * How near years are to those that were asked for: 1 where they lie within them, less with each year
 * beyond. Of a century some years more say less than of a single year.
 */
function toCloseness(from: number, to: number): (first: number, last: number) => number {
  const asked = Math.min(to - from + 1, longestAsked);
  const near = nearYears + asked / 4;
  return (first, last) => {
    const beyond = Math.max(0, from - first) + Math.max(0, last - to);
    if (beyond === 0) return 1;
    // What says its years a little more widely is not as sure as what lies within.
    return almost * (near / (near + beyond)) ** 2;
  };
}

const timeWorth = 600;
const nearYears = 20;
const longestAsked = 200;
const almost = 0.8;
/** What may be of any time says nothing about this one. */
const leastShare = 0.02;

/** Of a reign or dynasty: made in its years and lands, for the most part. */
function planTimeAndPlace(index: SearchIndex, { yearFrom, yearTo, places }: TimeAndPlace): Plan {
  const values = new Set(
    places.flatMap((words) => {
      const named = { words, isPhrase: words.length > 1, mayBeUnfinished: false };
      return landFacets.flatMap((facet) => findValues(index, named, facet, 'exact').values);
    }),
  );
  if (places.length > 0 && values.size === 0) return nothing;
  const ofTime = planTime(index, { yearFrom, yearTo }, landWorth);
  if (places.length === 0) return ofTime;
  const count = [...values].reduce((sum, value) => sum + (index.valueCounts[value] as number), 0);
  return {
    ...ofTime,
    count: Math.min(count, index.size),
    visit(give) {
      const { earliest, latest } = index;
      for (const value of values) {
        index.readValue(value, (position) => {
          const first = earliest[position] as number;
          const last = latest[position] as number;
          if (first === undated) return;
          const years = Math.min(last, yearTo) - Math.max(first, yearFrom) + 1;
          if (years * 2 > last - first + 1) give(position, landWorth);
        });
      }
    },
  };
}

/** A plan of which everything is worth more, and what was made in one of the times most. */
function raise(
  index: SearchIndex,
  plan: Plan,
  times: readonly TimeAndPlace[],
  scale: number,
): Plan {
  const closeness = times.map(({ yearFrom, yearTo }) => toCloseness(yearFrom, yearTo));
  const ofTime = (position: number) => {
    const first = index.earliest[position] as number;
    const last = index.latest[position] as number;
    if (first === undated) return 0;
    return Math.ceil(scale * Math.max(...closeness.map((of) => of(first, last))));
  };
  return {
    ...plan,
    kind: 'other',
    visit: (give, isWanted) =>
      plan.visit(
        (position, worth) => give(position, worth + namedWorth + ofTime(position)),
        isWanted,
      ),
  };
}

const landWorth = 10;
/** More than prominence can make up for. */
const namedWorth = 260;
/** Beside a ruler's name his own years say something, beside "reign of" more than a title. */
const reignWorth = 120;
const periodWorth = 700;
const landFacets = (['place', 'culture'] as const).map(toFacetNumber);

/** What has one of some values, as the works of makers. */
function planHolders(index: SearchIndex, values: readonly number[]): Plan {
  const count = values.reduce((sum, value) => sum + (index.valueCounts[value] as number), 0);
  const worth = toWorth(tier.label, fit.exact, toRarity(count, index.size));
  return {
    kind: 'other',
    count,
    isSimilar: false,
    labelWorth: worth,
    visit(give) {
      for (const value of values) index.readValue(value, (position) => give(position, worth));
    },
  };
}

function planMeanings(
  index: SearchIndex,
  { same, narrower }: Meanings,
  field: Clause['field'],
): Plan[] {
  return [
    ...same.map((words) => planName(index, words, field, fit.spelling)),
    ...narrower.map((words) => planName(index, words, field, fit.beginning)),
  ];
}

/** A name from the thesaurus, as it stands there; of several words, in a row. */
function planName(
  index: SearchIndex,
  words: readonly string[],
  field: Clause['field'],
  fits: number,
): Plan {
  const clause = {
    words,
    field,
    isPhrase: words.length > 1,
    mayBeUnfinished: false,
    text: words.join(' '),
    start: 0,
    end: 0,
  };
  let plan: Plan;
  if (field !== null && field !== 'title' && field !== 'accession') {
    plan = planValues(index, clause, 'exact');
  } else if (words.length > 1) {
    // In a row anywhere, or each where the label says it: "Japanese", "woodcut".
    plan = unite([
      planPhrase(index, words, tier.rest),
      intersect(
        index,
        words.map((word) =>
          planWord(index, { words: [word], mayBeUnfinished: false }, tier.label, 'exact'),
        ),
      ),
    ]);
  } else plan = planWord(index, clause, tier.rest, 'exact');
  return {
    ...plan,
    kind: 'other',
    labelWorth: (plan.labelWorth * fits) >> 3,
    visit: (give, isWanted) =>
      plan.visit((position, worth) => give(position, (worth * fits) >> 3), isWanted),
  };
}

function planWord(
  index: SearchIndex,
  { words, mayBeUnfinished }: Pick<Clause, 'words' | 'mayBeUnfinished'>,
  lastTier: number,
  tolerance: Tolerance,
): TermPlan {
  const expanded = expandWord(index, words[0] as string, mayBeUnfinished, tolerance);
  let count = 0;
  for (const { from, to } of expanded.ranges) {
    for (let term = from; term < to; term++) count += index.postingCounts[term] as number;
  }
  if (expanded.densePrefix >= 0) count = index.size;
  count = Math.min(count, index.size);
  const rarity = toRarity(count, index.size);
  return {
    kind: 'terms',
    expanded,
    lastTier,
    rarity,
    count,
    isSimilar: expanded.isSimilar,
    labelWorth: toWorth(tier.label, fit.exact, rarity),
    visit(give) {
      for (const range of expanded.ranges) visitRange(index, range, lastTier, rarity, give);
      if (expanded.densePrefix >= 0) {
        visitDense(index, expanded.densePrefix, lastTier, rarity, give);
      }
    },
  };
}

function visitRange(
  index: SearchIndex,
  range: TermRange,
  lastTier: number,
  rarity: number,
  give: Give,
): void {
  const { postings, postingStarts } = index;
  const worths = tierWorth.map((_, place) => toWorth(place, range.fit, rarity));
  for (let term = range.from; term < range.to; term++) {
    const end = postingStarts[term + 1] as number;
    let position = -1;
    for (let at = postingStarts[term] as number; at < end; ) {
      let number = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = postings[at++] as number;
        number |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      const distance = (number / tierCount) | 0;
      position += distance + 1;
      const place = number - distance * tierCount;
      if (place <= lastTier) give(position, worths[place] as number);
    }
  }
}

function visitDense(
  index: SearchIndex,
  prefix: number,
  lastTier: number,
  rarity: number,
  give: Give,
): void {
  const start = prefix * Math.ceil(index.size / 4);
  const worths = tierWorth.map((_, place) => toWorth(place, fit.beginning, rarity));
  for (let position = 0; position < index.size; position++) {
    const rank = ((index.dense[start + (position >> 2)] as number) >> ((position & 3) * 2)) & 3;
    const place = tierCount - rank;
    if (rank > 0 && place <= lastTier) give(position, worths[place] as number);
  }
}

/** Words that stand together in one field, in order. */
function planPhrase(index: SearchIndex, words: readonly string[], lastTier: number): Plan {
  const terms = words.map((word) => index.terms.find(word));
  if (terms.includes(-1)) return nothing;
  const steps = toSteps(terms);
  const rarest = terms.reduce((one, other) =>
    (index.postingCounts[one] as number) <= (index.postingCounts[other] as number) ? one : other,
  );
  const count = index.postingCounts[rarest] as number;
  const rarity = toRarity(count, index.size);
  return {
    kind: 'other',
    count,
    isSimilar: false,
    labelWorth: toWorth(tier.label, fit.exact, rarity),
    visit(give, isWanted) {
      const known = new Uint8Array(index.size);
      // Most are said by a facet's value ("oil on canvas"), whose objects need not be read.
      if (lastTier >= tier.label) {
        for (const value of listValuesWith(index, words)) {
          index.readValue(value, (position) => {
            known[position] = 1;
            if (isWanted(position)) give(position, toWorth(tier.label, fit.exact, rarity));
          });
        }
      }
      index.readPostings(rarest, (position) => {
        if (known[position] || !isWanted(position)) return;
        const place = findPhrase(index, position, terms, steps);
        if (place >= 0 && place <= lastTier) give(position, toWorth(place, fit.exact, rarity));
      });
    },
  };
}

/** A field that is a facet: the values that have the words, and their objects. */
function planValues(index: SearchIndex, clause: Clause, tolerance: Tolerance): Plan {
  const facet = toFacetNumber(
    clause.field as Exclude<Clause['field'], 'title' | 'accession' | null>,
  );
  const { values, isSimilar } = findValues(index, clause, facet, tolerance);
  let count = 0;
  for (const value of values) count += index.valueCounts[value] as number;
  count = Math.min(count, index.size);
  const worth = toWorth(tier.label, fit.exact, toRarity(count, index.size));
  return {
    kind: 'other',
    count,
    isSimilar,
    labelWorth: worth,
    visit(give) {
      for (const value of values) index.readValue(value, (position) => give(position, worth));
    },
  };
}

/** The values of a facet whose labels have all words; of a phrase, one after the other. */
export function findValues(
  index: SearchIndex,
  { words, isPhrase, mayBeUnfinished }: Pick<Clause, 'words' | 'isPhrase' | 'mayBeUnfinished'>,
  facet: number,
  tolerance: Tolerance,
): { values: number[]; isSimilar: boolean } {
  const from = index.facts.facetStarts[facet] as number;
  const to = index.facts.facetStarts[facet + 1] as number;
  if (isPhrase) {
    const values = listValuesWith(index, words).filter((value) => value >= from && value < to);
    if (values.length > 0) return { values, isSimilar: false };
  }
  let isSimilar = false;
  let found: Set<number> | null = null;
  words.forEach((word, at) => {
    const isLast = at === words.length - 1;
    const expanded = expandWord(index, word, mayBeUnfinished && isLast, tolerance);
    isSimilar ||= expanded.isSimilar;
    const ranges =
      expanded.densePrefix < 0
        ? expanded.ranges
        : [...expanded.ranges, toRange(index.terms.findPrefix(word))];
    const values = new Set<number>();
    for (const range of ranges) {
      const end = index.termValueStarts[range.to] as number;
      for (let place = index.termValueStarts[range.from] as number; place < end; place++) {
        const value = index.termValues[place] as number;
        if (value >= from && value < to && (found === null || found.has(value))) values.add(value);
      }
    }
    found = values;
  });
  return { values: [...(found ?? [])], isSimilar };
}

const toRange = ([from, to]: readonly [number, number]) => ({ from, to, fit: fit.beginning });

function planAccession(index: SearchIndex, { text, words }: Clause): Plan {
  const { accessions, accessionObjects } = index;
  const [from, to] = accessions.findPrefix(text || words.join(' '));
  const worth = toWorth(tier.title, fit.exact, toRarity(to - from, index.size));
  return {
    kind: 'other',
    count: to - from,
    isSimilar: false,
    labelWorth: worth,
    visit(give) {
      for (let place = from; place < to; place++) {
        const isWhole = accessions.at(place) === text;
        give(accessionObjects[place] as number, isWhole ? 2 * worth : worth);
      }
    },
  };
}

const nothing: Plan = { kind: 'other', count: 0, isSimilar: false, labelWorth: 0, visit() {} };

/** How well a term fits an expanded word; 0: not at all. */
export function toFitOf(index: SearchIndex, { ranges, densePrefix }: ExpandedWord) {
  const singles = new Map<number, number>();
  const wide: TermRange[] = [];
  for (const range of ranges) {
    if (range.to - range.from > 1) wide.push(range);
    else singles.set(range.from, Math.max(singles.get(range.from) ?? 0, range.fit));
  }
  if (densePrefix >= 0) {
    const prefix = index.facts.densePrefixes[densePrefix] as string;
    wide.push(toRange(index.terms.findPrefix(prefix)));
  }
  return (term: number): number => {
    let best = singles.get(term) ?? 0;
    for (const range of wide) {
      if (term >= range.from && term < range.to && range.fit > best) best = range.fit;
    }
    return best;
  };
}
