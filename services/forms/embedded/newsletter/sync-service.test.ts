import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { createSigner } from '#database/visitors/signing.ts';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { createButtondown } from './buttondown.ts';
import { createNewsletterLinks, type NewsletterLinks } from './links.ts';
import { exportReaders } from './list-readers.ts';
import { queueSync } from './queue-sync.ts';
import { createServiceSync } from './sync-service.ts';
import type { NewsletterTables } from './tables.ts';

const key = 'a-secret-key';

interface Asked {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly collision: string | string[] | undefined;
  readonly body: unknown;
}

/** Speaks what the service documents of its subscribers' calls. */
async function startButtondown(answer: (call: string, time: number) => number | undefined) {
  const asked: Asked[] = [];
  const known = new Map<string, object>();
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await text(request)) || 'null');
    const call = `${request.method} ${request.url}`;
    asked.push({
      call,
      authorization: request.headers.authorization,
      collision: request.headers['x-buttondown-collision-behavior'],
      body,
    });
    const email = decodeURIComponent(/\/subscribers\/(.+)$/.exec(request.url ?? '')?.[1] ?? '');
    const refused = answer(call, asked.length);
    const end = (status: number, reply: object) => {
      response.writeHead(status, {
        'Content-Type': 'application/json',
        ...(status === 429 && { 'Retry-After': '120' }),
      });
      response.end(JSON.stringify(reply));
    };
    if (refused === 0) return response.destroy();
    if (refused) return end(refused, { code: 'email_invalid', detail: 'no kai@example.org' });
    if (request.method === 'POST') known.set(body.email_address, body);
    else if (!known.has(email)) return end(404, { detail: 'Not found.' });
    else if (request.method === 'DELETE') known.delete(email);
    else known.set(email, { ...known.get(email), ...body });
    end(request.method === 'POST' ? 201 : 200, { id: 'x' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked, known };
}

async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
}

describeOnEachDatabase('The mailing service', (openDatabase) => {
  let database: Database;
  let links: NewsletterLinks;
  let now: Date;
  beforeEach(async () => {
    database = await openDatabase('visitors');
    now = new Date('2026-11-21T10:00:00Z');
    links = createNewsletterLinks(
      createSigner({ database, secret: null, now: () => now }),
      'https://museum.example',
    );
  });
  const query = () => withTables<NewsletterTables>(database);
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };

  async function addReader(email: string, changes: object = {}) {
    const time = now.toISOString();
    await query()
      .insertInto('newsletter_subscriptions')
      .values({
        id: randomUUID(),
        email,
        email_folded: email.toLowerCase(),
        first_name: 'Kai',
        last_name: null,
        language: 'haw',
        topics: '["learning"]',
        state: 'confirmed',
        consent_version: '2026-11',
        consented_at: time,
        created_at: time,
        state_changed_at: time,
        round: 1,
        confirmed_at: time,
        ...changes,
      })
      .execute();
  }

  async function start(
    answer: (call: string, time: number) => number | undefined = () => undefined,
  ) {
    const service = await startButtondown(answer);
    const sync = createServiceSync({
      database,
      links,
      service: createButtondown({ url: service.url, key, fetch }),
      random: () => 0.5,
      pageRows: 2,
    });
    return { ...service, sync };
  }

  test('knows a reader who said yes, with language, topics and links', async () => {
    const { sync, asked, known } = await start();
    await addReader('Kai@example.org');
    await queueSync(query(), 'Kai@example.org', 'put', now);
    expect(await sync.syncNext(now)).toBe('told');
    expect(await sync.syncNext(now)).toBe('none-due');
    expect(asked).toMatchObject([
      { call: 'POST /v1/subscribers', authorization: `Token ${key}`, collision: 'overwrite' },
    ]);
    expect(known.get('Kai@example.org')).toEqual({
      email_address: 'Kai@example.org',
      type: 'regular',
      tags: ['language-haw', 'topic-learning'],
      metadata: {
        first_name: 'Kai',
        last_name: '',
        language: 'haw',
        preferences: expect.stringContaining('/haw/subscribe/preferences?link='),
        unsubscribe: expect.stringContaining('/haw/newsletter/unsubscribe?link='),
      },
    });
  });

  test('is told of all readers at once, and of nobody who has not said yes', async () => {
    const { sync } = await start();
    const readers = ['Kai@example.org', 'ana@example.org', 'leo@example.org', 'mele@example.org'];
    for (const email of readers) await addReader(email);
    await addReader('not-yet@example.org', { state: 'unconfirmed', confirmed_at: null });
    expect(await sync.queueAll(now)).toBe(4);
    const queued = await query().selectFrom('newsletter_syncs').select('email').execute();
    expect(queued.map(({ email }) => email).sort()).toEqual(readers);
  });

  test('ends and forgets, also whom it never knew', async () => {
    const { sync, asked, known } = await start();
    await addReader('kai@example.org');
    await queueSync(query(), 'kai@example.org', 'put', now);
    await sync.syncNext(now);
    await query().updateTable('newsletter_subscriptions').set({ state: 'unsubscribed' }).execute();
    await queueSync(query(), 'kai@example.org', 'put', now);
    expect(await sync.syncNext(now)).toBe('told');
    expect(known.get('kai@example.org')).toMatchObject({ type: 'unsubscribed' });
    await queueSync(query(), 'kai@example.org', 'forget', now);
    await queueSync(query(), 'nobody@example.org', 'forget', now);
    expect(await sync.syncNext(now)).toBe('told');
    expect(await sync.syncNext(now)).toBe('told');
    expect(known.size).toBe(0);
    expect(asked.at(-1)?.call).toMatch(/^DELETE \/v1\/subscribers\/\w+%40example\.org$/);
  });

  test('is asked again later while it fails, as late as it wants, and not at all after a no', async () => {
    const replies = [503, 429, 0, 400];
    const { sync, asked } = await start((_, time) => replies[time - 1]);
    await addReader('kai@example.org');
    await queueSync(query(), 'kai@example.org', 'put', now);
    expect(await sync.syncNext(now)).toMatchObject({ isGivenUp: false });
    expect(await sync.syncNext(now)).toBe('none-due');
    later(31);
    expect(await sync.syncNext(now)).toMatchObject({
      problem: 'the reply was 429 email_invalid',
    });
    later(119);
    expect(await sync.syncNext(now)).toBe('none-due');
    later(2);
    expect(await sync.syncNext(now)).toMatchObject({ isGivenUp: false });
    later(3_600);
    expect(await sync.syncNext(now)).toEqual({
      problem: 'the reply was 400 email_invalid',
      isGivenUp: true,
    });
    later(86_400);
    expect(await sync.syncNext(now)).toBe('none-due');
    expect(asked).toHaveLength(4);
    // A later change begins anew.
    await queueSync(query(), 'kai@example.org', 'put', now);
    expect(await sync.syncNext(now)).toBe('told');
  });

  test('is told anew of what changed while it was being told', async () => {
    const { sync, known } = await start((_, time) => {
      if (time === 1) void queueSync(query(), 'kai@example.org', 'put', now);
      return undefined;
    });
    await addReader('kai@example.org');
    await queueSync(query(), 'kai@example.org', 'put', now);
    expect(await sync.syncNext(now)).toBe('told');
    await expect
      .poll(async () => (await query().selectFrom('newsletter_syncs').selectAll().execute()).length)
      .toBe(1);
    expect(await sync.syncNext(now)).toBe('told');
    expect(known.size).toBe(1);
  });

  test('gets all readers as a file that no spreadsheet takes for formulas', async () => {
    await addReader('kai@example.org', { first_name: '=1+1', language: 'en' });
    await addReader('noelani@example.org', { last_name: 'O’Neill, "Noe"' });
    await addReader('left@example.org', { state: 'unsubscribed' });
    const pieces = await collect(exportReaders(database, links, null, now));
    const rows = parse(pieces, { columns: true }) as Record<string, string>[];
    expect(rows.map(({ email, first_name }) => [email, first_name])).toEqual([
      ['kai@example.org', "'=1+1"],
      ['noelani@example.org', 'Kai'],
    ]);
    expect(rows[1]).toMatchObject({
      last_name: 'O’Neill, "Noe"',
      topics: 'learning',
      consent_version: '2026-11',
      unsubscribe_link: expect.stringContaining('https://museum.example/haw/newsletter/'),
    });
    const haw = await collect(exportReaders(database, links, 'haw', now));
    expect(parse(haw, { columns: true })).toHaveLength(1);
  });
});

test('a used-up day is no refusal of the reader: it is waited for until the service begins another', async () => {
  const answer = (headers: Record<string, string>) => async () =>
    Response.json({ detail: 'Use POST /v1/imports.' }, { status: 400, headers });
  const putWith = (headers: Record<string, string>) =>
    createButtondown({ url: 'https://api.example', key, fetch: answer(headers) })
      .put({
        email: 'kai@example.org',
        firstName: null,
        lastName: null,
        language: 'haw',
        topics: [],
        preferences: '',
        unsubscribe: '',
      })
      .catch((error: unknown) => error);
  const inAnHour = Math.floor(Date.now() / 1_000) + 3_600;
  const usedUp = await putWith({
    'X-RateLimit-Limit': '100',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': String(inAnHour),
  });
  expect(usedUp).toMatchObject({
    message: 'the reply was 400, no more for now',
    isFinal: false,
  });
  const { retryAfterS } = usedUp as { retryAfterS: number };
  expect(retryAfterS).toBeGreaterThan(3_590);
  expect(retryAfterS).toBeLessThan(3_602);
  expect(await putWith({ 'X-RateLimit-Remaining': '12' })).toMatchObject({
    isFinal: true,
    retryAfterS: null,
  });
});
