import { expect, test } from 'vitest';
import { createSigner } from '#database/visitors/signing.ts';
import { createReservationsClient } from '#services/reservations/client/client.ts';
import type { Lines } from '#services/reservations/contract.ts';
import {
  museumNoon,
  testProgramme,
} from '#services/reservations/embedded/programme.test-support.ts';
import { createReservationsServer } from '#services/reservations/embedded/server.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { describeDay } from './describe-day.ts';
import { createGetDesk } from './desk-routes.ts';

const morning = 'house-tour@2026-11-20T10:30';
const lines: Lines = { 'house-tour': 3 };

describeOnEachDatabase('The desk', (openDatabase) => {
  async function open() {
    const database = await openDatabase('visitors');
    const options = {
      database,
      programme: testProgramme,
      readProgramme: async () => options.programme,
      signer: createSigner({
        database,
        secret: 'a secret of the tests, long enough',
        now: () => museumNoon,
      }),
      publicOrigin: 'https://museum.example',
      now: () => museumNoon,
    };
    const server = createReservationsServer(options);
    const service = createReservationsClient({
      endpoint: 'https://reservations.internal',
      fetch: (address, init) => server(new Request(address, init)),
    });
    const held = await service.hold({ slotId: morning, lines, idempotencyKey: null });
    if (held.outcome !== 'held') throw new Error(held.refusal.reason);
    const fields = {
      name: 'Leilani',
      email: 'leilani@example.org',
      tourLanguage: 'haw',
      access: '',
    };
    const visitor = { fields, language: 'en' as const, consentVersion: '2026-11' };
    await service.reserve(held.hold.id, visitor);
    return { options, service };
  }

  test('sees the times of a day, how many come, and a list of who does', async () => {
    const { options, service } = await open();
    const desk = await createGetDesk(options)();
    const { times, today } = await describeDay(desk, '2026-11-20');
    expect(today).toBe('2026-11-19');
    expect(times.map(({ time }) => time)).toEqual(times.map(({ time }) => time).toSorted());
    const tour = times.find(({ id }) => id === morning);
    expect(tour).toMatchObject({ time: '10:30', expected: 3, capacity: 12, state: 'open' });
    const token = tour?.list?.replace('https://museum.example/tickets/check-in/', '') ?? '';
    expect((await service.findCheckIn(token))?.entries).toMatchObject([{ name: 'Leilani' }]);
    expect(times.filter(({ list }) => list !== null)).toHaveLength(1);
    expect((await describeDay(desk, null)).times.every(({ expected }) => expected === 0)).toBe(
      true,
    );
  });

  test('is told of people who come to a time that the programme has no more', async () => {
    const { options } = await open();
    options.programme = { ...testProgramme, offers: [] };
    const { times } = await describeDay(await createGetDesk(options)(), '2026-11-20');
    expect(times).toMatchObject([{ id: morning, expected: 3 }]);
  });
});

test('reservations of a service elsewhere are refused as that', async () => {
  await expect(createGetDesk(null)()).rejects.toMatchObject({ code: 'elsewhere' });
});
