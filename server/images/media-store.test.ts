import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../../tests/fakes/bucket.ts';
import { parseSettings } from '../settings/settings.ts';
import { openMediaStore } from './media-store.ts';

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'girih-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const openBucket = async () => openMediaStore((await startBucket()).media, newFolder());

async function openFolder() {
  const { media } = parseSettings({ DATA_FOLDER: newFolder() });
  return openMediaStore(media, newFolder());
}

const writeTemporary = (content: string | Uint8Array) => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, content);
  return file;
};
const key = 'ab/abc123-1.mp4';
const readText = async (stream: ReadableStream<Uint8Array> | null) =>
  stream && (await buffer(stream as never)).toString();

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('in %s', (_what, open) => {
  test('a file is kept whole, read in part, found as a file, and removed', async () => {
    const store = await open();
    expect([await store.read(key), await store.toLocalFile(key)]).toEqual([null, null]);
    await store.write(key, writeTemporary('0123456789'), 'video/mp4');
    expect(await readText(await store.read(key))).toBe('0123456789');
    expect(await readText(await store.read(key, { start: 2, end: 4 }))).toBe('234');
    const [one, other] = await Promise.all([store.toLocalFile(key), store.toLocalFile(key)]);
    expect([one?.endsWith(key), other]).toEqual([true, one]);
    await store.remove(key);
    await store.remove(key);
    expect([await store.read(key), await store.toLocalFile(key)]).toEqual([null, null]);
  });

  test('a file that is larger than what is held at once comes back as it was', async () => {
    const store = await open();
    const content = new Uint8Array(5_000_000).map((_, index) => index % 251);
    await store.write(key, writeTemporary(content), 'video/mp4');
    const stream = await store.read(key);
    const back = stream && (await buffer(stream as never));
    expect(back?.equals(content)).toBe(true);
  });

  test.each(['../x-1.jpg', 'ab/../../etc/passwd', '/etc/passwd', 'ab/a-1.jpg\0.png', 'ab/A-1.jpg'])(
    'nothing is asked for under the key %j',
    async (wrong) => {
      const store = await open();
      await expect(store.read(wrong)).rejects.toThrow('no key');
      await expect(store.write(wrong, writeTemporary('x'), 'image/jpeg')).rejects.toThrow('no key');
    },
  );
});

test('a store that is away says so, and what could not be written leaves nothing behind', async () => {
  const { media } = parseSettings({
    MEDIA_URL: 's3://museum/media',
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
  const copies = newFolder();
  const store = openMediaStore(media, copies);
  await expect(store.read(key)).rejects.toThrow();
  await expect(store.toLocalFile(key)).rejects.toThrow();
  await expect(store.write(key, writeTemporary('x'), 'video/mp4')).rejects.toThrow();
  expect(readdirSync(copies)).toEqual([]);
});

test('a store that leads elsewhere, or ends in the middle, gives no file and gets none', async () => {
  let asked = 0;
  const elsewhere = createServer((_, answer) => {
    asked += 1;
    answer.end('secret');
  });
  const store = createServer((request, answer) => {
    if (request.url?.endsWith('2.mp4')) {
      answer.writeHead(200, { 'Content-Length': '1000' });
      answer.write('half');
      setTimeout(() => answer.destroy(), 20);
      return;
    }
    const { port } = elsewhere.address() as AddressInfo;
    answer.writeHead(307, { Location: `http://127.0.0.1:${port}/secret` }).end();
  });
  for (const server of [elsewhere, store]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
  }
  const { media } = parseSettings({
    MEDIA_URL: 's3://museum/media',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  });
  const copies = newFolder();
  const opened = openMediaStore(media, copies);
  await expect(opened.read(key)).rejects.toThrow();
  await expect(opened.toLocalFile(key)).rejects.toThrow();
  await expect(opened.write(key, writeTemporary('x'), 'video/mp4')).rejects.toThrow();
  await expect(opened.remove(key)).rejects.toThrow();
  expect(asked).toBe(0);
  await expect(opened.toLocalFile('ab/abc123-2.mp4')).rejects.toThrow();
  const left = readdirSync(copies, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});
