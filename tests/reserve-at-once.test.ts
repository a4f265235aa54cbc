import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres, openSqlite, withTables } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { createReservationsClient } from '#services/reservations/client/client.ts';
import type { HoldAnswer, ReserveAnswer } from '#services/reservations/contract.ts';
import type { ReservationTables } from '#services/reservations/embedded/tables.ts';
import { createPostgresDatabase } from './setup/test-databases.ts';

const visitors = 200;
const places = 50;
const slotId = 'admission@2026-11-20T10:00';

/** An empty place for visitors' data: a folder, or an address where several processes may connect. */
async function openPlace(dialect: 'sqlite' | 'postgres'): Promise<string> {
  if (dialect === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'girih-reserve-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
  const { address, release } = await createPostgresDatabase('visitors');
  onTestFinished(release);
  return address;
}

async function startProcess(place: string): Promise<string> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['tests/setup/reservation-process.ts', place],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return String(line).trim();
}

/** Some answers are lost on the way back, and some are "too many at once": the visitor tries again. */
function withLostAnswers(): typeof fetch {
  let calls = 0;
  const ask: typeof fetch = async (...args) => {
    const response = await fetch(...args);
    if (response.status !== 503) return response;
    await response.arrayBuffer();
    return ask(...args);
  };
  return async (...args) => {
    calls += 1;
    const isLost = calls % 7 === 0;
    const response = await ask(...args);
    if (!isLost) return response;
    await response.arrayBuffer();
    return ask(...args);
  };
}

const dialects = ['sqlite', 'postgres'] as const;
const canConnectTwice = (dialect: string) =>
  dialect === 'sqlite' || inject('postgres').kind === 'server';

for (const dialect of dialects) {
  test.skipIf(!canConnectTwice(dialect))(
    `two processes sell the last ${places} places once to ${visitors} visitors (${dialect})`,
    async () => {
      const place = await openPlace(dialect);
      const database =
        dialect === 'sqlite'
          ? openSqlite('visitors', place)
          : await openPostgres('visitors', place, 2);
      onTestFinished(() => database.close());
      await migrate(database);
      const endpoints = await Promise.all([startProcess(place), startProcess(place)]);
      const fetch = withLostAnswers();

      const visit = async (number: number): Promise<HoldAnswer | ReserveAnswer> => {
        const service = createReservationsClient({ endpoint: endpoints[number % 2] ?? '', fetch });
        const held = await service.hold({
          slotId,
          lines: { 'general-admission': 1 },
          idempotencyKey: `visitor-${number}-once`,
        });
        if (held.outcome === 'refused') return held;
        // Where the hold was taken does not matter to who confirms it.
        const other = createReservationsClient({
          endpoint: endpoints[(number + 1) % 2] ?? '',
          fetch,
        });
        return other.reserve(held.hold.id, {
          fields: { name: `Visitor ${number}`, email: `visitor-${number}@example.org` },
          language: 'en',
          consentVersion: '2026-11',
        });
      };
      const answers = await Promise.all(Array.from({ length: visitors }, (_, n) => visit(n)));

      const told = answers.filter(({ outcome }) => outcome === 'reserved');
      const refused = answers.flatMap((one) => (one.outcome === 'refused' ? [one.refusal] : []));
      expect(told).toHaveLength(places);
      expect(refused).toHaveLength(visitors - places);
      for (const { reason, nearest } of refused) {
        expect(reason).toBe('sold-out');
        expect(nearest.length).toBeGreaterThan(0);
      }

      const rows = await withTables<ReservationTables>(database)
        .selectFrom('reservations')
        .select(['id', 'state', 'quantity', 'email'])
        .execute();
      expect(rows.filter(({ state }) => state === 'reserved')).toHaveLength(places);
      expect(rows).toHaveLength(places);
      expect(new Set(rows.map(({ email }) => email)).size).toBe(places);
      const mails = await withTables<SharedVisitorTables>(database)
        .selectFrom('mail_queue')
        .select('recipient')
        .where('kind', '=', 'reservation-confirmed')
        .execute();
      expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
        new Set(rows.map(({ email }) => email)),
      );
      expect(mails).toHaveLength(places);
    },
    60_000,
  );
}
