import type { ObjectCollection, ObjectFacets } from '#services/object-collection/contract.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';

const valuesShown = 12;
/** The width of the chart in the units of its drawing. */
export const chartSize = { width: 1200, height: 240 } as const;

export interface ScopeValue {
  readonly label: LocalizedText;
  readonly count: number;
  /** Of the largest of its list, 0 to 1. */
  readonly share: number;
}

export interface Scope {
  readonly total: string;
  readonly pictured: string | null;
  readonly onView: string | null;
  readonly places: readonly ScopeValue[];
  readonly cultures: readonly ScopeValue[];
  readonly period: PeriodChart | null;
}

export interface PeriodChart {
  readonly bars: readonly {
    readonly years: string;
    readonly count: number;
    readonly x: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** The years at which a hundred begins, where they stand below the bars. */
  readonly ticks: readonly { readonly label: string; readonly x: number }[];
  /** The fullest bar. */
  readonly most: { readonly from: string; readonly to: string; readonly count: string };
}

/** The contents of the collection, counted by its service. Null: it is empty. */
export async function loadScope(
  objectCollection: ObjectCollection,
  language: Language,
): Promise<Scope | null> {
  const found = await objectCollection.searchObjects({
    page: 1,
    pageSize: 1,
    facets: ['place', 'culture', 'period', 'hasImage', 'onView'],
    facetSize: valuesShown,
  });
  if (!found || found.total === 0) return null;
  return {
    total: formatNumber(found.total),
    pictured: countTrue(found.facets.hasImage),
    onView: countTrue(found.facets.onView),
    places: toValues(found.facets.place, language),
    cultures: toValues(found.facets.culture, language),
    period: found.facets.period ? toChart(found.facets.period) : null,
  };
}

function countTrue(facet: ObjectFacets['hasImage']): string | null {
  const count = facet?.values.find(({ value }) => value === 'true')?.count;
  return count === undefined ? null : formatNumber(count);
}

function toValues(facet: ObjectFacets['place'], language: Language): ScopeValue[] {
  const values = (facet?.values ?? []).slice(0, valuesShown);
  const most = Math.max(1, ...values.map(({ count }) => count));
  return values.flatMap(({ label, count }) => {
    const text = label && chooseText(label, language);
    return text ? [{ label: text, count, share: count / most }] : [];
  });
}

/** Bars of a drawing from the counts of years; null where nothing is dated. */
export function toChart({ bars }: NonNullable<ObjectFacets['period']>): PeriodChart | null {
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last) return null;
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best), first);
  if (most.count === 0) return null;
  const years = last.to + 1 - first.from;
  const toX = (year: number) => round(((year - first.from) / years) * chartSize.width);
  const firstTick = Math.ceil(first.from / 100) * 100;
  // Every hundred years, or every few hundred where a collection begins with antiquity.
  const step = Math.ceil(years / 100 / 14) * 100;
  const ticks = Array.from(
    { length: Math.max(0, Math.floor((last.to - firstTick) / step) + 1) },
    (_, index) => firstTick + index * step,
  );
  return {
    bars: bars.map(({ from, to, count }) => ({
      years: `${from}–${to}`,
      count,
      x: toX(from),
      width: round(toX(to + 1) - toX(from)),
      height: round((count / most.count) * chartSize.height),
    })),
    ticks: ticks.map((year) => ({ label: String(year), x: toX(year) })),
    most: { from: String(most.from), to: String(most.to), count: formatNumber(most.count) },
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
