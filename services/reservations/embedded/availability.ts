import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { addDays, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import type { Availability, Day, Refusal, Slot } from '../contract.ts';
import type { Desk } from './desk.ts';
import { listPlannedDays } from './plan-slots.ts';
import type { PlannedOffer } from './programme.ts';
import {
  countTaken,
  findStoredSlot,
  listFreeTickets,
  readUsedSlots,
  toOffer,
  toPlannedView,
  toStoredView,
} from './slots.ts';

/** All days that can be reserved. @param wanted uid of an offer; null or unknown: the first */
export async function findAvailability(desk: Desk, wanted: string | null): Promise<Availability> {
  const { programme, now } = desk;
  const { rules, timeZone, offers } = programme;
  const offer = offers.find(({ uid }) => uid === wanted) ?? offers[0] ?? null;
  const today = toMuseumTime(now, timeZone).date;
  return {
    timeZone,
    from: toDateText(today),
    to: toDateText(addDays(today, rules.daysAhead)),
    holdMinutes: rules.holdMinutes,
    waitingOfferHours: rules.waitingOfferHours,
    offers: offers.map((one) => toOffer(one, null)),
    offer: offer?.uid ?? null,
    days: offer ? await listDays(desk, offer) : [],
  };
}

async function listDays(desk: Desk, offer: PlannedOffer): Promise<Day[]> {
  const { programme, query, now } = desk;
  const days = listPlannedDays(programme, offer, now);
  const used = await readUsedSlots(query, [offer.uid], startOfToday(desk), now);
  return days.map(({ date, isOpen, slots }) => {
    const views = slots.map((planned) => toPlannedView(planned, used.get(planned.id), now));
    const free = views.filter(({ state }) => state === 'open' || state === 'few');
    return {
      date,
      slots: views,
      left: free.reduce((sum, { left }) => sum + left, 0),
      state: isOpen ? toDayState(views) : 'closed',
      freeTickets: listFreeTickets(offer, date),
    };
  });
}

/**
 * Every dated time that can be reserved but those of admission, of which each hour has one: what a
 * list of the house's programs tells.
 */
export async function listSlots(desk: Desk): Promise<Slot[]> {
  const { programme, query, now } = desk;
  const offers = programme.offers.filter(({ kind }) => kind !== 'admission');
  if (offers.length === 0) return [];
  const uids = offers.map(({ uid }) => uid);
  const used = await readUsedSlots(query, uids, startOfToday(desk), now);
  return offers
    .flatMap((offer) => listPlannedDays(programme, offer, now).flatMap(({ slots }) => slots))
    .map((planned) => toPlannedView(planned, used.get(planned.id), now));
}

/** A day is as good as its best time. */
function toDayState(slots: readonly Slot[]): Day['state'] {
  for (const state of ['open', 'few', 'sold-out', 'over'] as const) {
    if (slots.some((slot) => slot.state === state)) return state;
  }
  return 'none';
}

/** Any time of the museum's today is later. */
const startOfToday = ({ now }: Desk) => new Date(now.getTime() - 36 * 3_600_000);

/** A time of the programme, or one that it no longer has but somebody used. Null: neither. */
export async function findSlot(desk: Desk, slotId: string) {
  const planned = desk.findPlanned(slotId);
  if (planned) {
    const used = await readUsedSlots(desk.query, [planned.offer.uid], startOfToday(desk), desk.now);
    return {
      offer: toOffer(planned.offer, planned.date),
      slot: toPlannedView(planned, used.get(slotId), desk.now),
    };
  }
  const row = await findStoredSlot(desk.query, slotId);
  return row ? toStoredView(row, await countTaken(desk.query, slotId, desk.now), desk.now) : null;
}

const maxNearest = 3;

/**
 * A no that says what there is instead.
 * @param quantity places that were wanted
 */
export async function refuse(
  desk: Desk,
  reason: Refusal['reason'],
  slotId: string | null,
  quantity: number,
): Promise<Refusal> {
  const found = slotId === null ? null : await findSlot(desk, slotId);
  const uid = found?.offer.uid ?? /^[\w-]+(?=@)/.exec(slotId ?? '')?.[0];
  const planned = desk.programme.offers.find((offer) => offer.uid === uid) ?? null;
  return {
    reason,
    left: found?.slot.left ?? 0,
    slot: found?.slot ?? null,
    offer: found?.offer ?? (planned && toOffer(planned, null)),
    nearest: planned
      ? await listNearest(desk, planned, slotId ?? '', found?.slot.startsAt ?? null, quantity)
      : [],
  };
}

async function listNearest(
  desk: Desk,
  offer: PlannedOffer,
  except: string,
  startsAt: string | null,
  quantity: number,
): Promise<Slot[]> {
  const day = /@(\d{4}-\d{2}-\d{2})T/.exec(except)?.[1] ?? '';
  const wanted = startsAt ?? (parseLocalDate(day) ? `${day}T12:00:00Z` : desk.now.toISOString());
  const distance = ({ startsAt: at }: Slot) => Math.abs(Date.parse(at) - Date.parse(wanted));
  return (await listDays(desk, offer))
    .flatMap(({ slots }) => slots)
    .filter(({ id, state, left }) => id !== except && isFree(state) && left >= quantity)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, maxNearest);
}

const isFree = (state: Slot['state']) => state === 'open' || state === 'few';
