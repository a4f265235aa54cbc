import { beforeEach, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { apiKey, day, now, openTestServer } from '../server.test-support.ts';
import type { EventTables } from './event-store.ts';

describeOnEachDatabase('tracking', (openDatabase) => {
  let visitors: Database;
  let answer: (request: Request) => Promise<Response>;
  let time = now;

  beforeEach(async () => {
    time = now;
    visitors = await openDatabase('visitors');
    answer = await openTestServer(await openDatabase(), visitors, { now: () => time });
  });

  const send = (body: string) =>
    answer(new Request('https://x.example/api/v1/track', { method: 'POST', body }));
  const track = (...events: object[]) => send(JSON.stringify({ events }));
  const event = (type: string, data: object = {}) => ({
    type,
    data: {
      contentId: 'tested',
      ownerId: apiKey,
      sessionId: 'session-1',
      visitorId: 'visitor-1',
      userAttributes: { urlPath: '/tested', device: 'mobile' },
      metadata: { url: 'https://museum.example/tested?x=1' },
      ...data,
    },
  });
  const readCounts = async () => {
    const rows = await withTables<EventTables>(visitors)
      .selectFrom('builder_event_counts')
      .selectAll()
      .orderBy('day')
      .orderBy('kind')
      .orderBy('variation_id')
      .orderBy('page')
      .execute();
    return rows.map((row) =>
      [
        row.day,
        row.variation_id || 'default',
        row.page,
        row.kind,
        row.total,
        row.visitors,
        row.amount,
      ].join(' '),
    );
  };

  test('counts by day, variation, page and kind, and visitors once', async () => {
    const variation = { variationId: 'variation-b' };
    expect((await track(event('impression'), event('impression'), event('click'))).status).toBe(
      200,
    );
    await track(
      event('impression', { visitorId: 'visitor-2' }),
      event('impression', variation),
      event('conversion', { ...variation, amount: 12.5 }),
    );
    await track(event('impression'));
    // One museum day later, as its clock shows it: the same visitor counts again.
    time += day;
    await track(event('impression'));
    expect(await readCounts()).toEqual([
      '2026-05-01 default /tested click 1 1 0',
      '2026-05-01 variation-b /tested conversion 1 1 12.5',
      '2026-05-01 default /tested impression 4 2 0',
      '2026-05-01 variation-b /tested impression 1 1 0',
      '2026-05-02 default /tested impression 1 1 0',
    ]);
  });

  test('adds up amounts wherever a client names them, and none that nobody could have paid', async () => {
    await track(
      event('conversion', { amount: 10 }),
      event('conversion', { metadata: { amount: 2.5 } }),
      event('conversion', { amount: 1e300 }),
      event('conversion', { amount: 'much' }),
    );
    expect(await readCounts()).toEqual(['2026-05-01 default /tested conversion 4 1 12.5']);
  });

  test('counts events that arrive at once in one go', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        track(event('impression', { visitorId: `visitor-${index % 5}` })),
      ),
    );
    expect(await readCounts()).toEqual(['2026-05-01 default /tested impression 20 5 0']);
  });

  test('takes the id of the entry itself for the default, and unknown variations too', async () => {
    await track(
      event('impression', { variationId: 'tested' }),
      event('impression', { variationId: 'made up' }),
    );
    expect(await readCounts()).toEqual(['2026-05-01 default /tested impression 2 1 0']);
  });

  test('leaves out what is not of this space, and kinds that nobody counts', async () => {
    const reply = await track(
      event('impression', { contentId: 'unknown' }),
      event('impression', { ownerId: 'another-space' }),
      event('impression', { contentId: undefined }),
      event('hover'),
    );
    expect(reply.status).toBe(200);
    expect(await readCounts()).toEqual([]);
  });

  test('names pages without language, and strange addresses all alike', async () => {
    const at = (urlPath: unknown) => event('impression', { userAttributes: { urlPath } });
    await track(at('/es/tested/'), at('/tested'), at('/a b<script>'), at(`/${'x'.repeat(500)}`));
    expect(await readCounts()).toEqual([
      '2026-05-01 default (other) impression 2 0 0',
      '2026-05-01 default /tested impression 2 1 0',
    ]);
  });

  test('keeps no name of a visitor, and hashes for one day only', async () => {
    const readVisitors = () =>
      withTables<EventTables>(visitors).selectFrom('builder_event_visitors').selectAll().execute();
    await track(event('impression'));
    const [first] = await readVisitors();
    expect(first?.visitor).toMatch(/^[\w-]{16}$/);
    time += day;
    await track(event('impression'));
    const [second, ...others] = await readVisitors();
    expect(others).toEqual([]);
    expect(second?.visitor).not.toBe(first?.visitor);
  });

  test('counts visitors who have no id as visits only', async () => {
    await track(event('impression', { visitorId: undefined, sessionId: undefined }));
    expect(await readCounts()).toEqual(['2026-05-01 default /tested impression 1 0 0']);
  });

  test.for([
    ['no JSON', '{', 400],
    ['no events', '{}', 400],
    ['an event without data', '{"events":[{"type":"click"}]}', 400],
    ['too many events', JSON.stringify({ events: Array(101).fill(event('click')) }), 400],
    ['too much', `{"events":[],"x":"${'x'.repeat(70_000)}"}`, 413],
  ] as const)('refuses %s', async ([, body, status]) => {
    const reply = await send(body);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ status });
  });

  test('slows down who sends without end, and only them', async () => {
    const many = Array(100).fill(event('click'));
    expect((await track(...many)).status).toBe(200);
    expect((await track(...many)).status).toBe(200);
    const refused = await track(event('click'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await track(event('click', { sessionId: 'session-2' }))).status).toBe(200);
    time += 10_000;
    expect((await track(event('click'))).status).toBe(200);
  });

  test('is asked with POST', async () => {
    const reply = await answer(new Request('https://x.example/api/v1/track'));
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
