import type { MuseumClock } from '#app/museum-clock.ts';
import { addDays, toDateText } from '#shared/dates/local-date.ts';
import { audienceGroups } from '#shared/languages/read-audience.ts';
import { isListedIn, type UpcomingOffering } from './occasions.ts';
import { isDated, type Offering, offeringKinds } from './offerings/offering.ts';
import {
  accessKinds,
  calendarDays,
  priceKinds,
  programLanguages,
  type WhatsOnFilters,
} from './whats-on-filters.ts';

/** One value that the list can be narrowed to, and how many things it would show, each counted once. */
export interface CountedChoice {
  readonly value: string;
  readonly count: number;
}

export interface WhatsOnCounts {
  readonly choices: {
    readonly [name in
      | 'kind'
      | 'audience'
      | 'language'
      | 'access'
      | 'price']: readonly CountedChoice[];
  };
  /** How many of what is listed are no exhibitions. */
  readonly dated: number;
  /** The days of the calendar, from today on; `dated` leaves exhibitions out. */
  readonly days: readonly {
    readonly day: string;
    readonly count: number;
    readonly dated: number;
  }[];
}

/** Filters that an offering passes or not, whatever its times are. */
const offeringValues = {
  kind: ({ kinds }: Offering) => kinds,
  audience: ({ audiences }: Offering) => audiences,
  access: ({ access }: Offering) => access,
  price: ({ price }: Offering) => (price ? [price] : []),
} satisfies { [name in keyof WhatsOnFilters]?: (offering: Offering) => readonly string[] };

/**
 * Values that have an address and are not offered, since another says it better: every program and every event has a
 * kind of its own, so that the kinds add up to all, and families and everyone are an audience.
 */
const coarse: ReadonlySet<string> = new Set([
  'kind program',
  'kind event',
  'kind family',
  'audience everyone',
]);

/** What so large a share is held in narrows nothing. */
const nearlyAll = 0.95;

const offeringFilters = Object.keys(offeringValues) as (keyof typeof offeringValues)[];

/** The filters that keep an offering out of the list. */
export const listFailing = (offering: Offering, filters: WhatsOnFilters) =>
  offeringFilters.filter((name) => {
    const asked = filters[name];
    const values: readonly string[] = offeringValues[name](offering);
    return asked !== null && !values.includes(asked);
  });

/**
 * Counts what each choice would show if it took the place of the one made, in one pass: an offering that
 * one filter keeps out counts for the other values of that filter, and what two keep out for none.
 */
export function countChoices(
  offerings: readonly UpcomingOffering[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
): WhatsOnCounts {
  const counts = new Map<string, number>();
  const add = (name: string, value: string, count: number) => {
    const key = `${name} ${value}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  };
  const countOf = (name: string, value: string) => counts.get(`${name} ${value}`) ?? 0;

  const today = clock.now.date;
  const isInChosen = isListedIn(filters, clock);
  const inLanguages = [...programLanguages, null].map((language) => ({
    value: language ?? '',
    isListed: isListedIn({ ...filters, language }, clock),
  }));

  for (const one of offerings) {
    const failing = listFailing(one.offering, filters);
    if (failing.length > 1) continue;
    const shown = Number(isInChosen(one));
    for (const name of failing.length > 0 ? failing : offeringFilters) {
      for (const value of new Set(offeringValues[name](one.offering))) add(name, value, shown);
    }
    if (failing.length > 0) continue;
    const ofDated = Number(isDated(one.offering));
    add('dated', 'shown', ofDated * shown);
    for (const { value, isListed } of inLanguages) add('language', value, Number(isListed(one)));
    for (const day of listDays(one, filters)) {
      add('day', day, 1);
      add('dated day', day, ofDated);
    }
  }

  const choicesOf = (name: string, values: readonly string[]): CountedChoice[] =>
    values.map((value) => ({ value, count: countOf(name, value) }));
  const usedOf = (
    name: 'kind' | 'audience' | 'language' | 'access' | 'price',
    values: readonly string[],
  ) =>
    choicesOf(name, values).filter(
      ({ value, count }) =>
        value === filters[name] || (count > 0 && !coarse.has(`${name} ${value}`)),
    );
  const inAnyLanguage = countOf('language', '');
  return {
    choices: {
      kind: usedOf('kind', offeringKinds),
      audience: usedOf('audience', audienceGroups),
      language: usedOf('language', programLanguages).filter(
        ({ value, count }) => value === filters.language || count < nearlyAll * inAnyLanguage,
      ),
      access: usedOf('access', accessKinds),
      price: usedOf('price', priceKinds),
    },
    dated: countOf('dated', 'shown'),
    days: Array.from({ length: calendarDays }, (_, inDays) => toDateText(addDays(today, inDays)))
      .map((day) => ({ day, count: countOf('day', day), dated: countOf('dated day', day) }))
      .filter(({ count }) => count > 0),
  };
}

const listDays = ({ upcoming }: UpcomingOffering, { language }: WhatsOnFilters) =>
  new Set(
    upcoming
      .filter(({ time }) => language === null || time.languages.includes(language))
      .map(({ day }) => day),
  );
