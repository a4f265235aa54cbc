import type { RouterContextProvider } from 'react-router';
import type { Optional } from '#app/optional.ts';
import { optionalContext, type Services, servicesContext } from '#app/request-context.ts';
import type { Slot } from '#services/reservations/contract.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import type { SlotsById } from './describe-offer.ts';

/** A list does not wait longer for the places that are left. */
const maxWaitMs = 1_500;

/**
 * What is left of dated times. A list can do without: where it cannot be had, or not soon, the list
 * stands without places, the cause is logged, and the page is asked for again within seconds.
 */
export const readSlots = (context: Readonly<RouterContextProvider>): Promise<SlotsById | null> =>
  listSlotsById(context.get(servicesContext), context.get(optionalContext));

/** The same where there is no request. */
export async function listSlotsById(
  { reservations }: Pick<Services, 'reservations'>,
  optional: Optional,
): Promise<SlotsById | null> {
  const slots = await optional(within(reservations.listSlots()), null);
  if (!slots) return null;
  const known = byId.get(slots);
  if (known) return known;
  const found = new Map(slots.map((slot) => [slot.id, slot]));
  byId.set(slots, found);
  return found;
}

/** Lists that come within a second get the same slots. */
const byId = new WeakMap<readonly Slot[], SlotsById>();

async function within(asked: Promise<readonly Slot[]>): Promise<readonly Slot[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const cause = new Error(`The places left were not known within ${maxWaitMs} ms.`);
      reject(new ServiceUnavailable('reservations', 'slots', { cause }));
    }, maxWaitMs);
  });
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}
