import type { SlotState } from '#services/reservations/contract.ts';
import { findAvailability, findSlot } from '#services/reservations/embedded/availability.ts';
import type { Desk } from '#services/reservations/embedded/desk.ts';
import { listReservations } from '#services/reservations/embedded/staff.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toInstant } from '#shared/calendar/to-instant.ts';
import { addDays, type LocalDate, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import type { TextByLanguage } from '#shared/languages/localized-text.ts';

/** One time of one offer, as the desk looks at it. */
export interface DeskTime {
  readonly id: string;
  readonly title: TextByLanguage;
  /** HH:MM on the museum's clock. */
  readonly time: string;
  /** Of a tour; null: any, or none. */
  readonly language: TextByLanguage | null;
  readonly capacity: number;
  /** People who come. */
  readonly expected: number;
  readonly state: SlotState;
  /** Address of the list of who comes; null: nobody has reserved. */
  readonly list: string | null;
}

export interface DeskDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly today: string;
  /** In the order of the day. */
  readonly times: readonly DeskTime[];
}

/**
 * The times of one day. Without names: those are in the lists, behind links that end a day after it.
 * @param wanted null: today
 */
export async function describeDay(desk: Desk, wanted: string | null): Promise<DeskDay> {
  const { programme, now } = desk;
  const today = toMuseumTime(now, programme.timeZone).date;
  const day = (wanted && parseLocalDate(wanted)) || today;
  const date = toDateText(day);
  const [planned, expected] = await Promise.all([
    listPlanned(desk, date),
    countExpected(desk, day),
  ]);
  // Somebody may come to a time that the programme has no more.
  const others = [...expected.keys()].filter((id) => planned.every(({ slot }) => slot.id !== id));
  const found = await Promise.all(others.map((id) => findSlot(desk, id)));
  const all = [...planned, ...found.filter((one) => one !== null)];
  const times = all.map(async ({ offer, slot }): Promise<DeskTime> => {
    const { id, time, language, capacity, state, endsAt } = slot;
    const people = expected.get(id) ?? 0;
    const list =
      people > 0
        ? `${desk.publicOrigin}/tickets/check-in/${await desk.signCheckIn(id, endsAt)}`
        : null;
    return { id, title: offer.title, time, language, capacity, expected: people, state, list };
  });
  return {
    date,
    today: toDateText(today),
    times: (await Promise.all(times)).sort((one, other) => one.time.localeCompare(other.time)),
  };
}

async function listPlanned(desk: Desk, date: string) {
  const offers = await Promise.all(
    desk.programme.offers.map(async ({ uid }) => {
      const { offers: all, days } = await findAvailability(desk, uid);
      const offer = all.find((one) => one.uid === uid);
      const slots = days.find((one) => one.date === date)?.slots ?? [];
      return offer ? slots.map((slot) => ({ offer, slot })) : [];
    }),
  );
  return offers.flat();
}

async function countExpected(desk: Desk, day: LocalDate): Promise<ReadonlyMap<string, number>> {
  const { timeZone } = desk.programme;
  const midnight = (date: LocalDate) =>
    // When the clock skips midnight, an hour later is early enough.
    toInstant(date, 0, timeZone) ?? toInstant(date, 60, timeZone) ?? desk.now;
  const range = { from: midnight(day), to: midnight(addDays(day, 1)) };
  const expected = new Map<string, number>();
  for (const { slotId, quantity } of await listReservations(desk, {
    ...range,
    offer: null,
    all: false,
  })) {
    expected.set(slotId, (expected.get(slotId) ?? 0) + quantity);
  }
  return expected;
}
