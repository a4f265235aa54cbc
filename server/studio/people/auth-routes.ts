import { Hono } from 'hono';
import { z } from 'zod';
import { readAsker } from '../../middleware/client.ts';
import { parseGiven } from '../room/parsed.ts';
import { answerStudioError, StudioError, type StudioErrorStatus } from '../room/studio-error.ts';
import { type AuthCall, authCalls } from './auth-calls.ts';
import { endRecoveries } from './end-links.ts';
import { endOtherSessions } from './end-sessions.ts';
import type { GetPeople } from './get-people.ts';
import type { People } from './open-people.ts';

const passedOn = ['Cookie', 'Origin', 'User-Agent', 'Content-Type', 'Sec-Fetch-Site'];

/** The calls of the library of accounts that are open, with what the studio adds: limits and notes. */
export function createAuthRoutes(getPeople: GetPeople): Hono {
  const app = new Hono();
  app.all('/*', async (c) => {
    const path = new URL(c.req.url).pathname.replace(/^.*?\/api\/auth/, '');
    const call = authCalls.get(`${c.req.method} ${path}`);
    if (!call) throw new StudioError(404, 'unknown', 'The studio has no such call.');
    const people = await getPeople();
    if (call.counts) await people.throttle.countTry(call.counts, readAsker(c).client);
    const body = call.body ? parseGiven(call.body, readJson(await c.req.text())) : null;
    return answer(people, call, path, c.req.raw, body);
  });
  app.onError(answerStudioError);
  return app;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const signInBody = z.object({ email: z.string() });

async function answer(
  people: People,
  call: AuthCall,
  path: string,
  given: Request,
  body: unknown,
): Promise<Response> {
  const signIn = call.begins === 'password' ? signInBody.parse(body) : null;
  if (signIn) await people.throttle.slowDown(signIn.email);
  // Asked for every call: the library knows of no session that nobody has used for long.
  const before = await people.findSession(given);
  const request = new Request(`${people.origin}/studio/api/auth${path}`, {
    method: given.method,
    headers: passedOn.flatMap((name): [string, string][] => {
      const value = given.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  if (call.isUnseen) {
    people.doLater('an answer of the library of accounts', people.answerAuth(request));
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
  }
  const answered = await people.answerAuth(request);
  const text = await answered.text();
  const said = z.record(z.string(), z.unknown()).catch({}).parse(readJson(text));
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const cookie of answered.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  if (!answered.ok) {
    if (signIn && answered.status === 401) {
      // Not waited for, as above: of an account of ours more is written down.
      people.doLater('the note of a wrong password', noteFailure(people, signIn.email));
    }
    return refuse(answered.status, said, headers);
  }
  if (before && call.endsOthers) {
    const now = await people.findSession(withCookies(given, answered));
    await endOtherSessions(people.query, before.person.id, now?.id ?? null);
  }
  if (before && call.act) {
    if (call.endsRecoveries) await endRecoveries(people.query, before.person.id);
    await people.audit.record(before.person, call.act, before.person.id);
    if (call.isTold) people.tell(before.person, 'changed');
  }
  if (call.begins) await noteBegin(people, call.begins, said, before !== null);
  const kept =
    call.keeps === 'all'
      ? said
      : Object.fromEntries(Object.entries(said).filter(([key]) => call.keeps.includes(key)));
  return new Response(JSON.stringify(kept), { headers });
}

/** A request as the browser will send the next one. */
export function withCookies({ url, headers }: Request, answered: Response): Request {
  const given = headers.get('Cookie')?.split('; ') ?? [];
  const set = answered.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const nameOf = (pair: string) => pair.split('=', 1)[0];
  const names = new Set(set.map(nameOf));
  const Cookie = [...set, ...given.filter((pair) => !names.has(nameOf(pair)))].join('; ');
  return new Request(url, { headers: { Cookie } });
}

/** What the library refuses, in the words of the studio's other calls. */
function refuse(status: number, said: Record<string, unknown>, headers: Headers): Response {
  if (status >= 500) throw new Error(`The library of accounts failed: ${String(said.message)}`);
  const code = typeof said.code === 'string' ? said.code.toLowerCase().replaceAll('_', '-') : '';
  const message = typeof said.message === 'string' ? said.message : 'This was refused.';
  const known = status as StudioErrorStatus;
  return new Response(JSON.stringify({ error: { code, message } }), { status: known, headers });
}

async function noteFailure(people: People, email: string): Promise<void> {
  const person = await people.findByEmail(email);
  const isLast = await people.throttle.countFailure(email);
  // What was typed is kept only where it is an address of ours.
  if (!person) return;
  await people.audit.record(null, 'session.refused', person.email);
  if (isLast) people.tell(person, 'attempts');
}

/** In the answers of the library to whoever got in. */
const begunSchema = z.object({ user: z.object({ id: z.string(), name: z.string() }) });

async function noteBegin(
  people: People,
  by: NonNullable<AuthCall['begins']>,
  said: Record<string, unknown>,
  wasSignedIn: boolean,
): Promise<void> {
  const begun = begunSchema.safeParse(said);
  // The code is still owed.
  if (!begun.success) return;
  const { user } = begun.data;
  if (!wasSignedIn) return people.audit.record(user, 'session.began', user.id, { by });
  if (by === 'code') await people.audit.record(user, 'account.second-factor-on', user.id);
}
