import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { BuilderContent, PageBuilder, Visit } from '#services/page-builder/contract.ts';
import { createRecentAnswers } from '#shared/http/recent-answers.ts';
import type { ServiceFetch } from '#shared/http/service-fetch.ts';
import { toCallError } from '#shared/http/service-unavailable.ts';
import { matchesRules, type TargetingRule } from '#shared/page-builder/targeting.ts';
import {
  call,
  checkSpace,
  type LocaleCodes,
  parseReply,
  type Reply,
  type Space,
  toContentAddress,
  toQueryAddress,
} from './calls.ts';
import { listPathsOf, rawPageSchema } from './list-paths.ts';
import { SharedSymbols } from './shared-symbols.ts';
import { type MissingSymbol, toContent } from './to-content.ts';
import { rawEntriesSchema, rawResultsSchema, rawVersionSchema } from './wire.ts';

export interface PageBuilderOptions extends Space {
  /** The network's, or the embedded server's; it has its own retries and time limits. */
  readonly fetch: ServiceFetch;
  /** Address before `/api/v1/form-submit` where it is another one. */
  readonly formEndpoint?: string;
  readonly localeCodes: LocaleCodes;
  /** Reads drafts, for previews only. */
  readonly privateKey?: string | null;
  /** The endpoint that the official client calls first; the other one says the same. */
  readonly apiEndpoint?: 'query' | 'content';
  /** Models whose changes count, beside `page` and `symbol`. */
  readonly models?: readonly string[];
  /**
   * How long an answer is believed without asking again, milliseconds; until the version is found
   * changed at most. 0 when not given: every call asks.
   */
  readonly answerMaxAgeMs?: number;
  /** Told once of each entry that cannot be read whole. */
  warn(message: string): void;
}

/** The content of an editor's preview, in place of the published one. */
export interface Preview {
  /** Model, or key, or id of an entry → id of the entry to show, as `builder.overrides.*` says. */
  readonly overrides: Readonly<Record<string, string>>;
}

export interface PageBuilderClient extends PageBuilder {
  /** Something was published: the next call asks for the version anew. */
  expectChange(): void;
  /** The same calls on drafts too, past every cache; nothing of it is kept. One per request. */
  forPreview(preview: Preview): PageBuilder;
}

/** How long a version found by asking every model is believed. */
const versionMaxAgeMs = 10_000;
/** That of our own server, where answers are believed at all: it is asked once. */
const ownVersionMaxAgeMs = 1_000;
const maxCachedContents = 300;
const maxMissingModels = 100;
const maxSymbolRounds = 5;
const maxSymbolsPerRound = 50;
const pathsPerCall = 100;
const targetedMaxAgeMs = 60_000;
const maxPaths = 1_000;
/** With more of them some may not have been read, and comparing costs more than asking. */
const maxRules = 500;
/** No rule names it: the address of all addresses that no rule is about. */
const elsewhere = '/-';

/** The page builder over its public protocol. One object serves the whole process. */
export function createPageBuilderClient(options: PageBuilderOptions): PageBuilderClient {
  const { fetch, localeCodes } = options;
  /** The result of parsing an answer, so that an equal answer gives the same objects. */
  const cache = new LRUCache<string, { text: string; contents: Contents }>({
    max: maxCachedContents,
  });
  let version: (ReadVersion & { readonly at: number }) | null = null;
  /** One question at a time: a page of search results asks for each language. */
  let readingVersion: Promise<ReadVersion> | null = null;
  const recent = createRecentAnswers<Contents>(options.answerMaxAgeMs ?? 0);
  const targeted = createRecentAnswers<readonly TargetingRule[]>(
    options.answerMaxAgeMs ? targetedMaxAgeMs : 0,
  );

  const missingModels = new Set<string>();
  /** A space may do without parts of pages and symbols; without pages it is not the one meant. */
  const orMissing = (reply: Reply | null, model: string): Reply | null => {
    if (reply || model === 'page') return orFail(reply);
    if (!missingModels.has(model) && missingModels.size < maxMissingModels) {
      missingModels.add(model);
      options.warn(`The space has no model ${model}, so its content is not shown.`);
    }
    return null;
  };

  const createCalls = (preview: Preview | null): PageBuilder => {
    const ask = (address: string, schema: z.ZodType) =>
      call(fetch, address, schema, {
        headers: {
          accept: 'application/json',
          ...(preview && options.privateKey && { authorization: `Bearer ${options.privateKey}` }),
        },
      });

    const toParameters = ({ urlPath, language, queryString }: Visit): Record<string, string> => ({
      omit: 'meta.componentsUsed',
      // Pages are shared by all visitors of an address, so they may depend on nothing else.
      userAttributes: JSON.stringify({ urlPath, locale: localeCodes[language], queryString }),
      locale: localeCodes[language],
      includeRefs: 'true',
      noTraverse: 'false',
      ...(preview && toPreviewParameters(preview, Boolean(options.privateKey))),
    });

    /** One request for several keys. */
    async function readKeys(
      apiKey: string,
      keys: readonly Key[],
      visit: Visit,
    ): Promise<{ address: string; text: string }> {
      const parameters = toParameters(visit);
      const [only] = keys;
      if (options.apiEndpoint === 'content' && keys.length === 1 && only) {
        if (only.entry) parameters['query.id'] = JSON.stringify(only.entry);
        const all = { ...parameters, limit: '1' };
        const address = toContentAddress(options, apiKey, only.model, all);
        const reply = orMissing(await ask(address, rawResultsSchema), only.model);
        const results = reply ? parseReply(reply.text, rawResultsSchema).results : [];
        return { address, text: JSON.stringify({ [only.key]: results }) };
      }
      for (const { key, model, entry } of keys) {
        parameters[`options.${key}.model`] = JSON.stringify(model);
        parameters[`options.${key}.limit`] = '1';
        if (entry) parameters[`options.${key}.entry`] = JSON.stringify(entry);
      }
      const names = keys.map(({ key }) => key);
      const address = toQueryAddress(options, apiKey, names, parameters);
      const reply = await ask(address, toReplySchema(names));
      if (reply) return { address, text: reply.text };
      const [first] = keys;
      if (first && keys.length === 1) {
        orMissing(reply, first.model);
        return { address, text: JSON.stringify({ [first.key]: [] }) };
      }
      // One model that is missing must not take the others with it.
      const parts = await Promise.all(keys.map((key) => readKeys(apiKey, [key], visit)));
      const all = parts.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
      return { address, text: JSON.stringify(Object.assign({}, ...all)) };
    }

    async function readContents(models: readonly string[], visit: Visit): Promise<Contents> {
      const apiKey = checkSpace(options, models.join(', '));
      return guard('findContents', async () => {
        const keys = [...new Set(models)].map((model) => ({ key: model, model, entry: null }));
        const { address, text } = await readKeys(apiKey, keys, visit);
        const known = preview ? undefined : cache.get(address);
        if (known?.text === text) return known.contents;
        const symbols = new SharedSymbols();
        const { contents, missing } = readReply(text, keys, visit, [], symbols);
        if (missing.length > 0) await fillSymbols(apiKey, missing, visit, symbols);
        // Symbols that had to be asked for may change while this answer stays the same.
        else if (!preview) cache.set(address, { text, contents });
        return contents;
      });
    }

    function readReply(
      text: string,
      keys: readonly Key[],
      visit: Visit,
      path: readonly string[],
      symbols: SharedSymbols,
    ) {
      const body = parseReply(text, rawReplySchema);
      const contents = new Map<string, BuilderContent | null>();
      const missing: MissingSymbol[] = [];
      const { language } = visit;
      const scope = { locales: [localeCodes[language], language], warn: options.warn, symbols };
      for (const { key, model } of keys) {
        // No entry may be an absent key too: the official client takes it so.
        const [raw] = rawEntriesSchema.parse(body[key] ?? []);
        const read = raw && toContent(raw, model, scope, path);
        contents.set(key, read?.content ?? null);
        missing.push(...(read?.missingSymbols ?? []));
      }
      return { contents, missing };
    }

    /**
     * The service puts symbols in place by itself; this is for those that it left out. Each is asked
     * for and read once, whatever the number of its places.
     */
    async function fillSymbols(
      apiKey: string,
      missing: readonly MissingSymbol[],
      visit: Visit,
      symbols: SharedSymbols,
    ): Promise<void> {
      let waiting = missing;
      for (let round = 0; round < maxSymbolRounds && waiting.length > 0; round += 1) {
        const places = Map.groupBy(waiting, ({ model, entry }) => `${model}:${entry ?? ''}`);
        const wanted = [...places].filter(([, [one]]) => one && !findRead(one, symbols));
        const keys = wanted
          .slice(0, maxSymbolsPerRound)
          .flatMap(([key, [one]]) => (one ? [{ ...one, key }] : []));
        const text = keys.length > 0 ? (await readKeys(apiKey, keys, visit)).text : '{}';
        const next: MissingSymbol[] = [];
        for (const { key, model, entry, path } of keys) {
          const read = readReply(text, [{ key, model, entry }], visit, path, symbols);
          const content = read.contents.get(key);
          if (content) symbols.add(model, entry ?? '', content);
          next.push(...read.missing);
        }
        for (const one of waiting) {
          const content = findRead(one, symbols);
          if (content && !one.path.includes(content.id)) one.fill(content);
        }
        waiting = next;
      }
    }

    const findRead = ({ model, entry }: MissingSymbol, symbols: SharedSymbols) =>
      symbols.find(model, entry ?? '');

    const findAll = async (models: readonly string[], visit: Visit) => {
      const asked = await toAsked(visit, !preview && models.every((model) => listed.has(model)));
      return preview
        ? readContents(models, asked)
        : recent.find(JSON.stringify([models, asked]), () => readContents(models, asked));
    };

    return {
      findContent: async (model, visit) => (await findAll([model], visit)).get(model) ?? null,
      findContents: async (models, visit) => {
        const contents = await findAll(models, visit);
        const entries = models.map((model) => [model, contents.get(model) ?? null]);
        return Object.fromEntries(entries);
      },
      listPaths: async () => {
        const apiKey = checkSpace(options, 'page');
        return guard('listPaths', () => readPaths(apiKey));
      },
      submitForm: async (recipient, name, fields) => {
        const apiKey = checkSpace(options, 'page');
        return guard('submitForm', () => submitForm(apiKey, recipient, name, fields));
      },
      findContentVersion: async () => {
        const apiKey = checkSpace(options, 'page');
        if (version && performance.now() - version.at < version.maxAgeMs) return version.value;
        const { value: found } = await (readingVersion ?? askVersion(apiKey));
        recent.retainFor(found);
        targeted.retainFor(found);
        return found;
      },
    };
  };

  /** Models whose rules are read. */
  const listed = new Set(['page', 'symbol', ...(options.models ?? [])]);

  /**
   * The visit as far as published rules tell visits apart. Where they cannot be known now, rules
   * about an address's query do not hold.
   * @param mayShare whether addresses that no rule is about share one answer
   */
  async function toAsked({ queryString, ...visit }: Visit, mayShare: boolean): Promise<Visit> {
    const shares = mayShare && Boolean(options.answerMaxAgeMs);
    const rules = queryString || shares ? await findRules().catch(() => null) : null;
    if (!rules) return visit;
    const isQueryMeant = queryString !== undefined && rules.some(isAbout('queryString'));
    const asked = isQueryMeant ? { ...visit, queryString } : visit;
    if (!shares || rules.length >= maxRules) return asked;
    const isMeant = rules
      .filter(isAbout('urlPath'))
      .some((rule) => matchesRules([rule], visit) !== matchesRules([rule], { urlPath: elsewhere }));
    return isMeant ? asked : { ...asked, urlPath: elsewhere };
  }

  const findRules = () =>
    targeted.find('rules', async () => {
      const apiKey = checkSpace(options, 'page');
      const ofModels = await Promise.all(
        [...listed].map(async (model) => {
          const rules: TargetingRule[] = [];
          for await (const { query } of listRules(apiKey, model)) rules.push(...(query ?? []));
          return rules;
        }),
      );
      return ofModels.flat();
    });

  async function readPaths(apiKey: string): Promise<readonly string[]> {
    const paths = new Set<string>();
    for await (const entry of listRules(apiKey, 'page')) {
      for (const path of listPathsOf(entry)) paths.add(path);
      if (paths.size >= maxPaths) break;
    }
    return [...paths].slice(0, maxPaths);
  }

  /** The entries of a model, published at whatever address, with their rules. */
  async function* listRules(apiKey: string, model: string) {
    for (let offset = 0; offset < maxPaths; offset += pathsPerCall) {
      const address = toContentAddress(options, apiKey, model, {
        fields: 'id,query,data.noIndex',
        limit: String(pathsPerCall),
        offset: String(offset),
        noTargeting: 'true',
        noTraverse: 'true',
      });
      const reply = await call(fetch, address, rawPagesSchema);
      // A space may do without the models of sections, not without pages.
      if (!reply && model !== 'page') return;
      const { results } = parseReply(orFail(reply).text, rawPagesSchema);
      yield* results;
      if (results.length < pathsPerCall) return;
    }
  }

  async function submitForm(apiKey: string, recipient: string, name: string, body: FormData) {
    const to = Buffer.from(recipient).toString('base64');
    const parameters = new URLSearchParams({ apiKey, to, name });
    const endpoint = options.formEndpoint ?? options.endpoint;
    const address = `${endpoint}/api/v1/form-submit?${parameters}`;
    const { status, ok } = await fetch(address, { method: 'POST', body });
    if (ok) return 'stored' as const;
    if (status >= 400 && status < 500 && status !== 429) return 'refused' as const;
    throw new Error(`The page builder answered ${status}.`);
  }

  function askVersion(apiKey: string): Promise<ReadVersion> {
    const asked = guard('findContentVersion', () => readVersion(apiKey));
    readingVersion = asked;
    // One that a change has overtaken is not believed: it says what was before.
    const end = (read: ReadVersion | null) => {
      if (readingVersion !== asked) return;
      readingVersion = null;
      if (read) version = { ...read, at: performance.now() };
    };
    asked.then(end, () => end(null));
    return asked;
  }

  /** The newest change and the number of entries of every model; our own server names its version. */
  async function readVersion(apiKey: string): Promise<ReadVersion> {
    const parts: string[] = [];
    for (const model of new Set(['page', 'symbol', ...(options.models ?? [])])) {
      const address = toContentAddress(options, apiKey, model, {
        fields: 'id,lastUpdated,rev',
        limit: '1',
        noTargeting: 'true',
        noTraverse: 'true',
        fetchTotalCount: 'true',
        'sort.lastUpdated': '-1',
      });
      const reply = orMissing(await call(fetch, address, rawVersionSchema), model);
      const own = reply?.headers.get('x-content-version') ?? null;
      if (own !== null) {
        return { value: own, maxAgeMs: Math.min(ownVersionMaxAgeMs, options.answerMaxAgeMs ?? 0) };
      }
      parts.push(reply ? JSON.stringify(parseReply(reply.text, rawVersionSchema)) : 'no model');
    }
    const value = createHash('sha256').update(parts.join('\n')).digest('base64url');
    return { value, maxAgeMs: versionMaxAgeMs };
  }

  return {
    ...createCalls(null),
    expectChange() {
      version = null;
      readingVersion = null;
      recent.clear();
      targeted.clear();
    },
    forPreview: (preview) => createCalls(preview),
  };
}

type Contents = ReadonlyMap<string, BuilderContent | null>;

interface ReadVersion {
  readonly value: string;
  /** How long it is believed. */
  readonly maxAgeMs: number;
}

interface Key {
  /** Its name in the answer. */
  readonly key: string;
  readonly model: string;
  readonly entry: string | null;
}

const isAbout = (about: string) => (rule: TargetingRule) => rule.property === about;

const orFail = (reply: Reply | null): Reply => {
  if (!reply) throw new Error('The page builder answered 404.');
  return reply;
};

const rawReplySchema = z.record(z.string(), z.unknown());
const rawPagesSchema = z.object({ results: z.array(rawPageSchema) });

/** Some keys may be absent, but an answer without any is of something else. */
const toReplySchema = (names: readonly string[]) =>
  rawReplySchema.refine((reply) => {
    const given = names.flatMap((name) => reply[name] ?? []);
    return names.some((name) => name in reply) && rawEntriesSchema.safeParse(given).success;
  });

const toPreviewParameters = ({ overrides }: Preview, mayReadDrafts: boolean) => ({
  cachebust: 'true',
  noCache: 'true',
  preview: 'true',
  ...(mayReadDrafts && { includeUnpublished: 'true' }),
  ...Object.fromEntries(
    Object.entries(overrides).map(([name, entry]) => [`overrides.${name}`, entry]),
  ),
});

/** A mistake of the service counts as its failure, never as "not found". */
async function guard<Answer>(name: string, answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } catch (error) {
    throw toCallError('page builder', name, error);
  }
}
