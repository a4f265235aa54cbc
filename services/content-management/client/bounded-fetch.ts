import type { FetchLike } from '@prismicio/client';
import { fits, type ServiceFetch, type ServiceInit } from '#shared/http/service-fetch.ts';
import { rawRepositorySchema, rawSearchReplySchema } from './wire.ts';

/**
 * The given fetch with an end to every wait. The official client waits for a body as long as it
 * takes and repeats 429 for ever; retries have happened below this seam already, so both end here.
 * @param timeoutMs for headers and body together
 */
export function createBoundedFetch(fetch: ServiceFetch, timeoutMs: number): FetchLike {
  return async (url, init) => {
    const deadline = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        deadline.abort();
        reject(new Error(`No answer within ${timeoutMs} ms.`));
      }, timeoutMs);
    });
    try {
      // A race, because a fetch need not heed the signal.
      const accepts = chooseAccepts(url);
      const reply = readWhole(fetch, url, { ...init, ...accepts, signal: deadline.signal });
      const response = await Promise.race([reply, tooLate]);
      if (response.status === 429) throw new Error('Too many requests (429).');
      return response;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The official client makes the addresses; searches are all that it reads beside the repository. */
const chooseAccepts = (url: string): Pick<ServiceInit, 'accepts'> => {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/documents/search')) return { accepts: fits(rawSearchReplySchema) };
  return /\/api\/v2\/?$/.test(pathname) ? { accepts: fits(rawRepositorySchema) } : {};
};

async function readWhole(fetch: ServiceFetch, url: string, init: ServiceInit): Promise<Response> {
  const response = await fetch(url, init);
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}
