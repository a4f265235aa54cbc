import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { publishObjects } from './objects.test-support.ts';
import { createObjectCollectionServer } from './server.ts';

describe('The JSON API', () => {
  let database: Database;
  let server: (request: Request) => Promise<Response>;
  const base = 'https://site.example/object-collection-api';
  const get = (path: string, headers = {}) => server(new Request(`${base}${path}`, { headers }));

  beforeAll(async () => {
    database = openSqlite('content', ':memory:');
    await migrate(database);
    server = createObjectCollectionServer({ database });
    await publishObjects(database, [
      { id: 'a', title: { en: 'Star tile' }, collections: ['tiles'], onView: true },
      { id: 'b', title: { en: 'Bowl' } },
    ]);
    return () => database.close();
  });

  test('answers a search with a page and its total', async () => {
    const response = await get(
      '/objects?q=star&collection=tiles&onView=true&order=date&pageSize=5',
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      items: [{ id: 'a', slug: 'star-tile', makers: [], image: null }],
      page: 1,
      pageSize: 5,
      total: 1,
    });
  });

  test('reads the version once for the tag and the index', async () => {
    const read = vi.spyOn(database.query, 'executeQuery');
    onTestFinished(() => read.mockRestore());
    const answer = createObjectCollectionServer({ database });
    await answer(new Request(`${base}/objects?q=star`));
    read.mockClear();
    await answer(new Request(`${base}/objects?q=bowl`));
    const ofVersion = read.mock.calls.filter(([query]) =>
      JSON.stringify(query).includes('object_collection_state'),
    );
    expect(ofVersion).toHaveLength(1);
  });

  test('answers beyond the last page with no items and the same total', async () => {
    expect(await (await get('/objects?page=9')).json()).toMatchObject({ items: [], total: 2 });
  });

  test.each([
    ['/objects/a', { id: 'a', onView: true }],
    ['/objects?ids=b,x,a', { items: [{ id: 'b' }, { id: 'a' }] }],
    ['/objects?ids=', { items: [] }],
    ['/collections', { items: [{ sourceId: 'tiles', title: null, objectCount: 1 }] }],
    ['/suggestions?q=sta', { items: [{ kind: 'title', object: { id: 'a', slug: 'star-tile' } }] }],
    ['/facets/collection', { values: [{ value: 'tiles', label: null, count: 1 }], valueCount: 1 }],
    ['/facets/collection?q=bowl&containing=til&limit=1', { values: [], valueCount: 0 }],
    ['/objects/a/neighbors?order=title', { position: 2, total: 2, previous: { id: 'b' } }],
    [
      '/objects?collection=tiles&collection=none&facets=collection,period&facetSize=1',
      {
        total: 1,
        match: 'exact',
        didYouMean: null,
        searchedAs: null,
        facets: {
          collection: {
            values: [
              { value: 'tiles', label: null, count: 1, isChosen: true },
              { value: 'none', label: null, count: 0, isChosen: true },
            ],
          },
          period: { earliest: null, bars: [], undatedCount: 1 },
        },
      },
    ],
    ['/version', { version: expect.stringMatching(/^[\w-]{12}$/) }],
  ])('answers %s', async (path, reply) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(reply);
  });

  test.each([
    ['/objects?page=0', 'page', '"page" must be a whole number from 1 to 50000.'],
    ['/objects?page=1e9', 'page', '"page" must be a whole number from 1 to 50000.'],
    ['/objects?pageSize=101', 'pageSize', '"pageSize" must be a whole number from 1 to 100.'],
    ['/objects?partialSize=0', 'partialSize', expect.stringContaining('from 1 to 100')],
    ['/objects?hasImage=yes', 'hasImage', '"hasImage" must be true or false.'],
    ['/objects?onView=', 'onView', '"onView" must be true or false.'],
    ['/objects?order=size', 'order', expect.stringContaining('recently-added')],
    ['/objects?yearFrom=1.5', 'yearFrom', expect.stringContaining('1 BCE is 0')],
    ['/objects?yearTo=999999', 'yearTo', expect.stringContaining('whole year')],
    ['/objects?facets=kind', 'facets', expect.stringContaining('collection, type')],
    ['/objects?facetSize=0', 'facetSize', expect.stringContaining('from 1 to 200')],
    ['/objects?type=', 'type', expect.stringContaining('leave it out')],
    [`/objects?${'type=a&'.repeat(51)}`, 'type', 'Give "type" at most 50 times.'],
    ['/facets/weight', 'facet', expect.stringContaining('collection, type')],
    ['/facets/maker?page=2', 'page', expect.stringContaining('containing')],
    ['/suggestions?limit=21', 'limit', expect.stringContaining('from 1 to 20')],
    ['/objects/a/neighbors?page=2', 'page', expect.stringContaining('it knows q')],
    ['/objects?colour=red', 'colour', expect.stringContaining('it knows q, collection')],
    ['/objects?q=a&q=b', 'q', 'Give "q" only once.'],
    [`/objects?q=${'a'.repeat(201)}`, 'q', 'Shorten "q" to at most 200 characters.'],
    [`/objects?ids=${'a,'.repeat(101)}`, 'ids', expect.stringContaining('at most 100')],
    ['/objects?ids=a&page=2', 'page', expect.stringContaining('it knows ids')],
    ['/objects/a?page=2', 'page', 'This call takes no parameters; leave "page" out.'],
    ['/objects/%E0%A4', 'id', expect.stringContaining('not encoded')],
  ])('refuses %s with 400 and says what to do', async (path, field, message) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: { message, field } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('answers 404 for an unknown object and an unknown address', async () => {
    const missing = await get('/objects/x%2Fy');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({
      error: { message: 'There is no object "x/y".', field: 'id' },
    });
    expect((await get('/paintings')).status).toBe(404);
    expect((await get('/objects/a/neighbors?q=bowl')).status).toBe(404);
  });

  test('answers any words without failing', async () => {
    for (const words of ['"', "'", 'a"b*', '🙂', 'NEAR(', '\u0000', '%', '\\', 'ﷺ', ':*']) {
      const response = await get(`/objects?q=${encodeURIComponent(words)}`);
      expect(response.status).toBe(200);
    }
  });

  test('answers any parameter with any value, with 200 or a sentence, in time', async () => {
    const names = [
      ...['q', 'collection', 'type', 'material', 'technique', 'place', 'culture', 'maker'],
      ...['color', 'yearFrom', 'yearTo', 'hasImage', 'onView', 'order', 'page', 'pageSize'],
      ...[
        'partialSize',
        'facets',
        'facetSize',
        'ids',
        'containing',
        'limit',
        '__proto__',
        'constructor',
        '',
      ],
    ];
    const values = [
      ...[
        '',
        ' ',
        '0',
        '-1',
        '1e9',
        'NaN',
        'true',
        'star',
        'relevance',
        'all',
        'period',
        'ʻ',
        '🙂',
      ],
      ...['"', '"a', 'maker:', 'title:"', 'accession:::', '::', '\u0000', '\uD800', '\uFFFF', 'ﷺ'],
      ...[
        '%',
        '%25%00',
        '../..',
        "' OR 1=1 --",
        '<script>',
        'الـ',
        'a'.repeat(200),
        'é'.repeat(201),
      ],
      ...['"a" "b" "c" "d" "e" "f" "g"', 'a b c d e f g h i j k l m n', '1961.11', 'a,b,,c', '[]'],
    ];
    const paths = ['/objects', '/facets/maker', '/suggestions', '/objects/a/neighbors'];
    let state = 1;
    const any = <Item>(list: readonly Item[]): Item => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return list[state % list.length] as Item;
    };
    for (let round = 0; round < 1_500; round++) {
      const parameters = Array.from({ length: 1 + (round % 4) }, () => {
        const value = any(values);
        return `${encodeURIComponent(any(names))}=${value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80'}`;
      });
      const path = `${any(paths)}?${parameters.join('&')}`;
      const start = performance.now();
      const response = await get(path);
      expect(performance.now() - start, path).toBeLessThan(10_000);
      const body = await response.json();
      if (response.status === 200) continue;
      expect([400, 404], path).toContain(response.status);
      expect(body.error.message, path).toMatch(/^\S.*\S[.;]?$/);
    }
  });

  test('is open to every origin and read only', async () => {
    const response = await get('/objects');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const preflight = await server(new Request(`${base}/objects`, { method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, OPTIONS');
    const refused = await server(new Request(`${base}/objects`, { method: 'DELETE' }));
    expect(refused.status).toBe(405);
    expect(refused.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    const head = await server(new Request(`${base}/objects`, { method: 'HEAD' }));
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test('answers 304 until an object changes', async () => {
    const etag = (await get('/objects')).headers.get('ETag') ?? '';
    expect((await get('/objects', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/objects', { 'If-None-Match': `"x", W/${etag}` })).status).toBe(304);
    await publishObjects(database, [{ id: 'z' }], { source: 'elsewhere' });
    const response = await get('/objects', { 'If-None-Match': etag });
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).not.toBe(etag);
  });
});
