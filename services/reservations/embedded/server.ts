import { z } from 'zod';
import { foldEmail } from '#database/visitors/fold-email.ts';
import { createLimits, type Limit } from '#database/visitors/limits.ts';
import { visitorAddressHeader } from '#shared/forms/form-guard.ts';
import { readJsonBody, toApiError } from '#shared/http/json-api.ts';
import { isLanguage, languages } from '#shared/languages/languages.ts';
import type { FieldProblems, HoldAnswer, LookupAnswer, Refusal } from '../contract.ts';
import { findAvailability, findSlot, listSlots } from './availability.ts';
import { parseCode, secretIdPattern } from './create-code.ts';
import { type Desk, type DeskOptions, openDesk, purposes } from './desk.ts';
import { openHolder } from './holder.ts';
import { extendHold, findHold, releaseHold, takeHold } from './holds.ts';
import {
  cancelReservation,
  changeReservation,
  findByCode,
  findReservation,
  reserve,
} from './reservations.ts';
import { readStoredSlot } from './slots.ts';
import { findCheckIn } from './staff.ts';
import { toReservationCalendar } from './to-reservation-calendar.ts';
import { findWaiting, joinWaitingList, leaveWaitingList } from './waiting-list.ts';

const maxBodyBytes = 32 * 1024;
/**
 * Codes cannot be tried out: forty bits, and so few tries of one visitor. Tries of others do not
 * count against whoever has reserved.
 */
const lookupLimit: Limit = { name: 'reservation-lookup', max: 10, windowMs: 3_600_000 };
/** Whatever addresses are tried. */
const lookupsOfVisitor: Limit = { name: 'reservation-lookups', max: 30, windowMs: 3_600_000 };

const lines = z
  .record(z.string().max(80), z.number().int().min(0).max(1_000))
  .refine((given) => Object.keys(given).length <= 40, 'must not be more than 40');
/** PostgreSQL keeps no NUL; without it a text is nobody's code and no time's id, as any wrong one. */
const withoutNul = (text: string) => text.replaceAll('\0', '');
const slotId = z.string().min(1).max(120).transform(withoutNul);
const details = z.object({
  fields: z
    .record(z.string().max(60), z.string().max(20_000))
    .refine((given) => Object.keys(given).length <= 30, 'must not be more than 30'),
  language: z.enum(languages, `must be one of ${languages.join(', ')}`),
  consentVersion: z.string().min(1).max(40).transform(withoutNul),
});
/** Told by the site, which speaks for its visitors; what comes from outside says where from itself. */
const visitor = z.string().min(1).max(100).nullable().default(null);
const holdBody = z.object({
  visitor,
  slotId,
  lines,
  idempotencyKey: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters, digits, - or _')
    .nullable()
    .default(null),
});
const changeBody = z.object({ slotId, lines });
const waitBody = details.extend({ visitor, lines });
const lookupBody = z.object({
  visitor,
  code: z.string().max(60).transform(withoutNul),
  email: z.string().max(254).transform(withoutNul),
});

const outsideLimit: Limit = { name: 'reservations-api', max: 60, windowMs: 3_600_000 };

/**
 * The JSON API of reservations over the visitors' database, as a fetch handler without a socket. It
 * answers at any base path. Documented in the service's README.
 *
 * @throws what the database throws: the caller turns it into a failing service
 */
export function createReservationsServer(
  options: DeskOptions,
): (request: Request) => Promise<Response> {
  const limits = createLimits(options.database);
  return async (request) => {
    const response = await answer(request, options, limits).catch((error: unknown) => {
      if (error instanceof WrongRequest) return error.response;
      throw error;
    });
    // Somebody's places and names: kept by nobody.
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}

/** Collections and what may stand below one of their members. */
const pathPattern =
  /\/(availability|slots|holds|reservations|lookups|waiting|check-in)(?:\/([^/]+)(?:\/(extension|reservation|waiting|calendar))?)?$/;

async function answer(
  request: Request,
  options: DeskOptions,
  limits: ReturnType<typeof createLimits>,
): Promise<Response> {
  const url = new URL(request.url);
  const [, collection, raw = '', below = ''] = pathPattern.exec(url.pathname) ?? [];
  const id = decode(raw);
  const call = `${request.method} ${[collection, raw && '*', below].filter(Boolean).join('/')}`;
  const respond = Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (!collection || !respond) {
    const isKnown = Object.keys(calls).some((one) => one.endsWith(call.slice(call.indexOf(' '))));
    return isKnown && collection
      ? toApiError(405, 'wrong-method', 'This address does not support this method.')
      : toApiError(404, 'not-found', 'This call does not exist.');
  }
  const desk = await openDesk(options);
  const isCounted = request.method !== 'GET' && options.limitsCalls !== false;
  const outside = request.headers.get(visitorAddressHeader);
  const address = isCounted ? outside : null;
  // Behind one address may be a whole site: calls for one thing count for that thing.
  const counted = [address, id].filter(Boolean).join(' ');
  if (address !== null && !(await limits.takeFrom(outsideLimit, counted, desk.now)).isAllowed) {
    return toApiError(429, 'too-often', 'Try again in an hour.');
  }
  const toVisitor = (told: string | null) => (isCounted ? (outside ?? told) : null);
  return respond({ desk, request, url, id, limits, toVisitor });
}

interface Call {
  readonly desk: Desk;
  readonly request: Request;
  readonly url: URL;
  /** The member's part of the address: an id, or a token. */
  readonly id: string;
  readonly limits: ReturnType<typeof createLimits>;
  /** Whose tries are counted; null: nobody's. @param told by whoever calls */
  readonly toVisitor: (told: string | null) => string | null;
}

const calls: Readonly<Record<string, (call: Call) => Promise<Response>>> = {
  'GET availability': async ({ desk, url }) =>
    Response.json(await findAvailability(desk, url.searchParams.get('offer'))),

  'GET slots': async ({ desk }) => Response.json({ slots: await listSlots(desk) }),

  'GET slots/*': async ({ desk, id }) => toFound(await findSlot(desk, id)),

  'POST holds': async ({ desk, request, limits, toVisitor }) => {
    const { visitor: told, ...wanted } = await read(request, holdBody);
    const from = toVisitor(told);
    const holder = from === null ? null : await openHolder(limits, from, desk.now);
    return toHoldResponse(await takeHold(desk, wanted, holder), 201);
  },

  'GET holds/*': async ({ desk, id }) =>
    toFound(secretIdPattern.test(id) ? await findHold(desk, id) : null),

  'POST holds/*/extension': async ({ desk, id }) => toHoldResponse(await extendHold(desk, id), 200),

  'DELETE holds/*': async ({ desk, id }) => {
    await releaseHold(desk, id);
    return new Response(null, { status: 204 });
  },

  'POST holds/*/reservation': async ({ desk, request, id }) => {
    const answer = await reserve(desk, id, await read(request, details));
    if (answer.outcome === 'invalid') return toInvalid(answer.problems);
    if (answer.outcome === 'refused') return toRefused(answer.refusal);
    return Response.json({ token: answer.token }, { status: answer.isRepeat ? 200 : 201 });
  },

  'GET reservations/*': async ({ desk, id }) => {
    const subject = await desk.signer.verify(id, purposes.reservation);
    return toFound(subject && (await findReservation(desk, subject)));
  },

  'GET reservations/*/calendar': async ({ desk, id, url }) => {
    const subject = await desk.signer.verify(id, purposes.reservation);
    const calendar = subject && (await readCalendar(desk, subject, id, url));
    return calendar
      ? new Response(calendar, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
      : toFound(null);
  },

  'PUT reservations/*': async ({ desk, request, id }) => {
    const wanted = await read(request, changeBody);
    const subject = await desk.signer.verify(id, purposes.reservation);
    if (!subject) return toFound(null);
    const answer = await changeReservation(desk, subject, wanted.slotId, wanted.lines);
    if (answer.outcome === 'refused') return toRefused(answer.refusal);
    return answer.outcome === 'changed' ? Response.json(answer.reservation) : toNotPossible();
  },

  'DELETE reservations/*': async ({ desk, id }) => {
    const subject = await desk.signer.verify(id, purposes.reservation);
    if (!subject) return toFound(null);
    const answer = await cancelReservation(desk, subject);
    return answer.outcome === 'changed' ? Response.json(answer.reservation) : toNotPossible();
  },

  'POST lookups': async ({ desk, request, limits, toVisitor }) => {
    const { code, email, visitor: told } = await read(request, lookupBody);
    const answer = await lookUp(desk, code, email, limits, toVisitor(told));
    if (answer.outcome === 'too-often') {
      return toApiError(429, 'too-often', 'Try again in an hour.');
    }
    return toFound(answer.outcome === 'found' ? { token: answer.token } : null);
  },

  'POST slots/*/waiting': async ({ desk, request, id, limits, toVisitor }) => {
    const { visitor: told, ...wanted } = await read(request, waitBody);
    const from = toVisitor(told);
    const holder = from === null ? null : await openHolder(limits, from, desk.now);
    const answer = await joinWaitingList(desk, id, wanted, holder);
    if (answer.outcome === 'invalid') return toInvalid(answer.problems);
    if (answer.outcome === 'refused') return toRefused(answer.refusal);
    if (answer.outcome === 'places-left') return Response.json({ left: answer.left });
    return Response.json({ token: answer.token }, { status: answer.isRepeat ? 200 : 201 });
  },

  'GET waiting/*': async ({ desk, id }) => {
    const subject = await desk.signer.verify(id, purposes.waiting);
    return toFound(subject && (await findWaiting(desk, subject)));
  },

  'DELETE waiting/*': async ({ desk, id }) => {
    const subject = await desk.signer.verify(id, purposes.waiting);
    if (subject) await leaveWaitingList(desk, subject);
    return toFound(subject && (await findWaiting(desk, subject)));
  },

  'GET check-in/*': async ({ desk, id }) => {
    const subject = await desk.signer.verify(id, purposes.checkIn);
    return toFound(subject && (await findCheckIn(desk, subject)));
  },
};

async function lookUp(
  desk: Desk,
  typedCode: string,
  email: string,
  limits: ReturnType<typeof createLimits>,
  from: string | null,
): Promise<LookupAnswer> {
  if (from !== null) {
    const tried = `${from} ${foldEmail(email.trim())}`;
    const isAllowed =
      (await limits.takeFrom(lookupsOfVisitor, from, desk.now)).isAllowed &&
      (await limits.takeFrom(lookupLimit, tried, desk.now)).isAllowed;
    if (!isAllowed) return { outcome: 'too-often' };
  }
  const code = parseCode(typedCode);
  const id = code && (await findByCode(desk, code, email));
  const reservation = id && (await findReservation(desk, id));
  return reservation ? { outcome: 'found', token: reservation.token } : { outcome: 'not-found' };
}

async function readCalendar(
  desk: Desk,
  id: string,
  token: string,
  url: URL,
): Promise<string | null> {
  const row = await desk.query
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', id)
    .where('code', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const slot = await readStoredSlot(desk.query, row.slot_id);
  const language = url.searchParams.get('language');
  return toReservationCalendar(desk, slot, row, token, isLanguage(language) ? language : 'en');
}

/** A request that is answered before anything is done. */
class WrongRequest extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('wrong request');
    this.response = response;
  }
}

async function read<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const { body, refusal } = await readJsonBody(request, schema, maxBodyBytes);
  if (refusal) throw new WrongRequest(refusal);
  return body;
}

function decode(part: string): string {
  try {
    return withoutNul(decodeURIComponent(part));
  } catch {
    return '';
  }
}

const toFound = (thing: object | string | null) =>
  thing ? Response.json(thing) : toApiError(404, 'not-found', 'This does not exist.');

const toHoldResponse = (answer: HoldAnswer, status: number) =>
  answer.outcome === 'held' ? Response.json(answer.hold, { status }) : toRefused(answer.refusal);

const toRefused = (refusal: Refusal) =>
  Response.json(
    { error: { code: 'refused', message: `The request was refused: ${refusal.reason}.` }, refusal },
    { status: 409 },
  );

const toInvalid = (fields: FieldProblems) =>
  toApiError(400, 'invalid-fields', 'Some fields need a change.', fields);

const toNotPossible = () =>
  toApiError(410, 'not-possible', 'This is in the past, was canceled, or no longer exists.');
