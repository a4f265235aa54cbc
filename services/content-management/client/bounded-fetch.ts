import type { FetchLike } from '@prismicio/client';

export type ServiceFetch = (url: string, init?: RequestInit) => Promise<Response>;

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
      const reply = readWhole(fetch, url, { ...init, signal: deadline.signal });
      const response = await Promise.race([reply, tooLate]);
      if (response.status === 429) throw new Error('Too many requests (429).');
      return response;
    } finally {
      clearTimeout(timer);
    }
  };
}

async function readWhole(fetch: ServiceFetch, url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}
