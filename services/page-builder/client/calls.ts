import type { z } from 'zod';
import { fits, type ServiceFetch } from '#shared/http/service-fetch.ts';
import type { Language } from '#shared/languages/languages.ts';

/** The page builder's name of each of our languages. */
export type LocaleCodes = Readonly<Record<Language, string>>;

export interface Space {
  /** Public key of the space. Source of the null: an account that is not set up. */
  readonly apiKey: string | null;
  /** Address before `/api/`, for example `https://cdn.builder.io`. */
  readonly endpoint: string;
  /** Of the settings; only v1 and v3 are known, and both are asked for at v3, as the clients do. */
  readonly apiVersion: string;
}

const maxAnswerCharacters = 8 * 1024 * 1024;

/**
 * The sentences are those of the official client. Source: specification §8, reference §2.4.
 * @throws {Error} before anything is sent
 */
export function checkSpace({ apiKey, apiVersion }: Space, model: string): string {
  if (!apiKey) {
    throw new Error(
      `Fetching content from model ${model} failed, expected apiKey to be defined instead got: ${apiKey}`,
    );
  }
  if (apiVersion !== 'v1' && apiVersion !== 'v3') {
    throw new Error(`Invalid apiVersion: expected 'v1' or 'v3', received '${apiVersion}'`);
  }
  return apiKey;
}

/** The address of several keys at once: `/api/v3/query/{apiKey}/{keys}`. */
export function toQueryAddress(
  { endpoint }: Space,
  apiKey: string,
  keys: readonly string[],
  parameters: Readonly<Record<string, string>>,
): string {
  const path = keys.map(encodeURIComponent).join(',');
  return `${endpoint}/api/v3/query/${encodeURIComponent(apiKey)}/${path}?${toSearch(apiKey, parameters)}`;
}

/** The address of one model: `/api/v3/content/{model}`. */
export const toContentAddress = (
  { endpoint }: Space,
  apiKey: string,
  model: string,
  parameters: Readonly<Record<string, string>>,
): string =>
  `${endpoint}/api/v3/content/${encodeURIComponent(model)}?${toSearch(apiKey, parameters)}`;

const toSearch = (apiKey: string, parameters: Readonly<Record<string, string>>) =>
  new URLSearchParams({ ...parameters, apiKey }).toString();

export interface Reply {
  readonly text: string;
  readonly headers: Headers;
}

/**
 * @param schema what of an answer the caller reads
 * @returns null when the service says, in its own words, that there is no such model
 * @throws when the service fails: any other answer than 2xx is never "no page"
 */
export async function call(
  fetch: ServiceFetch,
  address: string,
  schema: z.ZodType,
  init?: RequestInit,
): Promise<Reply | null> {
  const response = await fetch(address, { ...init, accepts: fits(schema) });
  const { status, headers } = response;
  // A 404 of another server that happens to be at this address is an outage like any other.
  if (status === 404 && /\bjson\b/.test(headers.get('content-type') ?? '')) return null;
  if (!response.ok) throw new Error(`The page builder answered ${status}.`);
  const text = await response.text();
  if (text.length > maxAnswerCharacters) throw new Error('The answer is too large.');
  return { text, headers };
}

export const parseReply = <Shape>(text: string, schema: z.ZodType<Shape>): Shape =>
  schema.parse(JSON.parse(text));
