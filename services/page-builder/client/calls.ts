import type { z } from 'zod';
import type { Language } from '#shared/languages.ts';

export type ServiceFetch = (url: string, init?: RequestInit) => Promise<Response>;
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

/** @throws when the service fails: an answer other than 2xx is never "no page" */
export async function call(
  fetch: ServiceFetch,
  address: string,
  init?: RequestInit,
): Promise<Reply> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`The page builder answered ${response.status}.`);
  const text = await response.text();
  if (text.length > maxAnswerCharacters) throw new Error('The answer is too large.');
  return { text, headers: response.headers };
}

export const parseReply = <Shape>(text: string, schema: z.ZodType<Shape>): Shape =>
  schema.parse(JSON.parse(text));
