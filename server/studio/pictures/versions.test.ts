import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { readPictureVersions } from '#services/content-management/embedded/editing/picture-versions.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, person } from '../items/items.test-support.ts';
import { itemQuery } from '../items/tables.ts';
import { listMediaFiles } from './media-files.ts';
import { noteForgottenVersions } from './picture-versions.ts';
import { createPhoto, openPictures } from './pictures.test-support.ts';
import { removeForgottenMedia } from './remove-forgotten-media.ts';
import { replaceMedia } from './take-upload.ts';

const kai = person('kai', 'Kai', 'editor');
const noa = person('noa', 'Noa', 'publisher');
const _noe = person('noe', 'Noʻeau', 'translator', ['haw']);
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.500\nAloha <i>kākou</i>\n';

describeOnEachDatabase('A file that is replaced or deleted', (openDatabase) => {
  const open = async (contentFolder?: string) => {
    const [content, visitors] = await Promise.all([
      openDatabase('content'),
      openDatabase('visitors'),
    ]);
    return { content, visitors, ...openPictures(content, visitors, contentFolder) };
  };

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
    expect((await as(kai)('GET /uploads')).body.uploads).toEqual([]);
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
    // Both have read what is there before either writes.
    const both = Promise.withResolvers<void>();
    let writing = 0;
    const write: typeof store.write = async (...given) => {
      writing += 1;
      if (writing === 2) both.resolve();
      await both.promise;
      return store.write(...given);
    };
    const room = { ...pictures(), store: { ...store, write } };
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

  test('what was deleted by mistake is brought back, once', async () => {
    const { take, as, acts } = await open();
    const { body } = await take(kai, await createPhoto(), 'gate.jpg');
    const restore = () => as(kai)(`POST /pictures/${body.id}/restore`, {});
    const total = async () => (await as(kai)('GET /pictures')).body.total;
    await as(kai)(`DELETE /pictures/${body.id}`);
    expect(await total()).toBe(0);
    expect((await restore()).body).toMatchObject({ isDeleted: false, name: 'gate.jpg' });
    expect((await restore()).status).toBe(200);
    expect(await total()).toBe(1);
    expect(acts.filter(({ act }) => act === 'picture.restored')).toHaveLength(1);
    expect((await as(kai)('POST /pictures/gone/restore', {})).status).toBe(404);
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
});

async function listFiles(...from: Parameters<typeof listMediaFiles>) {
  const files = [];
  for await (const file of listMediaFiles(...from)) files.push(file);
  return files;
}
