import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openPostgres, openSqlite, type SqlDialect } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createPostgresDatabase } from '../../tests/setup/test-databases.ts';
import { queueMail } from '../visitors/mail-queue.ts';
import { createSigner } from '../visitors/signing.ts';
import { createSiteProcess } from '../visitors/site-processes.ts';
import { BrokenBackup, readBackup, writeBackup } from './backup-file.ts';
import { openPostgresSnapshot, openSqliteSnapshot } from './read-tables.ts';
import { restoreBackup } from './restore.ts';
import { sortTables } from './sort-tables.ts';

const takenAt = new Date('2026-11-21T10:00:00Z');
const nobody = { table: () => {}, row: () => {} };

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girih-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A migrated database with a way to look at one moment of it from outside. */
const open = {
  sqlite: async () => {
    const folder = makeFolder();
    const database = openSqlite('visitors', folder);
    onTestFinished(database.close);
    await migrate(database);
    return { database, snapshot: async () => openSqliteSnapshot(`${folder}/visitors.sqlite`) };
  },
  postgres: async () => {
    const { address, maxConnections, release } = await createPostgresDatabase('visitors');
    onTestFinished(release);
    const database = await openPostgres('visitors', address, maxConnections);
    onTestFinished(database.close);
    await migrate(database);
    return { database, snapshot: () => openPostgresSnapshot(address) };
  },
} as const satisfies Record<SqlDialect, unknown>;

async function fill(database: Database, mails: number): Promise<string> {
  for (let number = 0; number < mails; number += 1) {
    await queueMail(database, {
      messageKey: `tour-request:${number}`,
      to: `noʻeau-${number}@example.org`,
      language: 'haw',
      subject: 'Huakaʻi "ʻehā"',
      text: 'Aloha,\n\n\\mahalo\u2028',
      attachments: [
        { filename: 'a.bin', type: 'a/b', content: new Uint8Array([0, 255, 10, number % 256]) },
      ],
    });
  }
  const signer = createSigner({ database, secret: null, now: () => takenAt });
  const expiresAt = new Date('2027-01-01T00:00:00Z');
  return signer.sign({ purpose: 'tour', subject: '7', expiresAt });
}

const readAll = async (database: Database) => {
  const mails = await sql`SELECT * FROM mail_queue ORDER BY message_key`.execute(database.query);
  const files = await sql<{ content: Uint8Array }>`SELECT f.* FROM mail_attachments f
    JOIN mail_queue m ON m.id = f.mail_id ORDER BY m.message_key`.execute(database.query);
  return [
    mails.rows.map((row) => ({ ...(row as object) })),
    files.rows.map((row) => ({ ...row, content: [...row.content] })),
  ];
};

describe.each([
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('A backup of %s restored into %s', (from, to) => {
  test('holds everything, and links signed before it hold after it', async (context) => {
    if (inject('postgres').kind === 'pglite' && [from, to].includes('postgres')) {
      context.skip('PGlite takes one connection at a time, and a snapshot is one of its own');
    }
    const source = await open[from]();
    const token = await fill(source.database, 230);
    const path = join(makeFolder(), 'made', 'visitors.jsonl.gz');
    const snapshot = await source.snapshot();
    const written = await writeBackup(snapshot, path, takenAt);
    await snapshot.close();
    expect(written.get('mail_queue')).toBe(230);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await readBackup(path, nobody)).toEqual(written);
    const before = await readAll(source.database);

    const target = from === to ? source.database : (await open[to]()).database;
    if (from === to) {
      await expect(restoreBackup(target, path, false)).rejects.toThrow(/--replace/);
      await sql`DELETE FROM mail_queue WHERE message_key LIKE '%7'`.execute(target.query);
      await queueMail(target, {
        messageKey: 'later:1',
        to: 'later@example.org',
        language: 'en',
        subject: 'Later',
        text: 'Later',
      });
    }
    expect(await restoreBackup(target, path, from === to)).toEqual(written);
    expect(await readAll(target)).toEqual(before);
    const signer = createSigner({ database: target, secret: null, now: () => takenAt });
    expect(await signer.verify(token, 'tour')).toBe('7');
  }, 30_000);
});

describe('A backup', () => {
  async function makeBackup() {
    const source = await open.sqlite();
    await fill(source.database, 3);
    const path = join(makeFolder(), 'visitors.jsonl.gz');
    const snapshot = await source.snapshot();
    await writeBackup(snapshot, path, takenAt);
    await snapshot.close();
    return { path, database: source.database };
  }

  test('holds accounts of the studio, and nothing that lets its owner in', async () => {
    const source = await open.sqlite();
    const time = takenAt.toISOString();
    await sql`INSERT INTO studio_users (id, name, email, emailVerified, createdAt, updatedAt, role, languages, language)
      VALUES ('p1', 'Kai', 'kai@museum.example', 1, ${time}, ${time}, 'editor', '[]', 'en')`.execute(
      source.database.query,
    );
    await sql`INSERT INTO studio_sessions (id, expiresAt, token, createdAt, updatedAt, userId)
      VALUES ('s1', ${time}, 'as good as a password', ${time}, ${time}, 'p1')`.execute(
      source.database.query,
    );
    const path = join(makeFolder(), 'visitors.jsonl.gz');
    const snapshot = await source.snapshot();
    const written = await writeBackup(snapshot, path, takenAt);
    await snapshot.close();
    expect(written.get('studio_users')).toBe(1);
    expect(written.get('studio_sessions')).toBe(0);
    expect(gunzipSync(readFileSync(path)).toString()).not.toContain('as good as a password');
  });

  test('is of one moment, while the site goes on writing', async () => {
    const source = await open.sqlite();
    await fill(source.database, 3);
    const snapshot = await source.snapshot();
    const rows = snapshot.tables.find(({ name }) => name === 'mail_queue')?.rows();
    await rows?.[Symbol.asyncIterator]().next();
    await sql`DELETE FROM mail_queue`.execute(source.database.query);
    const written = await writeBackup(snapshot, join(makeFolder(), 'a.gz'), takenAt);
    await snapshot.close();
    expect(written.get('mail_queue')).toBe(3);
    expect(written.get('mail_attachments')).toBe(3);
  });

  test.for([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['without its end', (bytes: Buffer) => toGzip(toLines(bytes).slice(0, -1))],
    ['with a row less', (bytes: Buffer) => toGzip(toLines(bytes).filter((_, at) => at !== 8))],
    ['of something else', () => gzipSync('{"format":"other"}\n')],
    ['no gzip at all', () => Buffer.from('hello')],
  ] as const)('%s is refused, and nothing is changed', async ([, spoil]) => {
    const { path, database } = await makeBackup();
    const before = await readAll(database);
    writeFileSync(path, spoil(readFileSync(path)));
    await expect(restoreBackup(database, path, true)).rejects.toThrow(BrokenBackup);
    expect(await readAll(database)).toEqual(before);
  });

  test('does not take the place of what a running site holds', async () => {
    const { path, database } = await makeBackup();
    const before = await readAll(database);
    const site = createSiteProcess(database);
    await site.sign();
    await expect(restoreBackup(database, path, true)).rejects.toThrow(/The site is running/);
    expect(await readAll(database)).toEqual(before);
    await site.end();
    await restoreBackup(database, path, true);
  });

  test('of a newer version is refused', async () => {
    const { path, database } = await makeBackup();
    const lines = toLines(readFileSync(path));
    const renamed = lines.map((line) => line.replace('"table":"mail_queue"', '"table":"mail_new"'));
    writeFileSync(path, toGzip(renamed));
    await expect(restoreBackup(database, path, true)).rejects.toThrow(/mail_new.*newer/);
  });

  test('has tables behind those that their rows refer to', () => {
    const references = [
      { name: 'a', parent: 'b' },
      { name: 'b', parent: 'c' },
      { name: 'c', parent: 'c' },
    ];
    expect(sortTables(['a', 'b', 'c', 'd'], references)).toEqual(['c', 'b', 'a', 'd']);
  });
});

const toLines = (bytes: Buffer) => gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
const toGzip = (lines: readonly string[]) => gzipSync(`${lines.join('\n')}\n`);
