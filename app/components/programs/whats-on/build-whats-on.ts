import type { MuseumClock } from '#app/museum-clock.ts';
import { addDays, toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import { countChoices, listFailing, type WhatsOnCounts } from './count-choices.ts';
import { findStanding, type Standing } from './find-standing.ts';
import {
  type GroupStyle,
  groupRows,
  type WhatsOnGroup,
  type WhatsOnMessages,
} from './group-rows.ts';
import {
  firstOccasionsIn,
  hasBegun,
  hasPlacesToday,
  inOrder,
  isListedIn,
  latestFirst,
  listDaysIn,
  type Occasion,
  occasionsIn,
  toUpcoming,
  type UpcomingOffering,
} from './occasions.ts';
import type { Offering, OfferingTime } from './offerings/offering.ts';
import { showRowPicturesOnce } from './show-row-pictures-once.ts';
import { isStanding } from './standing.ts';
import {
  anyDay,
  noFilters,
  parseWhatsOnFilters,
  toDaySpan,
  type WhatsOnFilters,
} from './whats-on-filters.ts';

export interface WhatsOnListing extends WhatsOnCounts {
  readonly filters: WhatsOnFilters;
  readonly groups: readonly WhatsOnGroup[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  /** Comes after the days asked for, where little or nothing was found in them. */
  readonly next: readonly WhatsOnGroup[];
}

const rowsPerPage = 24;
/** A week, so that the days under their headings are whole on every page. */
const daysPerPage = 7;
/** With fewer things to do, more is told. */
export const nextShown = 3;
const standingDays = 15;

/** @param query of the address */
export function buildWhatsOn(
  offerings: readonly Offering[],
  query: URLSearchParams,
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnListing {
  const filters = parseWhatsOnFilters(query, clock.now.date);
  const upcoming = toUpcoming(offerings, clock);
  const matching = upcoming.filter(({ offering }) => listFailing(offering, filters).length === 0);
  const total = matching.filter(isListedIn(filters, clock)).length;
  const isNarrowed = filterNames.some((name) => filters[name] !== null);
  const standing = isNarrowed ? findStandingOf(matching, filters, clock) : null;
  const own = standing ? matching.filter((one) => !isTold(standing, one)) : matching;
  // Who looks for what every day has is told of each day; beside other things it would hide them.
  const isFolded =
    isManyDays(filters) && (!isNarrowed || own.some((one) => !isStanding(one, filters.language)));
  const { occasions, page, pageCount } = findPage(
    matching,
    isFolded ? own : matching,
    filters,
    clock,
  );
  const style = {
    isPast: filters.when === 'past',
    isOnce: isEachOnce(filters),
    isFolded,
    isStandingOnce: isFolded && !isNarrowed,
    standing: isFolded ? standing : null,
    narrowed: Object.fromEntries(filterNames.map((name) => [name, filters[name]])),
    tellsAccess: filters.access !== null,
  };
  const pictures = new Set<string>();
  const toGroups = (rows: readonly Occasion[], how: GroupStyle) =>
    showRowPicturesOnce(
      groupRows(rows, how, clock, language, messages),
      filters.kind === 'exhibition',
      pictures,
    );
  return {
    filters: { ...filters, page },
    groups: toGroups(occasions, style),
    total,
    page,
    pageCount,
    next:
      total < nextShown
        ? toGroups(findNext(upcoming, matching, filters, clock), {
            tellsAccess: filters.access !== null,
          })
        : [],
    ...countChoices(upcoming, filters, clock),
  };
}

/** Where no day or two are asked for, in which each thing is looked at by itself. */
const isManyDays = ({ when, day }: WhatsOnFilters) =>
  day === null && (when === null || when === 'month');

const filterNames = Object.keys(noFilters) as (keyof typeof noFilters)[];

/** What every open day of the next two weeks has of what is looked for; null where it is little, or all there is. */
function findStandingOf(
  matching: readonly UpcomingOffering[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
): Standing | null {
  if (!isManyDays(filters) || isEachOnce(filters)) return null;
  const end = toDateText(addDays(clock.now.date, standingDays));
  const days = listDaysIn(matching, filters, clock).filter((day) => day !== null && day < end);
  const occasions = matching.flatMap(occasionsIn(filters, clock, new Set(days))).sort(inOrder);
  const byDay = Map.groupBy(occasions, ({ time }) => time && toDateText(time.date));
  const standing = findStanding(byDay, clock);
  return standing && matching.some((one) => !isTold(standing, one)) ? standing : null;
}

/** Whether what every open day has tells it. */
const isTold = (
  { things, hasExhibitions }: Standing,
  { offering, upcoming }: UpcomingOffering,
): boolean =>
  things.some(([one]) => one?.offering === offering) ||
  (hasExhibitions && upcoming[0]?.time.isAllDay === true);

/** The same exhibitions below each day would say nothing. */
const isEachOnce = (filters: WhatsOnFilters) =>
  filters.kind === 'exhibition' && isManyDays(filters);

/**
 * The lines of the page that is asked for, or of the last: whole days, but of what is past or stands once.
 * @param own those whose days are shown
 */
function findPage(
  offerings: readonly UpcomingOffering[],
  own: readonly UpcomingOffering[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
): { occasions: readonly Occasion[]; page: number; pageCount: number } {
  const cut = <Part>(parts: readonly Part[], perPage: number) => {
    const pageCount = Math.max(1, Math.ceil(parts.length / perPage));
    const page = Math.min(filters.page, pageCount);
    return { shown: parts.slice((page - 1) * perPage, page * perPage), page, pageCount };
  };
  if (filters.when === 'past' || isEachOnce(filters)) {
    const find =
      filters.when === 'past' ? occasionsIn(filters, clock) : firstOccasionsIn(filters, clock);
    const order = filters.when === 'past' ? latestFirst : inOrder;
    const { shown, ...pages } = cut(offerings.flatMap(find).sort(order), rowsPerPage);
    return { occasions: shown, ...pages };
  }
  const today = toDateText(clock.now.date);
  const hasToday =
    own !== offerings && isManyDays(filters) && offerings.some(hasPlacesToday(clock));
  const days = new Set([...(hasToday ? [today] : []), ...listDaysIn(own, filters, clock)]);
  const { shown, ...pages } = cut([...days], daysPerPage);
  const find = occasionsIn(filters, clock, new Set(shown));
  return { occasions: offerings.flatMap(find).sort(inOrder), ...pages };
}

/** The days after those that were asked for, of the same kind if there are any, else of all. */
function findNext(
  all: readonly UpcomingOffering[],
  matching: readonly UpcomingOffering[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
): readonly Occasion[] {
  const isDayChosen = filters.day !== null || filters.when !== null;
  const after = isDayChosen ? toDaySpan(filters, clock.now.date).to : '';
  const { language } = filters;
  // Who asks for tonight goes out in the evening; where no evening is to come, by day. Who asks for tonight's of one
  // kind is told the next of it.
  const isShown = isListedIn(filters, clock);
  const others = matching.filter((one) => !isShown(one));
  const isOut = filters.when === 'tonight' && matching.length === all.length;
  for (const isEvening of isOut ? [true, false] : [false]) {
    if (filters.when === 'past' || !isDayChosen) break;
    const same = findDays(others, { ...anyDay, language, isEvening }, after, clock);
    if (same.length > 0) return same;
  }
  // What cannot be heard or seen takes the place of nothing: the days before are better than that.
  if (filters.access !== null)
    return isDayChosen ? findDays(others, { ...anyDay, language }, '', clock) : [];
  if (others.length < matching.length) return [];
  // After a day beyond all that is known comes nothing: what is next is told then.
  const later = findDays(all, { ...anyDay, language: null }, after, clock);
  return later.length > 0 ? later : findDays(all, { ...anyDay, language: null }, '', clock);
}

/** Days after one, as many as a few lines need; what is on at several of them is told once. */
function findDays(
  offerings: readonly UpcomingOffering[],
  span: Parameters<typeof listDaysIn>[1],
  after: string,
  clock: MuseumClock,
  count = nextShown,
): Occasion[] {
  const found: Occasion[] = [];
  for (const day of listDaysIn(offerings, span, clock)) {
    if (day === null || found.length >= count) break;
    if (day <= after) continue;
    const untold = offerings.filter(({ offering: one }) =>
      found.every(({ offering }) => offering !== one),
    );
    found.push(...untold.flatMap(occasionsIn(span, clock, new Set([day]))).sort(inOrder));
  }
  return found;
}

/** The next day with anything of its own, whole, for a page that only leads to the list; where that is one thing, two days. */
export function listNext(
  offerings: readonly UpcomingOffering[],
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnGroup[] {
  const span = { ...anyDay, language: null };
  const isBookable = hasPlacesToday(clock);
  const today = offerings.some(isBookable) ? [toDateText(clock.now.date)] : [];
  const own = offerings.filter((one) => !isStanding(one));
  const days = [...new Set([...today, ...listDaysIn(own, span, clock)])].slice(0, 2);
  const first = offerings.flatMap(occasionsIn(span, clock, new Set(days))).sort(inOrder);
  const groups = groupRows(first, { isFolded: true }, clock, language, messages);
  const isOne = groups[0] && groups[0].items.length < 2;
  return showRowPicturesOnce(groups.slice(0, isOne ? 2 : 1));
}

const hurry = ['tonight', 'today', null] as const;

interface Chosen {
  readonly offering: Offering;
  readonly time: OfferingTime;
  readonly when: (typeof hurry)[number];
}

/**
 * Chooses the one thing that somebody in a hurry is told: tonight's, else today's, else what comes next.
 * What has room goes before what has none.
 * @returns null when nothing with a date is to come
 */
export function chooseNext(
  offerings: readonly UpcomingOffering[],
  clock: MuseumClock,
): Chosen | null {
  const own = offerings.filter((one) => !isStanding(one));
  for (const when of hurry) {
    const span = { ...anyDay, when, language: null };
    for (const day of listDaysIn(own, span, clock)) {
      const found = own.flatMap(occasionsIn(span, clock, new Set([day]))).sort(inOrder);
      const { offering, time } =
        found.find((one) => one.time?.isOpen) ??
        found.find((one) => !hasBegun(one.time, clock)) ??
        {};
      if (offering && time) return { offering, time, when };
    }
  }
  return null;
}

/** Chooses what tonight begins with, also where that is held every evening; null: nothing more is to begin. */
export function chooseEvening(
  offerings: readonly UpcomingOffering[],
  clock: MuseumClock,
): Chosen | null {
  const when = 'tonight';
  const span = { ...anyDay, when, language: null, isEvening: true } as const;
  for (const { offering, time } of offerings.flatMap(occasionsIn(span, clock)).sort(inOrder)) {
    if (time && !hasBegun(time, clock)) return { offering, time, when };
  }
  return null;
}
