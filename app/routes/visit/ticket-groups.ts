import { type TicketPrice, toTicketPrice } from '#app/components/visit/ticket-prices.ts';
import type english from '#locales/en/tickets.json';
import type { ItemLink, RichText, TicketType } from '#services/content-management/contract.ts';
import { isOwnDesk } from '#shared/calendar/own-desk.ts';
import { formatTime, formatWeekday } from '#shared/dates/format-dates.ts';
import { weekdayNames } from '#shared/dates/local-date.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

type TicketMessages = typeof english;

/**
 * Where the button of a ticket leads; `reserve`: to the calendar on this page; `museum`: there is none,
 * one pays at the desk.
 */
export type TicketBooking =
  | { readonly kind: 'reserve'; readonly offer: string; readonly text: LocalizedText | null }
  | { readonly kind: 'elsewhere'; readonly link: ItemLink; readonly host: string }
  | { readonly kind: 'here'; readonly link: ItemLink }
  | { readonly kind: 'museum' };

export interface TicketView {
  readonly id: string;
  readonly uid: string;
  readonly name: LocalizedText;
  readonly audience: LocalizedText | null;
  readonly location: LocalizedText | null;
  readonly description: RichText | null;
  readonly price: TicketPrice;
  readonly isFree: boolean;
  readonly duration: string | null;
  readonly group: string | null;
  readonly schedule: readonly DaySchedule[];
  readonly booking: TicketBooking;
}

/** One weekday's departures, by language; several times of the same language stand together. */
export interface DaySchedule {
  readonly day: string;
  readonly departures: readonly {
    readonly language: LocalizedText | null;
    readonly times: readonly string[];
  }[];
}

export interface TicketGroup {
  readonly id: TicketType['kind'];
  readonly title: string;
  /** What they cost, each figure once: "$18, $10, Free". */
  readonly figures: readonly TicketPrice['figure'][];
  readonly tickets: readonly TicketView[];
  /** The calendar that all of several tickets share: its button stands once. Null: each has its own. */
  readonly sharedOffer: string | null;
}

/**
 * Tickets by kind, kinds in the order in which the editors' first ticket of each stands.
 * @param reserved uids of the tickets that can be reserved on this page
 */
export function listTicketGroups(
  tickets: readonly TicketType[],
  language: Language,
  messages: TicketMessages,
  reserved: ReadonlySet<string> = new Set(),
): TicketGroup[] {
  const kinds = [...new Set(tickets.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const group = tickets
      .filter((ticket) => ticket.kind === kind)
      .map(
        (ticket): TicketView => ({
          id: ticket.id,
          uid: ticket.uid,
          name: ticket.name,
          audience: ticket.audience,
          location: ticket.location,
          description: ticket.description,
          price: toTicketPrice(ticket, messages.free),
          isFree: ticket.isFree || ticket.price === 0,
          duration:
            ticket.durationMinutes === null
              ? null
              : fill(messages.minutes, { count: ticket.durationMinutes }),
          group: formatGroup(ticket, messages),
          schedule: listDays(ticket.schedule, language),
          booking: reserved.has(ticket.uid)
            ? {
                kind: 'reserve',
                offer: kind === 'admission' ? kind : ticket.uid,
                text: ticket.booking?.text ?? null,
              }
            : toBooking(ticket.booking),
        }),
      );
    return {
      id: kind,
      title: messages.kinds[kind],
      figures: [
        ...new Map(group.map(({ price: { figure } }) => [textOf(figure), figure])).values(),
      ],
      tickets: group,
      sharedOffer: findSharedOffer(group),
    };
  });
}

const textOf = (figure: TicketPrice['figure']) =>
  typeof figure === 'string' ? figure : figure.text;

function findSharedOffer(tickets: readonly TicketView[]): string | null {
  const offers = tickets.map(({ booking }) => (booking.kind === 'reserve' ? booking.offer : null));
  return tickets.length > 1 && new Set(offers).size === 1 ? (offers[0] ?? null) : null;
}

function formatGroup({ minGroup, maxGroup }: TicketType, messages: TicketMessages): string | null {
  const min = minGroup !== null && minGroup > 1 ? minGroup : null;
  if (min !== null && maxGroup !== null) return fill(messages.groupRange, { min, max: maxGroup });
  if (maxGroup !== null) return fill(messages.groupUpTo, { max: maxGroup });
  return min === null ? null : fill(messages.groupFrom, { min });
}

/** The ticket's own page is this one, so a link that leads here books nothing. */
function toBooking(link: ItemLink | null): TicketBooking {
  if (!link || isOwnDesk(link)) return { kind: 'museum' };
  if (!link.isExternal) return { kind: 'here', link };
  return URL.canParse(link.href)
    ? { kind: 'elsewhere', link, host: new URL(link.href).host }
    : { kind: 'museum' };
}

function listDays(schedule: TicketType['schedule'], language: Language): DaySchedule[] {
  return weekdayNames.flatMap((weekday, index) => {
    const departures = schedule
      .filter((departure) => departure.weekday === weekday)
      .toSorted((one, other) => one.starts.localeCompare(other.starts));
    if (departures.length === 0) return [];
    const languages = [...new Set(departures.map((departure) => departure.language?.text ?? ''))];
    return {
      // 7 January 2024 was a Sunday.
      day: formatWeekday({ year: 2024, month: 1, day: 7 + index }, language),
      departures: languages.map((name) => {
        const same = departures.filter((departure) => (departure.language?.text ?? '') === name);
        return {
          language: name ? (same[0]?.language ?? null) : null,
          times: same.map(({ starts }) => formatStartTime(starts, language)),
        };
      }),
    };
  });
}

function formatStartTime(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return formatTime(hour, minute, language);
}
