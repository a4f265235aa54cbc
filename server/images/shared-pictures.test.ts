import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startS3Server } from '../../tests/fakes/s3-server.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { parseSettings } from '../settings/settings.ts';
import { findMaster } from './find-master.ts';
import { ImageCache, type PictureKey } from './image-cache.ts';
import type { MadeImage } from './make-image.ts';
import { toPictureKey } from './master-key.ts';
import { openPictureStore } from './picture-stores.ts';
import {
  createSharedPictures,
  type PictureStore,
  type SharedPicturesOptions,
} from './shared-pictures.ts';
import { signS3 } from './sign-s3.ts';

const { O_NONBLOCK, O_WRONLY } = constants;
const folder = mkdtempSync(join(tmpdir(), 'girih-shared-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const newFolder = () => {
  count += 1;
  const made = join(folder, String(count));
  mkdirSync(made);
  return made;
};

const picture: MadeImage = { contentType: 'image/webp', body: Buffer.alloc(2_000, 7) };
const asker = { client: 'visitor' };
const keyOf = (text: string): PictureKey => ({
  own: `${text} here ${Math.random()}`,
  everywhere: async () => text,
});

function openMachine(store: PictureStore, options?: SharedPicturesOptions) {
  const log = { warn: vi.fn(), info: vi.fn() };
  const shared = createSharedPictures(store, log, options);
  const cache = new ImageCache({ folder: newFolder(), queue: new FairQueue(), shared });
  const make = vi.fn(async () => picture);
  return { log, make, ask: (key: PictureKey) => cache.findOrMake(key, asker, make) };
}

/** A real store where one is given: `TEST_S3_URL=http://key:secret@host:port/bucket`. */
async function openBucket(
  secretOf = (secret: string) => secret,
  bucketOf = (path: string) => path,
): Promise<PictureStore> {
  const given = process.env.TEST_S3_URL;
  const fake = given ? null : await startS3Server();
  if (fake) onTestFinished(fake.stop);
  const url = new URL(given ?? fake?.address ?? '');
  const { madePictures } = parseSettings({
    MADE_PICTURES_URL: `s3:/${bucketOf(url.pathname)}/made/here`,
    AWS_ENDPOINT_URL_S3: url.origin,
    AWS_ACCESS_KEY_ID: decodeURIComponent(url.username),
    AWS_SECRET_ACCESS_KEY: secretOf(decodeURIComponent(url.password)),
  });
  if (!madePictures) throw new Error('No store.');
  return openPictureStore(madePictures);
}

async function openSharedFolder(): Promise<PictureStore> {
  const { madePictures } = parseSettings({
    MADE_PICTURES_URL: `file://${newFolder()}/not%20there`,
  });
  if (!madePictures) throw new Error('No store.');
  return openPictureStore(madePictures);
}

describe.each([
  ['a folder', openSharedFolder],
  ['a bucket', () => openBucket()],
])('in %s', (_what, open) => {
  test('what one machine made another one finds', async () => {
    const store = await open();
    const [first, second] = [openMachine(store), openMachine(store)];
    const text = `picture ${Math.random()}`;
    await first.ask(keyOf(text));
    await expect
      .poll(async () => {
        const late = openMachine(store);
        await late.ask(keyOf(text));
        return late.make.mock.calls.length;
      })
      .toBe(0);
    expect(await second.ask(keyOf(text))).toEqual(picture);
    expect([first.make.mock.calls.length, second.make.mock.calls.length]).toEqual([1, 0]);
    expect([first.log.warn, second.log.warn].flatMap((warn) => warn.mock.calls)).toEqual([]);
  });

  test('what is not there is made', async () => {
    const machine = openMachine(await open());
    expect(await machine.ask(keyOf(`none ${Math.random()}`))).toEqual(picture);
    expect(machine.make).toHaveBeenCalledOnce();
    expect(machine.log.warn).not.toHaveBeenCalled();
  });

  test('many who ask at once look once, and all get it', async () => {
    const store = await open();
    const read = vi.spyOn(store, 'read');
    const machine = openMachine(store);
    const key = keyOf(`many ${Math.random()}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => machine.ask(key)));
    expect(answers).toEqual(Array(20).fill(picture));
    expect([read.mock.calls.length, machine.make.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a store that fails', () => {
  const broken: PictureStore = {
    maxCalls: 2,
    read: async () => Promise.reject(new Error('the disk is gone')),
    write: async () => Promise.reject(new Error('the disk is gone')),
  };

  test('costs no visitor a picture, is told once, and is left alone for a while', async () => {
    const read = vi.spyOn(broken, 'read');
    const machine = openMachine(broken, { restMs: 60_000 });
    for (let index = 0; index < 12; index += 1) {
      expect(await machine.ask(keyOf(`a ${index}`))).toEqual(picture);
    }
    expect(machine.log.warn).toHaveBeenCalledOnce();
    expect(read.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test('is used again when it is back, and the log says so', async () => {
    let isBroken = true;
    const store: PictureStore = {
      maxCalls: 2,
      read: async () => (isBroken ? Promise.reject(new Error('away')) : null),
      write: async () => {},
    };
    const machine = openMachine(store, { restMs: 1 });
    await machine.ask(keyOf('a'));
    isBroken = false;
    await expect
      .poll(async () => {
        await machine.ask(keyOf(String(Math.random())));
        return machine.log.info.mock.calls.length;
      })
      .toBe(1);
  });

  test('and says nothing at all holds nobody up', async () => {
    const silent: PictureStore = {
      maxCalls: 2,
      read: () => new Promise(() => {}),
      write: () => new Promise(() => {}),
    };
    const machine = openMachine(silent, { readWithinMs: 50, writeWithinMs: 50 });
    const startedAt = performance.now();
    expect(await machine.ask(keyOf('a'))).toEqual(picture);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  test('a folder that hangs holds up no other file, and is used again when it is back', async () => {
    const path = newFolder();
    const shared = openPictureStore({ kind: 'folder', path });
    const log = { warn: vi.fn(), info: vi.fn() };
    const pictures = createSharedPictures(shared, log, { readWithinMs: 100, restMs: 1 });
    const pipes = Array.from({ length: 24 }, (_, at) => `${at}`.padStart(4, 'a'));
    mkdirSync(join(path, 'aa'));
    // Whoever opens one for reading waits in the system until somebody writes.
    execFileSync(
      'mkfifo',
      pipes.map((name) => join(path, 'aa', name.slice(2))),
    );
    let isOver = false;
    const letGo = async () => {
      while (!isOver) {
        for (const name of pipes) {
          try {
            closeSync(openSync(join(path, 'aa', name.slice(2)), O_WRONLY | O_NONBLOCK));
          } catch {
            // Nobody reads it.
          }
        }
        await pause(20);
      }
    };
    onTestFinished(() => {
      isOver = true;
    });
    for (let round = 0; round < 3; round += 1) {
      const found = await Promise.all(pipes.map((name) => pictures.find(name)));
      expect(new Set(found)).toEqual(new Set([null]));
      await pause(5);
    }
    const other = readFile('package.json', 'utf8').then(() => 'read');
    expect(await Promise.race([other, pause(5_000, 'held up')])).toBe('read');
    expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0]);
    const name = 'ffff';
    await shared.write(name, picture, new AbortController().signal);
    // Two calls have not returned: it is not even asked.
    expect(await pictures.find(name)).toBeNull();
    void letGo();
    await expect.poll(() => pictures.find(name), { timeout: 5_000 }).toEqual(picture);
    expect(log.info).toHaveBeenCalledOnce();
  });

  test('a folder that cannot be used is such a store', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    const machine = openMachine(openPictureStore({ kind: 'folder', path: join(file, 'below') }));
    expect(await machine.ask(keyOf('a'))).toEqual(picture);
    await expect.poll(() => machine.log.warn.mock.calls.length).toBe(1);
  });

  test('a bucket that does not know the key is such a store', async () => {
    const store = await openBucket((secret) => `${secret}x`);
    await expect(store.read('abc', AbortSignal.timeout(5_000))).rejects.toThrow(
      'The store answered 403 (SignatureDoesNotMatch).',
    );
    expect(await openMachine(store).ask(keyOf('a'))).toEqual(picture);
  });

  test('a bucket that is not there is such a store', async () => {
    const store = await openBucket(undefined, (path) => `${path}-else`);
    await expect(store.read('abc', AbortSignal.timeout(5_000))).rejects.toThrow(
      'The store answered 404 (NoSuchBucket).',
    );
  });

  test.each([
    ['a redirect', 302, { Location: 'http://169.254.169.254/' }, ''],
    ['a page', 200, { 'Content-Type': 'text/html' }, '<p>Hello</p>'],
    ['an error', 500, { 'Content-Type': 'application/xml' }, 'nonsense'],
    ['half a picture', 200, { 'Content-Type': 'image/webp', 'Content-Length': '5000' }, 'half'],
  ])('%s is taken for no picture', async (_what, status, headers, body) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, headers as Record<string, string>);
      response.write(body);
      setTimeout(() => response.destroy(), 20);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const store = openPictureStore({
      kind: 's3',
      bucket: 'pictures',
      prefix: '',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      keyId: 'a',
      secret: 'b',
      sessionToken: null,
    });
    const machine = openMachine(store);
    expect(await machine.ask(keyOf('a'))).toEqual(picture);
    expect(machine.make).toHaveBeenCalledOnce();
  });
});

test('a shared folder holds whole pictures only, however many processes write one', async () => {
  const path = newFolder();
  const stores = Array.from({ length: 8 }, () => openPictureStore({ kind: 'folder', path }));
  const name = 'aabbccddeeff00112233445566778899';
  const { signal } = new AbortController();
  await Promise.all(stores.map((store) => store.write(name, picture, signal)));
  expect(await stores[0]?.read(name, signal)).toEqual(picture);
  const left = readdirSync(path, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([
    name.slice(2),
  ]);
});

test('a file is the same on every machine, wherever it lies and whenever it came there', async () => {
  const [one, other, changed] = [newFolder(), newFolder(), newFolder()];
  const from = 'content/images/objects/star-tile-01.webp';
  for (const place of [one, other]) cpSync(from, join(place, 'tile.webp'));
  utimesSync(join(other, 'tile.webp'), 1, 1);
  writeFileSync(join(changed, 'tile.webp'), 'else');
  const keys = await Promise.all(
    [one, other, changed].map(async (root) => {
      const master = await findMaster(root, 'tile.webp');
      if (!master) throw new Error('No file.');
      return toPictureKey(master, '320_-').everywhere();
    }),
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('requests are signed as Amazon writes in its example', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const credentials = {
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    sessionToken: null,
  };
  const now = new Date('2013-05-24T00:00:00Z');
  const headers = signS3('GET', url, new Uint8Array(), credentials, 'us-east-1', now, {
    range: 'bytes=0-9',
  });
  expect(headers.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});
