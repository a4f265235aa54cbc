import { expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createSigner } from '#database/visitors/signing.ts';
import { createReservationsClient } from '../client/client.ts';
import { museumNoon, testProgramme } from './programme.test-support.ts';
import { createReservationsServer } from './server.ts';

async function openServer() {
  const database = openSqlite('visitors', ':memory:');
  await migrate(database);
  const server = createReservationsServer({
    database,
    readProgramme: async () => testProgramme,
    signer: createSigner({ database, secret: null }),
    publicOrigin: 'https://museum.example',
    now: () => museumNoon,
  });
  const send = (method: string, path: string, body?: unknown, type = 'application/json') =>
    server(
      new Request(`https://museum.example/reservations-api${path}`, {
        method,
        ...(body !== undefined && {
          headers: { 'Content-Type': type },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      }),
    );
  return { database, server, send };
}

const hold = { slotId: 'house-tour@2026-11-20T10:30', lines: { 'house-tour': 1 } };

test.for([
  ['GET', '/availability', undefined, 200],
  ['GET', '/nothing', undefined, 404],
  ['PATCH', '/availability', undefined, 405],
  ['GET', '/holds/../../x', undefined, 404],
  ['GET', '/holds/%E0%A4%A', undefined, 404],
  ['GET', `/reservations/${'a'.repeat(5_000)}`, undefined, 404],
  ['GET', '/check-in/1.2.3', undefined, 404],
  ['POST', '/holds', '{', 400],
  ['POST', '/holds', '[]', 400],
  ['POST', '/holds', { ...hold, lines: { 'house-tour': 1.5 } }, 400],
  ['POST', '/holds', { ...hold, lines: { 'house-tour': -1 } }, 400],
  ['POST', '/holds', { ...hold, lines: { __proto__x: 1 } }, 409],
  ['POST', '/holds', { ...hold, idempotencyKey: 'x' }, 400],
  ['POST', '/holds', 'x'.repeat(40_000), 413],
  ['POST', '/holds', hold, 201],
  ['POST', '/holds/0/reservation', { fields: {}, language: 'fr', consentVersion: '1' }, 400],
  ['DELETE', '/holds/unknown', undefined, 204],
] as const)('%s %s answers', async ([method, path, body, status]) => {
  const { database, send } = await openServer();
  const response = await send(method, path, body);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  await database.close();
});

test('a page elsewhere cannot post a form to it', async () => {
  const { database, send } = await openServer();
  const response = await send('POST', '/holds', JSON.stringify(hold), 'text/plain');
  expect(response.status).toBe(415);
  await database.close();
});

test('one place outside cannot take hold after hold', async () => {
  const { database, server } = await openServer();
  const take = () =>
    server(
      new Request('https://museum.example/reservations-api/holds', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Visitor-Address': '192.0.2.1' },
        body: JSON.stringify({ ...hold, slotId: 'nothing' }),
      }),
    );
  const statuses = [];
  for (let time = 0; time < 61; time++) statuses.push((await take()).status);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([409]));
  expect(statuses.at(-1)).toBe(429);
  await database.close();
});

test('a site elsewhere, which calls for all its visitors, changes as many reservations as there are', async () => {
  const { database, server } = await openServer();
  const extend = async (id: string) => {
    const address = `https://museum.example/reservations-api/holds/${id}/extension`;
    const headers = { 'Content-Type': 'application/json', 'X-Visitor-Address': '192.0.2.1' };
    return (await server(new Request(address, { method: 'POST', headers, body: '{}' }))).status;
  };
  for (let visitor = 0; visitor < 61; visitor++) expect(await extend(`hold-${visitor}`)).toBe(409);
  for (let time = 0; time < 59; time++) await extend('hold-0');
  expect(await extend('hold-0')).toBe(429);
  await database.close();
});

test('whoever calls from outside is counted by where the call came from, whatever it says', async () => {
  const { database, server } = await openServer();
  const statuses = [];
  for (let time = 0; time < 12; time++) {
    const request = new Request('https://museum.example/reservations-api/holds', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Visitor-Address': '192.0.2.1' },
      body: JSON.stringify({
        slotId: 'admission@2026-11-20T10:00',
        lines: { 'general-admission': 10 },
        visitor: `somebody-else-${time}`,
      }),
    });
    statuses.push((await server(request)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  await database.close();
});

test('an outage is an outage, not a missing thing', async () => {
  const client = createReservationsClient({
    endpoint: 'https://reservations.internal',
    fetch: async () => new Response(null, { status: 503 }),
  });
  const unavailable = { name: 'ServiceUnavailable', service: 'reservations' };
  await expect(client.findReservation('x')).rejects.toMatchObject(unavailable);
  await expect(client.findAvailability(null)).rejects.toMatchObject(unavailable);
  await expect(client.hold({ ...hold, idempotencyKey: null })).rejects.toMatchObject(unavailable);
});

const noDays = {
  timeZone: 'Pacific/Honolulu',
  from: '2026-11-27',
  to: '2027-01-31',
  holdMinutes: 10,
  waitingOfferHours: 24,
  offers: [],
  offer: null,
  days: [],
};

test('what is left is asked for once by lists of one moment, and anew after a change', async () => {
  const asked: string[] = [];
  const client = createReservationsClient({
    endpoint: 'https://reservations.internal',
    fetch: async (address, init) => {
      asked.push(`${init?.method ?? 'GET'} ${new URL(address).pathname}`);
      return Response.json(address.includes('/slots') ? { slots: [] } : noDays);
    },
    slotsMaxAgeMs: 60_000,
  });
  const look = async () => {
    await client.listSlots();
    await client.findAvailability('tour');
  };
  await look();
  await look();
  await client.releaseHold('x');
  await look();
  await client.findAvailability(null);
  const lists = ['GET /slots', 'GET /availability'];
  expect(asked).toEqual([...lists, 'DELETE /holds/x', ...lists, 'GET /availability']);
});
