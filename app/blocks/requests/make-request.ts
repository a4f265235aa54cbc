import type { PreparedRequest } from '../prepared.ts';
import { readAnswer } from './read-answer.ts';

/** After that the page stays without it. */
const timeoutMs = 10_000;
const maxBytes = 1024 * 1024;

/**
 * Asks for data that a page wants to show, without the visitor's cookies.
 *
 * @param signal ends it early, when the page is left
 * @returns the answer as JSON
 * @throws whatever keeps it from being read
 */
export async function makeRequest(
  address: string,
  { method, headers, body }: Pick<PreparedRequest, 'method' | 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<unknown> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, timeoutMs);
  try {
    const response = await fetch(address, {
      method,
      headers,
      body: method === 'GET' ? null : body,
      credentials: 'omit',
      signal: ending.signal,
    });
    const text = await readAnswer(response, maxBytes);
    if (!response.ok || text === null) throw new Error(`It answered ${response.status}.`);
    return JSON.parse(text);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
