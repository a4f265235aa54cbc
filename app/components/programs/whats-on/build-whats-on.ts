import type { MuseumClock } from '#app/museum-clock.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { countChoices, listFailing, type WhatsOnCounts } from './count-choices.ts';
import { groupRows, type WhatsOnGroup, type WhatsOnMessages } from './group-rows.ts';
import {
  inOrder,
  latestFirst,
  type Occasion,
  occasionsIn,
  toUpcoming,
  type UpcomingOffering,
} from './occasions.ts';
import type { Offering } from './offerings/offering.ts';
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
const nextShown = 3;

/** @param query of the address */
export function buildWhatsOn(
  offerings: readonly Offering[],
  query: URLSearchParams,
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnListing {
  const audiences = countAudiences(offerings);
  const filters = parseWhatsOnFilters(query, clock.now.date, [...audiences.keys()]);
  const upcoming = toUpcoming(offerings, clock);
  const find = (changed: Partial<WhatsOnFilters>) =>
    findOccasions(upcoming, { ...filters, ...changed }, clock);
  const found = find({});
  const pageCount = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const page = Math.min(filters.page, pageCount);
  const toGroups = (some: readonly Occasion[]) =>
    groupRows(some, filters, clock, language, messages);
  return {
    filters: { ...filters, page },
    groups: toGroups(found.slice((page - 1) * rowsPerPage, page * rowsPerPage)),
    total: found.length,
    page,
    pageCount,
    next:
      found.length < nextShown
        ? toGroups(findNext(find, filters, clock, found.length > 0).slice(0, nextShown))
        : [],
    ...countChoices(upcoming, filters, clock, audiences),
  };
}

/**
 * After the days that were asked for, of the same kind if there is any, else of all.
 * @param isAlike nothing of another kind, as there is some of this one
 */
function findNext(
  find: (changed: Partial<WhatsOnFilters>) => readonly Occasion[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
  isAlike: boolean,
): readonly Occasion[] {
  const isDayChosen = filters.day !== null || filters.when !== null;
  const { to } = toDaySpan(filters, clock.now.date);
  const isLater = ({ time }: Occasion) =>
    time !== null && (!isDayChosen || toDateText(time.date) > to);
  const same = filters.when === 'past' || !isDayChosen ? [] : find(anyDay).filter(isLater);
  if (same.length > 0 || isAlike) return same;
  return find({ ...anyDay, ...noFilters }).filter(isLater);
}

/** The first lines of all that is to come, for a page that only leads to the list. */
export function listNext(
  offerings: readonly UpcomingOffering[],
  count: number,
  clock: MuseumClock,
  language: Language,
  messages: WhatsOnMessages,
): WhatsOnGroup[] {
  const filters = { ...anyDay, ...noFilters, page: 1 };
  const first = findOccasions(offerings, filters, clock).slice(0, count);
  return groupRows(first, filters, clock, language, messages);
}

function findOccasions(
  offerings: readonly UpcomingOffering[],
  filters: WhatsOnFilters,
  clock: MuseumClock,
): Occasion[] {
  return offerings
    .filter(({ offering }) => listFailing(offering, filters).length === 0)
    .flatMap(occasionsIn(filters, clock))
    .sort(filters.when === 'past' ? latestFirst : inOrder);
}

/** The audiences that there are, the most frequent first, with the words for them. */
function countAudiences(offerings: readonly Offering[]): Map<string, LocalizedText> {
  const counts = new Map<string, { count: number; label: LocalizedText }>();
  for (const { audience } of offerings) {
    if (!audience) continue;
    const known = counts.get(audience.value);
    counts.set(audience.value, { label: audience.label, count: (known?.count ?? 0) + 1 });
  }
  return new Map(
    [...counts]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([value, { label }]) => [value, label]),
  );
}
