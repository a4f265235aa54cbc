import type { ObjectCollection, ObjectFacets } from '#services/object-collection/contract.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import type { ExploreQuery } from './explore/explore-address.ts';

const culturesShown = 12;
const landsShown = 9;
const citiesShown = 6;
/** Of so many of the most frequent places it is asked what lies in them. */
const placesAsked = 24;
/** As many as the service gives. */
export const placesKnown = 200;
/** The width of the chart in the units of its drawing. */
export const chartSize = { width: 1200, height: 240 } as const;

export interface ScopeValue {
  readonly label: LocalizedText;
  readonly count: number;
  /** Of the largest of its list, 0 to 1. */
  readonly share: number;
  /** What finds these works and no others. */
  readonly query: Omit<ExploreQuery, 'page'>;
}

/** A land with all works that come from it, each counted once, and what lies in it. */
export interface ScopeLand extends ScopeValue {
  /** Of the facet. */
  readonly value: string;
  readonly cities: readonly {
    readonly label: LocalizedText;
    readonly words: string;
    readonly count: number;
  }[];
}

export interface Scope {
  readonly total: string;
  readonly pictured: string | null;
  readonly onView: string | null;
  readonly places: readonly ScopeLand[];
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
    facetSize: placesKnown,
  });
  if (!found || found.total === 0) return null;
  return {
    total: formatNumber(found.total),
    pictured: countTrue(found.facets.hasImage),
    onView: countTrue(found.facets.onView),
    places: await listLands(objectCollection, found.facets.place, language),
    cultures: toValues(found.facets.culture, language),
    period: found.facets.period ? toChart(found.facets.period) : null,
  };
}

function countTrue(facet: ObjectFacets['hasImage']): string | null {
  const count = facet?.values.find(({ value }) => value === 'true')?.count;
  return count === undefined ? null : formatNumber(count);
}

/** One of the places of the collection, with the works that name it. */
interface NamedPlace {
  readonly label: LocalizedText;
  readonly words: string;
  readonly count: number;
  /** How many of these works name another place too, by its value. */
  readonly shared: ReadonlyMap<string, number>;
  /** One of the works; null: none was found. */
  readonly example: string | null;
}

/** What was found for the last list of places: it takes a search for each. One a language. */
const lastLands = new WeakMap<
  ObjectCollection,
  Map<Language, { asked: string; lands: ScopeLand[] }>
>();

/**
 * A record says `Iznik, Türkiye`, and both are values of one list: a work would be counted under its city and
 * again under its land. A place all of whose works name another, which has more, lies in that one.
 */
export async function listLands(
  objectCollection: ObjectCollection,
  facet: ObjectFacets['place'],
  language: Language,
): Promise<readonly ScopeLand[]> {
  const last = lastLands.get(objectCollection) ?? new Map();
  lastLands.set(objectCollection, last);
  const asked = JSON.stringify(facet?.values ?? []);
  const known = last.get(language);
  if (known?.asked === asked) return known.lands;
  const lands = await findLands(objectCollection, facet, language);
  last.set(language, { asked, lands });
  return lands;
}

async function findLands(
  objectCollection: ObjectCollection,
  facet: ObjectFacets['place'],
  language: Language,
): Promise<ScopeLand[]> {
  const known = facet?.values ?? [];
  const places = new Map<string, NamedPlace>();
  await Promise.all(
    known.slice(0, placesAsked).map(async ({ value, label }) => {
      const text = label && chooseText(label, language);
      if (!text) return;
      const words = toPlaceWords(text.text);
      const found = await objectCollection.searchObjects({
        words,
        page: 1,
        pageSize: 1,
        facets: ['place'],
        facetSize: placesKnown,
      });
      places.set(value, {
        label: text,
        words,
        count: found?.total ?? 0,
        shared: new Map(found?.facets.place?.values.map((one) => [one.value, one.count])),
        example: found?.items[0]?.id ?? null,
      });
    }),
  );
  const landOf = new Map<string, string>();
  for (const { value, count } of known) {
    const lands = [...places].filter(
      ([land, { shared }]) => land !== value && shared.get(value) === count,
    );
    const [largest] = lands.sort(([, one], [, other]) => other.count - one.count);
    if (largest) landOf.set(value, largest[0]);
  }
  // Of two that are always named together the later one in the record is the land.
  for (const [value, land] of landOf) {
    if (landOf.get(land) !== value) continue;
    const isLand = await isNamedLast(objectCollection, places.get(value), language);
    landOf.delete(isLand ? value : land);
  }
  const lands = [...places]
    .filter(([value]) => !landOf.has(value))
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, landsShown);
  const most = Math.max(1, ...lands.map(([, { count }]) => count));
  return lands.map(([land, { label, words, count }]) => ({
    value: land,
    label,
    query: { words },
    count,
    share: count / most,
    cities: known
      .filter(({ value }) => landOf.get(value) === land)
      .slice(0, citiesShown)
      .flatMap(({ label: name, count: works }) => {
        const text = name && chooseText(name, language);
        return text ? [{ label: text, words: toPlaceWords(text.text), count: works }] : [];
      }),
  }));
}

async function isNamedLast(
  objectCollection: ObjectCollection,
  place: NamedPlace | undefined,
  language: Language,
): Promise<boolean> {
  const object = place?.example ? await objectCollection.findObject(place.example) : null;
  const text = object?.place && chooseText(object.place, language)?.text;
  return Boolean(text && place && text.endsWith(place.label.text));
}

function toValues(facet: ObjectFacets['culture'], language: Language): ScopeValue[] {
  const values = (facet?.values ?? []).slice(0, culturesShown);
  const most = Math.max(1, ...values.map(({ count }) => count));
  return values.flatMap(({ value, label, count }) => {
    const text = label && chooseText(label, language);
    // Its name stands in the texts of other works too.
    return text ? [{ label: text, query: { culture: [value] }, count, share: count / most }] : [];
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

/** A sign of quotation within the name would end the phrase. */
const toPlaceWords = (name: string): string => `place:"${name.replaceAll('"', ' ')}"`;
