import { type Language, languages } from '#shared/languages/languages.ts';
import { type PageFinding, stopsPublishing } from '#shared/page-builder/page-finding.ts';
import { fill, type Words } from '../../words/words.ts';
import type { WeightRow } from './list-weights.ts';
import type { SeenFinding } from './use-page-checks.ts';

/** What is wrong in one way, where, and what to do. */
export interface Advice {
  readonly key: string;
  readonly stops: boolean;
  readonly says: string;
  /** English where the studio has no words of its own for it. */
  readonly isEnglish: boolean;
  readonly does: string;
  readonly places: readonly AdvicePlace[];
}

export interface AdvicePlace {
  readonly blockId: string | null;
  /** Empty where it is the same in all of them. */
  readonly languages: readonly Language[];
  readonly about: string;
  /** The renderer's own words. */
  readonly isEnglish: boolean;
}

/** Findings of one kind together: what stops publishing first, what weighs too much last. */
export function listAdvice(
  known: readonly PageFinding[],
  seen: readonly SeenFinding[],
  weights: readonly WeightRow[],
  words: Words,
): Advice[] {
  const { kinds, rules, otherRule } = words.checks;
  const ofKinds = [...Map.groupBy(known, ({ kind }) => kind)].map(
    ([kind, findings]): Advice => ({
      ...kinds[kind],
      key: kind,
      stops: findings.some(stopsPublishing),
      isEnglish: false,
      places: (kind === 'missing-language' ? joinLanguages(findings) : findings).map((one) => ({
        ...one,
        about: sayAbout(one, words),
        isEnglish: kind === 'left-out',
      })),
    }),
  );
  const ofRules = [...Map.groupBy(seen, ({ rule }) => rule)].map(([rule, findings]): Advice => {
    const own = (rules as Readonly<Record<string, { says: string; does: string }>>)[rule];
    return {
      key: rule,
      stops: false,
      says: own?.says ?? findings[0]?.about ?? rule,
      isEnglish: !own,
      does: own?.does ?? otherRule,
      places: findings.map(({ blockId, languages: in_, about }) => ({
        blockId,
        languages: in_.length === languages.length ? [] : in_,
        about: sayMeasure(rule, about, words),
        isEnglish: false,
      })),
    };
  });
  const ofWeights = weights.flatMap(({ key, value, budget, isOver }): Advice[] => {
    const heavy = words.checks.heavy[key as keyof typeof words.checks.heavy];
    if (!isOver || !heavy) return [];
    const says = fill(heavy.says, { value, budget: budget ?? '' });
    return [
      { key: `heavy-${key}`, stops: false, says, isEnglish: false, does: heavy.does, places: [] },
    ];
  });
  return [...ofKinds, ...ofRules, ...ofWeights].sort(
    (one, other) => Number(other.stops) - Number(one.stops),
  );
}

/** The same words that several languages lack are one place. */
const joinLanguages = (findings: readonly PageFinding[]): PageFinding[] =>
  [...Map.groupBy(findings, ({ blockId, about }) => `${blockId} ${about}`).values()].flatMap(
    ([first, ...others]) => {
      if (!first) return [];
      const all = [first, ...others].flatMap((one) => one.languages);
      return [{ ...first, languages: [...new Set(all)] }];
    },
  );

function sayAbout({ kind, about }: PageFinding, { checks, pages }: Words): string {
  const isOfWords = kind === 'missing-language' || kind === 'outdated-language';
  if (!isOfWords && kind !== 'free-look') return about;
  // Values of a style that nobody has words for are called as in its source.
  const names: Readonly<Record<string, string>> = isOfWords ? pages.inputs : checks.looks;
  return about
    .split(', ')
    .map((name) => names[name] ?? name)
    .join(', ');
}

function sayMeasure(rule: string, about: string, { checks }: Words): string {
  if (rule === 'lost-place') return about;
  const [, has, needs] = /^(\d+) < (\d+)$/.exec(about) ?? [];
  return rule === 'small-picture' && has && needs ? fill(checks.pixels, { has, needs }) : '';
}
