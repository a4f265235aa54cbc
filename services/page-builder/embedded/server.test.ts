import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { apiKey, now, openTestServer, privateKey } from './server.test-support.ts';

type Parameters = Readonly<Record<string, unknown>>;
interface Entry {
  readonly id: string;
  readonly data: Record<string, unknown> & { readonly blocks?: readonly Block[] };
  readonly [field: string]: unknown;
}
interface Block {
  readonly component: { readonly options: { readonly symbol?: { readonly content?: Entry } } };
}

describeOnEachDatabase('the content API', (openDatabase) => {
  let answer: (request: Request) => Promise<Response>;

  beforeAll(async () => {
    answer = await openTestServer(await openDatabase(), await openDatabase('visitors'));
  });

  const toAddress = (path: string, parameters: Parameters = {}) => {
    const url = new URL(`https://museum.example/page-builder-api${path}`);
    for (const [name, value] of Object.entries(parameters)) {
      url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return url;
  };
  const call = (path: string, parameters: Parameters = {}, init: RequestInit = {}) =>
    answer(new Request(toAddress(path, parameters), init));
  const list = async (model: string, parameters: Parameters = {}, init: RequestInit = {}) => {
    const response = await call(`/api/v3/content/${model}`, { apiKey, ...parameters }, init);
    const body = (await response.json()) as { results?: Entry[]; totalCount?: number };
    if (!body.results) throw new Error(JSON.stringify(body));
    return body as { results: Entry[]; totalCount?: number };
  };
  const listIds = async (model: string, parameters: Parameters = {}, init: RequestInit = {}) =>
    (await list(model, parameters, init)).results.map((entry) => entry.id);
  const at = (urlPath: string, more: Parameters = {}) => ({ userAttributes: { urlPath, ...more } });
  const refusal = async (response: Response) => {
    const body = (await response.json()) as { status: number; message: string };
    expect(body.status).toBe(response.status);
    return `${response.status} ${body.message}`;
  };
  const authorization = { headers: { authorization: `Bearer ${privateKey}` } };

  describe('chooses entries', () => {
    test('by the path of the visit, a slash at its end or not', async () => {
      expect(await listIds('page', at('/'))).toEqual(['home']);
      expect(await listIds('page', at('/visit/'))).toEqual(['visit']);
      expect(await listIds('page', at('/nowhere'))).toEqual([]);
      expect(await listIds('page', { url: 'https://museum.example/visit?x=1' })).toEqual(['visit']);
    });

    test('by its id, as the older client names it at the content endpoint', async () => {
      expect(await listIds('page', { ...at('/two'), entry: '"older-of-two"' })).toEqual([
        'older-of-two',
      ]);
    });

    test('in the editors’ order, so that the first is the one that is meant', async () => {
      const ids = await listIds('page', at('/visit', { device: 'mobile' }));
      expect(ids).toEqual(['visit-mobile', 'visit']);
      expect(await listIds('page', at('/two'))).toEqual(['newer-of-two', 'older-of-two']);
    });

    test('by attributes with dots in their names as well', async () => {
      const attributes = { 'userAttributes.urlPath': '/visit', 'userAttributes.device': 'mobile' };
      expect(await listIds('page', attributes)).toEqual(['visit-mobile', 'visit']);
    });

    test('inside their dates, both ends included', async () => {
      expect(await listIds('page', at('/future'))).toEqual([]);
      expect(await listIds('page', at('/past'))).toEqual([]);
      expect(await listIds('page', at('/now'))).toEqual(['starting-now']);
    });

    test('none that need an attribute which is not sent, unless targeting is off', async () => {
      expect(await listIds('page')).toEqual([]);
      const all = await listIds('page', { noTargeting: true });
      expect(all).toContain('visit-mobile');
      expect(all).not.toContain('future');
    });

    test('that are published, and drafts for the private key', async () => {
      expect(await listIds('page', at('/draft'))).toEqual([]);
      const unpublished = { ...at('/draft'), includeUnpublished: true };
      expect(await listIds('page', unpublished, authorization)).toEqual(['draft']);
      const archived = { ...at('/archived'), includeUnpublished: true };
      expect(await listIds('page', archived, authorization)).toEqual([]);
    });

    test('an editor’s preview names, drafts with the private key only', async () => {
      const asked = { ...at('/visit'), 'overrides.page': 'draft_revision' };
      expect(await listIds('page', asked, authorization)).toEqual(['draft']);
      expect(await listIds('page', { ...at('/visit'), 'overrides.page': 'home' })).toEqual([
        'home',
      ]);
      expect(await refusal(await call('/api/v3/content/page', { apiKey, ...asked }))).toMatch(
        /^401 Unpublished content needs the private key/,
      );
      const archived = { ...at('/visit'), 'overrides.page': 'archived' };
      expect(await listIds('page', archived, authorization)).toEqual(
        await listIds('page', at('/visit')),
      );
    });

    test('none of a model that does not exist', async () => {
      expect(await listIds('nonsense')).toEqual([]);
    });
  });

  describe('pages through entries', () => {
    test('thirty at a time when nothing is said, a hundred at most', async () => {
      expect(await listIds('item')).toHaveLength(30);
      expect(await listIds('item', { limit: 1_000 })).toHaveLength(40);
      expect(await listIds('item', { limit: 2, offset: 38 })).toEqual(['item-38', 'item-39']);
      expect(await listIds('item', { offset: 40 })).toEqual([]);
    });

    test('and counts them all when asked', async () => {
      expect((await list('item', { limit: 1, fetchTotalCount: true })).totalCount).toBe(40);
      expect(await list('item', { limit: 1 })).not.toHaveProperty('totalCount');
    });

    test.for(['-1', 'many', '1.5'])('but not with a limit of %s', async (limit) => {
      expect(await refusal(await call('/api/v3/content/item', { apiKey, limit }))).toMatch(
        /^400 limit must be a whole number/,
      );
    });

    test('sorted by a field, both ways, and by several', async () => {
      const falling = await listIds('item', { 'sort.data.price': -1, limit: 2 });
      expect(falling).toEqual(['item-39', 'item-38']);
      const twice = await listIds('item', { 'sort.data.tags.0': -1, 'sort.name': -1, limit: 2 });
      expect(twice).toEqual(['item-39', 'item-37']);
      expect(
        await listIds('page', { noTargeting: true, 'sort.lastUpdated': -1, limit: 1 }),
      ).toEqual(['newer-of-two']);
    });
  });

  describe('takes conditions', () => {
    const idsWhere = (condition: Parameters) => listIds('item', { ...condition, limit: 100 });
    const numbers = async (condition: Parameters) =>
      (await idsWhere(condition)).map((id) => Number(id.slice(5)));

    test.for<[string, Parameters, number[]]>([
      ['a plain value', { 'query.data.price': 3 }, [3]],
      ['the id in quotes', { 'query.id': '"item-05"' }, [5]],
      ['a number that is a text', { 'query.data.code': "'103'" }, [3]],
      ['no text for a number', { 'query.data.price': '"3"' }, []],
      ['$gt and $lt', { 'query.data.price': { $gt: 3, $lt: 6 } }, [4, 5]],
      ['$gte and $lte', { 'query.data.price': { $gte: 3, $lte: 5 } }, [3, 4, 5]],
      ['an operator in the path', { 'query.data.price.$gt': 37 }, [38, 39]],
      ['$in', { 'query.data.price': { $in: [1, 'x', 2] } }, [1, 2]],
      ['$ne and $nin', { 'query.data.price': { $lt: 5, $ne: 1, $nin: [2, 3] } }, [0, 4]],
      ['an element of a list', { 'query.data.tags': 'strange', 'query.data.price.$lt': 4 }, [1, 3]],
      ['$exists', { 'query.data.seven': { $exists: true } }, [7]],
      ['null for what is not there', { 'query.data.seven': { $ne: null } }, []],
      ['$type', { 'query.data.price': { $type: 'number', $lt: 1 } }, [0]],
      ['a path through a list', { 'query.data.sizes.stock': 39 }, [1, 39]],
      ['a position in a list', { 'query.data.sizes.0.stock': 39 }, [39]],
      [
        '$elemMatch',
        { 'query.data.sizes': { $elemMatch: { label: 'L', stock: { $gt: 38 } } } },
        [0, 1],
      ],
      [
        '$elemMatch of values',
        { 'query.data.tags': { $elemMatch: { $regex: '^str' } }, 'query.data.price.$lt': 2 },
        [1],
      ],
      ['$regex with $options', { 'query.name': { $regex: '^ITEM 0[12]$', $options: 'i' } }, [1, 2]],
      ['$or', { 'query.$or': [{ 'data.price': 1 }, { 'data.price': 2 }] }, [1, 2]],
      ['$nor', { query: { $nor: [{ 'data.price': { $gt: 1 } }] } }, [0, 1]],
      [
        '$and of everything',
        { query: { $and: [{ data: { price: { $gt: 1 } } }, { 'data.price': { $lt: 3 } }] } },
        [2],
      ],
      ['$and inside a field', { 'query.data.price': { $and: [{ $gt: 1 }, { $lt: 4 }] } }, [2, 3]],
      ['$not of a plain value', { 'query.data.price': { $lt: 3, $not: 1 } }, [0, 2]],
      ['$not of operators', { 'query.data.price': { $not: { $gt: 1 } } }, [0, 1]],
      ['objects as paths', { query: { data: { price: 9 } } }, [9]],
    ])('%s', async ([, condition, found]) => {
      expect(await numbers(condition)).toEqual(found);
    });

    test.for<[string, Parameters, RegExp]>([
      [
        'operators it does not know',
        { 'query.data.price': { $where: '1' } },
        /\$where is not an op/,
      ],
      ['a list that is none', { 'query.data.price': { $in: 3 } }, /\$in must be a list/],
      ['a condition that is none', { query: 'x' }, /query must be an object/],
      [
        'too deep ones',
        { query: JSON.parse(`${'{"$nor":['.repeat(20)}{}${']}'.repeat(20)}`) },
        /too deep/,
      ],
      [
        'too many',
        { query: { $or: Array.from({ length: 300 }, () => ({ id: 1 })) } },
        /more than 200/,
      ],
      ['a pattern that looks back', { 'query.name': { $regex: '(a)\\1' } }, /\$regex uses/],
    ])('but not %s', async ([, condition, message]) => {
      const reply = await refusal(await call('/api/v3/content/item', { apiKey, ...condition }));
      expect(reply).toMatch(/^400 /);
      expect(reply).toMatch(message);
    });
  });

  describe('delivers', () => {
    test('some fields, without others', async () => {
      const { results } = await list('item', {
        limit: 1,
        fields: 'id, data.price, data.sizes.label, data.tags',
        omit: 'data.tags',
      });
      expect(results).toEqual([
        { id: 'item-00', data: { price: 0, sizes: [{ label: 'S' }, { label: 'L' }] } },
      ]);
    });

    test('localized values as they are, or one locale of them with the default as fallback', async () => {
      const [raw] = (await list('page', at('/visit'))).results;
      expect(raw?.data.title).toEqual({
        '@type': '@builder.io/core:LocalizedValue',
        Default: 'Visit',
        es: 'Visita',
      });
      const [spanish] = (await list('page', { ...at('/visit'), locale: 'es' })).results;
      expect(spanish?.data.title).toBe('Visita');
      const [hawaiian] = (await list('page', { ...at('/visit'), locale: 'haw' })).results;
      expect(hawaiian?.data.title).toBe('Visit');
      expect(JSON.stringify(hawaiian)).not.toContain('LocalizedValue');
    });

    test('contents of symbols in place, unless asked not to', async () => {
      const contentOf = (entry: Entry | undefined, index: number) =>
        entry?.data.blocks?.[index]?.component.options.symbol?.content;
      const [visit] = (await list('page', at('/visit'))).results;
      const footer = contentOf(visit, 1);
      expect(footer?.id).toBe('footer');
      expect(contentOf(footer, 1)?.id).toBe('logo');
      const [raw] = (await list('page', { ...at('/visit'), noTraverse: true })).results;
      expect(contentOf(raw, 1)).toBeUndefined();
    });

    test('symbols that hold each other once', async () => {
      const [left] = (await list('symbol', { 'query.id': '"left"' })).results;
      const text = JSON.stringify(left);
      expect(text).toContain('"id":"right"');
      expect(text.match(/"id":"left"/g)).toHaveLength(1);
    });

    test('references as ids, one level filled, or several', async () => {
      const authorOf = async (parameters: Parameters) => {
        const all = { 'query.id': '"item-00"', noTraverse: true, ...parameters };
        return (await list('item', all)).results[0]?.data.author as { value?: Entry };
      };
      expect((await authorOf({})).value).toBeUndefined();
      const filled = (await authorOf({ includeRefs: true })).value;
      expect(filled?.data.fullName).toBe('Ada');
      expect(filled?.data.mentor).not.toHaveProperty('value');
      const enriched = (await authorOf({ enrich: true, 'enrichOptions.enrichLevel': 2 })).value;
      expect(enriched?.data.mentor).toMatchObject({ value: { data: { fullName: 'Bo' } } });
      const chosen = { enrich: true, 'enrichOptions.model.author.fields': 'data.fullName' };
      expect((await authorOf(chosen)).value).toEqual({ data: { fullName: 'Ada' } });
    });

    test('a variation whole, for the client to choose', async () => {
      const [tested] = (await list('page', at('/tested'))).results;
      expect(tested?.variations).toMatchObject({ 'variation-b': { testRatio: 0.5, name: 'B' } });
    });

    test('one entry by its id, without a list around it', async () => {
      const response = await call('/api/v3/content/item/item-07', { apiKey });
      expect(((await response.json()) as Entry).id).toBe('item-07');
      for (const id of ['nothing', 'draft', 'future', 'home']) {
        const missing = await call(`/api/v3/content/item/${id}`, { apiKey });
        expect(await refusal(missing)).toMatch(/^404 The model \S+ has no entry/);
      }
      const draft = await call('/api/v3/content/page/draft', { apiKey });
      expect(draft.status).toBe(404);
      const options = { apiKey, includeUnpublished: true };
      expect((await call('/api/v3/content/page/draft', options, authorization)).status).toBe(200);
    });

    test('the same at its second version', async () => {
      const response = await call('/api/v2/content/page', { apiKey, ...at('/') });
      expect(await response.json()).toMatchObject({ results: [{ id: 'home' }] });
    });
  });

  describe('answers several keys at once', () => {
    const query = async (keys: string, parameters: Parameters = {}, version = 'v3') => {
      const response = await call(`/api/${version}/query/${apiKey}/${keys}`, parameters);
      const body = (await response.json()) as Record<string, Entry[]>;
      return Object.fromEntries(
        Object.entries(body).map(([key, entries]) => [
          key,
          Array.isArray(entries) ? entries.map(({ id }) => id) : entries,
        ]),
      );
    };

    test('each with options of its own, written as JSON', async () => {
      expect(
        await query('page,item,nothing', {
          ...at('/visit'),
          'options.item.limit': '2',
          'options.item.offset': '1',
          'options.page.model': '"page"',
        }),
      ).toEqual({ page: ['visit'], item: ['item-01', 'item-02'], nothing: [] });
    });

    test('whose names hold anything', async () => {
      const key = 'page:/visit?x=1.5,y';
      expect(
        await query(encodeURIComponent(key), { ...at('/visit'), [`options.${key}.limit`]: '1' }),
      ).toEqual({ [key]: ['visit'] });
      const hashed = 'item:1a2b3c';
      const options = {
        [`options.${hashed}.model`]: '"item"',
        [`options.${hashed}.query`]: { data: { price: { $gt: 38 } } },
      };
      expect(await query(encodeURIComponent(hashed), options)).toEqual({ [hashed]: ['item-39'] });
    });

    test('an entry by its id, a total, and its first version', async () => {
      const options = { 'options.symbol.entry': '"logo"' };
      expect(await query('symbol', options, 'v1')).toEqual({ symbol: ['logo'] });
      const counted = { 'options.item.limit': '1', 'options.item.fetchTotalCount': 'true' };
      expect(await query('item', counted)).toEqual({ item: ['item-00'], totalCount: 40 });
    });
  });

  describe('refuses', () => {
    test('who names no key, a wrong one, or a wrong private one', async () => {
      expect(await refusal(await call('/api/v3/content/page'))).toMatch(/^400 .*apiKey is missing/);
      expect(await refusal(await call('/api/v3/content/page', { apiKey: 'other' }))).toMatch(
        /^401 /,
      );
      expect(await refusal(await call('/api/v3/query/other/page'))).toMatch(/^401 /);
      const wrong = { headers: { authorization: 'Bearer wrong' } };
      expect(await refusal(await call('/api/v3/content/page', { apiKey }, wrong))).toMatch(/^401 /);
      const drafts = { apiKey, includeUnpublished: true };
      expect(await refusal(await call('/api/v3/content/page', drafts))).toMatch(/^401 /);
    });

    test('what it does not know or cannot read', async () => {
      expect(await refusal(await call('/api/v4/content/page', { apiKey }))).toMatch(/^404 /);
      expect(
        await refusal(await call('/api/v3/content/page', { apiKey }, { method: 'POST' })),
      ).toMatch(/^405 /);
      expect(await refusal(await call('/api/v3/content/%E0%A4', { apiKey }))).toMatch(/^400 /);
      expect(await refusal(await call(`/api/v3/query/${apiKey}/,`))).toMatch(/^400 /);
      const attributes = { apiKey, userAttributes: '[1]' };
      expect(await refusal(await call('/api/v3/content/page', attributes))).toMatch(
        /^400 userAttr/,
      );
      const long = { apiKey, userAttributes: { urlPath: 'x'.repeat(20_000) } };
      expect(await refusal(await call('/api/v3/content/page', long))).toMatch(/^414 /);
    });
  });

  describe('tells caches', () => {
    const cacheControl = async (parameters: Parameters, init: RequestInit = {}) =>
      (await call('/api/v3/content/page', { apiKey, ...parameters }, init)).headers.get(
        'cache-control',
      );

    test.for(['cachebust', 'noCache', 'isEditing', 'preview', 'rev'])(
      'to keep nothing with %s',
      async (name) => {
        expect(await cacheControl({ [name]: 'true' })).toBe('private, no-store');
      },
    );

    test('to keep nothing that needs the private key', async () => {
      expect(await cacheControl({}, authorization)).toBe('private, no-store');
    });
  });

  describe('is open to other origins', () => {
    test('with the headers that the clients send', async () => {
      const preflight = await call('/api/v3/content/page', {}, { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      const allowed = preflight.headers.get('access-control-allow-headers') ?? '';
      for (const header of ['x-builder-sdk', 'x-builder-sdk-gen', 'x-builder-sdk-version']) {
        expect(allowed).toContain(header);
      }
      const answered = await call('/api/v3/content/page', { apiKey });
      expect(answered.headers.get('access-control-allow-origin')).toBe('*');
      const failed = await call('/api/v3/content/page');
      expect(failed.headers.get('access-control-allow-origin')).toBe('*');
    });

    test('and answers HEAD without a body', async () => {
      const response = await call('/api/v3/content/page', { apiKey }, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    });
  });

  test('gives a pixel that nobody keeps', async () => {
    const response = await call('/api/v1/pixel', { apiKey });
    expect(response.headers.get('content-type')).toBe('image/gif');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 6))).toBe('GIF89a');
  });

  test('leads to our pictures in the width that is asked for', async () => {
    const path = `/api/v1/image/${encodeURIComponent('assets/images/scenes/loom.webp')}`;
    const response = await call(path, { width: 400, quality: 60, format: 'webp' });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/images/scenes/loom.webp?w=400&q=60',
    ]);
    expect((await call('/api/v1/image/assets%2Fother%2Fid')).status).toBe(404);
    expect((await call('/api/v1/image/images%2F..%2Fsecret.webp')).status).toBe(404);
  });
});

describeOnEachDatabase('kept answers of the content API', (openDatabase) => {
  test('may be kept as long as is asked for where nothing begins or ends', async () => {
    const databases = [await openDatabase(), await openDatabase('visitors')] as const;
    const answer = await openTestServer(...databases, { now: () => now + 100 * 86_400_000 });
    const address = `https://x.example/api/v3/content/page?apiKey=${apiKey}`;
    const cacheControl = async (parameters: string) =>
      (await answer(new Request(address + parameters))).headers.get('cache-control');
    expect(await cacheControl('')).toBe('public, max-age=60, stale-while-revalidate=86400');
    expect(await cacheControl('&cacheSeconds=5&staleCacheSeconds=10')).toBe(
      'public, max-age=5, stale-while-revalidate=10',
    );
  });

  test('end when an entry starts', async () => {
    let time = now;
    const databases = [await openDatabase(), await openDatabase('visitors')] as const;
    const answer = await openTestServer(...databases, { now: () => time });
    const attributes = encodeURIComponent('{"urlPath":"/future"}');
    const address = `https://x.example/api/v3/content/page?apiKey=${apiKey}&userAttributes=${attributes}`;
    const read = async () => (await answer(new Request(address))).json();
    expect(await read()).toEqual({ results: [] });
    time += 2 * 86_400_000;
    expect(await read()).toMatchObject({ results: [{ id: 'future' }] });
  });
});
