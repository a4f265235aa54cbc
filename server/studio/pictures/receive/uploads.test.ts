import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import { leilani, person } from '../../items/items.test-support.ts';
import { createPhoto, openPictures, part, tus } from '../pictures.test-support.ts';
import { removeOldUploads } from './uploads.ts';

const kai = person('kai', 'Kai', 'editor');
const _noa = person('noa', 'Noa', 'publisher');
const noe = person('noe', 'Noʻeau', 'translator', ['haw']);
const _captions = 'WEBVTT\n\n00:01.000 --> 00:02.500\nAloha <i>kākou</i>\n';

describeOnEachDatabase('Uploads', (openDatabase) => {
  const open = async (contentFolder?: string) => {
    const [content, visitors] = await Promise.all([
      openDatabase('content'),
      openDatabase('visitors'),
    ]);
    return { content, visitors, ...openPictures(content, visitors, contentFolder) };
  };

  test('an upload goes on where the line dropped, and the same file is taken once', async () => {
    const { send, as, acts } = await open();
    const photo = await createPhoto();
    const begun = await send(leilani)('POST', '/api/uploads', undefined, {
      ...tus,
      'Upload-Length': String(photo.length),
      'Upload-Metadata': `name ${Buffer.from('ʻāina.jpg').toString('base64')}`,
    });
    expect([begun.status, begun.headers.get('Access-Control-Allow-Origin')]).toEqual([201, null]);
    const place = begun.headers.get('Location') ?? '';
    const upload = place.split('/').at(-1);
    await send(leilani)('PATCH', place, photo.subarray(0, 700) as never, {
      ...part,
      'Upload-Offset': '0',
    });
    expect((await as(leilani)('POST /pictures', { upload })).body.error.code).toBe('not-whole');
    const asked = await send(leilani)('HEAD', place, undefined, tus);
    expect(asked.headers.get('Upload-Offset')).toBe('700');
    await send(leilani)('PATCH', place, photo.subarray(700) as never, {
      ...part,
      'Upload-Offset': '700',
    });
    const ask = () => as(leilani)('POST /pictures', { upload });
    const answers = await Promise.all([ask(), ask(), ask()]);
    const again = await ask();
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect(again.body.name).toBe('ʻāina.jpg');
    expect(acts.filter(({ act }) => act === 'picture.uploaded')).toHaveLength(1);
  });

  test('what was begun and not finished is told to whoever began it, until it is taken or given up', async () => {
    const { send, as, upload } = await open();
    const metadata = (name: string, modified: string) =>
      [`name ${btoa(name)}`, `modified ${btoa(modified)}`].join(',');
    const begun = await send(leilani)('POST', '/api/uploads', undefined, {
      ...{ ...tus, 'Upload-Length': '1000' },
      'Upload-Metadata': metadata('a<b>.mp4', '1780000000000'),
    });
    const place = begun.headers.get('Location') ?? '';
    await send(leilani)('PATCH', place, new Uint8Array(250) as never, {
      ...{ ...part, 'Upload-Offset': '0' },
    });
    const whole = await upload(leilani, await createPhoto(), 'gate.jpg');
    const listed = async (who = leilani) => (await as(who)('GET /uploads')).body.uploads;
    const id = place.split('/').at(-1);
    const half = { id, name: 'a-b-.mp4', bytes: 1_000, come: 250, modified: '1780000000000' };
    const found = await listed();
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(expect.objectContaining(half));
    expect(found.find((one: { id: string }) => one.id === whole)).toMatchObject({
      name: 'gate.jpg',
    });
    expect(await listed(kai)).toEqual([]);
    await as(leilani)('POST /pictures', { upload: whole });
    expect((await send(leilani)('DELETE', place, undefined, tus)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  test('another’s upload is asked for by nobody else, and after signing out by nobody', async () => {
    const { send, upload, as } = await open();
    const id = await upload(leilani, await createPhoto());
    const place = `/api/uploads/${id}`;
    expect((await send(kai)('HEAD', place, undefined, tus)).status).toBe(404);
    expect((await send(kai)('DELETE', place, undefined, tus)).status).toBe(404);
    expect((await as(kai)('POST /pictures', { upload: id })).status).toBe(404);
    const more = { ...part, 'Upload-Offset': '0' };
    expect((await send(null)('PATCH', place, 'abc', more)).status).toBe(401);
    expect((await send(noe)('PATCH', place, 'abc', more)).status).toBe(403);
    for (const wrong of ['..%2f..%2fpackage.json', `${id}.json`, '..', `x${id.slice(1)}`]) {
      const answer = await send(leilani)('HEAD', `/api/uploads/${wrong}`, undefined, tus);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
    }
    expect((await as(leilani)('POST /pictures', { upload: id })).status).toBe(201);
  });

  test.each([
    ['more than it said', '0', 30, 400],
    ['from a place that was not reached', '5', 5, 409],
  ])('a part that brings %s is refused', async (_what, offset, length, status) => {
    const { send } = await open();
    const begun = await send(leilani)('POST', '/api/uploads', undefined, {
      ...tus,
      'Upload-Length': '10',
    });
    const place = begun.headers.get('Location') ?? '';
    const answer = await send(leilani)('PATCH', place, new Uint8Array(length) as never, {
      ...part,
      'Upload-Offset': offset,
    });
    expect(answer.status === status || answer.status === 413).toBe(true);
    const asked = await send(leilani)('HEAD', place, undefined, tus);
    expect(Number(asked.headers.get('Upload-Offset'))).toBeLessThanOrEqual(10);
  });

  test('an upload says its length first, since one of unknown length would go past the bounds', async () => {
    const { send } = await open();
    const { status } = await send(leilani)('POST', '/api/uploads', undefined, {
      ...tus,
      'Upload-Defer-Length': '1',
    });
    expect(status).toBe(400);
  });

  test('a file that is too large is refused before it comes', async () => {
    const { send } = await open();
    const length = String(3 * 1024 ** 3);
    const answer = await send(leilani)('POST', '/api/uploads', undefined, {
      ...tus,
      'Upload-Length': length,
    });
    expect(answer.status).toBe(413);
  });

  test('what nobody finished goes after a day, and one person has so many open', async () => {
    const { send, upload, uploadsFolder, as } = await open();
    const begin = (who = kai) =>
      send(who)('POST', '/api/uploads', undefined, { ...tus, 'Upload-Length': '10' });
    const answers = [];
    for (let index = 0; index < 61; index += 1) answers.push((await begin()).status);
    expect([answers.slice(0, 60).every((status) => status === 201), answers.at(-1)]).toEqual([
      true,
      429,
    ]);
    expect((await begin(leilani)).status).toBe(201);
    await upload(leilani, await createPhoto());
    const removed = (ms: number) => removeOldUploads(uploadsFolder, new Date(Date.now() + ms));
    expect(await removed(0)).toBe(0);
    expect(await removed(25 * 3_600_000)).toBeGreaterThan(60);
    expect(readdirSync(uploadsFolder)).toEqual([]);
    expect((await as(leilani)('GET /pictures')).body.total).toBe(0);
  });
});
