import type { z } from 'zod';
import { createRecentAnswers } from '#shared/http/recent-answers.ts';
import { fits, type ServiceFetch, type ServiceInit } from '#shared/http/service-fetch.ts';
import { toCallError } from '#shared/http/service-unavailable.ts';
import type { Availability, ChangeAnswer, HoldAnswer, Reservations, Slot } from '../contract.ts';
import {
  rawAvailability,
  rawCheckIn,
  rawError,
  rawFoundSlot,
  rawHold,
  rawPlacesLeft,
  rawRefusal,
  rawReservation,
  rawSlots,
  rawToken,
  rawWaiting,
} from './wire.ts';

export interface ReservationsClientOptions {
  /** Address under which the API's calls lie, with or without a slash at its end. */
  readonly endpoint: string;
  readonly fetch: ServiceFetch;
  /**
   * How long lists and calendars believe what was left of all times; changes made through this client end it. A time
   * that somebody chooses is always asked for. None unless given.
   */
  readonly slotsMaxAgeMs?: number;
}

/** The site's client of the reservations' JSON API. */
export function createReservationsClient({
  endpoint,
  fetch,
  slotsMaxAgeMs = 0,
}: ReservationsClientOptions): Reservations {
  const base = endpoint.replace(/\/+$/, '');
  const recentSlots = createRecentAnswers<readonly Slot[]>(slotsMaxAgeMs);
  const recentAvailability = createRecentAnswers<Availability>(slotsMaxAgeMs);
  const forget = () => {
    recentSlots.clear();
    recentAvailability.clear();
  };

  /** Tokens and names are in no message: errors are logged. */
  async function call<Answer>(
    name: string,
    path: string,
    init: ServiceInit | undefined,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      const response = await fetch(base + path, init);
      if (response.status >= 500) throw new Error(`The reply had the status ${response.status}.`);
      return await read(response);
    } catch (error) {
      throw toCallError('reservations', name, error);
    } finally {
      if (init?.method) forget();
    }
  }
  const find = <Found>(name: string, path: string, schema: z.ZodType<Found>) =>
    call(name, path, { accepts: fits(schema) }, readFound(schema));
  const part = encodeURIComponent;

  return {
    findAvailability: (offer) =>
      recentAvailability.find(offer ?? '', () =>
        call(
          'availability',
          `/availability${offer === null ? '' : `?offer=${part(offer)}`}`,
          { accepts: fits(rawAvailability) },
          async (response) => rawAvailability.parse(await readJson(response, [200])),
        ),
      ),
    listSlots: () =>
      recentSlots.find('', () =>
        call(
          'slots',
          '/slots',
          { accepts: fits(rawSlots) },
          async (response) => rawSlots.parse(await readJson(response, [200])).slots,
        ),
      ),
    findSlot: (id) => find('slot', `/slots/${part(id)}`, rawFoundSlot),
    hold: (request) => call('hold', '/holds', toPost(request, request.visitor), readHold),
    findHold: (id) => find('hold', `/holds/${part(id)}`, rawHold),
    extendHold: (id) => call('hold', `/holds/${part(id)}/extension`, toPost({}), readHold),
    releaseHold: (id) =>
      call('hold', `/holds/${part(id)}`, { method: 'DELETE' }, async () => undefined),

    reserve: (id, details) =>
      call('reserve', `/holds/${part(id)}/reservation`, toPost(details), async (response) => {
        if (response.status === 409) return readRefused(response);
        if (response.status === 400) return readInvalid(response);
        const { token } = rawToken.parse(await readJson(response, [200, 201]));
        return { outcome: 'reserved', token, isRepeat: response.status === 200 };
      }),

    findReservation: (token) => find('reservation', `/reservations/${part(token)}`, rawReservation),
    findCalendar: (token, language) =>
      call(
        'calendar',
        `/reservations/${part(token)}/calendar?language=${language}`,
        undefined,
        async (response) => (response.ok ? response.text() : null),
      ),
    findByCode: (code, email, visitor) =>
      call('lookup', '/lookups', toPost({ code, email, visitor }, visitor), async (response) => {
        if (response.status === 404) return { outcome: 'not-found' };
        if (response.status === 429) return { outcome: 'too-often' };
        // A text that is too long to be a code or an address is neither.
        if (response.status === 400) return { outcome: 'not-found' };
        return { outcome: 'found', ...rawToken.parse(await readJson(response, [200])) };
      }),
    change: (token, slotId, lines) =>
      call(
        'change',
        `/reservations/${part(token)}`,
        { ...toPost({ slotId, lines }), method: 'PUT' },
        readChange,
      ),
    cancel: (token) =>
      call('cancel', `/reservations/${part(token)}`, { method: 'DELETE' }, readChange),

    wait: (slotId, request) =>
      call(
        'wait',
        `/slots/${part(slotId)}/waiting`,
        toPost(request, request.visitor),
        async (response) => {
          if (response.status === 409) return readRefused(response);
          if (response.status === 400) return readInvalid(response);
          const body = await readJson(response, [200, 201]);
          const left = rawPlacesLeft.safeParse(body);
          if (left.success) return { outcome: 'places-left', ...left.data };
          const { token } = rawToken.parse(body);
          return { outcome: 'waiting', token, isRepeat: response.status === 200 };
        },
      ),
    findWaiting: (token) => find('waiting', `/waiting/${part(token)}`, rawWaiting),
    leaveWaitingList: (token) =>
      call('waiting', `/waiting/${part(token)}`, { method: 'DELETE' }, readFound(rawWaiting)),
    findCheckIn: (token) => find('check-in', `/check-in/${part(token)}`, rawCheckIn),
  };
}

/** @param visitor for a deployment elsewhere, which believes it where the site is a proxy it trusts */
const toPost = (body: object, visitor: string | null = null): RequestInit => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    ...(visitor && { 'X-Forwarded-For': visitor.replace(/\/64$/, '') }),
  },
  body: JSON.stringify(body),
});

const readFound =
  <Found>(schema: z.ZodType<Found>) =>
  async (response: Response): Promise<Found | null> =>
    response.status === 404 ? null : schema.parse(await readJson(response, [200]));

async function readHold(response: Response): Promise<HoldAnswer> {
  if (response.status === 409) return readRefused(response);
  return { outcome: 'held', hold: rawHold.parse(await readJson(response, [200, 201])) };
}

async function readChange(response: Response): Promise<ChangeAnswer> {
  if (response.status === 404 || response.status === 410) return { outcome: 'not-possible' };
  if (response.status === 409) return readRefused(response);
  return { outcome: 'changed', reservation: rawReservation.parse(await readJson(response, [200])) };
}

const readRefused = async (response: Response) => ({
  outcome: 'refused' as const,
  refusal: rawRefusal.parse(await response.json()).refusal,
});

async function readInvalid(response: Response) {
  const { error } = rawError.parse(await response.json());
  if (!error.fields) throw new Error(`The reply had the status 400 (${error.code}).`);
  return { outcome: 'invalid' as const, problems: error.fields };
}

async function readJson(response: Response, expected: readonly number[]): Promise<unknown> {
  if (!expected.includes(response.status))
    throw new Error(`The reply had the status ${response.status}.`);
  return response.json();
}
