import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, timingSafeEqual } from 'node:crypto';
import { visitorAddressHeader } from '#shared/forms/form-guard.ts';
import type { Fetch } from '../services/resilient-fetch.ts';

/** For whom the work under way is done, as limits count it. */
const visitor = new AsyncLocalStorage<string>();

export const withVisitor = <Result>(client: string, work: () => Result): Result =>
  visitor.run(client, work);

/** For whom the work under way is done; undefined: for nobody in particular. */
export const readCurrentVisitor = (): string | undefined => visitor.getStore();

/**
 * Tells a service of our own kind that runs elsewhere on whose behalf it is called, so that it
 * counts visitors and not the whole site; by the token it knows that it may believe that.
 * @param token null: nothing is told, unless the service believes the site without
 */
export function onBehalfOfVisitors(fetch: Fetch, token: string | null, isBelieved = false): Fetch {
  if (token === null && !isBelieved) return fetch;
  return withToken((input, init) => {
    const request = new Request(input, init);
    const client = visitor.getStore();
    if (client !== undefined) request.headers.set(visitorAddressHeader, client);
    return fetch(request);
  }, token);
}

/** Tells a service of our own kind that the site calls; a key of the service's own stays. */
export function withToken(fetch: Fetch, token: string | null): Fetch {
  if (token === null) return fetch;
  return (input, init) => {
    const request = new Request(input, init);
    if (!request.headers.has('Authorization')) {
      request.headers.set('Authorization', `Bearer ${token}`);
    }
    return fetch(request);
  };
}

/** As `toLimitKey` makes them. */
const limitKey = /^[0-9a-f.:]{2,45}(?:\/64)?$/;

/**
 * For whom the site calls, by its token.
 * @returns null where anybody else calls
 */
export function readSiteCall(
  headers: Headers,
  token: string | null,
): { readonly client: string | null } | null {
  const given = /^Bearer (.{1,500})$/.exec(headers.get('Authorization') ?? '')?.[1];
  if (token === null || given === undefined || !isEqual(given, token)) return null;
  return { client: readVisitor(headers) };
}

/** The visitor that a believed caller names; null: none. */
export function readVisitor(headers: Headers): string | null {
  const client = headers.get(visitorAddressHeader) ?? '';
  return limitKey.test(client) ? client : null;
}

const isEqual = (given: string, token: string) => timingSafeEqual(toHash(given), toHash(token));
const toHash = (text: string) => createHash('sha256').update(text).digest();
