import { toCardContent } from '#app/components/cards/card-content.ts';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import {
  type ConveningActions,
  offerConvening,
} from '#app/components/programs/list/offer-convening.ts';
import { choose, parsePage } from '#app/components/programs/list/program-filters.ts';
import type { MuseumClock } from '#app/museum-clock.ts';
import type { Convening } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { describeProgramTime, isPast } from '#shared/calendar/program-times.ts';
import { formatDateRange } from '#shared/dates/format-dates.ts';
import type { Page } from '#shared/http/page.ts';
import type { Language } from '#shared/languages/languages.ts';
import { conveningPeriods } from './convening-periods.ts';

export interface ConveningMessages {
  readonly today: string;
  readonly tomorrow: string;
  readonly withRecording: string;
  readonly actions: ConveningActions;
  readonly status: {
    readonly cancelled: string;
    readonly postponed: string;
    readonly now: string;
  };
}

export interface ConveningFilters {
  readonly when: (typeof conveningPeriods)[number] | null;
  /** Four digits. */
  readonly year: string | null;
  /** Counted from 1. */
  readonly page: number;
}

export interface ConveningListing {
  readonly filters: ConveningFilters;
  readonly items: Page<ProgramListItem>;
  readonly years: readonly { readonly value: string; readonly count: number }[];
  readonly counts: { readonly all: number; readonly upcoming: number; readonly past: number };
}

const conveningsPerPage = 12;

/** Reads `?when=past&year=2026&page=2`; what is unknown means all. */
function parseConveningFilters(query: URLSearchParams, years: readonly string[]): ConveningFilters {
  return {
    when: choose(query.get('when'), conveningPeriods),
    year: choose(query.get('year'), years),
    page: parsePage(query.get('page')),
  };
}

/** Those to come, the next one first, then those that were, the latest first. */
export function buildConveningListing(
  convenings: readonly Convening[],
  query: URLSearchParams,
  clock: MuseumClock,
  language: Language,
  messages: ConveningMessages,
): ConveningListing {
  const yearOf = ({ startsAt }: Convening) =>
    startsAt ? String(toMuseumTime(new Date(startsAt), clock.timeZone).date.year) : null;
  const years = [...new Set(convenings.flatMap((one) => yearOf(one) ?? []))].sort().reverse();
  const filters = parseConveningFilters(query, years);
  const match = ({ when, year }: Pick<ConveningFilters, 'when' | 'year'>) =>
    inOrder(convenings, clock).filter(
      (one) =>
        (when === null || (when === 'past') === isOver(one, clock.instant)) &&
        (year === null || yearOf(one) === year),
    );
  const found = match(filters);
  const page = Math.min(filters.page, Math.max(1, Math.ceil(found.length / conveningsPerPage)));
  const countOf = (when: ConveningFilters['when']) => match({ ...filters, when }).length;
  return {
    filters: { ...filters, page },
    items: {
      items: found
        .slice((page - 1) * conveningsPerPage, page * conveningsPerPage)
        .map((one) => toConveningItem(one, clock, language, messages))
        .map((item) => (isUsual(item.label, convenings) ? { ...item, label: null } : item)),
      page,
      pageSize: conveningsPerPage,
      total: found.length,
    },
    years: years.map((value) => ({ value, count: match({ ...filters, year: value }).length })),
    counts: { all: countOf(null), upcoming: countOf('upcoming'), past: countOf('past') },
  };
}

/** What most of a list are called is no news in any line of it. */
const isUsual = (label: ProgramListItem['label'], all: readonly Convening[]): boolean =>
  2 * all.filter((one) => one.label?.text === label?.text).length > all.length;

/** @param convenings newest first, as the service lists them */
function inOrder(convenings: readonly Convening[], { instant }: MuseumClock): Convening[] {
  const coming = convenings.filter((one) => !isOver(one, instant)).reverse();
  return [...coming, ...convenings.filter((one) => isOver(one, instant))];
}

/** One without a date has still to come. */
export const isOver = ({ startsAt, endsAt }: Convening, now: Date): boolean =>
  startsAt !== null && isPast({ startsAt, endsAt }, now);

const isOn = (convening: Convening, now: Date) =>
  convening.startsAt !== null &&
  Date.parse(convening.startsAt) <= now.getTime() &&
  !isOver(convening, now);

/** A line of the list: the days large, `7–8`. */
export function toConveningItem(
  convening: Convening,
  clock: MuseumClock,
  language: Language,
  messages: ConveningMessages,
): ProgramListItem {
  const { startsAt, endsAt, status, recording } = convening;
  const date = startsAt
    ? describeProgramTime({ startsAt, endsAt }, clock.now, clock.timeZone, language, messages)
    : null;
  const first = startsAt ? toMuseumTime(new Date(startsAt), clock.timeZone).date : null;
  const last = endsAt ? toMuseumTime(new Date(endsAt), clock.timeZone).date : first;
  const isWithinMonth = first && last && first.month === last.month && first.day !== last.day;
  return {
    ...toCardContent(convening),
    day: isWithinMonth ? `${first.day}–${last.day}` : (date?.day ?? '–'),
    month: date?.month ?? '',
    time: date?.time ?? null,
    dateTime: startsAt,
    isOff: status !== 'scheduled',
    status:
      status !== 'scheduled'
        ? messages.status[status]
        : isOn(convening, clock.instant)
          ? messages.status.now
          : null,
    note: recording && isOver(convening, clock.instant) ? messages.withRecording : null,
    offer: isOver(convening, clock.instant) ? null : offerConvening(convening, messages.actions),
  };
}

/**
 * The days of a convening in the museum's zone, or the editors' wording.
 * @param thisYear left out where it is not over
 */
export function describeDays(
  { dateLabel, startsAt, endsAt }: Pick<Convening, 'dateLabel' | 'startsAt' | 'endsAt'>,
  timeZone: string,
  language: Language,
  thisYear?: number,
): string | null {
  if (dateLabel) return dateLabel.text;
  if (!startsAt) return null;
  const first = toMuseumTime(new Date(startsAt), timeZone).date;
  const last = endsAt ? toMuseumTime(new Date(endsAt), timeZone).date : first;
  return formatDateRange(first, last, language, thisYear);
}
