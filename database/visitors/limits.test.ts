import { beforeEach, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { createLimits, sweepLimits } from './limits.ts';
import type { SharedVisitorTables } from './tables.ts';

const limit = { name: 'tour-request', max: 3, windowMs: 60_000 };
const at = (seconds: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + seconds * 1000);

describeOnEachDatabase('A limit', (openDatabase) => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase('visitors');
  });
  const take = (seconds: number, key = '203.0.113.7') =>
    createLimits(database).takeFrom(limit, key, at(seconds));

  test('holds over all processes, also at the same moment', async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(0)));
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
    expect(await take(1)).toEqual({ isAllowed: false, retryAfterS: 59 });
    expect(await take(1, '203.0.113.8')).toEqual({ isAllowed: true });
  });

  test('counts what the last window still covers of the one before', async () => {
    for (const second of [50, 51, 52]) await take(second);
    expect(await take(61)).toMatchObject({ isAllowed: false });
    expect(await take(85)).toEqual({ isAllowed: true });
    expect(await take(86)).toMatchObject({ isAllowed: false });
    expect(await take(180)).toEqual({ isAllowed: true });
  });

  test('stores nothing that leads back to an address, and nothing for long', async () => {
    await take(0);
    const query = withTables<SharedVisitorTables>(database);
    const [row] = await query.selectFrom('rate_limits').selectAll().execute();
    expect(row?.key_hash).toMatch(/^[\w-]{43}$/);
    await sweepLimits(database, at(60));
    expect(await query.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
    await sweepLimits(database, at(3 * 24 * 3600));
    expect(await query.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    expect(await query.selectFrom('visitor_keys').selectAll().execute()).toEqual([]);
  });
});
