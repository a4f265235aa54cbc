import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createObjectCollectionServer } from './server.ts';
import { publishObjects } from './test-objects.ts';

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

  test('answers beyond the last page with no items and the same total', async () => {
    expect(await (await get('/objects?page=9')).json()).toMatchObject({ items: [], total: 2 });
  });

  test.each([
    ['/objects/a', { id: 'a', onView: true }],
    ['/objects?ids=b,x,a', { items: [{ id: 'b' }, { id: 'a' }] }],
    ['/objects?ids=', { items: [] }],
    ['/collections', { items: [{ sourceId: 'tiles', title: null, objectCount: 1 }] }],
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
    ['/objects?hasImage=yes', 'hasImage', '"hasImage" must be true or false.'],
    ['/objects?onView=', 'onView', '"onView" must be true or false.'],
    ['/objects?order=size', 'order', expect.stringContaining('recently-added')],
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
  });

  test('answers any words without failing', async () => {
    for (const words of ['"', "'", 'a"b*', '🙂', 'NEAR(', '\u0000', '%', '\\', 'ﷺ', ':*']) {
      const response = await get(`/objects?q=${encodeURIComponent(words)}`);
      expect(response.status).toBe(200);
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
