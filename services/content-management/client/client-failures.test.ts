import { expect, test, vi } from 'vitest';
import type { ServiceFetch } from '#shared/http/service-fetch.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { createContentManagementClient } from './client.ts';
import { languageCodes } from './documents.test-support.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });

const repository = {
  refs: [{ id: 'master', ref: 'r1', label: 'Master', isMasterRef: true }],
  integrationFieldsRef: null,
};
const emptyPage = { page: 1, total_pages: 0, total_results_size: 0, results: [], next_page: null };

/** A service whose metadata is right and whose search answers as the test wants. */
const searching =
  (answer: (address: URL) => Response | Promise<Response>): ServiceFetch =>
  async (address) => {
    const url = new URL(address);
    return url.pathname.endsWith('/search') ? answer(url) : json(repository);
  };

// The official client joins equal requests of the whole process, so each test has its own host.
let hosts = 0;
function createClient(fetch: ServiceFetch, timeoutMs?: number) {
  return createContentManagementClient({
    repositoryName: 'museum',
    endpoint: `https://cms-${hosts++}.internal/api/v2`,
    fetch,
    languageCodes,
    siteOrigin: 'https://museum.example',
    timeZone: 'Pacific/Honolulu',
    warn: () => {},
    timeoutMs,
  });
}

const failures: [string, ServiceFetch][] = [
  ['is not reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 500', async () => new Response('broken', { status: 500 })],
  ['answers 429 without end', async () => new Response('', { status: 429 })],
  ['knows no such repository', async () => new Response('', { status: 404 })],
  ['answers something that is not JSON', async () => new Response('<html>')],
  ['names no version', async () => json({ refs: [] })],
  ['answers a search with 500', searching(() => new Response('', { status: 500 }))],
  ['answers a search with 404', searching(() => json({ message: 'Not found' }, 404))],
  ['refuses the token', searching(() => json({ message: 'Invalid access token' }, 401))],
  ['does not understand the query', searching(() => json({ message: "`]' expected" }, 400))],
  ['answers a search with half a document', searching(() => json({ results: [{ id: 'x' }] }))],
  ['answers a search with nothing', searching(() => json(null))],
  ['hangs', () => new Promise<Response>(() => {})],
  [
    'sends a body without end',
    searching(() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))),
  ],
];

test.each(failures)('a service that %s is unavailable, never empty', async (_, fetch) => {
  const client = createClient(fetch, 50);
  for (const call of ['listExhibitions', 'findSettings'] as const) {
    const error = await client[call]('es').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceUnavailable);
    expect(error).toMatchObject({ service: 'content management', call });
  }
  await expect(client.findExhibition('x', 'en')).rejects.toBeInstanceOf(ServiceUnavailable);
});

test('a failure is not kept: the next call asks again', async () => {
  let isDown = true;
  const client = createClient(
    searching(() => (isDown ? new Response('', { status: 503 }) : json(emptyPage))),
  );
  for (const language of ['en', 'es'] as const) {
    await expect(client.listNews(language)).rejects.toBeInstanceOf(ServiceUnavailable);
  }
  isDown = false;
  await expect(client.listNews('en')).resolves.toEqual([]);
  await expect(client.listNews('es')).resolves.toEqual([]);
});

test('a type without any published document is an empty list, though its fields are unknown', async () => {
  const message = "[function at(..)] unexpected field 'my.career.uid' on line:1 col:5 in query '…'";
  const client = createClient(
    searching((url) =>
      url.searchParams.getAll('q').some((q) => q.includes('my.career'))
        ? json({ type: 'parsing-error', message, line: 1, column: 5 }, 400)
        : json(emptyPage),
    ),
  );
  await expect(client.findCareer('gardener', 'es')).resolves.toBeNull();
});

test('what cannot be a uid or an id is missing without a question', async () => {
  const fetch = vi.fn(searching(() => json(emptyPage)));
  const client = createClient(fetch);
  await expect(client.findNews('a"b]]', 'en')).resolves.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a list is asked for once per version, and a new version is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let ref = 'r1';
  const fetch = vi.fn<ServiceFetch>(async (address) =>
    new URL(address).pathname.endsWith('/search')
      ? json(emptyPage)
      : json({ ...repository, refs: [{ ...repository.refs[0], ref }] }),
  );
  const searches = () => fetch.mock.calls.filter(([url]) => url.includes('/search?')).length;
  const client = createClient(fetch);
  const [first, second] = await Promise.all([client.listNews('en'), client.listNews('en')]);
  expect(second).toBe(first);
  expect(searches()).toBe(1);

  ref = 'r2';
  vi.setSystemTime(Date.now() + 5_001);
  await expect(client.findContentVersion()).resolves.toBe('r2');
  await client.listNews('en');
  expect(searches()).toBe(2);
  vi.useRealTimers();
});

test('long lists are read page by page, up to a thousand', async () => {
  const warnings: string[] = [];
  const pages: (string | null)[] = [];
  const client = createContentManagementClient({
    repositoryName: 'museum',
    endpoint: 'https://cms-long.internal/api/v2',
    fetch: searching((url) => {
      const page = Number(url.searchParams.get('page') ?? 1);
      pages.push(url.searchParams.get('page'));
      const results = Array.from({ length: 100 }, (_, index) => ({
        id: `c${page}-${index}`,
        uid: `c${page}-${index}`,
        type: 'career',
        lang: 'en-us',
        alternate_languages: [],
        data: {},
      }));
      return json({ page, total_pages: 14, total_results_size: 1_400, results });
    }),
    languageCodes,
    siteOrigin: 'https://museum.example',
    timeZone: 'Pacific/Honolulu',
    warn: (message) => warnings.push(message),
  });
  await expect(client.listCareers('en')).resolves.toHaveLength(1_000);
  expect(pages).toHaveLength(10);
  expect(warnings).toEqual([expect.stringContaining('career')]);
});
