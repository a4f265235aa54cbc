import { keyField } from '#app/components/forms/form-answer.ts';
import { createReservationsClient } from '#services/reservations/client/client.ts';
import { guardFields } from '#shared/forms/form-guard.ts';
import { type FormKind, formKinds } from '#shared/forms/form-rules.ts';
import { formPaths } from '../fakes/forms-site.ts';
import { desk } from './forms-server.ts';

/** One filled-in form, ready to be sent any number of times. */
export interface Sending {
  readonly kind: FormKind | 'builder' | 'reservation';
  /** Stands for it, and is in what is stored of it. */
  readonly key: string;
  /**
   * Sends it once.
   * @param by something else than the network's fetch, which leads through a proxy
   * @returns the reference (`stored` where there is none, `full` where no place is left); null when no
   *   answer came, or that of a server that cannot take it now
   * @throws {RefusedSending} when it is refused, which none of these should be
   */
  send(address: string, by?: typeof fetch): Promise<string | null>;
}

/** What somebody is told who gets no place. */
export const full = 'full';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const fieldsOf: Readonly<Record<FormKind, (key: string) => Record<string, string>>> = {
  'tour-request': (key) => ({
    // On any day: the house need not be open.
    groupType: 'virtual',
    partySize: '12',
    ages: 'adults',
    firstDate: inDays(40),
    tourLanguage: 'haw',
    message: `Aloha ${key}`,
  }),
  subscription: () => ({ newsletterLanguage: 'es', topics: 'programs', consent: 'yes' }),
  contact: (key) => ({ topic: 'general', message: `Aloha ${key}` }),
  'convening-inquiry': (key) => ({ subject: 'Who owns a pattern?', message: key }),
  'event-inquiry': (key) => ({ occasion: 'talk', guests: '40', message: key }),
  'item-request': (key) => ({ product: 'notebook', quantity: '2', message: key }),
  'career-application': (key) => ({ career: 'keeper', letter: key }),
};

/** Some kilobytes that are different for each key. */
const createPdf = (key: string) =>
  new File([`%PDF-1.7\n${key}\n`.padEnd(20_000, 'x')], `cv-${key}.pdf`, {
    type: 'application/pdf',
  });

/**
 * A sending of one of all forms, in turn.
 * @param number tells it from all others
 * @param slots times for which places are reserved, few enough that some are full in the end
 */
export function createSending(
  number: number,
  run: string,
  token: string,
  slots: readonly ReservedSlot[],
): Sending {
  const key = `key-${run}-${String(number).padStart(6, '0')}`;
  const email = `${key}@visitor.example`;
  const turn = number % (formKinds.length + 2);
  const kind = formKinds[turn];
  if (turn === formKinds.length + 1) {
    const slot = slots[Math.floor(number / (formKinds.length + 2)) % slots.length];
    if (!slot) throw new Error('There are no times to reserve.');
    return {
      kind: 'reservation',
      key,
      send: (address, by) => reserve(address, slot, key, email, by),
    };
  }
  if (!kind) {
    const to = Buffer.from(desk).toString('base64');
    return {
      kind: 'builder',
      key,
      send(address, by) {
        const path = `/page-builder-api/api/v1/form-submit?apiKey=embedded-space&to=${to}&name=Ask`;
        const body = new FormData();
        body.set('email', email);
        body.set('plan', createPdf(key));
        return post(address + path, body, 'builder', by);
      },
    };
  }
  return {
    kind,
    key,
    send(address, by) {
      const body = new FormData();
      const fields = { name: 'Leilani', email, ...fieldsOf[kind](key) };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      if (kind === 'career-application') body.set('attachments', createPdf(key));
      body.set(keyField, key);
      body.set(guardFields.token, token);
      return post(address + formPaths[kind], body, kind, by);
    },
  };
}

async function post(
  address: string,
  body: FormData,
  kind: string,
  by = fetch,
): Promise<string | null> {
  let answer: Response;
  try {
    answer = await by(address, { method: 'POST', body, redirect: 'manual', signal: within() });
    if (answer.status === 303) {
      return /[?&]sent=([\w-]+)/.exec(answer.headers.get('Location') ?? '')?.[1] ?? null;
    }
    const text = await answer.text();
    if (answer.status === 200 && kind === 'builder') return 'stored';
    if (answer.status >= 502) return null;
    throw new RefusedSending(`${kind}: ${answer.status} ${text.slice(0, 300)}`);
  } catch (error) {
    if (error instanceof RefusedSending) throw error;
    return null;
  }
}

const within = () => AbortSignal.timeout(20_000);

class RefusedSending extends Error {}

/** A time and the ticket of which two places are reserved. */
export interface ReservedSlot {
  readonly id: string;
  readonly ticket: string;
}

/** Two places are held, then reserved; tried again, the same hold is found by its key. */
async function reserve(
  address: string,
  slot: ReservedSlot,
  key: string,
  email: string,
  by?: typeof fetch,
): Promise<string | null> {
  const service = toService(address, by);
  try {
    const held = await service.hold({
      slotId: slot.id,
      lines: { [slot.ticket]: 2 },
      idempotencyKey: key,
    });
    if (held.outcome === 'refused') return toNo(held.refusal.reason);
    const reserved = await service.reserve(held.hold.id, {
      fields: { name: 'Leilani', email },
      language: 'haw',
      consentVersion: '2026-11',
    });
    if (reserved.outcome === 'refused') return toNo(reserved.refusal.reason);
    if (reserved.outcome === 'invalid') throw new RefusedSending(JSON.stringify(reserved));
    return reserved.token;
  } catch (error) {
    if (error instanceof RefusedSending) throw error;
    return null;
  }
}

function toNo(reason: string): typeof full {
  if (reason === 'sold-out' || reason === 'not-enough') return full;
  throw new RefusedSending(`reservation: ${reason}`);
}

const toService = (address: string, by = fetch) =>
  createReservationsClient({
    endpoint: `${address}/reservations-api`,
    fetch: (url, init) => by(url, { ...init, signal: within() }),
  });

/** Times of a small tour, the nearest that nobody can miss while the test runs. */
export async function findSlots(address: string, count: number): Promise<readonly ReservedSlot[]> {
  const { offers, offer, days } = await toService(address).findAvailability('house-tour');
  const ticket = offers.find(({ uid }) => uid === offer)?.tickets[0]?.uid ?? '';
  return days
    .slice(2)
    .flatMap(({ slots }) => slots)
    .filter(({ state }) => state === 'open')
    .slice(0, count)
    .map(({ id }) => ({ id, ticket }));
}
