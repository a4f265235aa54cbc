import { formatWeekday } from '#shared/dates/format-dates.ts';
import { daysBetween, type LocalDate, toDateText } from '#shared/dates/local-date.ts';
import { findNextSaturday } from '#shared/dates/next-saturday.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { WhatsOnWords } from './name-choices.ts';
import type { WhatsOnFilters } from './whats-on-filters.ts';

const offered = ['today', 'tonight', 'tomorrow', 'saturday', 'weekend', null] as const;

type OfferedPeriod = (typeof offered)[number];

/** A span of days to choose. How much is in it is said over its list: beside "Saturday 5" a number reads as a part of the day. */
export interface DayLink {
  readonly when: OfferedPeriod;
  readonly to: string;
  readonly text: string;
  /** On phones. */
  readonly short: string;
  readonly isChosen: boolean;
}

/**
 * Today, tonight, the coming Saturday, the weekend, all; each an address. When today or tonight is over,
 * tomorrow takes the place of it.
 * @param countOf how much a span has, whatever the list is narrowed by: no filter takes a chosen day away
 */
export function toDayLinks(
  countOf: (when: NonNullable<OfferedPeriod>) => number,
  toHref: (when: OfferedPeriod) => string,
  chosen: Pick<WhatsOnFilters, 'when' | 'day'> | null,
  today: LocalDate,
  language: Language,
  words: WhatsOnWords,
): DayLink[] {
  const saturday = findNextSaturday(today);
  const isOver = countOf('today') === 0 || countOf('tonight') === 0;
  const isTomorrow = daysBetween(today, saturday) === 1;
  const isLeftOut = (when: OfferedPeriod) =>
    (when === 'tomorrow' && !isOver) || (when === 'saturday' && isOver && isTomorrow);
  return offered.flatMap((when) => {
    const isChosen = chosen !== null && isSpan(chosen, when, saturday);
    const isOffered = when === null || (countOf(when) > 0 && !isLeftOut(when));
    if (!isOffered && !isChosen) return [];
    const weekday = formatWeekday(saturday, language);
    const short = words.shortPeriods;
    return {
      when,
      to: toHref(when),
      text:
        when === 'saturday'
          ? capitalize(`${weekday} ${saturday.day}`)
          : when
            ? words.periods[when]
            : words.everyDay,
      short: fill(when ? short[when] : short.all, { day: saturday.day }),
      isChosen,
    };
  });
}

/**
 * That today or tonight is over, where the list begins with a later day; null: neither is, or the list is narrowed.
 * @param filters null: none
 */
export function tellOver(
  days: readonly Pick<DayLink, 'when'>[],
  { nothing }: Pick<WhatsOnWords, 'nothing'>,
  filters: WhatsOnFilters | null,
): string | null {
  const { page = 1, ...chosen } = filters ?? {};
  if (page > 1 || Object.values(chosen).some((value) => value !== null)) return null;
  const isOffered = (period: OfferedPeriod) => days.some(({ when }) => when === period);
  if (!isOffered('today')) return nothing.today;
  return isOffered('tonight') ? null : nothing.tonight;
}

/** A day of the calendar may be the Saturday that is offered. */
const isSpan = (
  { when, day }: Pick<WhatsOnFilters, 'when' | 'day'>,
  offeredOne: OfferedPeriod,
  saturday: LocalDate,
): boolean =>
  day === null ? when === offeredOne : offeredOne === 'saturday' && day === toDateText(saturday);
