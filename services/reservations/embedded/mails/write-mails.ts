import type { Mail } from '#database/visitors/mail-queue.ts';
import { isLastEntry } from '#shared/calendar/last-entry.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate, formatTime, formatTimeRange } from '#shared/dates/format-dates.ts';
import { layOutMail, type MailPart, toMailSignature } from '#shared/files/mail-layout.ts';
import { toGreetingName } from '#shared/forms/field-text.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
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
import { mailMessages, type Occasion } from './mail-messages.ts';

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
    parts: [
      page.ticket(reservation, { isValid: true }),
      page.button(messages.manage, paths.reservation(token)),
      ...page.place(),
      page.link(messages.guidelines, paths.guidelines),
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
    parts: [page.ticket(reservation), page.otherTimes()],
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
    parts: [
      ...(note ? [{ kind: 'text' as const, text: note }] : []),
      page.ticket(reservation),
      page.otherTimes(),
    ],
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
    parts: [
      page.ticket(person),
      page.button(page.messages.leave, paths.waiting(token)),
      page.otherTimes(),
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
  const text = fill(messages.offer.text, { time: page.moment(expiresAt) });
  return page.write(
    `reservation-offer:${holdId}`,
    { ...messages.offer, text },
    {
      parts: [page.ticket(person), page.button(messages.take, paths.hold(holdId)), ...page.place()],
    },
  );
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
  // A mail is plain text: not every reader knows the joiner, and some show it.
  const range = formatTimeRange(starts, ends, language).replaceAll('\u2060', '');
  const entry = isLastEntry(slot, offer.durationMinutes)
    ? formatTime(starts.hour, starts.minute, language)
    : range;
  const hours = offer.kind === 'admission' ? fill(messages.entry, { hours: entry }) : range;

  const people = formatPeople(offer, JSON.parse(person.lines), person.quantity, language);
  const address = (path: string) => desk.publicOrigin + localizePath(path, language);

  return {
    language,
    messages,
    moment(instant: string) {
      const { date, hour, minute } = toMuseumTime(new Date(instant), timeZone);
      return `${formatDate(date, language, { withWeekday: true })}, ${formatTime(hour, minute, language)}`;
    },
    /** @param of.isValid whether its code opens the gate */
    ticket(of: Recipient, { isValid = false } = {}): MailPart {
      const lines: Lines = JSON.parse(of.lines);
      const wanted = languageOptions.find(({ code }) => code === of.tour_language)?.nativeName;
      const { facts } = messages;
      const named: readonly (readonly [string, string | null | undefined])[] = [
        [facts.people, people],
        [facts.tourIn, say(slot.language)],
        [facts.guideIn, wanted],
        [facts.pay, isValid ? formatPayment(offer, lines) : null],
        [messages.code, isValid ? null : of.code],
      ];
      return {
        kind: 'ticket',
        title,
        when: `${capitalize(day)}, ${hours} (${messages.zone})`,
        facts: named.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
        code:
          isValid && of.code ? { label: messages.code, text: of.code, note: messages.show } : null,
      };
    },
    button: (label: string, path: string): MailPart => ({
      kind: 'button',
      label,
      address: address(path),
    }),
    link: (label: string, path: string): MailPart => ({
      kind: 'link',
      label,
      address: address(path),
    }),
    otherTimes: (): MailPart => ({
      kind: 'link',
      label: messages.otherTimes,
      address: address(paths.offer(offer.uid)),
    }),
    place(): MailPart[] {
      const lines = [place.address, say(place.directions)].filter(Boolean).join('\n');
      return lines ? [{ kind: 'facts', facts: [[messages.place, lines]] }] : [];
    },
    write(
      messageKey: string,
      occasion: Occasion,
      content: { parts: readonly MailPart[] } & Pick<
        Mail,
        'attachments' | 'causedBy' | 'isLimited'
      >,
    ): Mail {
      const contact = [place.phone, place.email].filter(Boolean).join(', ');
      const name = toGreetingName(person.name);
      return {
        messageKey,
        to: person.email ?? '',
        replyTo: place.email,
        person: person.email,
        isLimited: content.isLimited,
        causedBy: content.causedBy,
        language,
        subject: fill(occasion.subject, {
          code: person.code ?? '',
          title,
          day: `${day}, ${hours}`,
        }),
        ...layOutMail({
          language,
          preview: `${people}. ${occasion.text}`,
          parts: [
            {
              kind: 'text',
              text: name ? fill(messages.greeting, { name }) : messages.greetingWithoutName,
            },
            { kind: 'title', text: occasion.title },
            { kind: 'text', text: occasion.text },
            ...content.parts,
            ...(contact
              ? [{ kind: 'note' as const, text: fill(messages.questions, { contact }) }]
              : []),
            { kind: 'note', text: toMailSignature(language) },
          ],
        }),
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

/** @returns null where nothing is paid, a price is not known, or they are in several currencies */
function formatPayment(offer: Offer, lines: Lines): string | null {
  const wanted = offer.tickets.filter(({ uid }) => lines[uid]);
  const currency = wanted[0]?.currency;
  if (!currency || wanted.some((one) => one.price === null || one.currency !== currency))
    return null;
  const amount = wanted.reduce((sum, { uid, price }) => sum + (price ?? 0) * (lines[uid] ?? 0), 0);
  return amount === 0 ? null : formatPrice(amount, currency);
}
