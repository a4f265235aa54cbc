import { LRUCache } from 'lru-cache';
import { matchesTargeting } from '#shared/page-builder/targeting.ts';
import { type Access, checkAccess, type Rights } from './access.ts';
import { ApiError } from './api-error.ts';
import {
  type DeliveredEntry,
  deliverEntries,
  type EntrySource,
} from './delivery/deliver-entries.ts';
import {
  type EntryRequest,
  parseEntryRequest,
  parseSharedOptions,
  type SharedOptions,
} from './request/entry-request.ts';
import { cacheControlOf, toJson, versionHeader } from './responses.ts';
import { findOverride, isReadable, needsPrivateKey, selectEntries } from './select-entries.ts';
import type { EntryIndex, EntryStore, IndexedEntry } from './store.ts';

/** The parts of a content request that all endpoints share. */
interface Call {
  readonly parameters: URLSearchParams;
  readonly shared: SharedOptions;
  readonly rights: Rights;
  readonly index: EntryIndex;
  readonly now: number;
}

export interface ContentRoute {
  readonly kind: 'content' | 'entry' | 'query';
  /** The model, model and entry, or the key of the space and the keys of the answer. */
  readonly parts: readonly string[];
}

const maxKeys = 50;
const maxCachedCharacters = 16 * 1024 * 1024;
const maxCachedAnswers = 2_000;

/** Content by model, one entry by id, and several keys at once. Source: reference §2. */
export class ContentEndpoints {
  readonly #access: Access;
  readonly #store: EntryStore;
  readonly #now: () => number;
  /** Answers that are the same for everybody until an entry changes, starts or ends. */
  readonly #cached = new LRUCache<string, { readonly text: string; readonly until: number }>({
    maxSize: maxCachedCharacters,
    max: maxCachedAnswers,
    // Addresses are long and whatever a caller makes up.
    sizeCalculation: ({ text }, address) => text.length + address.length + 500,
  });

  constructor(store: EntryStore, access: Access, now: () => number) {
    this.#access = access;
    this.#store = store;
    this.#now = now;
  }

  async answer(request: Request, { kind, parts }: ContentRoute): Promise<Response> {
    const url = new URL(request.url);
    const parameters = url.searchParams;
    const apiKey = kind === 'query' ? (parts[0] ?? null) : parameters.get('apiKey');
    const rights = checkAccess(this.#access, apiKey, request.headers.get('authorization'));
    const shared = parseSharedOptions(parameters);
    if (shared.includesUnpublished && !rights.mayReadDrafts) throw needsPrivateKey();
    const isPublic = !rights.mayReadDrafts;
    const now = this.#now();
    const index = await this.#store.readIndex(now);
    const until = nextChange(index, now);
    const headers = {
      'cache-control': cacheControlOf(shared, isPublic, until - now),
      [versionHeader]: versionAt(index, now),
    };

    const isCacheable = isPublic && shared.overrides.size === 0;
    const address = `${index.version} ${url.pathname}${url.search}`;
    const cached = isCacheable ? this.#cached.get(address) : undefined;
    if (cached && now < cached.until) return toJson(200, cached.text, headers);
    const body = await this.#body({ parameters, shared, rights, index, now }, kind, parts);
    const text = JSON.stringify(body);
    if (isCacheable) this.#cached.set(address, { text, until });
    return toJson(200, text, headers);
  }

  readonly readIndex = (): Promise<EntryIndex> => this.#store.readIndex(this.#now());

  async #body(call: Call, kind: ContentRoute['kind'], parts: readonly string[]): Promise<unknown> {
    if (kind === 'query') return this.#query(call, parts[1] ?? '');
    const [model = '', entryId] = parts;
    const request = parseEntryRequest(call.parameters, model, model);
    if (entryId !== undefined) return this.#entry(call, { ...request, model, entryId });
    const found = await this.#select(call, { ...request, model });
    return {
      results: found.entries,
      ...(request.countsAll ? { totalCount: found.total } : {}),
    };
  }

  async #query(call: Call, keys: string): Promise<unknown> {
    const names = keys.split(',').map(decodeKey).filter(Boolean);
    if (names.length === 0) throw new ApiError(400, 'The address names no key.');
    if (names.length > maxKeys) throw new ApiError(400, `Ask for at most ${maxKeys} keys at once.`);
    const body: Record<string, unknown> = Object.create(null);
    for (const key of names) {
      const request = parseEntryRequest(call.parameters, key, key.split(':', 1)[0] ?? key);
      const found = await this.#select(call, request);
      body[key] = found.entries;
      // The clients ask for one key at a time when they want to know.
      if (request.countsAll) body.totalCount ??= found.total;
    }
    return body;
  }

  async #entry(call: Call, request: EntryRequest): Promise<DeliveredEntry> {
    const { index, shared, rights } = call;
    const entry =
      findOverride(index, request, shared, rights) ?? index.byId.get(request.entryId ?? '');
    if (!entry || entry.model !== request.model || !isReadableById(entry, call)) {
      throw new ApiError(404, `The model ${request.model} has no entry ${request.entryId}.`);
    }
    const [delivered] = await this.#deliver(call, request, [entry]);
    if (!delivered) throw new ApiError(404, `The entry ${request.entryId} no longer exists.`);
    return delivered;
  }

  async #select(call: Call, request: EntryRequest) {
    const { index, shared, rights, now } = call;
    const found = await selectEntries(this.#store, index, request, shared, rights, now);
    return { total: found.total, entries: await this.#deliver(call, request, found.entries) };
  }

  #deliver(call: Call, request: EntryRequest, entries: readonly IndexedEntry[]) {
    return deliverEntries(entries, request.delivery, request.attributes, this.#sourceOf(call));
  }

  #sourceOf({ index, shared, rights, now }: Call): EntrySource {
    return {
      read: (entries) => this.#store.readEntries(entries),
      findEntry: (id, model) => {
        const entry = index.byId.get(id);
        if (!entry || (model !== null && entry.model !== model)) return null;
        const asked = { key: id, model: entry.model, entryId: id };
        const override = findOverride(index, asked, shared, rights);
        return override ?? (isReadableById(entry, { shared, rights, now }) ? entry : null);
      },
      findTargeted: (model, attributes) =>
        index.byModel
          .get(model)
          ?.find(
            (entry) =>
              isReadable(entry, shared, rights) && matchesTargeting(entry, attributes, now),
          ) ?? null,
    };
  }
}

/** By its id an entry is found whatever its rules; its dates count, since they say when it is public. */
const isReadableById = (
  entry: IndexedEntry,
  { shared, rights, now }: Pick<Call, 'shared' | 'rights' | 'now'>,
): boolean =>
  isReadable(entry, shared, rights) &&
  (entry.published !== 'published' || matchesTargeting({ ...entry, query: [] }, {}, now));

const nextChange = (index: EntryIndex, now: number): number =>
  index.changesAt.find((time) => time > now) ?? Number.POSITIVE_INFINITY;

/** Another one when an entry has begun or ended since, though nobody wrote anything. */
function versionAt({ version, changesAt }: EntryIndex, now: number): string {
  const passed = changesAt.findLast((time) => time <= now);
  return passed === undefined ? String(version) : `${version}.${passed.toString(36)}`;
}

/** A key may hold a comma or an address, percent-encoded. */
function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError(400, `The key ${text} is not encoded correctly.`);
  }
}
