import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** Where a repository is written to, without a slash at the end. */
export interface RepositoryAddresses {
  /** The Types API. */
  readonly types: string;
  /** The Asset API. */
  readonly assets: string;
  /** The Migration API. */
  readonly migration: string;
}

export interface RepositoryOptions {
  readonly repository: string;
  readonly writeToken: string;
  readonly addresses: RepositoryAddresses;
  readonly fetch: typeof fetch;
  /** Milliseconds from the beginning of one call to that of the next of the same API. */
  readonly paceMs?: number;
  /** Milliseconds before a call that was refused for the moment is tried again. */
  readonly retryMs?: number;
}

/** The repository refused something; what was sent before it stays and is noted. */
export class RepositoryRefused extends Error {
  override readonly name = 'RepositoryRefused';
}

/** A model as its file has it. */
export type RawModel = Readonly<Record<string, unknown>> & { readonly id: string };

/** A document as the Migration API takes it. */
export interface OutgoingDocument {
  readonly title: string;
  readonly type: string;
  readonly uid?: string;
  readonly lang: string;
  /** Id of the document in the master language that it translates. */
  readonly alternate_language_id?: string;
  readonly tags: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

export interface OutgoingAsset {
  readonly file: Blob;
  readonly filename: string;
  /** At most 500 characters each, as the service has it. */
  readonly alt: string;
  readonly credits: string;
  readonly notes: string;
}

const model = z.looseObject({ id: z.string().min(1) });
const created = z.object({ id: z.string().min(1) });
const published = z.object({ totalItems: z.number() });

const assetPage = z.object({
  items: z.array(
    z.object({ id: z.string(), url: z.string(), notes: z.string().nullish() }).loose(),
  ),
  cursor: z.string().nullish(),
});

export type RepositoryCalls = ReturnType<typeof createRepositoryCalls>;

/** The documented rate: one a second. A little more, since clocks differ. */
const usualPaceMs = 1_100;
const usualRetryMs = 1_500;
const maxAttempts = 5;
const maxWaitMs = 60_000;
const timeoutMs = 60_000;
const maxAssetPages = 1_000;

/** The calls by which a repository is written, one after the other and no faster than it allows. */
export function createRepositoryCalls(options: RepositoryOptions) {
  const { repository, writeToken, addresses } = options;
  const nextAt = new Map<string, number>();

  async function pace(api: string): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, nextAt.get(api) ?? 0);
    nextAt.set(api, at + (options.paceMs ?? usualPaceMs));
    if (at > now) await wait(at - now);
  }

  async function call<Answer>(
    what: string,
    address: string,
    init: { readonly method: string; readonly body?: string | FormData },
    answer: z.ZodType<Answer> | null,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      await pace(new URL(address).host);
      const isText = typeof init.body === 'string';
      const response = await options.fetch(address, {
        ...init,
        headers: {
          repository,
          authorization: `Bearer ${writeToken}`,
          ...(isText && { 'content-type': 'application/json' }),
        },
        // A redirect would carry the token elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.ok) {
        if (answer === null) return undefined as Answer;
        const parsed = answer.safeParse(parseJson(text));
        if (parsed.success) return parsed.data;
        throw new RepositoryRefused(`The repository answered ${what} with what is not its form.`);
      }
      // Only "try later" is tried again: after a failure of another kind it may have been taken.
      if (response.status === 429 && attempt < maxAttempts) {
        const asked = Number(response.headers.get('retry-after') ?? 0) * 1_000;
        await wait(Math.min(maxWaitMs, asked || (options.retryMs ?? usualRetryMs) * attempt));
        continue;
      }
      const reason = text.slice(0, 500) || response.statusText;
      throw new RepositoryRefused(
        `The repository refused ${what} with ${response.status}: ${reason}`,
      );
    }
  }

  const send = (method: 'POST' | 'PUT', body: unknown) => ({ method, body: JSON.stringify(body) });
  const listModels = (kind: 'customtypes' | 'slices') =>
    call(`its ${kind}`, `${addresses.types}/${kind}`, { method: 'GET' }, z.array(model));

  return {
    listTypes: () => listModels('customtypes'),
    listSlices: () => listModels('slices'),
    saveModel: (kind: 'customtypes' | 'slices', raw: RawModel, isKnown: boolean) =>
      call<void>(
        `the model ${raw.id}`,
        `${addresses.types}/${kind}/${isKnown ? 'update' : 'insert'}`,
        send('POST', raw),
        null,
      ),
    async addAsset({ file, filename, ...words }: OutgoingAsset): Promise<string> {
      const body = new FormData();
      body.append('file', file, filename);
      for (const [name, text] of Object.entries(words)) if (text) body.append(name, text);
      const init = { method: 'POST', body };
      const { id } = await call(
        `the file ${filename}`,
        `${addresses.assets}/assets`,
        init,
        created,
      );
      return id;
    },
    /** All of the media library, with the notes that a push leaves there. */
    async listAssets() {
      const assets: z.infer<typeof assetPage>['items'] = [];
      let cursor: string | null | undefined = null;
      for (let page = 0; page < maxAssetPages; page += 1) {
        const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) });
        const address = `${addresses.assets}/assets?${query}`;
        const answer: z.infer<typeof assetPage> = await call(
          'its media library',
          address,
          { method: 'GET' },
          assetPage,
        );
        assets.push(...answer.items);
        cursor = answer.cursor;
        if (!cursor || answer.items.length === 0) break;
      }
      return assets;
    },
    async createDocument(document: OutgoingDocument): Promise<string> {
      const what = `"${document.title}" (${document.type}, ${document.lang})`;
      const init = send('POST', document);
      return (await call(what, `${addresses.migration}/documents`, init, created)).id;
    },
    updateDocument: (
      id: string,
      { title, uid, tags, data }: Omit<OutgoingDocument, 'type' | 'lang'>,
    ) =>
      call<void>(
        `"${title}"`,
        `${addresses.migration}/documents/${encodeURIComponent(id)}`,
        send('PUT', { title, uid, tags, data }),
        null,
      ),
    /** What was sent becomes public. @returns how many documents */
    async publish(): Promise<number> {
      const address = `${addresses.migration}/migration-release/publish`;
      const { totalItems } = await call('to publish', address, send('POST', {}), published);
      return totalItems;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
