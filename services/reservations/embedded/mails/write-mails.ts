import type { Mail } from '#database/visitors/mail-queue.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate, formatTime, formatTimeRange } from '#shared/dates/format-dates.ts';
import { toGreetingName } from '#shared/forms/field-text.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import { isLanguage, type Language, languageOptions } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { chooseText, type TextByLanguage } from '#shared/languages/localized-text.ts';
import type { Lines, Offer } from '../../contract.ts';
import type { Desk } from '../desk.ts';
import { toStoredView } from '../slots.ts';
import type { ReservationRow, SlotRow, WaitingRow } from '../tables.ts';
import { toReservationCalendar } from '../to-reservation-calendar.ts';
import { type MailPart, mailMessages } from './mail-messages.ts';

/** The targets of links in mails. The routes of the site have these paths. */
const paths = {
  reservation: (token: string) => `/tickets/reservation/${token}`,
  waiting: (token: string) => `/tickets/waiting-list/${token}`,
  hold: (id: string) => `/tickets/reserve/${id}`,
  offer: (uid: string) => `/tickets?offer=${uid}`,
  guidelines: '/visit/visitor-guidelines',
} as const;

/** For a new reservation, and for one that has changed. */
export function writeConfirmationMail(
  desk: Desk,
  slot: SlotRow,
  reservation: ReservationRow,
  token: string,
): Mail {
  const isChange = reservation.changes > 0;
  const page = openPage(desk, slot, reservation);
  const { messages, language } = page;
  const key = isChange
    ? `reservation-changed:${reservation.id}.${reservation.changes}`
    : `reservation-confirmed:${reservation.id}`;
  return page.write(key, isChange ? messages.changed : messages.confirmed, {
    isLimited: true,
    causedBy: reservation.held_by,
    paragraphs: [
      ...page.facts(reservation),
      [messages.show, page.payment(reservation.lines)],
      [messages.manage, page.address(paths.reservation(token))],
      ...page.place(),
      [messages.guidelines, page.address(paths.guidelines)],
    ],
    attachments: [
      {
        filename: `${messages.calendarFile}-${reservation.code}.ics`,
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: toReservationCalendar(desk, slot, reservation, token, language),
      },
    ],
  });
}

export function writeCancelledMail(desk: Desk, slot: SlotRow, reservation: ReservationRow): Mail {
  const page = openPage(desk, slot, reservation);
  return page.write(`reservation-cancelled:${reservation.id}`, page.messages.cancelled, {
    isLimited: true,
    causedBy: reservation.held_by,
    paragraphs: [...page.facts(reservation), ...page.otherTimes()],
  });
}

/** @param note what the staff add, in their own words */
export function writeCancelledByMuseumMail(
  desk: Desk,
  slot: SlotRow,
  reservation: ReservationRow,
  note: string | null,
): Mail {
  const page = openPage(desk, slot, reservation);
  const key = `reservation-cancelled-by-museum:${reservation.id}`;
  return page.write(key, page.messages.cancelledByMuseum, {
    paragraphs: [[note], ...page.facts(reservation), ...page.otherTimes(), ...page.place()],
  });
}

export function writeWaitingMail(
  desk: Desk,
  slot: SlotRow,
  person: WaitingRow,
  token: string,
  causedBy: string | null,
): Mail {
  const page = openPage(desk, slot, person);
  return page.write(`reservation-waiting:${person.id}`, page.messages.waiting, {
    isLimited: true,
    causedBy,
    paragraphs: [
      ...page.facts(person),
      [page.messages.leave, page.address(paths.waiting(token))],
      ...page.otherTimes(),
    ],
  });
}

export function writeOfferMail(
  desk: Desk,
  slot: SlotRow,
  person: WaitingRow,
  holdId: string,
  expiresAt: string,
): Mail {
  const page = openPage(desk, slot, person);
  const { messages } = page;
  return page.write(`reservation-offer:${holdId}`, messages.offer, {
    paragraphs: [
      ...page.facts(person),
      [messages.take, page.address(paths.hold(holdId))],
      [fill(messages.until, { time: page.moment(expiresAt) })],
      ...page.place(),
    ],
  });
}

type Recipient = {
  readonly quantity: number;
  readonly lines: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly language: string | null;
  readonly code?: string | null;
  readonly tour_language?: string | null;
};

/** Lines that belong together; those that are null are left out. */
type Paragraph = readonly (string | null)[];

/** The data for every mail to one person about one time. */
function openPage(desk: Desk, row: SlotRow, person: Recipient) {
  const language: Language = isLanguage(person.language) ? person.language : 'en';
  const messages = mailMessages[language];
  const { timeZone, place } = desk.programme;
  const { offer, slot } = toStoredView(row, 0, desk.now);
  const say = (texts: TextByLanguage | null) => chooseText(texts, language)?.text ?? null;
  const title = say(offer.title) ?? offer.uid;
  const starts = toMuseumTime(new Date(slot.startsAt), timeZone);
  const ends = toMuseumTime(new Date(slot.endsAt), timeZone);
  const day = formatDate(starts.date, language, { withWeekday: true });
  const hours = formatTimeRange(starts, ends, language);

  return {
    language,
    messages,
    address: (path: string) => desk.publicOrigin + localizePath(path, language),
    moment(instant: string) {
      const { date, hour, minute } = toMuseumTime(new Date(instant), timeZone);
      return `${formatDate(date, language, { withWeekday: true })}, ${formatTime(hour, minute, language)}`;
    },
    facts(of: Recipient): Paragraph[] {
      const wanted = languageOptions.find(({ code }) => code === of.tour_language)?.nativeName;
      return [
        [
          title,
          `${day}, ${hours} (${messages.zone})`,
          formatPeople(offer, JSON.parse(of.lines), of.quantity, language),
          slot.language && fill(messages.tourIn, { language: say(slot.language) ?? '' }),
          wanted ? fill(messages.guideIn, { language: wanted }) : null,
          of.code ? fill(messages.code, { code: of.code }) : null,
        ],
      ];
    },
    payment(lines: string): string | null {
      const total = sumPrices(offer, JSON.parse(lines));
      return total === null || total.amount === 0
        ? null
        : fill(messages.pay, { amount: formatPrice(total.amount, total.currency) });
    },
    otherTimes: (): Paragraph[] => [
      [messages.otherTimes, desk.publicOrigin + localizePath(paths.offer(offer.uid), language)],
    ],
    place: (): Paragraph[] => [[messages.place, place.address, say(place.directions)]],
    write(
      messageKey: string,
      part: MailPart,
      content: { paragraphs: readonly Paragraph[] } & Pick<
        Mail,
        'attachments' | 'causedBy' | 'isLimited'
      >,
    ): Mail {
      const contact = [place.phone, place.email].filter(Boolean).join(', ');
      const name = toGreetingName(person.name);
      const paragraphs: Paragraph[] = [
        [name ? fill(messages.greeting, { name }) : messages.greetingWithoutName],
        [part.text],
        ...content.paragraphs,
        [contact ? fill(messages.questions, { contact }) : null],
        [say(place.name)],
      ];
      return {
        messageKey,
        to: person.email ?? '',
        replyTo: place.email,
        person: person.email,
        isLimited: content.isLimited,
        causedBy: content.causedBy,
        language,
        subject: fill(part.subject, { code: person.code ?? '', title, day: `${day}, ${hours}` }),
        text: `${paragraphs
          .map((lines) => lines.filter((line) => line).join('\n'))
          .filter(Boolean)
          .join('\n\n')}\n`,
        attachments: content.attachments,
      };
    },
  };
}

/** "3 people: 2 × Adults, 1 × Children". */
function formatPeople(offer: Offer, lines: Lines, count: number, language: Language): string {
  const people = fill(choosePlural(mailMessages[language].people, count, language), { count });
  if (offer.tickets.length < 2) return people;
  const parts = offer.tickets
    .filter(({ uid }) => lines[uid])
    .map(({ uid, name }) => `${lines[uid]} × ${chooseText(name, language)?.text ?? uid}`);
  return parts.length === 0 ? people : `${people}: ${parts.join(', ')}`;
}

/** @returns null where a price is not known, or they are in several currencies */
function sumPrices(offer: Offer, lines: Lines): { amount: number; currency: string } | null {
  const wanted = offer.tickets.filter(({ uid }) => lines[uid]);
  const currency = wanted[0]?.currency;
  if (!currency || wanted.some((one) => one.price === null || one.currency !== currency))
    return null;
  const amount = wanted.reduce((sum, { uid, price }) => sum + (price ?? 0) * (lines[uid] ?? 0), 0);
  return { amount, currency };
}
