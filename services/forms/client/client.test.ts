import { describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createFormsServer } from '../embedded/server.ts';
import { museumNoon, subscription, tourRequest } from '../embedded/submissions.test-support.ts';
import { createFormsClient } from './client.ts';

const submission = {
  idempotencyKey: 'key-00000001',
  language: 'en',
  consentVersion: '2026-11',
  fields: tourRequest,
} as const;

async function openClient() {
  const database = openSqlite('visitors', ':memory:');
  await migrate(database);
  const server = createFormsServer({
    database,
    timeZone: 'Pacific/Honolulu',
    now: () => museumNoon,
  });
  const client = createFormsClient({
    endpoint: 'https://forms.internal/',
    fetch: async (address, init) => server(new Request(address, init)),
  });
  return { client, close: database.close };
}

const answering = (reply: () => Response | Promise<Response>) =>
  createFormsClient({ endpoint: 'https://f.example/api', fetch: async () => reply() });
const unavailable = { name: 'ServiceUnavailable', service: 'forms' };

describe('The client of the forms', () => {
  test('speaks the API of the embedded server in every call', async () => {
    const { client, close } = await openClient();
    const answer = await client.submit('tour-request', submission);
    expect(answer).toMatchObject({ outcome: 'stored', isRepeat: false });
    expect(await client.submit('tour-request', submission)).toEqual({ ...answer, isRepeat: true });
    const receipt = answer.outcome === 'stored' ? answer.receipt : null;
    expect(await client.findReceipt(receipt?.reference ?? '')).toEqual(receipt);
    expect(await client.findReceipt('../x')).toBeNull();
    const changed = { ...tourRequest, message: 'else' };
    expect(await client.submit('tour-request', { ...submission, fields: changed })).toEqual({
      outcome: 'key-reused',
    });
    const { email: _, ...fields } = subscription;
    expect(await client.submit('subscription', { ...submission, fields })).toEqual({
      outcome: 'invalid',
      problems: { email: { code: 'required', limit: null } },
    });
    const long = { ...tourRequest, message: 'a'.repeat(70_000) };
    expect(await client.submit('tour-request', { ...submission, fields: long })).toEqual({
      outcome: 'too-large',
    });
    await close();
  });

  test.for([
    ['an error', () => new Response('oops', { status: 500 })],
    ['no JSON', () => new Response('<p>Welcome</p>', { status: 201 })],
    ['another protocol', () => Response.json({ ok: true }, { status: 201 })],
    ['a refusal it does not know', () => Response.json({}, { status: 403 })],
    ['not found', () => new Response('', { status: 404 })],
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const)('never takes %s for a receipt', async ([, reply]) => {
    await expect(answering(reply).submit('tour-request', submission)).rejects.toMatchObject(
      unavailable,
    );
  });

  test('says nothing of the visitor in its errors', async () => {
    const client = answering(() => Promise.reject(new TypeError('fetch failed')));
    const error = await client.submit('tour-request', submission).catch((thrown) => thrown);
    expect(`${error.message} ${error.cause.message}`).not.toMatch(/Leilani|example\.org/i);
  });
});
