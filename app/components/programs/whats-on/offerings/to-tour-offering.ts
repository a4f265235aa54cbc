import whatsOn from '#locales/en/whatsOn.json';
import type { TicketType } from '#services/content-management/contract.ts';
import { toDaysAhead } from '#shared/calendar/reservable-days.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { toDateText, weekdayNames, weekdayOf } from '#shared/dates/local-date.ts';
import { firstSentence } from '#shared/languages/first-sentence.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { toTicketsHref } from '../../../reservations/tickets-href.ts';
import { describeSlot, toSlotId } from '../../list/describe-offer.ts';
import { tellKind } from '../../list/tell-kind.ts';
import { tellNext } from '../../list/tell-next.ts';
import type { Offering, OfferingTime } from './offering.ts';
import type { OfferingOptions } from './offering-options.ts';
import { describeDate, tellLanguages } from './offering-row.ts';
import { listOpenDays } from './open-days.ts';

const guidedTour = { text: whatsOn.list.guidedTour, language: 'en' };

/** A tour follows its schedule where nothing is known of places, else it has the times that have some. */
export function toTourOffering(
  ticket: TicketType,
  english: TicketType,
  options: OfferingOptions,
): Offering {
  const { clock, language, messages, slots } = options;
  const { now, timeZone, settings } = clock;
  const toClockText = (startsAt: string) => toSlotId(ticket.uid, startsAt, timeZone).slice(-5);
  const length = (ticket.durationMinutes ?? 60) * 60_000;
  // Its weekly schedule is good for as long as places can be reserved.
  const days = listOpenDays(now.date, toDaysAhead(settings) + 1, clock);
  const times = days.flatMap(({ date }) =>
    english.schedule
      .filter(({ weekday }) => weekday === weekdayNames[weekdayOf(date)])
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
            left: slot?.left,
            languages: [findLanguage(spoken?.text)],
          },
        ];
      }),
  );
  times.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    id: ticket.id,
    kinds: ['tour'],
    audiences: [],
    access: [],
    price: 'paid',
    times,
    toRow: (time) => {
      const slot = time && slots?.get(toSlotId(ticket.uid, time.startsAt, timeZone));
      const offered = slot ? describeSlot(slot, clock, language, messages) : null;
      const day = time && toDateText(time.date);
      const item = {
        id: ticket.id,
        uid: ticket.uid,
        type: 'ticket_type' as const,
        // It has no page of its own: its name leads where one comes along on that day.
        href: offered?.action?.link.href ?? `/tickets#${ticket.uid}`,
        title: ticket.name,
        // As of programs, English decides for every language.
        label: tellKind(guidedTour, english.name, english.location) && {
          text: messages.guidedTour,
          language,
        },
        image: ticket.image,
        location: ticket.location,
        summary: ticket.summary && {
          ...ticket.summary,
          text: firstSentence(ticket.summary.text, ticket.summary.language),
        },
      };
      return {
        ...item,
        ...describeDate(time, options),
        status: slot?.state === 'sold-out' ? messages.status.soldOut : null,
        heldIn: time && tellLanguages(time.languages, messages),
        offer: {
          price: offered?.isUnderWay
            ? null
            : // The label tells exceptions, too: "$15; free with admission".
              (ticket.priceLabel ??
              (ticket.price === null
                ? null
                : { text: formatPrice(ticket.price, ticket.currency), language })),
          ...(offered ?? {
            places: null,
            action: {
              text: messages.actions.reserve,
              link: { href: toTicketsHref(ticket.uid, day), isExternal: false, text: null },
            },
            hint: null,
          }),
          ...(time && (offered?.isSoldOut || offered?.isUnderWay)
            ? tellNext(
                time,
                // Who came for a language finds the next tour in it.
                times.filter(({ languages }) => languages[0] === time.languages[0]),
                ({ isOpen }) => isOpen,
                ({ startsAt, date }) =>
                  toTicketsHref(ticket.uid, toDateText(date), toClockText(startsAt)),
                clock,
                language,
                messages,
              )
            : {}),
        },
      };
    },
  };
}

/** That of a tour, by its English name; nothing said is English. */
const findLanguage = (name: string | undefined): Language =>
  languageOptions.find((option) => option.name === name)?.code ?? 'en';
