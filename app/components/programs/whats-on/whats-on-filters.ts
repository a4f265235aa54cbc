import {
  addDays,
  type LocalDate,
  parseLocalDate,
  toDateText,
  weekdayOf,
} from '#shared/dates/local-date.ts';
import { findNextSaturday } from '#shared/dates/next-saturday.ts';
import { languages } from '#shared/languages/languages.ts';
import { type AudienceGroup, audienceGroups } from '#shared/languages/read-audience.ts';
import { choose, parsePage } from '../list/program-filters.ts';
import { type OfferingKind, offeringKinds } from './offerings/offering.ts';

/** Spans of time that have a name; `past` is the archive. */
export const whatsOnPeriods = [
  'today',
  'tonight',
  'tomorrow',
  'saturday',
  'weekend',
  'month',
  'past',
] as const;

export type WhatsOnPeriod = (typeof whatsOnPeriods)[number];

export const programLanguages = [...languages, 'ase'] as const;
export const accessKinds = ['step-free', 'described', 'signed', 'captioned', 'relaxed'] as const;
export const priceKinds = ['free', 'admission', 'paid'] as const;

/** The calendar reaches six weeks ahead. */
export const calendarDays = 42;

/** How the list is narrowed, as its address says it; null means all. */
export interface WhatsOnFilters {
  readonly when: WhatsOnPeriod | null;
  /** YYYY-MM-DD; wins over `when`. */
  readonly day: string | null;
  readonly kind: OfferingKind | null;
  readonly audience: AudienceGroup | null;
  readonly language: (typeof programLanguages)[number] | null;
  readonly access: (typeof accessKinds)[number] | null;
  readonly price: (typeof priceKinds)[number] | null;
  /** Counted from 1. */
  readonly page: number;
}

/**
 * Reads `?day=2026-11-28&kind=workshop&language=haw`. Links grow old and people type, so what is
 * unknown means "all" and never an error; so does a day that is over.
 */
export function parseWhatsOnFilters(query: URLSearchParams, today: LocalDate): WhatsOnFilters {
  const asked = query.get('day') ?? '';
  const day = parseLocalDate(asked) && asked >= toDateText(today) ? asked : null;
  return {
    when: day ? null : choose(query.get('when'), whatsOnPeriods),
    day,
    kind: choose(query.get('kind'), offeringKinds),
    audience: choose(query.get('audience'), audienceGroups),
    language: choose(query.get('language'), programLanguages),
    access: choose(query.get('access'), accessKinds),
    price: choose(query.get('price'), priceKinds),
    page: parsePage(query.get('page')),
  };
}

/** The list of all there is, on any day. */
export const noFilters = { kind: null, audience: null, language: null, access: null, price: null };
export const anyDay = { when: null, day: null };

/** Days from and up to which a filter reaches, YYYY-MM-DD, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const noEnd = '9999-12-31';

/** A weekend is what is left of Saturday and Sunday. */
export function toDaySpan(
  { when, day }: Pick<WhatsOnFilters, 'when' | 'day'>,
  today: LocalDate,
): DaySpan {
  const inDays = (days: number) => toDateText(addDays(today, days));
  if (day) return { from: day, to: day };
  switch (when) {
    case 'today':
    case 'tonight':
      return { from: inDays(0), to: inDays(0) };
    case 'tomorrow':
      return { from: inDays(1), to: inDays(1) };
    case 'saturday': {
      const saturday = toDateText(findNextSaturday(today));
      return { from: saturday, to: saturday };
    }
    case 'weekend': {
      const toSunday = (7 - weekdayOf(today)) % 7;
      return { from: inDays(Math.max(0, toSunday - 1)), to: inDays(toSunday) };
    }
    case 'month':
      return { from: inDays(0), to: `${inDays(0).slice(0, 8)}31` };
    default:
      return { from: inDays(0), to: noEnd };
  }
}
