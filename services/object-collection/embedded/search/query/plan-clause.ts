import { fit, type Tolerance } from '#shared/search/expand-word.ts';
import type { Clause } from '#shared/search/parse-words.ts';
import type { Meanings } from '#shared/search/thesaurus.ts';
import { tier } from '../index/record-words.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { intersect, nothing, type Plan, unite } from './plan.ts';
import { planColors } from './plan-colors.ts';
import { planTime, planTimeAndPlace, raise } from './plan-times.ts';
import { planHolders, planKind, planValues } from './plan-values.ts';
import { planAccession, planPhrase, planTogether, planWord } from './plan-words.ts';
import type { SearchClause } from './understand-words.ts';

/** How to find what one clause asks for: by its words, or by what does as well. */
export function planClause(index: SearchIndex, clause: SearchClause, tolerance: Tolerance): Plan {
  const plan = planOwn(index, clause, tolerance);
  if (plan.count > 0 && !plan.isSimilar) return plan;
  const wider = unite(
    (clause.meanings?.broader ?? []).map((words) =>
      planName(index, words, clause.field, fit.distant),
    ),
  );
  return wider.count > 0 ? wider : plan;
}

/** The broader term that is looked for in place of one that nothing has; null: its own names find something. */
export function findBroader(index: SearchIndex, clause: SearchClause): readonly string[] | null {
  const broader = clause.meanings?.broader ?? [];
  if (broader.length === 0) return null;
  const plan = planOwn(index, clause, 'where-needed');
  if (plan.count > 0 && !plan.isSimilar) return null;
  return (
    broader.find((words) => planName(index, words, clause.field, fit.distant).count > 0) ?? null
  );
}

/** By its words and the other names of its term. */
function planOwn(index: SearchIndex, clause: SearchClause, tolerance: Tolerance): Plan {
  const own = planWords(index, clause, tolerance);
  const besides: Plan[] = [];
  if (clause.time) besides.push(planTime(index, clause.time));
  if (clause.makers) besides.push(planHolders(index, clause.makers));
  for (const other of clause.others ?? []) besides.push(planClause(index, other, 'where-needed'));
  besides.push(...planKind(index, clause), ...planColors(index, clause));
  if (clause.meanings) besides.push(...planMeanings(index, clause.meanings, clause.field));
  const made = clause.meanings?.made ?? [];
  // Objects that name the dynasty come before those that only fit its time and land.
  const named = made.length > 0 ? unite([own, ...besides]) : null;
  return named
    ? unite([
        raise(index, named, made, clause.isPeriod ? periodWorth : reignWorth),
        ...made.map((time) => planTimeAndPlace(index, time)),
      ])
    : unite([own, ...besides]);
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
      const tolerated = clause.meanings && tolerance === 'always' ? 'where-needed' : tolerance;
      const plan = planWord(index, clause, lastTier, isSure(clause) ? 'exact' : tolerated);
      // A term that no object has is no misspelt word, nor the beginning of one: cats are not cast, no cat is a catalogue.
      if (!clause.meanings || (tolerance === 'typing' && !plan.isSimilar)) return plan;
      const whole = planWord(index, { ...clause, mayBeUnfinished: false }, lastTier, 'exact');
      return plan.isSimilar || whole.count === 0 ? whole : plan;
    }
    default:
      return planValues(index, clause, tolerance);
  }
}

/** Times, and short words of another script that the thesaurus knows, are not guessed. */
const isSure = ({ time, meanings, words: [word = ''] }: SearchClause): boolean =>
  time !== undefined || (Boolean(meanings) && word.length <= maxShort && !/[a-z0-9]/.test(word));

const maxShort = 4;

/** Beside a ruler's name his own years say something, beside "reign of" more than a title. */
const reignWorth = 120;

const periodWorth = 700;

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
    visit: (give, ...asked) =>
      plan.visit((position, worth) => give(position, (worth * fits) >> 3), ...asked),
  };
}
