import { Hono } from 'hono';
import { readAsker } from '../../middleware/client.ts';
import { answerStudioError, StudioError } from '../room/studio-error.ts';
import { withCookies } from './auth-routes.ts';
import type { GetPeople } from './get-people.ts';
import type { People } from './open-people.ts';
import { openIdName } from './openid-name.ts';
import { ProviderDown } from './openid-provider.ts';

/** Where the provider leads back to, below `/studio/api`: a page of another site opens this address. */
export const openIdReturn = `/auth/callback/${openIdName}`;

const home = '/studio/';
/** Of what the provider sends back; all else is dropped. */
const returned = ['code', 'state', 'iss', 'error'];

/** Signing in at a provider elsewhere: the way there, and the way back. */
export function createOpenIdRoutes(getPeople: GetPeople): Hono {
  const app = new Hono();
  app.post(`/auth/sign-in/${openIdName}`, async (c) => {
    const people = await getPeople();
    await people.throttle.countTry('sign-in', readAsker(c).client);
    const body = { provider: openIdName, callbackURL: home, errorCallbackURL: home };
    const answered = await askLibrary(people, c.req.raw, '/sign-in/social', body);
    const { url } = (await answered.json()) as { url?: unknown };
    if (!answered.ok || typeof url !== 'string') throw providerDown();
    const headers = new Headers({ 'Content-Type': 'application/json' });
    copyCookies(answered, headers);
    return new Response(JSON.stringify({ url }), { headers });
  });
  app.get(openIdReturn, async (c) => {
    const people = await getPeople();
    const back = (problem: string | null, cookies?: Response) => {
      const query = problem === null ? '' : `?problem=${problem}`;
      const headers = new Headers({
        Location: home + query,
        'Cache-Control': 'no-store',
        // A code stands in this address.
        'Referrer-Policy': 'no-referrer',
      });
      if (cookies) copyCookies(cookies, headers);
      return new Response(null, { status: 302, headers });
    };
    try {
      await people.throttle.countTry('sign-in', readAsker(c).client);
      const query = new URLSearchParams();
      for (const name of returned) {
        const value = c.req.query(name);
        if (value !== undefined) query.set(name, value.slice(0, 4_000));
      }
      const path = `/callback/${openIdName}?${query}`;
      const answered = await askLibrary(people, c.req.raw, path);
      const problem = await readProblem(answered);
      if (problem === null) await noteBegin(people, answered);
      return back(problem, answered);
    } catch (error) {
      if (error instanceof StudioError) return back(error.code);
      throw error;
    }
  });
  app.onError(answerStudioError);
  return app;
}

async function askLibrary(
  people: People,
  { headers }: Request,
  path: string,
  body?: object,
): Promise<Response> {
  const passed = new Headers();
  for (const name of ['Cookie', 'Origin', 'User-Agent']) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  if (body) passed.set('Content-Type', 'application/json');
  const request = new Request(`${people.origin}/studio/api/auth${path}`, {
    method: body ? 'POST' : 'GET',
    headers: passed,
    ...(body && { body: JSON.stringify(body) }),
  });
  try {
    return await people.answerOpenId(request);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    people.warn(error);
    throw providerDown();
  }
}

const providerDown = () =>
  new StudioError(
    503,
    'provider-down',
    'The provider does not answer. A password still opens the studio.',
  );

/** Why nobody was let in, as one word for the screen; null: somebody was. */
async function readProblem(answered: Response): Promise<string | null> {
  const location = answered.headers.get('Location');
  if (location === null) {
    const said = (await answered.json().catch(() => ({}))) as { code?: unknown };
    return toWord(said.code);
  }
  const error = URL.parse(location, 'https://studio.invalid')?.searchParams.get('error');
  return error === null || error === undefined ? null : toWord(error);
}

/** The provider may have made it up. */
const toWord = (code: unknown): string => {
  const word = String(code).toLowerCase().replaceAll('_', '-');
  return /^[a-z-]{1,40}$/.test(word) ? word : 'openid';
};

async function noteBegin(people: People, answered: Response): Promise<void> {
  const request = withCookies(new Request(people.origin), answered);
  const person = (await people.findSession(request))?.person;
  if (person) await people.audit.record(person, 'session.began', person.id, { by: openIdName });
}

const copyCookies = (from: Response, to: Headers) => {
  for (const cookie of from.headers.getSetCookie()) to.append('Set-Cookie', cookie);
};
