import type { RouterContextProvider } from 'react-router';
import { type CardPicture, toCardPicture } from '#app/components/cards/card-content.ts';
import { describeDates, stateOfResidency } from '#app/components/cards/residency-entry.ts';
import { noticeOf } from '#app/components/programs/detail/describe-program.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import { languageContext, translationsContext } from '#app/request-context.ts';
import eventsEnglish from '#locales/en/events.json';
import english from '#locales/en/exhibitions.json';
import type { ItemReference, ReferenceTime } from '#services/content-management/contract.ts';
import { toDatedHref } from '#shared/calendar/dated-href.ts';
import {
  describeExhibitionDates,
  type ExhibitionDateMessages,
} from '#shared/calendar/exhibition-dates.ts';
import { type MuseumTime, toMuseumTime } from '#shared/calendar/museum-time.ts';
import { findNextTime } from '#shared/calendar/program-times.ts';
import { formatDate, formatTime, formatTimeRange } from '#shared/dates/format-dates.ts';
import { daysBetween } from '#shared/dates/local-date.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** An item to go on to, with what one asks first: what it is, and when; of a person, the craft. */
export interface ReferenceRow extends Pick<ItemReference, 'id' | 'href' | 'title' | 'craft'> {
  readonly image: CardPicture | null;
  /** "Exhibition", "From the shop". */
  readonly kind: string;
  /** "Until February 6, 2027". */
  readonly dates: LocalizedText | null;
  /** Canceled, postponed, sold out, in the page's language; what has ended says so by its dates. */
  readonly status: string | null;
}

interface ReferenceDateMessages extends ExhibitionDateMessages {
  readonly ended: string;
}

export interface Moment {
  readonly now: MuseumTime;
  readonly instant: Date;
  readonly timeZone: string;
}

export async function toReferenceRows(
  context: Readonly<RouterContextProvider>,
  references: readonly ItemReference[],
): Promise<ReferenceRow[]> {
  if (references.length === 0) return [];
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('exhibitions', english);
  const { status: words } = context.get(translationsContext).messagesOf('events', eventsEnglish);
  const clock = await readMuseumClock(context);
  return references.map(({ id, href, title, image, craft, type, time }) => {
    const dates = time && describeTime(time, clock, language, messages.dates);
    const next = time?.kind === 'held' ? findHeld(time, clock.instant) : null;
    const notice = findNotice(time, clock.instant);
    // A program's page has days of its own, each told here by the day that the row says.
    const isDated = type === 'event' || type === 'public_program';
    return {
      ...{ id, title, craft },
      href: next && isDated ? toDatedHref(href, next.startsAt, clock.timeZone) : href,
      image: image && toCardPicture(image),
      kind: messages.relatedKinds[type],
      dates: dates ? { text: dates, language } : null,
      status: notice && words[notice],
    };
  });
}

type HeldTime = Extract<ReferenceTime, { kind: 'held' }>;

/** The next time that takes place, else the next that was to. */
const findHeld = ({ times }: HeldTime, now: Date) =>
  findNextTime(
    times.filter(({ isCancelled }) => !isCancelled),
    now,
  ) ?? findNextTime(times, now);

/** What a visitor must know before the dates; null: they say it all. */
function findNotice(time: ReferenceTime | null, now: Date) {
  const notice = time?.kind === 'held' ? noticeOf(time, now) : null;
  return notice === 'ended' ? null : notice;
}

/**
 * "Until May 4", "March 5 – April 8, 2026", "Saturday, November 28, 1–4 pm", "Ended October 9"; null: no
 * dates are known.
 */
export function describeTime(
  time: ReferenceTime,
  { now, instant, timeZone }: Moment,
  language: Language,
  messages: ReferenceDateMessages,
): string | null {
  if (time.kind === 'exhibition')
    return describeExhibitionDates(time, now.date, language, messages);
  if (time.kind === 'residency')
    // Months of this year that are over would be read as those to come.
    return describeDates(
      { ...time, dateLabel: null },
      language,
      stateOfResidency(time, now.date) === 'past' ? undefined : now.date.year,
    );
  if (time.kind === 'published') return formatDate(time.on, language);
  // Nobody knows when that will be.
  if (findNotice(time, instant) === 'postponed') return null;
  const next = findHeld(time, instant);
  const span = next ?? time.times.at(-1);
  if (!span) return null;
  const start = toMuseumTime(new Date(span.startsAt), timeZone);
  const end = span.endsAt ? toMuseumTime(new Date(span.endsAt), timeZone) : null;
  if (!next) {
    const { date } = end ?? start;
    const withYear = date.year !== now.date.year;
    return fill(messages.ended, { date: formatDate(date, language, { withYear }) });
  }
  const isLong = end !== null && daysBetween(start.date, end.date) !== 0;
  const nameDay = ({ date }: MuseumTime, isLast: boolean) =>
    formatDate(date, language, {
      withWeekday: true,
      withYear: isLast && date.year !== now.date.year,
    });
  const begins = formatTime(start.hour, start.minute, language);
  const hours = end && !isLong ? formatTimeRange(start, end, language) : begins;
  const first = `${capitalize(nameDay(start, !isLong))}, ${hours}`;
  return isLong ? `${first}\u00a0– ${nameDay(end, true)}` : first;
}
