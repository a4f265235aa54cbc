import type { Lines } from '#services/reservations/contract.ts';
import { placesPrefix } from './reservation-answer.ts';

/**
 * The calendar of an offer on the page of tickets, and the times of one of its days.
 * @param time HH:MM by which one wants to be there: the last entry up to it is chosen
 */
export function toTicketsHref(
  offer: string | null,
  day: string | null,
  time: string | null = null,
): string {
  const parameters = new URLSearchParams();
  if (offer) parameters.set('offer', offer);
  if (day) parameters.set('day', day);
  if (day && time) parameters.set('by', time);
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `/tickets${query}#${day ? 'times' : 'calendar'}`;
}

/** The waiting list of a time. @param lines how many are wanted, where that is known */
export const toWaitHref = (slot: string, lines: Lines = {}): string => {
  const wanted = Object.entries(lines).filter(([, count]) => count > 0);
  const query = new URLSearchParams(
    wanted.map(([uid, count]) => [placesPrefix + uid, String(count)]),
  );
  return `/tickets/wait/${encodeURIComponent(slot)}${query.size > 0 ? `?${query}` : ''}`;
};
