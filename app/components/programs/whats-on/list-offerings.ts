import { toCardContent } from '#app/components/cards/card-content.ts';
import type { MuseumClock } from '#app/museum-clock.ts';
import type {
  Convening,
  Exhibition,
  ProgramEvent,
  PublicProgram,
  TicketType,
} from '#services/content-management/contract.ts';
import {
  describeExhibitionDates,
  type ExhibitionDateMessages,
} from '#shared/calendar/exhibition-dates.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { hoursOf } from '#shared/calendar/opening-hours.ts';
import { describeProgramTime } from '#shared/calendar/program-times.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import {
  addDays,
  daysBetween,
  type LocalDate,
  parseLocalDate,
  toDateText,
  weekdayOf,
} from '#shared/dates/local-date.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import { type Language, languageOptions, languages } from '#shared/languages/languages.ts';
import { readPriceLabel } from '#shared/languages/read-price-label.ts';
import { describeSlot, type SlotsById, toSlotId, toTickets } from '../list/describe-offer.ts';
import { toSlug } from '../list/program-filters.ts';
import { type AnyProgram, type ProgramMessages, toProgramItem } from '../list/program-listing.ts';
import type { Offering, OfferingKind, OfferingTime } from './offering.ts';

/** All that one can come to, in one language. */
export interface WhatsOnItems {
  readonly exhibitions: readonly Exhibition[];
  readonly programs: readonly PublicProgram[];
  readonly events: readonly ProgramEvent[];
  readonly convenings: readonly Convening[];
  readonly tickets: readonly TicketType[];
}

export interface OfferingMessages extends ProgramMessages {
  readonly exhibitionDates: ExhibitionDateMessages;
  readonly withAdmission: string;
  readonly guidedTour: string;
  readonly heldIn: string;
  /** The names of languages in the page's. */
  readonly languages: Readonly<Record<string, string>>;
}

export interface OfferingOptions {
  /** The same in English, whose words stand in addresses and tell what is free. */
  readonly english: Pick<WhatsOnItems, 'programs' | 'events' | 'tickets'>;
  readonly clock: MuseumClock;
  readonly language: Language;
  readonly messages: OfferingMessages;
  /** Null: nothing is known of places. */
  readonly slots: SlotsById | null;
}

/** Exhibitions are listed day by day for so long. */
const daysAhead = 120;
/** Tours follow a weekly schedule, which is good for so many days. */
const tourDaysAhead = 41;

export function listOfferings(items: WhatsOnItems, options: OfferingOptions): Offering[] {
  const englishPrograms = new Map(
    [...options.english.programs, ...options.english.events].map((one) => [one.uid, one]),
  );
  const englishTickets = new Map(options.english.tickets.map((one) => [one.uid, one]));
  return [
    ...items.exhibitions.map((exhibition) => ofExhibition(exhibition, options)),
    ...[...items.programs, ...items.events].map((program) =>
      ofProgram(program, englishPrograms.get(program.uid) ?? program, options),
    ),
    ...items.convenings.map((convening) => ofConvening(convening, options)),
    ...items.tickets
      .filter(({ kind, schedule }) => kind === 'guided_tour' && schedule.length > 0)
      .map((ticket) => ofTour(ticket, englishTickets.get(ticket.uid) ?? ticket, options)),
  ];
}

function ofProgram(program: AnyProgram, english: AnyProgram, options: OfferingOptions): Offering {
  const { clock, language, messages, slots } = options;
  const { id, audience } = program;
  const languages = program.languages.length > 0 ? program.languages : (['en'] as const);
  const isOn = program.status === 'scheduled';
  return {
    id,
    kinds: kindsOf(program, english),
    audience: audience && {
      value: toSlug(firstPart(english.audience?.text ?? audience.text)),
      label: { ...audience, text: firstPart(audience.text) },
    },
    access: program.access,
    price: readPriceLabel(english.priceLabel?.text)?.kind ?? null,
    times: program.times.map((time) => ({
      ...time,
      date: toMuseumTime(new Date(time.startsAt), clock.timeZone).date,
      isAllDay: false,
      isOpen:
        isOn &&
        !time.isCancelled &&
        !time.isFullyBooked &&
        slots?.get(toSlotId(program.uid, time.startsAt, clock.timeZone))?.state !== 'sold-out',
      languages,
    })),
    toRow: (told) => {
      const time = program.times.find(({ startsAt }) => startsAt === told?.startsAt) ?? null;
      const row = toProgramItem(program, time, clock, language, messages, slots);
      return { ...row, note: null, heldIn: tellLanguages(languages, messages) };
    },
  };
}

/** What is held in English alone says nothing of it. */
const tellLanguages = (
  spoken: OfferingTime['languages'],
  messages: OfferingMessages,
): string | null =>
  spoken.length === 1 && spoken[0] === 'en'
    ? null
    : fill(messages.heldIn, {
        languages: spoken.map((one) => messages.languages[one] ?? one).join(', '),
      });

/** "Everyone; guide dogs welcome" is for everyone. */
const firstPart = (text: string) => (text.split(/[;,]/)[0] ?? text).trim();

function kindsOf(program: AnyProgram, english: AnyProgram): OfferingKind[] {
  if (program.type === 'public_program') return ['program', program.category ?? 'other'];
  const isOpenStudio = toSlug(english.label?.text ?? '') === 'open-studio';
  return isOpenStudio ? ['open-studio', 'event'] : ['event'];
}

function ofExhibition(exhibition: Exhibition, options: OfferingOptions): Offering {
  const { clock, language, messages } = options;
  return {
    id: exhibition.id,
    kinds: ['exhibition'],
    audience: null,
    access: [],
    price: 'admission',
    times: listExhibitionDays(exhibition, clock),
    toRow: (time) => {
      const row = toDatedRow(exhibition, time, options);
      const isOver =
        time !== null && Date.parse(time.endsAt ?? time.startsAt) < clock.instant.getTime();
      return {
        ...row,
        summary: exhibition.subtitle ?? exhibition.summary,
        note: describeExhibitionDates(
          exhibition,
          clock.now.date,
          language,
          messages.exhibitionDates,
        ),
        offer: isOver
          ? null
          : {
              price: { text: messages.withAdmission, language },
              places: null,
              action: toTickets(messages),
              hint: null,
            },
      };
    },
  };
}

/** The days on which the house is open, for one that is over its last day. */
function listExhibitionDays(
  { startDate, endDate }: Exhibition,
  { now, timeZone, settings }: MuseumClock,
): OfferingTime[] {
  const end = endDate ? parseLocalDate(endDate) : null;
  if (end && daysBetween(end, now.date) > 0) {
    const instant = toInstant(end, 0, timeZone)?.toISOString();
    return instant ? [toAllDay(end, instant, instant)] : [];
  }
  const start = startDate ? parseLocalDate(startDate) : null;
  const first = start && daysBetween(now.date, start) > 0 ? start : now.date;
  const length = Math.min(daysAhead, end ? daysBetween(first, end) : daysAhead);
  return Array.from({ length: length + 1 }, (_, inDays) => addDays(first, inDays)).flatMap(
    (date) => {
      const { opens, closes } = hoursOf(
        date,
        settings?.openingHours ?? [],
        settings?.exceptionalHours ?? [],
      );
      if (opens === null || closes === null) return [];
      const from = toInstant(date, opens, timeZone);
      const to = toInstant(date, closes, timeZone);
      return from && to ? [toAllDay(date, from.toISOString(), to.toISOString())] : [];
    },
  );
}

const toAllDay = (date: LocalDate, startsAt: string, endsAt: string): OfferingTime => ({
  startsAt,
  endsAt,
  date,
  isAllDay: true,
  isOpen: true,
  languages,
});

/** One that lasts several days begins and ends on each as the whole does. */
function ofConvening(convening: Convening, options: OfferingOptions): Offering {
  const { clock, messages } = options;
  const { startsAt, endsAt, status, registration } = convening;
  const start = startsAt ? toMuseumTime(new Date(startsAt), clock.timeZone) : null;
  const end = endsAt ? toMuseumTime(new Date(endsAt), clock.timeZone) : null;
  const days = start ? (end ? daysBetween(start.date, end.date) : 0) + 1 : 0;
  return {
    id: convening.id,
    kinds: ['convening'],
    audience: null,
    access: [],
    price: null,
    times: Array.from({ length: start ? Math.min(days, daysAhead) : 0 }, (_, day) => {
      const date = addDays((start as { date: LocalDate }).date, day);
      const instantAt = (time: typeof start) =>
        time && toInstant(date, time.hour * 60 + time.minute, clock.timeZone)?.toISOString();
      return {
        startsAt: instantAt(start) ?? (startsAt as string),
        endsAt: instantAt(end) ?? null,
        date,
        isAllDay: false,
        isOpen: status === 'scheduled',
        languages: ['en'] as const,
      };
    }),
    toRow: (time) => ({
      ...toDatedRow(convening, time, options),
      status: status === 'scheduled' ? null : messages.status[status],
      offer:
        status === 'scheduled' && registration && registration.href !== '/tickets'
          ? {
              price: null,
              places: null,
              action: { text: messages.actions.reserve, link: registration },
              hint: null,
            }
          : null,
    }),
  };
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** A tour follows its schedule where nothing is known of places, else it has the times that have some. */
function ofTour(ticket: TicketType, english: TicketType, options: OfferingOptions): Offering {
  const { clock, language, messages, slots } = options;
  const { now, timeZone, settings } = clock;
  const length = (ticket.durationMinutes ?? 60) * 60_000;
  const times = Array.from({ length: tourDaysAhead + 1 }, (_, day) =>
    addDays(now.date, day),
  ).flatMap((date) => {
    const hours = hoursOf(date, settings?.openingHours ?? [], settings?.exceptionalHours ?? []);
    if (hours.opens === null) return [];
    return english.schedule
      .filter(({ weekday }) => weekday === weekdays[weekdayOf(date)])
      .flatMap(({ starts, language: spoken }): OfferingTime[] => {
        const [hour = 0, minute = 0] = starts.split(':').map(Number);
        const instant = toInstant(date, hour * 60 + minute, timeZone);
        const slot = slots?.get(`${ticket.uid}@${toDateText(date)}T${starts}`);
        if (!instant || (slots && (!slot || slot.state === 'cancelled'))) return [];
        return [
          {
            startsAt: instant.toISOString(),
            endsAt: new Date(instant.getTime() + length).toISOString(),
            date,
            isAllDay: false,
            isOpen: !slot || slot.state === 'open' || slot.state === 'few',
            languages: [findLanguage(spoken?.text)],
          },
        ];
      });
  });
  return {
    id: ticket.id,
    kinds: ['tour'],
    audience: null,
    access: [],
    price: 'paid',
    times: times.sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
    toRow: (time) => {
      const item = {
        id: ticket.id,
        uid: ticket.uid,
        type: 'ticket_type' as const,
        href: `/tickets#${ticket.uid}`,
        title: ticket.name,
        label: { text: messages.guidedTour, language },
        image: null,
      };
      const slot = time && slots?.get(toSlotId(ticket.uid, time.startsAt, timeZone));
      return {
        ...item,
        ...describeDate(time, options),
        status: slot?.state === 'sold-out' ? messages.status.soldOut : null,
        heldIn: time && tellLanguages(time.languages, messages),
        offer: {
          price:
            ticket.price === null
              ? ticket.priceLabel
              : { text: formatPrice(ticket.price, ticket.currency), language },
          ...(slot
            ? describeSlot(slot, language, messages)
            : {
                places: null,
                action: { ...toTickets(messages), text: messages.actions.reserve },
                hint: null,
              }),
        },
      };
    },
  };
}

/** That of a tour, by its English name; nothing said is English. */
const findLanguage = (name: string | undefined): Language =>
  languageOptions.find((option) => option.name === name)?.code ?? 'en';

const toDatedRow = (
  item: Exhibition | Convening,
  time: OfferingTime | null,
  options: OfferingOptions,
) => ({ ...toCardContent(item), ...describeDate(time, options) });

function describeDate(time: OfferingTime | null, { clock, language, messages }: OfferingOptions) {
  const told = time && describeProgramTime(time, clock.now, clock.timeZone, language, messages);
  return {
    day: told?.day ?? '–',
    month: told?.month ?? '',
    time: told?.time ?? null,
    hours: told?.hours ?? null,
    dateTime: told?.dateTime ?? null,
  };
}
