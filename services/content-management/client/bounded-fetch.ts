import type { FetchLike } from '@prismicio/client';

export type ServiceFetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * The given fetch with an end to every wait. The official client waits for a body as long as it
 * takes and repeats 429 for ever; retries have happened below this seam already, so both end here.
 * @param timeoutMs for headers and body together
 */
export function createBoundedFetch(fetch: ServiceFetch, timeoutMs: number): FetchLike {
  return async (url, init) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const reply = readWhole(fetch, url, { ...init, signal: deadline });
    const response = await Promise.race([reply, failAt(deadline, timeoutMs)]);
    if (response.status === 429) throw new Error('Too many requests (429).');
    return response;
  };
}

async function readWhole(fetch: ServiceFetch, url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

function failAt(deadline: AbortSignal, timeoutMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error(`No answer within ${timeoutMs} ms.`));
    deadline.addEventListener('abort', fail, { once: true });
  });
}
