import type { Mail } from '#database/visitors/mail-queue.ts';
import { choosePlural } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import { formatDate, formatTime, formatTimeRange } from '#shared/format-dates.ts';
import { formatPrice } from '#shared/format-price.ts';
import { toGreetingName } from '#shared/forms/field-text.ts';
import { isLanguage, type Language, languageOptions } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';
import { chooseText, type TextByLanguage } from '#shared/localized-text.ts';
import { toMuseumTime } from '#shared/museum-time.ts';
import type { Lines, Offer } from '../../contract.ts';
import type { Desk } from '../desk.ts';
import { toStoredView } from '../slots.ts';
import type { ReservationRow, SlotRow, WaitingRow } from '../tables.ts';
import { toReservationCalendar } from '../to-reservation-calendar.ts';
import { type MailPart, mailWords } from './mail-words.ts';

/** Where a link of a mail leads; the routes of the site have these paths. */
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
  const { words, language } = page;
  const key = isChange
    ? `reservation-changed:${reservation.id}.${reservation.changes}`
    : `reservation-confirmed:${reservation.id}`;
  return page.write(key, isChange ? words.changed : words.confirmed, {
    isLimited: true,
    causedBy: reservation.held_by,
    paragraphs: [
      ...page.facts(reservation),
      [words.show, page.payment(reservation.lines)],
      [words.manage, page.address(paths.reservation(token))],
      ...page.place(),
      [words.guidelines, page.address(paths.guidelines)],
    ],
    attachments: [
      {
        filename: `${words.calendarFile}-${reservation.code}.ics`,
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: toReservationCalendar(desk, slot, reservation, token, language),
      },
    ],
  });
}

export function writeCancelledMail(desk: Desk, slot: SlotRow, reservation: ReservationRow): Mail {
  const page = openPage(desk, slot, reservation);
  return page.write(`reservation-cancelled:${reservation.id}`, page.words.cancelled, {
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
  return page.write(key, page.words.cancelledByMuseum, {
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
  return page.write(`reservation-waiting:${person.id}`, page.words.waiting, {
    isLimited: true,
    causedBy,
    paragraphs: [
      ...page.facts(person),
      [page.words.leave, page.address(paths.waiting(token))],
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
  const { words } = page;
  return page.write(`reservation-offer:${holdId}`, words.offer, {
    paragraphs: [
      ...page.facts(person),
      [words.take, page.address(paths.hold(holdId))],
      [fill(words.until, { time: page.moment(expiresAt) })],
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

/** What every mail about one time to one person is made of. */
function openPage(desk: Desk, row: SlotRow, person: Recipient) {
  const language: Language = isLanguage(person.language) ? person.language : 'en';
  const words = mailWords[language];
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
    words,
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
          `${day}, ${hours} (${words.zone})`,
          sayPeople(offer, JSON.parse(of.lines), of.quantity, language),
          slot.language && fill(words.tourIn, { language: say(slot.language) ?? '' }),
          wanted ? fill(words.guideIn, { language: wanted }) : null,
          of.code ? fill(words.code, { code: of.code }) : null,
        ],
      ];
    },
    payment(lines: string): string | null {
      const total = sumPrices(offer, JSON.parse(lines));
      return total === null || total.amount === 0
        ? null
        : fill(words.pay, { amount: formatPrice(total.amount, total.currency) });
    },
    otherTimes: (): Paragraph[] => [
      [words.otherTimes, desk.publicOrigin + localizePath(paths.offer(offer.uid), language)],
    ],
    place: (): Paragraph[] => [[words.place, place.address, say(place.directions)]],
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
        [name ? fill(words.greeting, { name }) : words.greetingWithoutName],
        [part.text],
        ...content.paragraphs,
        [contact ? fill(words.questions, { contact }) : null],
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
function sayPeople(offer: Offer, lines: Lines, count: number, language: Language): string {
  const people = fill(choosePlural(mailWords[language].people, count, language), { count });
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
