import { isMailAddress } from '#database/visitors/check-mail.ts';
import { createReservationsClient } from '#services/reservations/client/client.ts';
import { findSlots, type ReservedSlot } from './form-sendings.ts';
import type { Random } from './hostile-sendings.ts';

/** Times of the demo's tours, and holds that nobody has turned into reservations. */
export interface HostileTargets {
  readonly slots: readonly ReservedSlot[];
  readonly holds: readonly string[];
}

/** Takes places that hostile calls then fight for. */
export async function prepareTargets(address: string): Promise<HostileTargets> {
  const slots = await findSlots(address, 4);
  const service = createReservationsClient({
    endpoint: `${address}/reservations-api`,
    fetch: (url, init) => fetch(url, init),
  });
  const answers = await Promise.all(
    slots.map(({ id, ticket }) =>
      service.hold({ slotId: id, lines: { [ticket]: 1 }, idempotencyKey: `hostile-${ticket}` }),
    ),
  );
  return {
    slots,
    holds: answers.flatMap((answer) => (answer.outcome === 'held' ? answer.hold.id : [])),
  };
}

interface Tools {
  readonly random: Random;
  readonly pick: <One>(list: readonly One[]) => One;
  readonly text: () => string;
}

/** One call of the reservations' API: its address below the API, and what is sent as JSON. */
export function createReservationCall(
  { slots, holds }: HostileTargets,
  { random, pick, text }: Tools,
): { readonly path: string; readonly value: unknown } {
  const slot = pick(slots);
  const slotId = random() < 0.7 ? slot.id : text();
  const lines = pick<unknown>([
    { [slot.ticket]: 1 },
    { [slot.ticket]: 2 },
    { [slot.ticket]: pick([0, -1, 1.5, 1e9, null, '2']) },
    { [text()]: 1 },
    { [slot.ticket]: 1, ['__proto__']: 1 },
    {},
    [],
    null,
    Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`ticket-${index}`, 1])),
  ]);
  const details = {
    fields: pick<unknown>([
      { name: 'Leilani', email: `h${Math.floor(random() * 1e9)}@example.org` },
      { name: 'Leilani', email: 'leilani@example.org', access: text() },
      { name: text(), email: 'leilani@example.org' },
      { name: 'Leilani', email: text(), tourLanguage: text() },
      { [text()]: text() },
      text(),
    ]),
    language: random() < 0.8 ? 'haw' : pick<unknown>(['xx', 1, null]),
    consentVersion: random() < 0.8 ? '2026-11' : pick<unknown>(['', {}, 'x'.repeat(80)]),
  };
  const member = (id: string) => encodeURIComponent(id.slice(0, 200).toWellFormed());
  const hold = member(random() < 0.7 ? pick(holds) : text());
  return pick([
    {
      path: '/holds',
      value: { slotId, lines, idempotencyKey: pick<unknown>([null, 'key-00000001', 7, text()]) },
    },
    { path: `/holds/${hold}/reservation`, value: details },
    { path: `/holds/${hold}/extension`, value: {} },
    { path: `/slots/${member(slotId)}/waiting`, value: { ...details, lines } },
    { path: '/lookups', value: { code: text(), email: pick<unknown>(['a@b.example', text(), 1]) } },
  ]);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controls = /[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029\ufeff]/;

/**
 * Reservations and waiting people that no rule allows, and times with more people than places.
 * @param all reads rows of the visitors' database
 */
export async function findReservationRubbish(
  all: (query: string) => Promise<readonly Readonly<Record<string, string>>[]>,
): Promise<{ readonly count: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  const people = [
    ...(await all(
      "SELECT id, name, email, access, quantity FROM reservations WHERE state = 'reserved'",
    )),
    ...(await all('SELECT id, name, email, quantity FROM reservation_waiting')),
  ];
  for (const { id, name = '', email = '', access, quantity } of people) {
    if (!isMailAddress(email)) faults.push(`a reservation ${id} of ${JSON.stringify(email)}`);
    for (const text of [name, access ?? '']) {
      if (controls.test(text) || !text.isWellFormed()) faults.push(`${id}: unprintable`);
    }
    if (!name.trim()) faults.push(`${id}: nobody`);
    if (!Number.isInteger(Number(quantity)) || Number(quantity) < 1)
      faults.push(`${id}: ${quantity}`);
  }
  for (const { id } of await all(
    `SELECT s.id FROM reservation_slots s JOIN reservations r ON r.slot_id = s.id
     WHERE r.state IN ('reserved', 'held') GROUP BY s.id, s.capacity HAVING sum(r.quantity) > s.capacity`,
  )) {
    faults.push(`more people than places at ${id}`);
  }
  return { count: people.length, faults };
}
