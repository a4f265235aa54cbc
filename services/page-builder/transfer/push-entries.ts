import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Language } from '#shared/languages/languages.ts';
import type { StoredEntry } from '../embedded/entry.ts';
import { walkValues } from '../embedded/walk-values.ts';

/** An entry of ours to be sent to a space. */
export interface OutgoingEntry {
  readonly model: string;
  readonly entry: StoredEntry;
}

/** The entries sent before: our id → the id in the space. */
export type PushedEntries = Readonly<Record<string, PushedEntry>>;
export interface PushedEntry {
  readonly id: string;
  /** Of what was sent. */
  readonly hash: string;
}

export interface PushOptions {
  /** Address before `/api/v1/write/`. */
  readonly host: string;
  readonly privateKey: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Pictures of this site get whole addresses under it. */
  readonly publicOrigin: string;
  readonly locales: Readonly<Record<Language, string>>;
  readonly pushed: PushedEntries;
  /** Told after every entry, so that a run that is broken off does not send it again. */
  onPushed(id: string, pushed: PushedEntry): Promise<void>;
  onProgress?(done: number, total: number): void;
  /** Milliseconds before a call that was refused for the moment is tried again. */
  readonly retryMs?: number;
}

export type PushAction = 'create' | 'replace' | 'same';
export interface PushStep {
  readonly action: PushAction;
  readonly model: string;
  readonly name: string;
  readonly ourId: string;
  readonly bytes: number;
}

/** The space refused an entry; what was sent before it stays. */
export class PushFailed extends Error {
  override readonly name = 'PushFailed';
}

/** The effects that sending would have, without sending. */
export const planPush = (
  entries: readonly OutgoingEntry[],
  options: Pick<PushOptions, 'publicOrigin' | 'locales' | 'pushed'>,
): PushStep[] =>
  entries.map(({ model, entry }) => {
    const { body, hash } = toBody(entry, entries, options.pushed, options);
    const earlier = options.pushed[entry.id];
    const changed = earlier ? 'replace' : 'create';
    return {
      action: earlier?.hash === hash ? 'same' : changed,
      model,
      name: entry.name,
      ourId: entry.id,
      bytes: Buffer.byteLength(body),
    };
  });

/**
 * Sends entries to a space by its write API: new ones are created, those that were sent before are
 * replaced when they have changed. Entries that lead to one that is created later are sent twice.
 *
 * @throws {PushFailed} at the first that is refused
 */
export async function pushEntries(
  entries: readonly OutgoingEntry[],
  options: PushOptions,
): Promise<void> {
  const pushed: Record<string, PushedEntry> = { ...options.pushed };
  const send = async ({ model, entry }: OutgoingEntry): Promise<boolean> => {
    const { body, hash, isWhole } = toBody(entry, entries, pushed, options);
    const earlier = pushed[entry.id];
    if (earlier?.hash !== hash) {
      const id = await write(model, earlier?.id ?? null, body, entry.name, options);
      pushed[entry.id] = { id, hash };
      await options.onPushed(entry.id, pushed[entry.id] as PushedEntry);
    }
    return isWhole;
  };
  const incomplete: OutgoingEntry[] = [];
  for (const [index, outgoing] of entries.entries()) {
    if (!(await send(outgoing))) incomplete.push(outgoing);
    options.onProgress?.(index + 1, entries.length);
  }
  for (const outgoing of incomplete) await send(outgoing);
}

const answerSchema = z.object({ id: z.string().min(1) });
const maxAttempts = 4;
const timeoutMs = 30_000;

async function write(
  model: string,
  id: string | null,
  body: string,
  name: string,
  { host, privateKey, fetch, retryMs = 1_000 }: PushOptions,
): Promise<string> {
  const path = id === null ? '' : `/${encodeURIComponent(id)}`;
  const address = `${host}/api/v1/write/${encodeURIComponent(model)}${path}`;
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, {
      method: id === null ? 'POST' : 'PUT',
      headers: { authorization: `Bearer ${privateKey}`, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.ok) {
      // The answer to a replacement need not hold the id again.
      const answered = answerSchema.safeParse(parseJson(text)).data?.id ?? id;
      if (answered) return answered;
      throw new PushFailed(
        `The space took "${name}" but did not say its id: ${text.slice(0, 200)}`,
      );
    }
    // Only "try later" is tried again: after a failure of another kind it may have been created.
    if (response.status === 429 && attempt < maxAttempts) {
      await wait(Number(response.headers.get('retry-after') ?? 0) * 1_000 || retryMs * attempt);
      continue;
    }
    const reason = text.slice(0, 200) || response.statusText;
    throw new PushFailed(`The space refused "${name}" with ${response.status}: ${reason}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The body that is sent for an entry: without the fields that the space manages, with the space's ids and locales. */
function toBody(
  entry: StoredEntry,
  entries: readonly OutgoingEntry[],
  pushed: PushedEntries,
  { publicOrigin, locales }: Pick<PushOptions, 'publicOrigin' | 'locales'>,
): { body: string; hash: string; isWhole: boolean } {
  const { name, published, query, data, variations, testRatio, startDate, endDate, meta } = entry;
  const sent = { name, published, query, data, variations, testRatio, startDate, endDate, meta };
  const copy = JSON.parse(JSON.stringify(sent)) as Record<string, unknown>;
  const ours = new Set(entries.map((one) => one.entry.id));
  let isWhole = true;
  const toTheirId = (id: string): string => {
    const theirs = pushed[id]?.id;
    if (ours.has(id) && theirs === undefined) isWhole = false;
    return theirs ?? id;
  };
  walkValues(copy, (object) => {
    const isReference = object['@type'] === '@builder.io/core:Reference';
    if (isReference && typeof object.id === 'string') object.id = toTheirId(object.id);
    if (typeof object.entry === 'string') object.entry = toTheirId(object.entry);
    if (object['@type'] === '@builder.io/core:LocalizedValue') renameLocales(object, locales);
    if (object.property === 'locale') object.value = toTheirLocale(object.value, locales);
    for (const [key, value] of Object.entries(object)) {
      const isOurs = typeof value === 'string' && /^\/(images|films)\//.test(value);
      if (isOurs) object[key] = publicOrigin + value;
    }
  });
  const body = JSON.stringify(copy);
  return { body, isWhole, hash: createHash('sha256').update(body).digest('base64url') };
}

function renameLocales(object: Record<string, unknown>, locales: PushOptions['locales']): void {
  for (const [ours, theirs] of Object.entries(locales)) {
    if (ours === theirs || !Object.hasOwn(object, ours)) continue;
    object[theirs] = object[ours];
    delete object[ours];
  }
}

const toTheirLocale = (value: unknown, locales: Readonly<Record<string, string>>): unknown => {
  if (Array.isArray(value)) return value.map((one) => toTheirLocale(one, locales));
  return typeof value === 'string' ? (locales[value] ?? value) : value;
};
