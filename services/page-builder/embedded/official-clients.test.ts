import { fetchEntries, fetchOneEntry } from '@builder.io/sdk-react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/setup/fail-on-console.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { apiKey, openTestServer, privateKey } from './server.test-support.ts';

// CommonJS, with the types of another module system.
const { Builder } = await import('@builder.io/sdk');

const host = 'https://page-builder.example';

/** Every request the official clients made, in order, for the list at the end. */
const calls = new Map<string, string>();
let client = '';

type Answer = (request: Request) => Promise<Response>;

/** The network as the clients see it: the embedded server behind the page builder's address. */
const createNetwork =
  (answer: Answer) =>
  async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const names = [...url.searchParams.keys()].map((name) =>
      name.replace(/^(options)\.(.*)\.(\w+)$/, '$1.{key}.$3'),
    );
    const path = url.pathname.replace(apiKey, '{apiKey}');
    calls.set(`${client}: ${request.method} ${path} ${[...new Set(names)].sort().join(' ')}`, path);
    return answer(request);
  };

describeOnEachDatabase('generation 2', (openDatabase) => {
  let network: ReturnType<typeof createNetwork>;
  const headers: Headers[] = [];

  beforeAll(async () => {
    const answer = await openTestServer(await openDatabase(), await openDatabase('visitors'));
    network = createNetwork((request) => {
      headers.push(request.headers);
      return answer(request);
    });
    client = 'generation 2';
  });

  const common = { apiKey, apiHost: host, canTrack: false };
  const one = (model: string, options: object) =>
    fetchOneEntry({ ...common, model, fetch: network, ...options } as never);
  const many = (model: string, options: object) =>
    fetchEntries({ ...common, model, fetch: network, ...options } as never);

  test('finds the page of a path, with the contents of its symbols', async () => {
    const page = await one('page', { userAttributes: { urlPath: '/visit' } });
    expect(page?.id).toBe('visit');
    const symbol = page?.data?.blocks?.[1]?.component?.options.symbol;
    expect(symbol.content.data.blocks[0].component.options.text).toBe('Footer');
    expect(headers.at(-1)?.get('x-builder-sdk-gen')).toBe('2');
  });

  test('finds nothing where there is nothing', async () => {
    expect(await one('page', { userAttributes: { urlPath: '/nowhere' } })).toBeNull();
    expect(await one('no-such-model', {})).toBeNull();
  });

  test('takes a locale, and fills references', async () => {
    const options = { userAttributes: { urlPath: '/visit' }, locale: 'es', enrich: true };
    const page = await one('page', options);
    expect(page?.data?.title).toBe('Visita');
    expect(page?.data?.author.value.data.fullName).toBe('Ada');
  });

  test('gets the default of a test, with its variations to choose from', async () => {
    const page = await one('page', { userAttributes: { urlPath: '/tested' } });
    expect(page?.data?.blocks?.[0]?.component?.options.text).toBe('default');
    expect(page?.variations?.['variation-b']).toMatchObject({ name: 'B', testRatio: 0.5 });
  });

  test('lists entries by condition, order, limit and offset', async () => {
    const entries = await many('item', {
      query: { data: { price: { $gt: 20 } } },
      sort: { 'data.price': -1 },
      limit: 3,
      offset: 1,
      fields: 'id,data.price',
    });
    expect(entries).toEqual([
      { id: 'item-38', data: { price: 38 } },
      { id: 'item-37', data: { price: 37 } },
      { id: 'item-36', data: { price: 36 } },
    ]);
    expect(await many('item', {})).toHaveLength(30);
    expect((await many('item', { query: { id: 'item-05' } }))?.map(({ id }) => id)).toEqual([
      'item-05',
    ]);
    const either = { $or: [{ data: { price: 1 } }, { data: { price: 2 } }] };
    expect(await many('item', { query: either })).toHaveLength(2);
  });

  test('lists every page without targeting', async () => {
    const options = { options: { noTargeting: true }, fields: 'id', limit: 100 };
    expect(await many('page', options)).toContainEqual({ id: 'visit' });
  });

  test('reads a draft with the private key, and reports what is refused', async () => {
    const options = { userAttributes: { urlPath: '/draft' }, includeUnpublished: true };
    const fetchOptions = { headers: { Authorization: `Bearer ${privateKey}` } };
    expect((await one('page', { ...options, fetchOptions }))?.id).toBe('draft');
    // The client throws the body as it is when there are no results in it.
    expectConsole('error', /Error fetching data/);
    await expect(many('page', options)).rejects.toMatchObject({ status: 401 });
  });

  test('shows what an override of the editor names', async () => {
    const options = { options: { overrides: { page: 'home' } } };
    const page = await one('page', { ...options, userAttributes: { urlPath: '/visit' } });
    expect(page?.id).toBe('home');
  });
});

describeOnEachDatabase('generation 1', (openDatabase) => {
  let network: ReturnType<typeof createNetwork>;

  beforeAll(async () => {
    const answer = await openTestServer(await openDatabase(), await openDatabase('visitors'));
    network = createNetwork(answer);
    client = 'generation 1';
    Builder.overrideHost = host;
  });
  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    return () => {
      vi.unstubAllGlobals();
    };
  });
  afterAll(() => {
    Builder.overrideHost = undefined;
  });

  describe.for(['query', 'content'] as const)('at its %s endpoint', (endpoint) => {
    const create = () => {
      const builder = new Builder(apiKey, undefined, undefined, true);
      builder.apiEndpoint = endpoint;
      builder.canTrack = false;
      return builder;
    };

    test('gets the page of a path', async () => {
      const page = await create()
        .get('page', { userAttributes: { urlPath: '/visit' } })
        .promise();
      expect(page.id).toBe('visit');
      expect(page.data.blocks[1].component.options.symbol.content.id).toBe('footer');
    });

    test('gets nothing where there is nothing', async () => {
      const options = { userAttributes: { urlPath: '/nowhere' } };
      expect((await create().get('page', options).promise()) ?? null).toBeNull();
    });

    test('gets an entry by its id, in a locale', async () => {
      const options = {
        query: { id: 'visit' },
        userAttributes: { urlPath: '/visit' },
        locale: 'es',
      };
      const page = await create().get('page', options).promise();
      expect(page.data.title).toBe('Visita');
    });

    test('gets all, thirty at most when nothing is said', async () => {
      expect(await create().getAll('item')).toHaveLength(30);
      const some = await create().getAll('item', {
        limit: 2,
        offset: 3,
        query: { data: { price: { $gt: 10 } } },
        sort: { 'data.price': 1 },
        omit: 'data',
      });
      expect(some.map(({ id }) => id)).toEqual(['item-14', 'item-15']);
      expect(some[0]).not.toHaveProperty('data');
    });

    test('gets all with their number', async () => {
      const { results, totalCount } = (await create().getAll('item', {
        limit: 1,
        fetchTotalCount: true,
      } as never)) as unknown as { results: unknown[]; totalCount: number };
      expect([results.length, totalCount]).toEqual([1, 40]);
    });

    test('gets all that satisfy one of several conditions', async () => {
      const query = { $or: [{ 'data.price': 1 }, { 'data.tags': 'nothing' }] };
      const found = await create().getAll('item', { query });
      expect(found.map(({ id }) => id)).toEqual(['item-01']);
    });

    test('gets a draft with the private key', async () => {
      const builder = create();
      builder.authToken = privateKey;
      const options = { userAttributes: { urlPath: '/draft' }, includeUnpublished: true };
      expect((await builder.get('page', options).promise()).id).toBe('draft');
    });
  });
});

test('the calls of the official clients that were compared', () => {
  expect([...new Set(calls.keys())].sort()).toMatchInlineSnapshot(`
    [
      "generation 1: GET /api/v3/content/item apiKey fetchTotalCount includeRefs limit model noTraverse omit userAttributes",
      "generation 1: GET /api/v3/content/item apiKey includeRefs limit model noTraverse offset omit query.data.price sort.data.price userAttributes",
      "generation 1: GET /api/v3/content/item apiKey includeRefs limit model noTraverse omit query userAttributes",
      "generation 1: GET /api/v3/content/item apiKey includeRefs limit model noTraverse omit userAttributes",
      "generation 1: GET /api/v3/content/page apiKey includeRefs includeUnpublished model noTraverse omit userAttributes",
      "generation 1: GET /api/v3/content/page apiKey includeRefs locale model noTraverse omit query.id userAttributes",
      "generation 1: GET /api/v3/content/page apiKey includeRefs model noTraverse omit userAttributes",
      "generation 1: GET /api/v3/query/{apiKey}/item apiKey noTraverse omit options.{key}.limit options.{key}.model options.{key}.offset options.{key}.query sort.data.price userAttributes",
      "generation 1: GET /api/v3/query/{apiKey}/item apiKey noTraverse omit options.{key}.limit options.{key}.model options.{key}.query userAttributes",
      "generation 1: GET /api/v3/query/{apiKey}/item apiKey noTraverse omit options.{key}.limit options.{key}.model userAttributes",
      "generation 1: GET /api/v3/query/{apiKey}/item%3A3bc8774c apiKey noTraverse omit options.{key}.fetchTotalCount options.{key}.limit options.{key}.model userAttributes",
      "generation 1: GET /api/v3/query/{apiKey}/page apiKey includeUnpublished noTraverse omit options.{key}.model userAttributes",
      "generation 1: GET /api/v3/query/{apiKey}/page apiKey locale noTraverse omit options.{key}.model options.{key}.query userAttributes",
      "generation 1: GET /api/v3/query/{apiKey}/page apiKey noTraverse omit options.{key}.model userAttributes",
      "generation 2: GET /api/v3/content/item apiKey fields includeRefs limit noTraverse offset omit query.data.price sort.data.price",
      "generation 2: GET /api/v3/content/item apiKey includeRefs limit noTraverse omit",
      "generation 2: GET /api/v3/content/item apiKey includeRefs limit noTraverse omit query",
      "generation 2: GET /api/v3/content/item apiKey includeRefs limit noTraverse omit query.id",
      "generation 2: GET /api/v3/content/no-such-model apiKey includeRefs limit noTraverse omit",
      "generation 2: GET /api/v3/content/page apiKey enrich includeRefs limit locale noTraverse omit userAttributes",
      "generation 2: GET /api/v3/content/page apiKey fields includeRefs limit noTargeting noTraverse omit",
      "generation 2: GET /api/v3/content/page apiKey includeRefs includeUnpublished limit noTraverse omit userAttributes",
      "generation 2: GET /api/v3/content/page apiKey includeRefs limit noTraverse omit overrides.page userAttributes",
      "generation 2: GET /api/v3/content/page apiKey includeRefs limit noTraverse omit userAttributes",
    ]
  `);
});
