import type { Lines, Refusal } from '#services/reservations/contract.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import { formatShort, type ReserveMessages } from './reserve-messages.ts';
import { toTicketsHref, toWaitHref } from './tickets-href.ts';

/** A polite no, and where there is a yes. */
export interface RefusalView {
  readonly title: string;
  readonly text: string;
  readonly times: readonly {
    readonly label: string;
    readonly word: string;
    readonly href: string;
  }[];
  /** The list of the time itself, where its places are taken. */
  readonly wait: { readonly text: string; readonly href: string } | null;
  /** Where all times of the next weeks stand. */
  readonly href: string;
}

/** Another time would not help. */
const notAboutTimes: ReadonlySet<Refusal['reason']> = new Set([
  'held-long-enough',
  'too-many-held',
  'too-many-lists',
]);

const areTaken: ReadonlySet<Refusal['reason']> = new Set(['sold-out', 'not-enough']);

/** A number of people that cannot be is told at its field. */
type ToldRefusal = Omit<Refusal, 'reason'> & {
  readonly reason: Exclude<Refusal['reason'], 'quantity'>;
};

/**
 * @param toHref address that shows a day; the day's page of tickets where there is none
 * @param lines how many were wanted
 */
export function toRefusalView(
  refusal: ToldRefusal,
  messages: ReserveMessages,
  language: Language,
  toHref: (offer: string, day: string) => string = toTicketsHref,
  lines: Lines = {},
): RefusalView {
  const { title, text } = messages.refusals[refusal.reason];
  const isAboutTimes = !notAboutTimes.has(refusal.reason);
  const hasNone = isAboutTimes && refusal.nearest.length === 0;
  return {
    title,
    text: hasNone ? messages.refusals.none : fill(text, { left: refusal.left }),
    times: isAboutTimes
      ? refusal.nearest.map((slot) => ({
          label: formatShort(slot, language),
          word: fill(messages.times.left[slot.left === 1 ? 'one' : 'other'], { count: slot.left }),
          href: toHref(slot.offer, slot.date),
        }))
      : [],
    wait:
      refusal.slot && areTaken.has(refusal.reason)
        ? { text: messages.times.wait, href: toWaitHref(refusal.slot.id, lines) }
        : null,
    href: toTicketsHref(refusal.offer?.uid ?? null, null),
  };
}
