import { readdirSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { KyselyPlugin } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeLoadProblems } from '#database/content/content-loads.ts';
import type { Database } from '#database/database.ts';
import { readPictureVersions } from '#services/content-management/embedded/editing/picture-versions.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, person } from '../items/items.test-support.ts';
import { itemQuery } from '../items/tables.ts';
import { fillLibrary } from './many-pictures.test-support.ts';
import { listMediaFiles } from './media-files.ts';
import { noteForgottenVersions } from './picture-versions.ts';
import { createFilm, createPhoto, openPictures, part, tus } from './pictures.test-support.ts';
import { removeOldUploads } from './receive/uploads.ts';
import { removeForgottenMedia } from './remove-forgotten-media.ts';
import { mediaQuery } from './tables.ts';
import { replaceMedia } from './take-upload.ts';

const kai = person('kai', 'Kai', 'editor');
const noa = person('noa', 'Noa', 'publisher');
const noe = person('noe', 'Noʻeau', 'translator', ['haw']);
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.500\nAloha <i>kākou</i>\n';

describeOnEachDatabase('The library of pictures', (openDatabase) => {
  const open = async (contentFolder?: string) => {
    const [content, visitors] = await Promise.all([
      openDatabase('content'),
      openDatabase('visitors'),
    ]);
    return { content, visitors, ...openPictures(content, visitors, contentFolder) };
  };

  test('a photograph is kept without place, camera and what hangs behind it', async () => {
    const { take, store, pictures } = await open();
    const bytes = Buffer.concat([await createPhoto(), Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await take(leilani, bytes, 'C:\\fotos\\Lānai ʻehā.jpg');
    expect([status, body.kind, body.name]).toEqual([201, 'picture', 'Lānai ʻehā.jpg']);
    expect(body).toMatchObject({ width: 640, height: 480, lacksAlt: true, isDecorative: false });
    expect(body.dominantColor).toMatch(/^#3[2-4]6[5-7]9[89]$/);
    const row = await mediaQuery(pictures().visitors)
      .selectFrom('studio_media')
      .selectAll()
      .executeTakeFirstOrThrow();
    const stream = await store.read(row.file_key);
    const kept = stream && (await buffer(stream as never));
    expect((await sharp(kept ?? undefined).metadata()).exif).toBeUndefined();
    expect(kept?.includes('script')).toBe(false);
    expect(kept?.includes('A Person')).toBe(false);
  });

  test('a picture that lies on its side is turned upright', async () => {
    const { take } = await open();
    const photo = await sharp(await createPhoto(640, 480))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await take(leilani, photo)).body).toMatchObject({ width: 480, height: 640 });
  });

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

  test('a film keeps its pictures and loses where it was made', async () => {
    const { take, store, pictures } = await open();
    const film = createFilm({ place: '+21.3069-157.8583/' });
    const { status, body } = await take(leilani, film, 'film.mp4');
    expect([status, body.kind, body.durationMs]).toEqual([201, 'film', 12_500]);
    expect([body.width, body.height, body.url]).toEqual([1_280, 720, `/media/${body.id}.mp4`]);
    const { file_key: key } = await mediaQuery(pictures().visitors)
      .selectFrom('studio_media')
      .selectAll()
      .executeTakeFirstOrThrow();
    const stream = await store.read(key);
    const kept = stream && (await buffer(stream as never));
    expect([kept?.length, kept?.includes('21.3069')]).toEqual([film.length, false]);
    const hevc = await take(leilani, createFilm({ codec: 'hvc1' }));
    expect(hevc.body.error).toMatchObject({ reason: 'film-codec', values: { codec: 'hvc1' } });
    const behind = Buffer.concat([film, Buffer.from('<script>')]);
    expect((await take(leilani, behind)).body.error.reason).toBe('film-broken');
  });

  test('a film of the demonstration is read as it is', async () => {
    const { take } = await open();
    const film = readFileSync('content/films/hero-sea-screen.mp4');
    const { body } = await take(leilani, film, 'hero.mp4');
    expect(body).toMatchObject({ kind: 'film', mediaType: 'video/mp4' });
    expect(body.durationMs).toBeGreaterThan(1_000);
    expect(body.width).toBeGreaterThan(300);
  });

  test('captions belong to a film and say what is said', async () => {
    const { take, as } = await open();
    const { body: film } = await take(leilani, createFilm(), 'film.mp4');
    const more = { language: 'haw', filmId: film.id };
    const { body } = await take(leilani, Buffer.from(captions), 'film.haw.vtt', more);
    expect(body).toMatchObject({ kind: 'captions', language: 'haw', filmId: film.id });
    expect(body.transcript).toEqual({ en: '', es: '', haw: 'Aloha kākou' });
    const { body: found } = await as(noe)(`GET /pictures?film=${film.id}`);
    expect(found.media.map((one: { id: string }) => one.id)).toEqual([body.id]);
  });

  test('words, rights and the focal point are written in turn, and found', async () => {
    const { take, as, acts, uploads } = await open();
    const { body } = await take(leilani, await createPhoto(), 'gate.jpg');
    const patch = (change: object, who = leilani) => as(who)(`PATCH /pictures/${body.id}`, change);
    await Promise.all([
      patch({ alt: { en: 'A gate' }, credit: { en: 'Photo: Kai' } }),
      patch({ alt: { es: 'Una puerta' } }, kai),
      patch({ alt: { haw: 'He ʻīpuka' }, rights: 'CC BY 4.0' }),
    ]);
    const moved = await patch({ focalPoint: { x: 0.9, y: 0.25 } });
    expect(moved.body).toMatchObject({
      alt: { en: 'A gate', es: 'Una puerta', haw: 'He ʻīpuka' },
      ...{ rights: 'CC BY 4.0', lacksAlt: false, version: 2 },
      focalPoint: { x: 0.9, y: 0.25 },
      url: `/images/studio/${body.id}.jpg?v=2`,
    });
    expect((await uploads.find(`studio/${body.id}.jpg`))?.focalPoint).toEqual({ x: 0.9, y: 0.25 });
    expect((await as(noe)('GET /pictures?search=ipuka')).body.total).toBe(1);
    expect((await as(noe)('GET /pictures?lacks=alt')).body.total).toBe(0);
    expect((await as(noe)('GET /pictures?search=nothing')).body.total).toBe(0);
    expect((await patch({ alt: { en: 'x'.repeat(501) } })).status).toBe(400);
    expect((await patch({ alt: { en: 'Hers' } }, noe)).status).toBe(403);
    expect(acts.filter(({ act }) => act === 'picture.changed')).toHaveLength(4);
  });

  test('pictures on the site that lack words are counted by language and found', async () => {
    const { take, as, visitors } = await open();
    const [shown, other] = [
      (await take(leilani, await createPhoto(640, 480), 'gate.jpg')).body,
      (await take(leilani, await createPhoto(320, 240), 'wall.jpg')).body,
    ];
    await as(leilani)(`PATCH /pictures/${shown.id}`, { alt: { en: 'A "es":"" gate' } });
    const lacking = async () => (await as(noe)('GET /pictures/lacking')).body;
    expect(await lacking()).toEqual({ en: 0, es: 0, haw: 0 });
    await mediaQuery(visitors)
      .insertInto('studio_item_links')
      .values([
        { target_id: shown.id, set_id: 'a', origin: 'published' },
        { target_id: other.id, set_id: 'a', origin: 'draft' },
      ])
      .execute();
    expect(await lacking()).toEqual({ en: 0, es: 1, haw: 1 });
    const total = async (query: string) => (await as(noe)(`GET /pictures?${query}`)).body.total;
    expect(await total('lacks=alt&language=en')).toBe(1);
    expect(await total('lacks=alt&language=es')).toBe(2);
    expect(await total('lacks=alt&language=es&shown=published')).toBe(1);
    await as(leilani)(`PATCH /pictures/${shown.id}`, { isDecorative: true });
    expect(await lacking()).toEqual({ en: 0, es: 0, haw: 0 });
  });

  test('pictures and films of the content folder are there, and what is said of them may be changed here', async () => {
    const { as, content, upload } = await open('content');
    const image = {
      ...{ file: 'scenes/gate.webp', width: 1_600, height: 900, dominantColor: '#102030' },
      alt: { en: 'A gate', es: 'Una puerta', haw: 'He ʻīpuka' },
    };
    const write = (images: object) =>
      writeLoadProblems(
        content.query,
        'pictures',
        { rejected: [], warnings: [] },
        JSON.stringify(images),
      );
    await write({ 'scenes/gate': image });
    const { body } = await as(kai)('GET /pictures?search=gate');
    const [gate] = body.media;
    expect(gate).toMatchObject({
      origin: 'files',
      url: '/images/scenes/gate.webp',
      lacksAlt: false,
    });
    const films = (await as(kai)('GET /pictures?kind=film')).body.total;
    expect(films).toBeGreaterThan(5);
    const ask = (call: string, change?: object) => as(kai)(`${call} /pictures/${gate.id}`, change);
    await ask('PATCH', { alt: { en: 'The gate of the sea' }, focalPoint: { x: 0.2, y: 0.2 } });
    expect((await ask('DELETE')).body.error.code).toBe('files');
    const wish = { upload: await upload(kai, await createPhoto()) };
    expect((await as(kai)(`POST /pictures/${gate.id}/file`, wish)).body.error.code).toBe('files');
    const found = await as(kai)(`GET /pictures/${gate.id}`);
    expect(found.body).toMatchObject({ alt: { en: 'The gate of the sea', es: 'Una puerta' } });
    expect(found.body.url).toBe('/images/scenes/gate.webp?v=2');
  });

  test('what visitors see is replaced and turned by those who publish alone', async () => {
    const { take, upload, as, items, now } = await open();
    const { body } = await take(kai, await createPhoto(), 'gate.jpg');
    const replace = async () => ({ upload: await upload(kai, await createPhoto(300, 200)) });
    const middle = { focalPoint: { x: 0.2, y: 0.2 } };
    expect((await as(kai)(`POST /pictures/${body.id}/file`, await replace())).status).toBe(200);
    await items()
      .query.insertInto('studio_item_links')
      .values({ set_id: 'somebody', target_id: body.id, origin: 'published' })
      .execute();
    await items()
      .query.insertInto('studio_items')
      .values({
        ...{ set_id: 'somebody', type: 'staff', uid: 'keoni', titles: '{}', words: '', lacks: '' },
        ...{ language_states: '{}', visible_from: 0, visible_to: null, published_revision: 1 },
        ...{ draft_revision: 1, archived_at: null, has_conflict: 0, updated_by: '' },
        ...{ updated_at: now().getTime(), ref_number: 1_000_000 },
      })
      .execute();
    const refused = await as(kai)(`POST /pictures/${body.id}/file`, await replace());
    expect([refused.status, refused.body.error.code]).toEqual([403, 'shown']);
    expect((await as(kai)(`PATCH /pictures/${body.id}`, middle)).status).toBe(403);
    expect((await as(kai)(`PATCH /pictures/${body.id}`, { alt: { en: 'A gate' } })).status).toBe(
      200,
    );
    expect((await as(leilani)(`PATCH /pictures/${body.id}`, middle)).status).toBe(200);
    const allowed = { upload: await upload(leilani, await createPhoto(300, 200)) };
    expect((await as(leilani)(`POST /pictures/${body.id}/file`, allowed)).status).toBe(200);
  });

  test('a replaced picture keeps its address and words; its old file goes after an hour', async () => {
    const { take, upload, as, uploads, wait, content, visitors, store, now } = await open();
    const { body } = await take(leilani, await createPhoto(), 'gate.jpg');
    await as(leilani)(`PATCH /pictures/${body.id}`, { alt: { en: 'A gate' } });
    const png = await sharp(await createPhoto(300, 200))
      .png()
      .toBuffer();
    const wish = { upload: await upload(kai, png) };
    const { status, body: after } = await as(kai)(`POST /pictures/${body.id}/file`, wish);
    expect([status, after.url, after.alt.en]).toEqual([
      200,
      `/images/studio/${body.id}.jpg?v=2`,
      'A gate',
    ]);
    expect(after).toMatchObject({ width: 300, height: 200, mediaType: 'image/png' });
    expect(after.versions).toHaveLength(2);
    const shown = await uploads.find(`studio/${body.id}.jpg`);
    expect([shown?.version, shown?.mediaType]).toEqual([2, 'image/png']);
    const text = { upload: await upload(kai, Buffer.from(captions)) };
    const other = await as(kai)(`POST /pictures/${body.id}/file`, text);
    expect(other.body.error.reason).toBe('other-kind');
    const clean = () => removeForgottenMedia({ content, visitors, store, now });
    expect(await clean()).toBe(0);
    wait(2 * 3_600_000);
    expect(await clean()).toBe(1);
    expect(await clean()).toBe(0);
    const files = await listFiles(visitors, store);
    expect(files).toHaveLength(1);
    expect((await buffer((await files[0]?.open()) as never)).length).toBe(files[0]?.bytes);
  });

  test('of two who replace a picture at once one is told so, and the other one’s file stays', async () => {
    const { take, upload, pictures, store, visitors } = await open();
    const { body } = await take(leilani, await createPhoto(), 'gate.jpg');
    const uploads = [
      { who: leilani, upload: await upload(leilani, await createPhoto(300, 200)) },
      { who: noa, upload: await upload(noa, await createPhoto(200, 300)) },
    ];
    const room = pictures();
    const ended = await Promise.allSettled(
      uploads.map(({ who, upload: id }) => replaceMedia(room, who, body.id, { upload: id })),
    );
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [file] = await listFiles(visitors, store);
    expect((await buffer((await file?.open()) as never)).length).toBe(file?.bytes);
  });

  test('what a killed process had replaced and told nobody is told when it is asked again, or soon', async () => {
    const { take, upload, pictures, content, visitors, now } = await open();
    const { body } = await take(leilani, await createPhoto(), 'gate.jpg');
    const room = pictures();
    const gone = { ...room, onPublished: () => {}, content: null as unknown as Database };
    const deliveredVersion = async () => (await readPictureVersions(content)).get(body.id)?.version;
    const wish = { upload: await upload(leilani, await createPhoto(300, 200)) };
    await expect(replaceMedia(gone, leilani, body.id, wish)).rejects.toThrow();
    expect(await deliveredVersion()).toBe(undefined);
    await replaceMedia(room, leilani, body.id, wish);
    expect(await deliveredVersion()).toBe(2);
    const again = { upload: await upload(leilani, await createPhoto(200, 300)) };
    await expect(replaceMedia(gone, leilani, body.id, again)).rejects.toThrow();
    expect(await noteForgottenVersions({ content, visitors, now })).toBe(1);
    expect(await deliveredVersion()).toBe(3);
    expect(await noteForgottenVersions({ content, visitors, now })).toBe(0);
  });

  test('a deleted picture is shown as long as something names it', async () => {
    const { take, as, uploads, wait, content, visitors, store, now } = await open();
    const { body } = await take(leilani, await createPhoto());
    const path = `studio/${body.id}.jpg`;
    const drafts = itemQuery(visitors);
    const languages = { en: { image: { url: `/images/${path}?v=1` } }, es: null, haw: null };
    const draft = { type: 'news', uid: 'a', revision: 1, sources: '{}', clean_revision: 0 };
    await drafts
      .insertInto('studio_drafts')
      .values({
        ...draft,
        ...{ set_id: 's', archived_at: null, updated_at: 0, updated_by: '' },
        content: JSON.stringify({ tags: [], languages }),
      })
      .execute();
    expect((await as(kai)(`DELETE /pictures/${body.id}`)).status).toBe(200);
    expect((await as(kai)('GET /pictures')).body.total).toBe(0);
    wait(2 * 3_600_000);
    const clean = () => removeForgottenMedia({ content, visitors, store, now });
    expect([await clean(), (await uploads.find(path)) !== null]).toEqual([0, true]);
    await drafts.deleteFrom('studio_drafts').execute();
    expect(await clean()).toBe(1);
    expect((await as(kai)(`GET /pictures/${body.id}`)).status).toBe(404);
    expect(await listFiles(visitors, store)).toEqual([]);
  });

  test('5,000 pictures are listed by one page and a count, whatever is looked for', async () => {
    const { as, visitors, content, pictures } = await open();
    await fillLibrary(mediaQuery(visitors), 5_000);
    const use = { target_id: 'm7', set_id: 's', origin: 'draft' } as const;
    await itemQuery(visitors).insertInto('studio_item_links').values(use).execute();
    const read = { queries: 0, rows: 0 };
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        read.queries += 1;
        return node;
      },
      async transformResult({ result }) {
        read.rows += result.rows.length;
        return result;
      },
    };
    await as(kai)('GET /pictures');
    const counted = openPictures(content, {
      ...visitors,
      query: visitors.query.withPlugin(counting),
    });
    await counted.as(kai)('GET /pictures');
    expect(pictures().query).toBeDefined();
    for (const [query, total] of [
      ['', 5_000],
      ['?search=gate+4321', 1],
      ['?lacks=alt&kind=picture', 1_000],
      ['?lacks=use', 4_999],
      ['?after=1700000002500.m2500', 2_500],
    ] as const) {
      Object.assign(read, { queries: 0, rows: 0 });
      const { body } = await counted.as(kai)(`GET /pictures${query}`);
      const expected = query.includes('after') ? 5_000 : total;
      expect([query, body.total, body.media.length]).toEqual([
        query,
        expected,
        Math.min(total, 48),
      ]);
      // The publication that is known, the page with one more, the count.
      expect(read.queries).toBeLessThanOrEqual(3);
      expect(read.rows).toBeLessThanOrEqual(51);
    }
  });
});

async function listFiles(...from: Parameters<typeof listMediaFiles>) {
  const files = [];
  for await (const file of listMediaFiles(...from)) files.push(file);
  return files;
}
