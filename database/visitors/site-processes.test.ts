import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import type { Database } from '../database.ts';
import { createSiteProcess, findSiteProcess } from './site-processes.ts';

describeOnEachDatabase('A process of the site', (openDatabase) => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase('visitors');
  });

  test('is found while it runs, and no more when it has ended', async () => {
    expect(await findSiteProcess(database)).toBeNull();
    const site = createSiteProcess(database);
    await site.sign();
    await site.sign();
    expect(await findSiteProcess(database)).toMatchObject({ processId: process.pid });
    await site.end();
    expect(await findSiteProcess(database)).toBeNull();
  });

  test('that gave no sign for a minute is taken for ended, and forgotten by the next', async () => {
    const site = createSiteProcess(database, () => new Date('2026-11-22T10:00:00Z'));
    await site.sign();
    expect(await findSiteProcess(database, new Date('2026-11-22T10:01:00Z'))).not.toBeNull();
    expect(await findSiteProcess(database, new Date('2026-11-22T10:01:01Z'))).toBeNull();
    await createSiteProcess(database, () => new Date('2026-11-22T10:02:00Z')).sign();
    const { rows } = await sql`SELECT id FROM site_processes`.execute(database.query);
    expect(rows).toHaveLength(1);
  });

  test('of this machine that was killed is not waited for, one of another machine is', async () => {
    const seenAt = new Date().toISOString();
    await createSiteProcess(database).sign();
    await sql`UPDATE site_processes SET process_id = 2147483646`.execute(database.query);
    expect(await findSiteProcess(database)).toBeNull();
    await sql`INSERT INTO site_processes VALUES ('a', 'elsewhere', 7, ${seenAt})`.execute(
      database.query,
    );
    expect(await findSiteProcess(database)).toMatchObject({ host: 'elsewhere', processId: 7 });
  });
});
