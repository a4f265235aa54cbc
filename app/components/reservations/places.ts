import { useState } from 'react';
import type { Lines } from '#services/reservations/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { OfferView } from './calendar-view.ts';
import type { SlotView } from './day-view.ts';
import { placesPrefix, type ReservationAnswer } from './reservation-answer.ts';
import { formatCount, formatTotal, type ReserveMessages } from './reserve-messages.ts';

/** A time that has fewer places than one reservation may have. */
export interface Shortage {
  readonly left: number;
  readonly text: string;
  readonly waitHref: string;
}

/** How many of each ticket a form asks for just now. */
export interface Places {
  readonly lines: Lines;
  readonly choose: (ticket: string, count: number) => void;
}

/**
 * What the fields of a form say, so that the page can tell their sum.
 * @param given what was chosen before; null: nothing yet, which is one of the first ticket
 * @param answer of the server, which keeps what was sent to it
 */
export function usePlaces(
  offer: OfferView | null,
  given: Lines | null,
  answer: ReservationAnswer | undefined,
): Places & { readonly isChosen: boolean } {
  const [chosen, setChosen] = useState(() => readLines(answer) ?? given);
  return {
    lines: offer ? toLines(offer, chosen) : {},
    isChosen: chosen !== null,
    choose: (ticket, count) =>
      setChosen((before) => ({ ...(offer && toLines(offer, before)), [ticket]: count })),
  };
}

function readLines(answer: ReservationAnswer | undefined): Lines | null {
  const sent = Object.entries(answer?.values ?? {}).filter(([name]) =>
    name.startsWith(placesPrefix),
  );
  if (sent.length === 0) return null;
  return Object.fromEntries(
    sent.map(([name, value]) => [name.slice(placesPrefix.length), Number(value) || 0]),
  );
}

function toLines(offer: OfferView, chosen: Lines | null): Lines {
  const isNew = !offer.tickets.some(({ uid }) => chosen && uid in chosen);
  return Object.fromEntries(
    offer.tickets.map(({ uid }, index) => [
      uid,
      chosen?.[uid] ?? (isNew && index === 0 ? offer.minQuantity : 0),
    ]),
  );
}

/**
 * What is left at a time, where that is less than one reservation may have; null: enough is.
 * @param id of the time that is chosen
 * @param ownPlaces how many of its places are one's own already
 */
export function findShortage(
  { maxQuantity }: OfferView,
  slots: readonly SlotView[],
  id: string | null,
  ownPlaces: number = 0,
): Shortage | null {
  const slot = slots.find((one) => one.id === id);
  const left = (slot?.left ?? 0) + ownPlaces;
  return slot?.shortage && slot.waitHref && left < maxQuantity
    ? { left, text: slot.shortage, waitHref: slot.waitHref }
    : null;
}

export const countPeople = (lines: Lines): number =>
  Object.values(lines).reduce((sum, count) => sum + count, 0);

/** "4 people, $72", "2 people, Free"; what one reservation costs is paid at the museum. */
export function formatPlaces(
  offer: OfferView,
  lines: Lines,
  messages: ReserveMessages,
  language: Language,
): string[] {
  return joinPlaces(lines, formatTotal(offer, lines, messages.times.free), messages, language);
}

/** As above, where the sum is known. */
export function joinPlaces(
  lines: Lines,
  total: string | null,
  messages: ReserveMessages,
  language: Language,
): string[] {
  const people = formatCount(messages.people, countPeople(lines), language);
  return total === null ? [people] : [people, total];
}

/**
 * What a change makes of a reservation: from "4" to "3 people", from "$72" to "$54".
 * @param offer with the prices of the day that is looked at
 * @param was what the reservation costs as it is, on its own day
 */
export function listPlacesChange(
  offer: OfferView,
  before: Lines,
  was: string | null,
  after: Lines,
  messages: ReserveMessages,
  language: Language,
): { readonly from: string | null; readonly to: string }[] {
  const [had, people] = [countPeople(before), countPeople(after)];
  const is = formatTotal(offer, after, messages.times.free);
  return [
    {
      from: had === people ? null : String(had),
      to: formatCount(messages.people, people, language),
    },
    ...(is === null ? [] : [{ from: was === is ? null : was, to: is }]),
  ];
}
