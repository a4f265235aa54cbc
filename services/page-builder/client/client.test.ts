import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import type { BuilderBlock, BuilderContent } from '../contract.ts';
import { entrySchema, prepareEntry } from '../embedded/entry.ts';
import {
  apiKey,
  openTestServer,
  privateKey,
  testEntries,
} from '../embedded/server.test-support.ts';
import { replaceEntries } from '../embedded/write-entries.ts';
import { createPageBuilderClient, type PageBuilderOptions } from './client.ts';

const localeCodes = { en: 'en-US', es: 'es', haw: 'haw' };
const visit = (urlPath: string, language: 'en' | 'es' | 'haw' = 'en') => ({ urlPath, language });
const optionOf = (block: BuilderBlock | undefined, name: string) =>
  block?.component?.options?.[name];
const textOf = (content: BuilderContent | null, index = 0) =>
  optionOf(content?.data.blocks[index], 'text');

const create = (fetch: PageBuilderOptions['fetch'], more: Partial<PageBuilderOptions> = {}) => {
  const warnings: string[] = [];
  const client = createPageBuilderClient({
    apiKey,
    endpoint: 'https://page-builder.internal',
    apiVersion: 'v3',
    fetch,
    localeCodes,
    warn: (message) => warnings.push(message),
    ...more,
  });
  return { client, warnings };
};

describeOnEachDatabase('the page builder’s client', (openDatabase) => {
  let answer: (request: Request) => Promise<Response>;
  let addresses: string[] = [];
  let database: Awaited<ReturnType<typeof openDatabase>>;
  const fetch = async (url: string, init?: RequestInit) => {
    addresses.push(url);
    return answer(new Request(url, init));
  };

  beforeAll(async () => {
    database = await openDatabase();
    answer = await openTestServer(database, await openDatabase('visitors'));
  });
  beforeEach(() => {
    addresses = [];
  });

  test('finds the page of an address in a language, symbols in place', async () => {
    const { client, warnings } = create(fetch);
    const page = await client.findContent('page', visit('/visit', 'es'));
    expect(page).toMatchObject({ id: 'visit', model: 'page', data: { title: 'Visita' } });
    expect(textOf(page)).toBe('<p>Visita</p>');
    const symbol = optionOf(page?.data.blocks[1], 'symbol') as { content: BuilderContent };
    expect(symbol.content).toMatchObject({ id: 'footer', model: 'symbol', variations: [] });
    expect(textOf(symbol.content)).toBe('Footer');
    expect(warnings).toEqual([]);
  });

  test('an address is asked with its query only where an entry has a rule about it', async () => {
    const spring = { ...visit('/visit'), queryString: '?campaign=spring' };
    const { client } = create(fetch);
    expect(textOf(await client.findContent('page', spring))).toBe('<p>Visit</p>');
    expect(addresses.filter((address) => address.includes('spring'))).toEqual([]);

    const rules = [
      { property: 'urlPath', operator: 'is', value: '/visit' },
      { property: 'queryString', operator: 'contains', value: 'campaign=spring' },
    ];
    const data = {
      title: 'Spring',
      blocks: [{ component: { name: 'Text', options: { text: 'Spring' } } }],
    };
    const draft = { id: 'spring', name: 'spring', lastUpdated: 1, priority: 1, query: rules, data };
    const entry = prepareEntry('page', entrySchema.parse(draft));
    await replaceEntries(database, 'query-strings', [entry]);
    try {
      const { client: another } = create(fetch);
      expect(textOf(await another.findContent('page', spring))).toBe('Spring');
      const autumn = { ...visit('/visit'), queryString: '?campaign=autumn' };
      expect(textOf(await another.findContent('page', autumn))).toBe('<p>Visit</p>');
      expect(textOf(await another.findContent('page', visit('/visit')))).toBe('<p>Visit</p>');
    } finally {
      await replaceEntries(database, 'query-strings', []);
    }
  });

  test('addresses that no rule is about share one answer, others have their own', async () => {
    const models = ['page', 'announcement-bar'];
    const startingWith = { property: 'urlPath', operator: 'startsWith', value: '/whats-on' };
    const bar = {
      id: 'bar',
      name: 'bar',
      lastUpdated: 1,
      priority: 1,
      query: [startingWith],
      data: { blocks: [{ component: { name: 'Text', options: { text: 'Tonight' } } }] },
    };
    await replaceEntries(database, 'bars', [
      prepareEntry('announcement-bar', entrySchema.parse(bar)),
    ]);
    try {
      const { client } = create(fetch, { answerMaxAgeMs: 60_000, models: ['announcement-bar'] });
      const find = (path: string) => client.findContents(models, visit(path));
      const askedAddresses = () =>
        addresses
          .filter((address) => address.includes('/query/'))
          .map(
            (address) =>
              JSON.parse(new URL(address).searchParams.get('userAttributes') ?? '').urlPath,
          );
      for (const path of ['/objects/a', '/objects/b', '/whats-on/films', '/visit', '/visitors'])
        await find(path);
      expect(askedAddresses()).toEqual(['/-', '/whats-on/films', '/visit']);
      expect((await find('/whats-on/films'))['announcement-bar']?.id).toBe('bar');
      expect((await find('/visit')).page?.id).toBe('visit');
      expect(Object.values(await find('/objects/b'))).toEqual([null, null]);
      // What was asked for with other models may have rules that nobody read.
      await client.findContent('redirect', visit('/objects/a'));
      expect(askedAddresses().at(-1)).toBe('/objects/a');
    } finally {
      await replaceEntries(database, 'bars', []);
    }
  });

  test('falls back to the default text where a language has none', async () => {
    const { client } = create(fetch);
    expect(textOf(await client.findContent('page', visit('/visit', 'haw')))).toBe('<p>Visit</p>');
  });

  test('finds null where there is nothing', async () => {
    const { client } = create(fetch);
    expect(await client.findContent('page', visit('/nowhere'))).toBeNull();
    expect(await client.findContent('no-such-model', visit('/'))).toBeNull();
  });

  test('finds several models in one request, and tells nothing of the visitor', async () => {
    const { client } = create(fetch);
    const found = await client.findContents(['page', 'announcement-bar'], visit('/'));
    expect([found.page?.id, found['announcement-bar']]).toEqual(['home', null]);
    expect(addresses).toHaveLength(1);
    const url = new URL(addresses[0] as string);
    expect(url.pathname).toBe(`/api/v3/query/${apiKey}/page,announcement-bar`);
    expect(JSON.parse(url.searchParams.get('userAttributes') ?? '')).toEqual({
      urlPath: '/',
      locale: 'en-US',
    });
  });

  test('finds the same by the content endpoint', async () => {
    const { client } = create(fetch, { apiEndpoint: 'content' });
    expect((await client.findContent('page', visit('/')))?.id).toBe('home');
    expect(new URL(addresses[0] as string).pathname).toBe('/api/v3/content/page');
  });

  test('gives variations in their order, with their share', async () => {
    const page = await create(fetch).client.findContent('page', visit('/tested'));
    expect(page?.variations).toMatchObject([{ id: 'variation-b', name: 'B', testRatio: 0.5 }]);
  });

  test('gives the same objects until an entry changes', async () => {
    const { client } = create(fetch);
    const first = await client.findContent('page', visit('/'));
    expect(await client.findContent('page', visit('/'))).toBe(first);
    const changed = testEntries.map(({ model, entry }) =>
      prepareEntry(model, entry.id === 'home' ? { ...entry, name: 'Changed' } : entry),
    );
    await replaceEntries(database, 'test', changed);
    expect((await client.findContent('page', visit('/')))?.name).toBe('Changed');
    await replaceEntries(database, 'test', testEntries);
  });

  test('names another version after a change, and the same one otherwise', async () => {
    const { client } = create(fetch);
    const before = await client.findContentVersion();
    expect(await client.findContentVersion()).toBe(before);
    await replaceEntries(database, 'another', [
      prepareEntry('note', entrySchema.parse({ id: 'note' })),
    ]);
    expect(await client.findContentVersion()).not.toBe(before);
    await replaceEntries(database, 'another', []);
  });

  test('lists the path of every published page once', async () => {
    const paths = await create(fetch).client.listPaths();
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/visit', '/tested', '/two', '/form', '/now']),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const hidden of ['/draft', '/archived', '/future', '/past']) {
      expect(paths).not.toContain(hidden);
    }
  });

  test('shows drafts in a preview only, with the private key, past every cache', async () => {
    const { client } = create(fetch, { privateKey });
    expect(await client.findContent('page', visit('/draft'))).toBeNull();
    const preview = client.forPreview({ overrides: {} });
    expect((await preview.findContent('page', visit('/draft')))?.id).toBe('draft');
    expect(new URL(addresses.at(-1) as string).searchParams.get('cachebust')).toBe('true');
    const named = client.forPreview({ overrides: { page: 'future' } });
    expect((await named.findContent('page', visit('/visit')))?.id).toBe('future');
  });

  test('sends forms to recipients that forms name, and says when it is refused', async () => {
    const { client } = create(fetch);
    const fields = new FormData();
    fields.set('name', 'Keoni');
    expect(await client.submitForm('desk@museum.example', 'Ask us', fields)).toBe('stored');
    expect(await client.submitForm('other@museum.example', 'Ask us', fields)).toBe('refused');
  });
});

/** A service that answers each model's key with these entries. */
const answering =
  (entries: object[], more: object = {}) =>
  async (url: string) => {
    const keys = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').split(',');
    return Response.json({ ...Object.fromEntries(keys.map((key) => [key, entries])), ...more });
  };

describe('calls that cannot be made', () => {
  const never = () => Promise.reject(new Error('Nothing may be sent'));

  test.for([null, ''])(
    'throw without an API key (%o), in the words of the official client',
    async (key) => {
      const { client } = create(never, { apiKey: key });
      const message = `Fetching content from model page failed, expected apiKey to be defined instead got: ${key}`;
      await expect(client.findContent('page', visit('/'))).rejects.toThrow(message);
      await expect(client.findContentVersion()).rejects.toThrow(/expected apiKey/);
      await expect(client.listPaths()).rejects.toThrow(/expected apiKey/);
    },
  );

  test.for(['v2', 'v4', ''])('throw with the version %s', async (apiVersion) => {
    const { client } = create(never, { apiVersion });
    await expect(client.findContent('page', visit('/'))).rejects.toThrow(
      `Invalid apiVersion: expected 'v1' or 'v3', received '${apiVersion}'`,
    );
  });

  test('go to v3 with the version v1, as the official client’s do', async () => {
    const asked: string[] = [];
    const { client } = create(
      async (url) => {
        asked.push(url);
        return Response.json({});
      },
      { apiVersion: 'v1' },
    );
    expect(await client.findContent('page', visit('/'))).toBeNull();
    expect(asked[0]).toContain('/api/v3/query/');
  });
});

describe('a failing service', () => {
  test.for<[string, () => Promise<Response>]>([
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['an error', async () => Response.json({ status: 500, message: 'x' }, { status: 500 })],
    ['a refusal', async () => Response.json({ status: 401, message: 'x' }, { status: 401 })],
    ['not found', async () => Response.json({ status: 404, message: 'x' }, { status: 404 })],
    ['no JSON', async () => new Response('<html>')],
    ['JSON of another kind', async () => Response.json([1])],
    ['entries that are none', async () => Response.json({ page: [{ data: {} }] })],
    ['too much', async () => new Response(`{"x":"${'x'.repeat(9_000_000)}"}`)],
  ])('is never taken for a missing page: %s', async ([, fetch]) => {
    const { client } = create(fetch);
    const failure = { name: 'ServiceUnavailable', service: 'page builder' };
    await expect(client.findContent('page', visit('/'))).rejects.toMatchObject(failure);
    await expect(client.listPaths()).rejects.toMatchObject(failure);
    await expect(client.findContentVersion()).rejects.toMatchObject(failure);
  });

  test('has nothing to show of a model that the space does not have', async () => {
    const warnings: string[] = [];
    const missing = 'announcement-bar';
    const noModel = () =>
      Response.json({ status: 404, message: 'Model not found' }, { status: 404 });
    const fetch = async (address: string) => {
      const { pathname } = new URL(address);
      const names = (pathname.split('/').at(-1) ?? '').split(',');
      if (names.includes(missing)) return noModel();
      if (pathname.includes('/content/')) return Response.json({ results: [] });
      const entries = names.map((name) => [name, [{ id: `${name}-1`, data: {} }]]);
      return Response.json(Object.fromEntries(entries));
    };
    const { client } = create(fetch, {
      models: [missing],
      warn: (message) => warnings.push(message),
    });
    const contents = await client.findContents(['page', missing, 'after-body'], visit('/'));
    expect(contents).toMatchObject({
      page: { id: 'page-1' },
      [missing]: null,
      'after-body': { id: 'after-body-1' },
    });
    expect(await client.findContentVersion()).not.toBe('');
    expect(warnings).toEqual([
      'The space has no model announcement-bar, so its content is not shown.',
    ]);
  });

  test('is asked once for its version by all who want it at once, but anew after a change', async () => {
    let calls = 0;
    const { client } = create(async () => {
      calls += 1;
      return Response.json({ results: [] }, { headers: { 'X-Content-Version': `${calls}` } });
    });
    const ask = () => client.findContentVersion();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
    const before = ask();
    client.expectChange();
    expect(await Promise.all([before, ask()])).toEqual(['2', '3']);
  });

  test('believes its own version for a moment where answers are believed, but none that a change has overtaken', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      return Response.json({ results: [] }, { headers: { 'X-Content-Version': `${calls}` } });
    };
    const { client } = create(fetch, { answerMaxAgeMs: 60_000 });
    const overtaken = client.findContentVersion();
    client.expectChange();
    expect(await Promise.all([overtaken, client.findContentVersion()])).toEqual(['1', '2']);
    expect(await client.findContentVersion()).toBe('2');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(await client.findContentVersion()).toBe('3');
  });

  test('is not asked twice for its version within some seconds, until a change is expected', async () => {
    const fetch = vi.fn(async () => Response.json({ results: [], totalCount: 0 }));
    const { client } = create(fetch);
    const version = await client.findContentVersion();
    const calls = fetch.mock.calls.length;
    expect(await client.findContentVersion()).toBe(version);
    expect(fetch).toHaveBeenCalledTimes(calls);
    client.expectChange();
    await client.findContentVersion();
    expect(fetch).toHaveBeenCalledTimes(2 * calls);
  });
});

describe('strange content', () => {
  const read = async (entry: object) => {
    const { client, warnings } = create(answering([{ id: 'strange', ...entry }]));
    const content = await client.findContent('page', visit('/'));
    if (!content) throw new Error('nothing came');
    return { content, warnings };
  };

  test('comes with blocks as a text', async () => {
    const { content } = await read({ data: { blocksString: '[{"id":"a"}]' } });
    expect(content.data).toEqual({ blocks: [{ id: 'a' }] });
  });

  test('comes with blocks that are no JSON, and is empty then', async () => {
    const { content, warnings } = await read({ data: { blocksString: '[{' } });
    expect(content.data.blocks).toEqual([]);
    expect(warnings).toEqual([
      'The entry strange has blocks that are not valid JSON; they are left out',
    ]);
  });

  test('comes with fields of other kinds than they should be', async () => {
    const { content } = await read({
      name: 7,
      lastUpdated: 'yesterday',
      variations: { a: null, b: { data: { blocks: 'x' } }, __proto__: {} },
      meta: { rtlMode: 'maybe', breakpoints: { medium: 'wide', small: 500 } },
      data: { blocks: [null, 'x', { children: 'none' }, { id: 5, children: [1, {}] }] },
    });
    expect(content).toEqual({
      id: 'strange',
      name: '',
      model: 'page',
      data: {
        blocks: [
          { id: 'builder-strange-1' },
          { id: 'builder-strange-2', children: [{ id: 'builder-strange-3' }] },
        ],
      },
      variations: [{ id: 'b', name: '', testRatio: 0, data: { blocks: [] } }],
      lastUpdated: 0,
      breakpoints: { medium: null, small: 500, xsmall: null },
      isRightToLeft: false,
    });
  });

  test('comes nested ten thousand deep, and is cut', async () => {
    const depth = 10_000;
    const deep = `${'{"@type":"@builder.io/sdk:Element","id":"x","children":['.repeat(depth)}${']}'.repeat(depth)}`;
    const body = `{"page":[{"id":"deep","data":{"blocks":[${deep}],"state":${'['.repeat(depth)}${']'.repeat(depth)}}}]}`;
    const { client, warnings } = create(async () => new Response(body));
    const content = await client.findContent('page', visit('/'));
    let found = 0;
    for (let block = content?.data.blocks[0]; block; block = block.children?.[0]) found += 1;
    expect(found).toBe(100);
    expect(warnings).toEqual([expect.stringContaining('more than 5000 blocks or more than 100')]);
  });

  test('comes with more blocks than a page can hold, and is cut', async () => {
    const blocks = Array.from({ length: 6_000 }, (_, index) => ({ id: `b${index}` }));
    const { content } = await read({ data: { blocks } });
    expect(content.data.blocks).toHaveLength(5_000);
  });

  test('comes with names that reach into JavaScript’s own objects, and loses them', async () => {
    const data = JSON.parse(
      '{"blocks":[],"state":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"a":1}}',
    );
    const { content } = await read({ data });
    expect(content.data.state).toEqual({ a: 1 });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('comes with localized values that the service left, in any place', async () => {
    const localized = (values: object) => ({
      '@type': '@builder.io/core:LocalizedValue',
      ...values,
    });
    const { client } = create(
      answering([
        {
          id: 'a',
          data: {
            title: localized({ Default: 'D', 'en-US': 'E', es: 'S' }),
            list: [localized({ Default: 'D', en: 'short' }), localized({ es: 'S' })],
          },
        },
      ]),
    );
    const english = await client.findContent('page', visit('/'));
    expect(english?.data).toMatchObject({ title: 'E', list: ['short', undefined] });
    const hawaiian = await client.findContent('page', visit('/', 'haw'));
    expect(hawaiian?.data).toMatchObject({ title: 'D', list: ['D', undefined] });
  });

  test('comes without the contents of its symbols, which are asked for then', async () => {
    const symbol = (entry: string, more: object = {}) => ({
      '@type': '@builder.io/sdk:Element',
      id: `to-${entry}`,
      component: { name: 'Symbol', options: { symbol: { model: 'symbol', entry, ...more } } },
    });
    const entries: Record<string, object> = {
      page: { id: 'page', data: { blocks: [symbol('a'), symbol('none'), symbol('a')] } },
      'symbol:a': { id: 'a', data: { blocks: [symbol('b'), symbol('page')] } },
      'symbol:b': { id: 'b', data: { blocks: [symbol('a')] } },
    };
    const asked: string[] = [];
    const { client } = create(async (url) => {
      const path = new URL(url).pathname.split('/').at(-1) as string;
      asked.push(decodeURIComponent(path));
      const keys = path.split(',').map(decodeURIComponent);
      return Response.json(
        Object.fromEntries(keys.map((key) => [key, entries[key] ? [entries[key]] : []])),
      );
    });
    const page = await client.findContent('page', visit('/'));
    const contentOf = (content: BuilderContent | null | undefined, index = 0) =>
      (optionOf(content?.data.blocks[index], 'symbol') as { content?: BuilderContent }).content;
    const [first, second] = [contentOf(page), contentOf(page, 2)];
    expect([first?.id, second?.id, contentOf(page, 1)]).toEqual(['a', 'a', undefined]);
    expect(contentOf(first)?.id).toBe('b');
    // Neither a symbol in itself nor the page in its own symbol.
    expect([contentOf(contentOf(first)), contentOf(first, 1)]).toEqual([undefined, undefined]);
    expect(asked).toEqual(['page', 'symbol:a,symbol:none', 'symbol:b']);
  });
});
