import en from '#locales/en/tickets.json' with { type: 'json' };
import es from '#locales/es/tickets.json' with { type: 'json' };
import haw from '#locales/haw/tickets.json' with { type: 'json' };
import type {
  ProgramEvent,
  PublicProgram,
  RichText,
  Settings,
  TicketType,
} from '#services/content-management/contract.ts';
import type {
  Departure,
  PlannedOffer,
  PlannedTicket,
  Programme,
} from '#services/reservations/embedded/programme.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { isOwnDesk } from '#shared/calendar/own-desk.ts';
import { toDaysAhead } from '#shared/calendar/reservable-days.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import type { LocalizedText, TextByLanguage } from '#shared/languages/localized-text.ts';
import { readOtherPrices } from '#shared/languages/read-other-prices.ts';
import { readPriceLabel } from '#shared/languages/read-price-label.ts';

/** The editors' texts in one language. Each language has the same items in the same order. */
export interface EditedPart {
  readonly settings: Settings | null;
  readonly tickets: readonly TicketType[];
  readonly programs: readonly (ProgramEvent | PublicProgram)[];
}

const messages: Readonly<Record<Language, typeof en>> = { en, es, haw };

/** The defaults for settings that editors left empty. */
const usual = {
  capacity: 40,
  maxPerReservation: 10,
  cutOffMinutes: 30,
  waitingOfferHours: 24,
  holdMinutes: 10,
} as const;

const maxOffers = 40;

/**
 * The editors' tickets and settings as what can be reserved: all kinds of admission share the places
 * of a time, every tour has its own. What is booked elsewhere, by a form, or has no times is left out.
 */
export function toProgramme(
  parts: { readonly [language in Language]: EditedPart },
  timeZone: string,
): Programme {
  const { settings, tickets, programs } = parts.en;
  const rules = settings?.reservations;
  const visit = settings?.addresses.find(({ kind }) => kind === 'visit') ?? null;
  const offered = tickets.filter(isReservedHere);
  const admission = offered.filter(({ kind }) => kind === 'admission');
  const tours = offered.filter(({ kind }) => kind !== 'admission');
  const groups = [...(admission.length > 0 ? [admission] : []), ...tours.map((tour) => [tour])];
  return {
    timeZone: settings?.timeZone ?? timeZone,
    location: visit?.location ?? null,
    openingHours: settings?.openingHours ?? [],
    exceptionalHours: settings?.exceptionalHours ?? [],
    closures: (settings?.reservationClosures ?? []).map(({ date, endDate, ticket, starts }) => ({
      date,
      endDate,
      offer: ticket,
      time: starts,
    })),
    rules: {
      daysAhead: toDaysAhead(settings),
      holdMinutes: usual.holdMinutes,
      waitingOfferHours: rules?.waitingOfferHours ?? usual.waitingOfferHours,
    },
    offers: [
      ...groups.map((group) => toOffer(group, parts, settings)),
      ...programs
        .filter(isProgramReservedHere)
        .map((program) => toProgramOffer(program, parts, timeZone)),
    ].slice(0, maxOffers),
    place: {
      name: collect((language) => parts[language].settings?.siteName ?? null),
      address: visit
        ? [visit.street, visit.city, [visit.region, visit.postalCode].filter(Boolean).join(' ')]
            .filter(Boolean)
            .join(', ') || null
        : null,
      directions: collect((language) =>
        toPlainText(findVisitAddress(parts[language].settings)?.directions ?? null),
      ),
      phone: settings?.phone ?? null,
      email: settings?.email ?? null,
    },
  };
}

const findVisitAddress = (settings: Settings | null) =>
  settings?.addresses.find(({ kind }) => kind === 'visit');

const isReservedHere = ({ booking, schedule }: TicketType): boolean =>
  schedule.length > 0 && (booking === null || isOwnDesk(booking));

/** One that does not take place has no times; those who had reserved are told by the desk. */
const isProgramReservedHere = ({ booking, status, times }: ProgramEvent | PublicProgram): boolean =>
  isOwnDesk(booking) && status === 'scheduled' && times.length > 0;

/** A program or an event: dates instead of a schedule. */
function toProgramOffer(
  program: ProgramEvent | PublicProgram,
  parts: { readonly [language in Language]: EditedPart },
  timeZone: string,
): PlannedOffer {
  const { uid, times } = program;
  const { settings } = parts.en;
  const rules = settings?.reservations;
  const zone = settings?.timeZone ?? timeZone;
  const own = program.type === 'public_program' ? program.capacity : null;
  const capacity = Math.max(1, Math.floor(own ?? rules?.capacity ?? usual.capacity));
  const [first] = times;
  const length = first?.endsAt ? Date.parse(first.endsAt) - Date.parse(first.startsAt) : null;
  return {
    uid,
    kind: 'program',
    title: collect(
      (language) => parts[language].programs.find((one) => one.uid === uid)?.title ?? null,
    ),
    durationMinutes: length === null ? null : Math.round(length / 60_000),
    minQuantity: 1,
    maxQuantity: Math.min(rules?.maxPerReservation ?? usual.maxPerReservation, capacity),
    isDaylightOnly: false,
    capacity,
    cutOffMinutes: rules?.cutOffMinutes ?? usual.cutOffMinutes,
    departures: times
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ startsAt, isFullyBooked }) => {
        const { date, hour, minute } = toMuseumTime(new Date(startsAt), zone);
        return {
          weekday: null,
          date: toDateText(date),
          starts: `${pad(hour)}:${pad(minute)}`,
          language: null,
          ...(isFullyBooked && { capacity: 0 }),
        };
      }),
    tickets: withOtherPrices(
      {
        uid,
        name: byLanguage((language) => messages[language].reserve.place),
        audience: null,
        price: readPriceLabel(program.priceLabel?.text.split(';')[0])?.amount ?? null,
        currency: 'USD',
      },
      (language) => parts[language].programs.find((one) => one.uid === uid)?.priceLabel ?? null,
    ),
  };
}

/**
 * A kind of place, and one more for each other price that editors' words name: who pays less says so
 * when reserving, and the sum is right.
 */
function withOtherPrices(
  ticket: PlannedTicket,
  labelIn: (language: Language) => LocalizedText | null,
): PlannedTicket[] {
  const others = readOtherPrices(labelIn('en')?.text).flatMap((other, index) =>
    other === null
      ? []
      : [
          {
            uid: `${ticket.uid}-${index + 2}`,
            name: collect((language) => {
              const label = labelIn(language);
              const words = readOtherPrices(label?.text)[index]?.words;
              return label && words ? { text: words, language: label.language } : null;
            }),
            audience: byLanguage((language) => messages[language].reserve.withProof),
            price: other.amount,
            currency: ticket.currency,
          },
        ],
  );
  if (others.length === 0) return [ticket];
  const name = byLanguage((language) => messages[language].reserve.fullPrice);
  return [{ ...ticket, name }, ...others];
}

const pad = (number: number) => String(number).padStart(2, '0');

/** @param group tickets that share their places, at least one */
function toOffer(
  group: readonly TicketType[],
  parts: { readonly [language in Language]: EditedPart },
  settings: Settings | null,
): PlannedOffer {
  const rules = settings?.reservations;
  const [first] = group as [TicketType];
  const isAdmission = first.kind === 'admission';
  /** The first of the group for which editors have set it. */
  const choose = (read: (ticket: TicketType) => number | null) =>
    group.map(read).find((value) => value !== null) ?? null;
  const capacity = choose((ticket) => ticket.capacity) ?? rules?.capacity ?? usual.capacity;
  const most = choose((ticket) => ticket.maxPerReservation) ?? rules?.maxPerReservation;
  const atOnce = Math.min(most ?? usual.maxPerReservation, capacity);
  const groupMost = isAdmission ? null : first.maxGroup;
  const inLanguage = (language: Language, uid: string) =>
    parts[language].tickets.find((ticket) => ticket.uid === uid);
  return {
    uid: isAdmission ? 'admission' : first.uid,
    kind: first.kind,
    title: isAdmission
      ? byLanguage((language) => messages[language].kinds.admission)
      : collect((language) => inLanguage(language, first.uid)?.name ?? null),
    durationMinutes: first.durationMinutes,
    minQuantity: Math.max(1, isAdmission ? 1 : (first.minGroup ?? 1)),
    maxQuantity: Math.max(1, groupMost === null ? atOnce : Math.min(atOnce, groupMost)),
    isDaylightOnly: group.some((ticket) => ticket.isDaylightOnly),
    capacity: Math.max(1, Math.floor(capacity)),
    cutOffMinutes:
      choose((ticket) => ticket.cutOffMinutes) ?? rules?.cutOffMinutes ?? usual.cutOffMinutes,
    departures: listDepartures(group, inLanguage),
    tickets: group.flatMap(({ uid, price, currency, isFree, freeDays }) => {
      const ticket = {
        uid,
        name: collect((language) => inLanguage(language, uid)?.name ?? null),
        audience: orNull(collect((language) => inLanguage(language, uid)?.audience ?? null)),
        price: isFree ? 0 : price,
        currency,
        freeDays,
      };
      // Those of admission are tickets of their own.
      return isAdmission
        ? [ticket]
        : withOtherPrices(ticket, (language) => inLanguage(language, uid)?.priceLabel ?? null);
    }),
  };
}

/** Each time once. Rows of a schedule stand at the same place in every language. */
function listDepartures(
  group: readonly TicketType[],
  inLanguage: (language: Language, uid: string) => TicketType | undefined,
): Departure[] {
  const departures = group.flatMap(({ uid, schedule }) =>
    schedule.map(({ weekday, starts }, row) => ({
      weekday,
      starts,
      language: orNull(
        collect((language) => inLanguage(language, uid)?.schedule[row]?.language ?? null),
      ),
    })),
  );
  const times = new Map(departures.map((one) => [`${one.weekday} ${one.starts}`, one]));
  return [...times.values()];
}

/** Only what is really written in a language: what fell back to another one is there already. */
function collect(find: (language: Language) => LocalizedText | string | null): TextByLanguage {
  const texts: { [language in Language]?: string } = {};
  for (const language of languages) {
    const found = find(language);
    if (typeof found === 'string') texts[language] = found;
    else if (found?.text && (found.language === language || language === 'en')) {
      texts[language] = found.text;
    }
  }
  return texts;
}

const orNull = (texts: TextByLanguage) => (Object.keys(texts).length > 0 ? texts : null);

/** Formatted text as lines of plain text, for mails. */
function toPlainText(text: RichText | null): string | null {
  const lines = text?.blocks.flatMap((block) => ('text' in block ? block.text : [])) ?? [];
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n') || null;
}
