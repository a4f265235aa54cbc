import { beforeEach, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createFormsServer } from './server.ts';
import { museumNoon, tourRequest } from './submissions.test-support.ts';

const base = 'https://site.example/forms-api';
const body = {
  idempotencyKey: 'key-00000001',
  language: 'en',
  consentVersion: '2026-11',
  fields: tourRequest,
};

describe('The JSON API of the forms', () => {
  let database: Database;
  let server: (request: Request) => Promise<Response>;

  beforeEach(async () => {
    database = openSqlite('visitors', ':memory:');
    await migrate(database);
    server = createFormsServer({ database, timeZone: 'Pacific/Honolulu', now: () => museumNoon });
    return () => database.close();
  });

  const post = (
    sent: unknown,
    path = '/submissions/tour-request',
    type = 'application/json; charset=utf-8',
  ) =>
    server(
      new Request(base + path, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: typeof sent === 'string' ? sent : JSON.stringify(sent),
      }),
    );

  test('answers 201 with a receipt, and 200 with the same one when sent again', async () => {
    const first = await post(body);
    expect(first.status).toBe(201);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    const receipt = await first.json();
    const again = await post(body);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(receipt);
    const found = await server(new Request(`${base}/receipts/${receipt.reference}`));
    expect(await found.json()).toEqual(receipt);
  });

  test('names what is wrong with which field', async () => {
    const response = await post({ ...body, fields: { ...tourRequest, email: 'x' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        code: 'invalid-fields',
        message: 'Some fields need a change.',
        fields: { email: { code: 'invalid-email', limit: null } },
      },
    });
  });

  test('reads dates on the calendar of the museum, which is a day behind much of the world', async () => {
    const late = createFormsServer({
      database,
      timeZone: 'Pacific/Honolulu',
      now: () => new Date('2026-11-21T09:59:00Z'),
    });
    const request = new Request(`${base}/submissions/tour-request`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, fields: { ...tourRequest, firstDate: '2026-12-04' } }),
    });
    expect((await late(request)).status).toBe(201);
  });

  test('refuses a key that was used for another content', async () => {
    await post(body);
    const response = await post({ ...body, fields: { ...tourRequest, message: 'else' } });
    expect(response.status).toBe(409);
    expect((await response.json()).error.code).toBe('key-reused');
  });

  test.for([
    ['{', 'the body'],
    ['null', 'the body'],
    ['{"fields":{}}', 'language'],
    [JSON.stringify({ ...body, idempotencyKey: 'a b' }), 'idempotencyKey'],
    [JSON.stringify({ ...body, fields: { name: { first: 'x' } } }), 'fields.name'],
    [JSON.stringify({ ...body, fields: { name: 7 } }), 'fields.name'],
  ])('answers 400 to %s', async ([sent, where]) => {
    const response = await post(sent);
    expect(response.status).toBe(400);
    expect((await response.json()).error.message).toContain(where);
  });

  test('stops reading what is larger than any form', async () => {
    const message = 'a'.repeat(70_000);
    expect((await post({ ...body, fields: { ...tourRequest, message } })).status).toBe(413);
  });

  test('takes JSON only, so that no page elsewhere can post to it unasked', async () => {
    expect((await post('a=b', undefined, 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(body, undefined, 'text/plain')).status).toBe(415);
  });

  test('tells unknown forms, unknown receipts and wrong methods apart', async () => {
    expect((await post(body, '/submissions/toString')).status).toBe(404);
    expect((await server(new Request(`${base}/receipts/0000-0000-00`))).status).toBe(404);
    expect((await server(new Request(`${base}/receipts/'%20OR`))).status).toBe(404);
    const response = await server(new Request(`${base}/submissions/tour-request`));
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  test('throws when the database fails, and never says it is stored', async () => {
    await database.close();
    await expect(post(body)).rejects.toThrow();
  });
});
