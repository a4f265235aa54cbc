import { fetchEntries } from '@builder.io/sdk-react';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { createPageBuilderClient } from '../client/client.ts';
import { entrySchema, prepareEntry } from './entry.ts';
import { apiKey, path, privateKey, symbol, text } from './server.test-support.ts';
import { createPageBuilderServer } from './server.ts';
import { replaceEntries } from './write-entries.ts';

/** 9 in the morning of 23 November in Honolulu. */
const opening = Date.parse('2026-11-23T19:00:00Z');
const hour = 3_600_000;

const entry = (model: string, id: string, draft: object) =>
  prepareEntry(model, entrySchema.parse({ id, lastUpdated: 1, ...draft }));

describeOnEachDatabase('a scheduled entry', (openDatabase) => {
  let database: Database;
  let visitors: Database;
  let now: number;
  let request: (address: string, init?: RequestInit) => Promise<Response>;

  beforeEach(async () => {
    database = await openDatabase();
    visitors = await openDatabase('visitors');
    now = opening - hour;
    await replaceEntries(database, 'content', [
      entry('page', 'coming', {
        query: [path('/coming')],
        startDate: opening,
        endDate: opening + hour,
        data: { title: 'Coming', blocks: [text('Coming')] },
      }),
      entry('page', 'host', { query: [path('/host')], data: { blocks: [symbol('part')] } }),
      entry('symbol', 'part', { startDate: opening, data: { blocks: [text('A part')] } }),
    ]);
    const access = { apiKey, privateKey };
    const zone = { timeZone: 'Pacific/Honolulu', limitsForms: false };
    const server = createPageBuilderServer({ database, visitors, access, now: () => now, ...zone });
    request = (address, init) => server(new Request(address, init));
  });

  const content = `https://builder.internal/api/v3/content/page?apiKey=${apiKey}`;
  const moments = [
    [opening - 1, false],
    [opening, true],
    [opening + hour, true],
    [opening + hour + 1, false],
  ] as const;

  test('is public from its minute to its end, for the official client and for ours', async () => {
    const client = createPageBuilderClient({
      apiKey,
      endpoint: 'https://builder.internal',
      apiVersion: 'v3',
      fetch: (address, init) => request(String(address), init),
      localeCodes: { en: 'en', es: 'es', haw: 'haw' },
      answerMaxAgeMs: 60_000,
      warn: () => {},
    });
    const visit = { urlPath: '/coming', language: 'en' } as const;
    const versions = new Set<string>();
    for (const [moment, isPublic] of moments) {
      now = moment;
      // The site looks at the very moment (`server/content/content-version.ts`).
      client.expectChange();
      const official = await fetchEntries({
        model: 'page',
        apiKey,
        userAttributes: { urlPath: '/coming' },
        apiHost: 'https://builder.internal',
        fetch: request,
      } as never);
      expect(official?.map(({ id }) => id)).toEqual(isPublic ? ['coming'] : []);
      versions.add(await client.findContentVersion());
      expect((await client.findContent('page', visit))?.id).toBe(isPublic ? 'coming' : undefined);
      expect(await client.listPaths()).toEqual(isPublic ? ['/coming', '/host'] : ['/host']);
    }
    expect(versions.size).toBe(3);
  });

  test('is put into no page before, though that page names it', async () => {
    const read = async () =>
      (await request(`${content}&query.id=host&includeRefs=true&noTargeting=true`)).text();
    expect(await read()).not.toContain('A part');
    now = opening;
    expect(await read()).toContain('A part');
  });

  test('makes answers expire at the moment that changes them', async () => {
    const cacheControl = async () => (await request(content)).headers.get('cache-control');
    expect(await cacheControl()).toBe('public, max-age=60, stale-while-revalidate=3540');
    now = opening - 3_000;
    expect(await cacheControl()).toMatch(/^public, max-age=[0-3], stale-while-revalidate=[0-3]$/);
    now = opening + 2 * hour;
    expect(await cacheControl()).toBe('public, max-age=60, stale-while-revalidate=86400');
  });
});
