import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { maxBytesOfKind } from '#shared/studio/media-limits.ts';
import { startBucket } from '../../../tests/fakes/bucket.ts';
import { openMediaStore } from '../../images/media-store.ts';
import { leilani } from '../items/items.test-support.ts';
import { createFilm, createPhoto, openPictures, part, tus } from './pictures.test-support.ts';

/** A library whose files lie in a bucket. */
async function open() {
  const bucket = await startBucket();
  const copies = mkdtempSync(join(tmpdir(), 'girih-copies-'));
  onTestFinished(() => rmSync(copies, { recursive: true, force: true }));
  const content = openSqlite('content', ':memory:');
  const visitors = openSqlite('visitors', ':memory:');
  for (const database of [content, visitors]) {
    await migrate(database);
    onTestFinished(() => database.close());
  }
  const room = openPictures(content, visitors, '/nowhere', openMediaStore(bucket.media, copies));
  return { ...room, bucket };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['a drawing with a script', Buffer.from(svg), 'svg'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unknown-kind'],
  ['a page that begins as a JPEG', Buffer.from('\xff\xd8\xff<script>', 'latin1'), 'broken'],
  ['a film with a page behind it', Buffer.concat([createFilm(), Buffer.from(svg)]), 'film-broken'],
  [
    'a picture of too many bytes',
    Buffer.concat([await createPhoto(), Buffer.alloc(maxBytesOfKind.picture)]),
    'too-many-bytes',
  ],
])('%s is refused before anything of it is in the bucket', async (_what, bytes, reason) => {
  const { take, as, bucket, uploadsFolder } = await open();
  const { status, body } = await take(leilani, bytes, 'a.jpg');
  expect([status, body.error?.code, body.error?.reason]).toEqual([422, 'refused', reason]);
  expect([bucket.list(), readdirSync(uploadsFolder)]).toEqual([[], []]);
  expect((await as(leilani)('GET /pictures')).body.total).toBe(0);
});

test('what is larger than any file may be is refused before it is sent, and what is sent beyond its length is not taken', async () => {
  const { send, as, upload, bucket, uploadsFolder } = await open();
  const begin = (length: number) =>
    send(leilani)('POST', '/api/uploads', undefined, { ...tus, 'Upload-Length': String(length) });
  expect((await begin(maxBytesOfKind.film + 1)).status).toBe(413);
  expect(readdirSync(uploadsFolder)).toEqual([]);
  const place = (await begin(10)).headers.get('Location') ?? '';
  const headers = { ...part, 'Upload-Offset': '0' };
  const more = await send(leilani)('PATCH', place, Buffer.alloc(1_000) as never, headers);
  expect([more.status >= 400, await more.text()]).toEqual([true, expect.not.stringContaining('/')]);
  const id = place.split('/').at(-1) ?? '';
  const taken = await as(leilani)('POST /pictures', { upload: id });
  expect([taken.status, bucket.list()]).toEqual([409, []]);
  // The library goes on after all of this.
  const whole = await upload(leilani, await createPhoto());
  expect((await as(leilani)('POST /pictures', { upload: whole })).status).toBe(201);
});

test('a picture lies in the bucket as it was drawn anew, and a refused one does not take its place', async () => {
  const { take, as, upload, store, bucket } = await open();
  const { body } = await take(leilani, await createPhoto(), 'gate.jpg');
  const before = bucket.list();
  expect(before.some((name) => name.includes(body.id))).toBe(true);
  const key = `${body.id.slice(-2)}/${body.id}-1.jpg`;
  const kept = Buffer.from(await new Response(await store.read(key)).arrayBuffer());
  expect(kept.includes('A Person')).toBe(false);
  const wish = { upload: await upload(leilani, Buffer.from(svg)) };
  const refused = await as(leilani)(`POST /pictures/${body.id}/file`, wish);
  expect([refused.status, refused.body.error.reason]).toEqual([422, 'svg']);
  expect(bucket.list()).toEqual(before);
});
