import whatsOn from '#locales/en/whatsOn.json';
import type { TicketType } from '#services/content-management/contract.ts';
import { toDatedHref } from '#shared/calendar/dated-href.ts';
import { isPast } from '#shared/calendar/program-times.ts';
import { toTourPath } from '#shared/calendar/tour-path.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { firstSentence } from '#shared/languages/first-sentence.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import { toTicketsHref } from '../../../reservations/tickets-href.ts';
import { describeSlot, toSlotId } from '../../list/describe-offer.ts';
import { tellKind } from '../../list/tell-kind.ts';
import { tellNext } from '../../list/tell-next.ts';
import { listTourTimes } from './list-tour-times.ts';
import type { Offering } from './offering.ts';
import type { OfferingOptions } from './offering-options.ts';
import { describeDate, tellLanguages } from './offering-row.ts';

const guidedTour = { text: whatsOn.list.guidedTour, language: 'en' };

export function toTourOffering(
  ticket: TicketType,
  english: TicketType,
  options: OfferingOptions,
): Offering {
  const { clock, language, messages, slots } = options;
  const { timeZone } = clock;
  const toClockText = (startsAt: string) => toSlotId(ticket.uid, startsAt, timeZone).slice(-5);
  const times = listTourTimes(ticket, english, options);
  return {
    id: ticket.id,
    kinds: ['tour'],
    audiences: [],
    access: ticket.access,
    accessNote: ticket.accessNote,
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
        // As of programs, what is over is no day that the page can be about.
        href:
          time && !isPast(time, clock.instant)
            ? toDatedHref(toTourPath(ticket.uid), time.startsAt, timeZone)
            : toTourPath(ticket.uid),
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
