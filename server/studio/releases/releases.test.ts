import { createClient } from '@prismicio/client';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createContentManagementServer } from '#services/content-management/embedded/server.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import {
  kai,
  leilani,
  loadStaff,
  openItems,
  readPublic,
  setIdOf,
  toStaff,
} from '../items/items.test-support.ts';
import { releaseQuery } from './tables.ts';

const models = readModels();

describeOnEachDatabase('a release', (openDatabase) => {
  let content: Database;
  let studio: ReturnType<typeof openItems>;
  let ask: ReturnType<ReturnType<typeof openItems>['as']>;

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openItems(content, await openDatabase('visitors'));
    await loadStaff(
      content,
      toStaff('keoni', 'Keoni', { en: 'Guard', es: 'Guardia' }),
      studio.now(),
    );
    ask = studio.as(leilani);
  });

  const shown = async () => ({
    keoni: await readPublic(content, 'keoni', studio.now()),
    malia: await readPublic(content, 'malia', studio.now()),
  });
  const before = { keoni: { en: 'Guard', es: 'Guardia' }, malia: {} };
  const after = { keoni: { en: 'Head guard', es: 'Guardia' }, malia: { en: 'Curator' } };

  async function write(uid: string, base: number, from: string | null, to: string, who = leilani) {
    const change = studio.save(base, { path: 'en.title', from, to });
    const saved = await studio.as(who)(`PATCH /${setIdOf(uid)}/draft`, change);
    return saved.body.revision as number;
  }

  /** A release of two items: one that is published in another form, one that is new. */
  async function begin() {
    await ask('POST /', { type: 'staff', uid: 'malia', title: 'Malia Kahale' });
    const malia = await write('malia', 1, null, 'Curator');
    const keoni = await write('keoni', 0, 'Guard', 'Head guard');
    const { id } = (await ask('POST /releases', { name: 'Spring' })).body;
    const put = (uid: string, revision: number) =>
      ask(`POST /releases/${id}/items`, { setId: setIdOf(uid), revision });
    await put('malia', malia);
    const { version } = (await put('keoni', keoni)).body;
    studio.wait(60_000);
    return { id, version, malia, keoni, put };
  }

  const openApi = () =>
    createClient('https://embedded.cdn.prismic.io/api/v2', {
      fetch: (address: string | URL) =>
        createContentManagementServer({
          database: content,
          models,
          now: studio.now,
          access: { level: 'open', tokens: [] },
        })(new Request(address)),
    });

  test('is read by the official client over what is published, and by nobody else', async () => {
    const { id } = await begin();
    const client = openApi();
    expect(await client.getReleases()).toMatchObject([{ id, label: 'Spring', isMasterRef: false }]);
    client.queryContentFromReleaseByID(id);
    const staff = await client.getAllByType('staff', { lang: '*' });
    expect(staff.map(({ uid, lang, data }) => [uid, lang, data.title]).sort()).toEqual([
      ['keoni', 'en-us', 'Head guard'],
      ['keoni', 'es-us', 'Guardia'],
      ['malia', 'en-us', 'Curator'],
    ]);
    expect(await shown()).toEqual(before);
  });

  test('is published at once, with one note in the history of each item', async () => {
    const { id, version, malia } = await begin();
    const published = await ask(`POST /releases/${id}/publish`, { version });
    expect(published.body).toMatchObject({
      state: 'published',
      items: [{ state: 'public' }, { state: 'public' }],
    });
    expect(await shown()).toEqual(after);
    const { revisions } = (await ask(`GET /${setIdOf('malia')}/history`)).body;
    expect(revisions[0]).toMatchObject({
      revision: malia,
      kind: 'published',
      by: 'Leilani',
      release: 'Spring',
    });
    expect((await ask('GET /?state=published')).body.total).toBe(2);
    expect(await openApi().getReleases()).toEqual([]);
    const again = await ask(`POST /releases/${id}/publish`, { version });
    expect([again.status, again.body.error.code]).toEqual([409, 'not-open']);
  });

  test('waits for its time and ends with it, and its ref says until then when that is', async () => {
    const { id, version } = await begin();
    const wish = { version, at: '2026-05-02T09:00', until: '2026-05-03T09:00' };
    expect((await ask(`POST /releases/${id}/publish`, wish)).body).toMatchObject({
      state: 'scheduled',
      from: '2026-05-02T19:00:00.000Z',
    });
    expect(await shown()).toEqual(before);
    expect(await openApi().getReleases()).toMatchObject([
      { label: 'Spring', scheduledAt: Date.parse('2026-05-02T19:00:00Z') },
    ]);
    const { revisions } = (await ask(`GET /${setIdOf('malia')}/history`)).body;
    expect(revisions[0]).toMatchObject({ kind: 'scheduled', from: '2026-05-02T19:00:00.000Z' });
    studio.wait(86_400_000);
    expect(await shown()).toEqual(after);
    expect(await openApi().getReleases()).toEqual([]);
    studio.wait(86_400_000);
    expect(await shown()).toEqual({ keoni: {}, malia: {} });
  });

  test('with one broken item publishes none, and names it', async () => {
    const { id, put } = await begin();
    await ask('POST /', { type: 'staff', uid: 'noa', title: 'Noa' });
    const { version } = (await put('noa', 1)).body;
    const refused = await ask(`POST /releases/${id}/publish`, { version });
    expect([refused.status, refused.body.error]).toMatchObject([
      422,
      { code: 'problems', items: [{ setId: setIdOf('noa'), problems: [{ path: 'title' }] }] },
    ]);
    expect(await shown()).toEqual(before);
    const { body } = await ask(`DELETE /releases/${id}/items/${setIdOf('noa')}`);
    await ask(`POST /releases/${id}/publish`, { version: body.version });
    expect(await shown()).toEqual(after);
  });

  test('of which somebody has written on is published when that was seen, as it was put there', async () => {
    const { id, version, malia, put } = await begin();
    const newest = await write('malia', malia, 'Curator', 'Director', kai);
    expect((await ask(`GET /releases/${id}`)).body.items[0]).toMatchObject({
      state: 'newer',
      revision: malia,
      newest,
      newestBy: 'Kai',
    });
    const refused = await ask(`POST /releases/${id}/publish`, { version });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'newer', setIds: [setIdOf('malia')] },
    ]);
    expect(await shown()).toEqual(before);
    const old = await put('malia', malia);
    expect([old.status, old.body.error.code]).toEqual([409, 'newer']);
    const published = await ask(`POST /releases/${id}/publish`, { version, withoutNewer: true });
    expect(published.status).toBe(200);
    expect(await shown()).toEqual(after);
    expect((await ask(`GET /${setIdOf('malia')}`)).body).toMatchObject({
      state: 'changed',
      languages: { en: { title: 'Director' } },
    });
  });

  test('that was changed since it was looked at is not published', async () => {
    const { id, version, keoni, put } = await begin();
    await put('keoni', keoni);
    const refused = await ask(`POST /releases/${id}/publish`, { version });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'changed']);
  });

  test('is taken back whole, before its time and after it, and is open again', async () => {
    const { id, version } = await begin();
    const wish = { version, at: '2026-05-02T09:00' };
    const scheduled = (await ask(`POST /releases/${id}/publish`, wish)).body;
    const open = (await ask(`POST /releases/${id}/reopen`, { version: scheduled.version })).body;
    expect(open).toMatchObject({ state: 'open', from: null });
    studio.wait(2 * 86_400_000);
    expect(await shown()).toEqual(before);
    expect((await openApi().getReleases()).map(({ label }) => label)).toEqual(['Spring']);
    const published = await ask(`POST /releases/${id}/publish`, { version: open.version });
    expect(await shown()).toEqual(after);
    await ask(`POST /releases/${id}/reopen`, { version: published.body.version });
    expect(await shown()).toEqual(before);
  });

  test('is not taken back over what was published since', async () => {
    const { id, version, malia } = await begin();
    const published = await ask(`POST /releases/${id}/publish`, { version });
    const newest = await write('malia', malia, 'Curator', 'Director');
    await ask(`POST /${setIdOf('malia')}/publish`, { revision: newest });
    const refused = await ask(`POST /releases/${id}/reopen`, { version: published.body.version });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'newer', setIds: [setIdOf('malia')] },
    ]);
  });

  test.for([
    { name: 'before the documents were written', isWritten: false, state: 'open' },
    { name: 'after that', isWritten: true, state: 'published' },
  ])('whose process ended $name is settled by what is there', async ({ isWritten, state }) => {
    const { id, version } = await begin();
    const rows = releaseQuery(studio.items().query).updateTable('studio_releases');
    if (isWritten) await ask(`POST /releases/${id}/publish`, { version });
    await rows.set({ state: 'publishing' }).where('id', '=', id).execute();
    if (!isWritten) {
      expect((await ask(`GET /releases/${id}`)).body.state).toBe('busy');
      studio.wait(6 * 60_000);
    }
    expect((await ask(`GET /releases/${id}`)).body.state).toBe(state);
    expect(await shown()).toEqual(isWritten ? after : before);
  });

  test('leads from one of its new items to another in every language', async () => {
    const { id, put } = await begin();
    const read = () => {
      // A client keeps its refs for some seconds.
      const client = openApi();
      client.queryContentFromReleaseByID(id);
      return client;
    };
    const malia = await read().getByUID('staff', 'malia');
    await write('malia', 2, 'Curator', 'Curator of all');
    const spanish = studio.save(3, { path: 'es.title', to: 'Conservadora' });
    await ask(`PATCH /${setIdOf('malia')}/draft`, spanish);
    await put('malia', 4);
    await ask('POST /', { type: 'exhibition', uid: 'light', title: 'Light' });
    const { setId } = (await ask('GET /?type=exhibition')).body.items[0];
    const { model } = (await ask(`GET /${setId}`)).body;
    const { name } = model.fields.find((one: { type: string }) => one.type === 'Link');
    const link = { link_type: 'Document', id: malia.id };
    const change = studio.save(
      1,
      { path: `en.${name}`, to: link },
      { path: 'es.label', to: 'Ahora' },
    );
    await ask(`PATCH /${setId}/draft`, change);
    await ask(`POST /releases/${id}/items`, { setId, revision: 2 });
    const light = await read().getByUID('exhibition', 'light', { lang: 'es-us' });
    expect(light.data[name]).toMatchObject({ type: 'staff', uid: 'malia', lang: 'es-us' });
  });

  test('is named anew and removed, and its items stay', async () => {
    const { id } = await begin();
    expect((await ask(`PATCH /releases/${id}`, { name: 'Summer' })).body.name).toBe('Summer');
    expect((await openApi().getReleases()).map(({ label }) => label)).toEqual(['Summer']);
    await ask(`DELETE /releases/${id}`);
    expect((await ask('GET /releases')).body.releases).toEqual([]);
    expect(await openApi().getReleases()).toEqual([]);
    expect((await ask(`GET /${setIdOf('malia')}`)).body.state).toBe('draft');
  });
});
