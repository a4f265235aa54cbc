import type { RouterContextProvider } from 'react-router';
import { type OfferView, toOfferView } from '#app/components/reservations/calendar-view.ts';
import { formatCount, formatStartTime } from '#app/components/reservations/reserve-messages.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import {
  languageContext,
  nowContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import english from '#locales/en/tickets.json';
import type { Offer, Slot } from '#services/reservations/contract.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** What somebody wants to know who waits: what it will cost, for how long places are kept, when there is room sooner. */
export interface WaitingView {
  readonly offer: OfferView;
  /** Where the counters do not say it. */
  readonly price: LocalizedText | null;
  /** What a program says itself. */
  readonly priceLabel: LocalizedText | null;
  readonly location: LocalizedText | null;
  readonly keeps: string | null;
  readonly next: { readonly text: string; readonly href: string } | null;
}

export async function loadWaitingView(
  context: Readonly<RouterContextProvider>,
  found: { readonly offer: Offer; readonly slot: Slot },
): Promise<WaitingView> {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const { reservations, contentManagement } = context.get(servicesContext);
  // Other days are a help; one waits without them too.
  const optional = context.get(optionalContext);
  const offer = toOfferView(found.offer, language, messages);
  const [ticket, ...others] = offer.tickets;
  const [availability, program] = await Promise.all([
    optional(reservations.findAvailability(found.offer.uid), null),
    // A program says itself where it is, and what it costs where its places have no price.
    offer.kind === 'program'
      ? Promise.all([
          optional(contentManagement.findEvent(found.offer.uid, language), null),
          optional(contentManagement.findPublicProgram(found.offer.uid, language), null),
        ]).then(([event, program]) => event ?? program)
      : null,
  ]);
  const next = availability?.days
    .flatMap(({ slots }) => slots)
    .find(({ id, state }) => id !== found.slot.id && (state === 'open' || state === 'few'));
  // Close to its time places are kept for half of what is left.
  const left = Date.parse(found.slot.startsAt) - context.get(nowContext).getTime();
  const tellKept = (hours: number) =>
    left < 2 * hours * 3_600_000
      ? messages.waiting.keepsSoon
      : formatCount(messages.waiting.keeps, hours, language);
  return {
    offer,
    price: ticket?.priceText || others.length > 0 ? null : (program?.priceLabel ?? null),
    priceLabel: program?.priceLabel ?? null,
    location: program?.location ?? null,
    keeps: availability?.waitingOfferHours ? tellKept(availability.waitingOfferHours) : null,
    next: next
      ? {
          text: fill(messages.waiting.next, { when: tellWhen(next, language) }),
          href: toTicketsHref(next.offer, next.date, next.time),
        }
      : null,
  };
}

/** Within a sentence, so without a capital where the language has none. */
const tellWhen = ({ date, time }: Slot, language: Language) =>
  `${formatDate(date, language, { withWeekday: true, withYear: false })}, ${formatStartTime(time, language)}`;
