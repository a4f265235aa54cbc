import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, person } from '../items/items.test-support.ts';
import { createFilm, createPhoto, openPictures } from './pictures.test-support.ts';
import { mediaQuery } from './tables.ts';

const _kai = person('kai', 'Kai', 'editor');
const _noa = person('noa', 'Noa', 'publisher');
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
    const film = readFileSync('content/films/hero-star-tiles.mp4');
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
});
