import type { Limits } from '#database/visitors/limits.ts';
import type { Work } from './desk.ts';

const hourMs = 3_600_000;
/** A whole network may stand behind one address, so this is more than one group needs. */
const maxHeldPlaces = 40;
/** Whoever joins many lists has freed places held for hours, for addresses that need not be theirs. */
const listsWithinDay = { name: 'reservation-lists', max: 20, windowMs: 24 * hourMs };
const heldWithinHour = { name: 'reservation-places', max: 120, windowMs: hourMs };

/** Whoever asks for places, as far as it is known. */
export interface Holder {
  /** Hash of the visitor's address; the salt changes every day. */
  readonly key: string;
  /** Counts places, given back or not. @returns false: no more within this hour */
  takePlaces(quantity: number): Promise<boolean>;
  /** Counts one list. @returns false: no more within this day */
  joinList(): Promise<boolean>;
}

/** @param visitor address of the visitor, as limits count it */
export const openHolder = async (limits: Limits, visitor: string, now: Date): Promise<Holder> => ({
  key: await limits.hashKey('reservation-hold', visitor, now),
  takePlaces: async (quantity) =>
    (await limits.takeFrom(heldWithinHour, visitor, now, quantity)).isAllowed,
  joinList: async () => (await limits.takeFrom(listsWithinDay, visitor, now)).isAllowed,
});

/** Whether one visitor keeps as many places from others as one may. A single hold is always allowed. */
export async function holdsEnough(
  work: Work,
  { key }: Pick<Holder, 'key'>,
  quantity: number,
  now: Date,
): Promise<boolean> {
  const { places } = await work
    .selectFrom('reservations')
    .select((row) => row.fn.sum<number | null>('quantity').as('places'))
    .where('held_by', '=', key)
    .where('state', '=', 'held')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  const held = Number(places ?? 0);
  return held > 0 && held + quantity > maxHeldPlaces;
}
