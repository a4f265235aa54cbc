import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createWriteCheck } from '#server/databases/write-check.ts';
import { createFileReception } from '#server/forms/received-files.ts';
import { ImageCache } from '#server/images/image-cache.ts';
import { FairQueue } from '#server/limits/fair-queue.ts';
import {
  leilani,
  loadStaff,
  openItems,
  setIdOf,
  toStaff,
} from '#server/studio/items/items.test-support.ts';
import { openItem } from '#server/studio/items/open-item.ts';
import { saveDraft } from '#server/studio/items/save-draft.ts';
import { openUploads } from '#server/studio/pictures/receive/uploads.ts';
import { importObjects } from '#services/object-collection/embedded/import/import-objects.ts';
import { parseMapping } from '#services/object-collection/embedded/import/mapping.ts';
import { receivedPrefix } from '#shared/forms/received-files.ts';

const disk = mkdtempSync(join(tmpdir(), 'girih-full-disk-'));
const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk]);

afterAll(() => {
  if (mount.status === 0) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const ballast = join(disk, 'ballast');

/** Leaves no room at all. */
function fill(): void {
  for (const size of [1024 * 1024, 4096]) {
    const chunk = Buffer.alloc(size);
    try {
      for (;;) writeFileSync(ballast, chunk, { flag: 'a' });
    } catch {
      // It is full, to so many bytes.
    }
  }
}

// Only root may mount a small disk to fill.
describe.skipIf(mount.status !== 0)('On a full disk', () => {
  beforeEach(() => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true });
  });

  test('a database names it, keeps what it has, and takes more when there is room', async () => {
    const database = openSqlite('visitors', disk);
    onTestFinished(() => database.close());
    await database.runScript('CREATE TABLE forms (text TEXT)');
    const store = (text: string) =>
      database.query.transaction().execute(async (transaction) => {
        await sql`INSERT INTO forms VALUES (${text})`.execute(transaction);
      });
    await store('kept');
    fill();
    await expect(store('x'.repeat(2_000_000))).rejects.toMatchObject({
      name: 'ServiceUnavailable',
      outage: 'full',
      message: expect.stringContaining('its disk is full'),
    });
    rmSync(ballast);
    await store('later');
    const { rows } = await sql<{ text: string }>`SELECT text FROM forms`.execute(database.query);
    expect(rows.map(({ text }) => text)).toEqual(['kept', 'later']);
  });

  test('what a change that failed has written is given back', async () => {
    const database = openSqlite('content', disk);
    onTestFinished(() => database.close());
    await database.runScript('CREATE TABLE records (text TEXT)');
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.query);
    const failed = database.query.transaction().execute(async (transaction) => {
      for (;;) await sql`INSERT INTO records VALUES (${'x'.repeat(100_000)})`.execute(transaction);
    });
    await expect(failed).rejects.toMatchObject({ outage: 'full' });
    expect(statSync(join(disk, 'content.sqlite-wal')).size).toBe(0);
  });

  test('a database that cannot be opened says why', () => {
    fill();
    expect(() => openSqlite('visitors', disk)).toThrow(/The database of visitors/);
  });

  test('an import stops with the reason, leaves room, and takes back what it has staged', async () => {
    const database = openSqlite('content', disk);
    onTestFinished(() => database.close());
    await migrate(database);
    const folder = mkdtempSync(join(tmpdir(), 'girih-import-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'records.jsonl');
    const records = Array.from({ length: 6_000 }, (_, id) => ({
      id,
      title: `Bowl ${id} ${Math.random()}`,
      text: `${Math.random()}`.repeat(120),
    }));
    writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'));
    const mapping = parseMapping(
      JSON.stringify({
        source: 'museum',
        format: 'json-lines',
        fields: { id: { template: 'museum-{id}' }, title: 'title', description: 'text' },
      }),
    );
    await expect(
      importObjects({ database, file, mapping, reportFolder: join(folder, 'reports') }),
    ).rejects.toThrow(/disk is full/);
    const { rows } = await sql`SELECT run_id FROM staged_objects LIMIT 1`.execute(database.query);
    expect(rows).toEqual([]);
    await database.runScript('CREATE TABLE later (text TEXT)');
  });

  test('a picture is shown though it cannot be kept, and nothing half is left', async () => {
    const folder = join(disk, 'images');
    mkdirSync(folder);
    fill();
    const cache = new ImageCache({ folder, queue: new FairQueue() });
    const made = { contentType: 'image/webp', body: Buffer.alloc(50_000, 1) };
    const image = await cache.findOrMake('a', { client: 'visitor' }, async () => made);
    expect(image.body.byteLength).toBe(50_000);
    const left = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  test('the texts of a form are read, and its files tell that they are lost', async () => {
    const folder = join(disk, 'received');
    mkdirSync(folder);
    fill();
    const reception = createFileReception(folder);
    const part = (disposition: string, content: string) =>
      `--girih\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
    const body = `${part('name="file"; filename="cv.pdf"', `%PDF-${'x'.repeat(400_000)}`)}${part('name="name"', 'Leilani')}--girih--\r\n`;
    const received = await reception.receive(
      new Response(body).body as ReadableStream<Uint8Array>,
      'multipart/form-data; boundary=girih',
    );
    if (received.outcome !== 'read') throw new Error(received.outcome);
    expect(received.form.get('name')).toBe('Leilani');
    const token = received.form.get('file')?.slice(receivedPrefix.length) ?? '';
    await expect(reception.read(token)).rejects.toMatchObject({
      name: 'ServiceUnavailable',
      cause: { code: 'ENOSPC' },
    });
    await received.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('the check of writing says so, and leaves nothing behind', async () => {
    expect(await createWriteCheck(disk)()).toBeNull();
    fill();
    const check = createWriteCheck(disk);
    expect(await check()).toBe('ENOSPC');
    rmSync(ballast);
    // Believed for a while, whoever asks.
    expect(await check()).toBe('ENOSPC');
    expect(await createWriteCheck(disk)()).toBeNull();
    expect(readdirSync(disk)).toEqual([]);
  });

  test('a draft that cannot be saved says so, and is saved when it is sent again', async () => {
    const [content, visitors] = [openSqlite('content', disk), openSqlite('visitors', disk)];
    onTestFinished(async () => {
      await Promise.all([content.close(), visitors.close()]);
    });
    for (const database of [content, visitors]) await migrate(database);
    await loadStaff(content, toStaff('kai', 'Kai', { en: 'Guide' }), new Date());
    const { items } = openItems(content, visitors);
    const write = (to: string) => {
      const changes = [{ path: 'en.title', from: 'Guide', to }];
      const change = { base: 0, key: 'the-same-when-sent-again', changes };
      return () => saveDraft(items(), leilani, setIdOf('kai'), change);
    };
    const keeper = write('Keeper');
    fill();
    await expect(keeper()).rejects.toMatchObject({ name: 'ServiceUnavailable', outage: 'full' });
    rmSync(ballast);
    await keeper();
    const { content: item } = await openItem(items(), setIdOf('kai'));
    expect(item.languages.en?.title).toBe('Keeper');
  });

  test('an upload that finds no room says why, keeps what came, and goes on when there is some', async () => {
    const uploads = openUploads(join(disk, 'uploads'));
    const ask = (method: string, path: string, headers: object, body?: Uint8Array<ArrayBuffer>) =>
      uploads.answer(
        new Request(`https://museum.example/studio/api/uploads${path}`, {
          method,
          headers: { 'Tus-Resumable': '1.0.0', ...headers },
          ...(body && { body }),
        }),
        'kai',
      );
    const bytes = new Uint8Array(2_000_000).fill(7);
    const begun = await ask('POST', '', { 'Upload-Length': String(bytes.length) });
    const path = `/${begun.headers.get('Location')?.split('/').at(-1)}`;
    const send = async () => {
      const come = Number((await ask('HEAD', path, {})).headers.get('Upload-Offset'));
      const type = { 'Content-Type': 'application/offset+octet-stream' };
      const headers = { ...type, 'Upload-Offset': String(come) };
      return ask('PATCH', path, headers, bytes.slice(come));
    };
    fill();
    await expect(send()).rejects.toMatchObject({ code: 'ENOSPC' });
    rmSync(ballast);
    expect((await send()).headers.get('Upload-Offset')).toBe(String(bytes.length));
    const { path: file } = await uploads.findFinished(path.slice(1), 'kai');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

test('a database that became read-only says so when it is written, and is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-read-only-'));
  const database = openSqlite('visitors', folder);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  await database.runScript('CREATE TABLE forms (text TEXT); PRAGMA query_only = ON');
  const store = sql`INSERT INTO forms VALUES ('x')`.execute(database.query);
  await expect(store).rejects.toMatchObject({
    name: 'ServiceUnavailable',
    outage: 'read-only',
    message: expect.stringContaining('read-only'),
  });
  expect((await sql`SELECT text FROM forms`.execute(database.query)).rows).toEqual([]);
});
