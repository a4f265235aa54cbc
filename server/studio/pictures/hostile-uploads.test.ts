import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { leilani } from '../items/items.test-support.ts';
import { createPhoto, openPictures } from './pictures.test-support.ts';

async function open() {
  const [content, visitors] = (['content', 'visitors'] as const).map((name) =>
    openSqlite(name, ':memory:'),
  );
  if (!content || !visitors) throw new Error('No database.');
  for (const database of [content, visitors]) {
    await migrate(database);
    onTestFinished(() => database.close());
  }
  return openPictures(content, visitors);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each([
  ['a drawing with a script', svg, 'svg'],
  ['the same behind a declaration', `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg}`, 'svg'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'unknown-kind'],
  ['a page that begins as a JPEG', '\xff\xd8\xff<script>alert(1)</script>', 'broken'],
  ['a page that begins as a GIF', 'GIF89a/*<script>alert(1)</script>', 'broken'],
  ['a picture of a telephone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
  [
    'a film that is a page',
    '\0\0\0\x18ftypisom\0\0\0\0isomiso2<script>alert(1)</script>',
    'film-broken',
  ],
  ['a film of QuickTime', '\0\0\0\x18ftypqt  \0\0\0\0qt  qt  ', 'film-container'],
  ['nothing', '', 'unknown-kind'],
  ['captions without times', 'WEBVTT\n\nAloha', 'captions-empty'],
  ['captions with a wrong time', 'WEBVTT\n\n00:01 --> 00:02\nAloha', 'captions-time'],
  ['captions that end before they begin', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA', 'captions-order'],
  ['captions in another encoding', 'WEBVTT\n\n00:01.000 --> 00:02.000\nk\xe4', 'captions-encoding'],
])('%s is refused in words, and nothing of it stays', async (_what, text, reason) => {
  const { take, uploadsFolder, folder } = await open();
  const { status, body } = await take(leilani, Buffer.from(text, 'latin1'), 'a.jpg');
  expect([status, body.error.code, body.error.reason]).toEqual([422, 'refused', reason]);
  expect([readdirSync(uploadsFolder), existsSync(join(folder, 'media'))]).toEqual([[], false]);
});

test('a file that the store does not take waits for another try, and the reason is told', async () => {
  const { as, upload, store, failures, uploadsFolder } = await open();
  const full = new Error('EntityTooLarge');
  const write = vi.spyOn(store, 'write').mockRejectedValueOnce(full);
  const wish = { upload: await upload(leilani, await createPhoto()) };
  const refused = await as(leilani)('POST /pictures', wish);
  expect([refused.status, refused.body.error.code, failures]).toEqual([503, 'store', [full]]);
  expect((await as(leilani)('GET /pictures')).body.total).toBe(0);
  expect(readdirSync(uploadsFolder)).not.toEqual([]);
  expect((await as(leilani)('POST /pictures', wish)).status).toBe(201);
  expect(write).toHaveBeenCalledTimes(2);
  expect(readdirSync(uploadsFolder)).toEqual([]);
});

test('a picture that would fill the memory is refused', async () => {
  const { take } = await open();
  const bomb = createBomb(20_000);
  expect(bomb.length).toBeLessThan(2_000_000);
  expect((await take(leilani, bomb)).body.error.reason).toBe('too-many-pixels');
});

test('a picture that is longer than visitors’ formats can be is refused', async () => {
  const { take } = await open();
  const long = createBomb(20_000, 1);
  expect((await take(leilani, long)).body.error.reason).toBe('too-long');
});

test('half a picture is refused', async () => {
  const { take } = await open();
  const photo = await sharp(await createPhoto(900, 900))
    .blur(3)
    .jpeg({ quality: 100 })
    .toBuffer();
  const { body } = await take(leilani, photo.subarray(0, photo.length / 2));
  expect(body.error.reason).toBe('broken');
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..', 'file'],
  ['', 'file'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['a\0b\r\nc<script>.jpg', 'abc-script-.jpg'],
  ['😀 kūʻai.png', '😀 kūʻai.png'],
  ['x'.repeat(400), 'x'.repeat(120)],
])('a file named %j is called %j', async (given, name) => {
  const { take } = await open();
  expect((await take(leilani, await createPhoto(), given)).body.name).toBe(name);
});

/** A PNG of so many white pixels, in a few kilobytes. */
function createBomb(width: number, height = width): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), end]);
}
