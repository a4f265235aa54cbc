import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { listDocumentIds } from '#services/content-management/embedded/editing/studio-documents.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import {
  createTestClient,
  kai,
  leilani,
  loadStaff,
  openItems,
  person,
  readPublic,
  setIdOf,
  toStaff,
} from './items.test-support.ts';

describeOnEachDatabase('items of the studio', (openDatabase) => {
  let content: Database;
  let studio: ReturnType<typeof openItems>;

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openItems(content, await openDatabase('visitors'));
  });

  /** Makes an item with a job in English. */
  async function begin(uid: string, job = 'Curator') {
    const ask = studio.as(leilani);
    await ask('POST /', { type: 'staff', uid, title: 'Malia Kahale' });
    const change = studio.save(1, { path: 'en.title', to: job });
    const saved = await ask(`PATCH /${setIdOf(uid)}/draft`, change);
    return { ask, setId: setIdOf(uid), revision: saved.body.revision as number };
  }

  test('a new item is a draft that visitors see once it is published', async () => {
    const { ask, setId, revision } = await begin('malia');
    expect((await ask(`GET /${setId}`)).body).toMatchObject({
      type: 'staff',
      uid: 'malia',
      revision: 2,
      state: 'draft',
      languages: { en: { name: 'Malia Kahale', title: 'Curator' }, es: null, haw: null },
      published: null,
      problems: [],
      site: null,
    });
    expect(await readPublic(content, 'malia', studio.now())).toEqual({});
    const published = await ask(`POST /${setId}/publish`, { revision });
    expect(published.status).toBe(200);
    expect(published.body).toMatchObject({ state: 'published', revision: 2 });
    expect(await readPublic(content, 'malia', studio.now())).toEqual({ en: 'Curator' });
    expect(studio.acts.map(({ by, act }) => `${by} ${act}`)).toEqual([
      'Leilani item.created',
      'Leilani item.published',
    ]);
  });

  test('a box that nobody ticked says no from the beginning', async () => {
    await studio.as(leilani)('POST /', { type: 'career', uid: 'guard', title: 'Guard' });
    const { body } = await studio.as(leilani)(`GET /${createSetId('career', 'guard')}`);
    expect(body.languages.en).toMatchObject({ is_open: false });
    expect(body.problems.map(({ path }: { path: string }) => path)).not.toContain('en.is_open');
  });

  test('an address is taken once', async () => {
    const { ask } = await begin('malia');
    const again = await ask('POST /', { type: 'staff', uid: 'malia', title: 'Other' });
    expect([again.status, again.body.error.code]).toEqual([409, 'exists']);
    await loadStaff(content, toStaff('keoni', 'Keoni', { en: 'Guard' }), studio.now());
    const loaded = await ask('POST /', { type: 'staff', uid: 'keoni', title: 'Other' });
    expect([loaded.status, loaded.body.error.code]).toEqual([409, 'exists']);
  });

  test('an item of files opens as it is published, and its first change is a draft beside it', async () => {
    await loadStaff(
      content,
      toStaff('keoni', 'Keoni', { en: 'Guard', es: 'Guardia' }),
      studio.now(),
    );
    const ask = studio.as(leilani);
    const setId = setIdOf('keoni');
    const opened = await ask(`GET /${setId}`);
    expect(opened.body).toMatchObject({
      revision: 0,
      state: 'published',
      site: '/about/staff#keoni',
    });
    expect(opened.body.languages.es.title).toBe('Guardia');
    const change = studio.save(0, { path: 'en.title', from: 'Guard', to: 'Head guard' });
    expect((await ask(`PATCH /${setId}/draft`, change)).body).toEqual({ revision: 1, values: {} });
    expect((await ask(`GET /${setId}`)).body).toMatchObject({
      state: 'changed',
      translations: { es: { title: 'outdated' } },
      before: { es: { title: 'Guard' } },
      published: { languages: { en: { title: 'Guard' } } },
    });
    expect(await readPublic(content, 'keoni', studio.now())).toEqual({
      en: 'Guard',
      es: 'Guardia',
    });
  });

  test('an empty field of a file takes its first words', async () => {
    await loadStaff(content, toStaff('keoni', 'Keoni', { en: 'Guard' }), studio.now());
    const change = studio.save(0, { path: 'en.department', from: null, to: 'Safety' });
    const saved = await studio.as(leilani)(`PATCH /${setIdOf('keoni')}/draft`, change);
    expect(saved).toEqual({ status: 200, body: { revision: 1, values: {} } });
  });

  test('a repeated request is answered as the first one and changes nothing', async () => {
    const { ask, setId, revision } = await begin('malia');
    const change = studio.save(revision, { path: 'en.title', from: 'Curator', to: 'Director' });
    const first = await ask(`PATCH /${setId}/draft`, change);
    await ask(
      `PATCH /${setId}/draft`,
      studio.save(3, { path: 'en.title', from: 'Director', to: 'Founder' }),
    );
    const again = await ask(`PATCH /${setId}/draft`, change);
    expect(again).toEqual(first);
    const now = await ask(`GET /${setId}`);
    expect(now.body).toMatchObject({ revision: 4, languages: { en: { title: 'Founder' } } });
  });

  test('what two people write in two fields is joined, and each learns what the other wrote', async () => {
    const { setId, revision } = await begin('malia');
    const [first, second] = [studio.as(leilani), studio.as(kai)];
    await first(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path: 'en.title', from: 'Curator', to: 'Director' }),
    );
    const saved = await second(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path: 'es.title', to: 'Conservadora' }),
    );
    expect(saved.body).toMatchObject({ values: { 'en.title': 'Director' } });
    const now = await second(`GET /${setId}`);
    expect(now.body.languages).toMatchObject({
      en: { title: 'Director' },
      es: { title: 'Conservadora' },
    });
    // Kai translated words that Leilani had changed by then.
    expect(now.body.translations.es.title).toBe('outdated');
  });

  test('what clashes stays as the first wrote it, both are stored, and the rest is saved', async () => {
    const { ask, setId, revision } = await begin('malia');
    await ask(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path: 'en.title', from: 'Curator', to: 'Director' }),
    );
    const other = studio.as(kai);
    const clash = await other(
      `PATCH /${setId}/draft`,
      studio.save(
        revision,
        { path: 'en.title', from: 'Curator', to: 'Keeper' },
        { path: 'en.department', to: 'Textiles' },
      ),
    );
    expect(clash.status).toBe(409);
    expect(clash.body.error).toMatchObject({
      code: 'conflict',
      revision: 4,
      conflicts: [{ path: 'en.title', base: 'Curator', mine: 'Keeper', theirs: 'Director' }],
      values: { 'en.title': 'Director' },
    });
    const now = await ask(`GET /${setId}`);
    expect(now.body.languages.en).toMatchObject({ title: 'Director', department: 'Textiles' });
    expect(now.body.conflicts).toMatchObject([
      { mine: 'Keeper', theirs: 'Director', by: 'Kai', isMine: false, isAlone: false },
    ]);
    expect((await ask('GET /')).body.items[0]).toMatchObject({ hasConflict: true });
    const settled = studio.save(4, { path: 'en.title', from: 'Director', to: 'Keeper' });
    expect((await other(`PATCH /${setId}/draft`, settled)).status).toBe(200);
    const after = (await ask(`GET /${setId}`)).body;
    expect(after).toMatchObject({ conflicts: [], languages: { en: { title: 'Keeper' } } });
    expect((await ask('GET /')).body.items[0]).toMatchObject({ hasConflict: false });
  });

  test('a clash of two windows of the same person is told as that', async () => {
    const { ask, setId, revision } = await begin('malia');
    const title = { path: 'en.title', from: 'Curator' };
    await ask(`PATCH /${setId}/draft`, studio.save(revision, { ...title, to: 'Director' }));
    const clash = studio.save(revision, { ...title, to: 'Keeper' });
    expect((await ask(`PATCH /${setId}/draft`, clash)).status).toBe(409);
    const own = { by: 'Leilani', isAlone: true };
    expect((await ask(`GET /${setId}`)).body.conflicts).toMatchObject([{ ...own, isMine: true }]);
    const other = (await studio.as(kai)(`GET /${setId}`)).body;
    expect(other.conflicts).toMatchObject([{ ...own, isMine: false }]);
  });

  test('words that clashed stay when their author loads the item again and types there, or beside it', async () => {
    const { ask, setId, revision } = await begin('malia');
    const title = { path: 'en.title', from: 'Curator' };
    await ask(`PATCH /${setId}/draft`, studio.save(revision, { ...title, to: 'Director' }));
    const other = studio.as(kai);
    const clash = studio.save(revision, { ...title, to: 'Keeper' });
    expect((await other(`PATCH /${setId}/draft`, clash)).status).toBe(409);
    const later = { path: 'en.title', from: 'Director', to: 'Director of glass' };
    expect((await other(`PATCH /${setId}/draft`, studio.save(4, later))).status).toBe(200);
    const after = (await ask(`GET /${setId}`)).body;
    expect(after).toMatchObject({
      conflicts: [{ mine: 'Keeper' }],
      languages: { en: { title: 'Director of glass' } },
    });
    // The window that has both words still goes on from the same ones.
    const anew = { ...title, to: 'Keeper of glass', refused: 'Keeper' };
    const again = studio.save(revision, anew);
    expect((await other(`PATCH /${setId}/draft`, again)).status).toBe(409);
    const now = (await ask(`GET /${setId}`)).body;
    expect(now.conflicts).toMatchObject([{ mine: 'Keeper of glass' }]);
    // Another began where the first did.
    const beside = studio.save(revision, { ...title, to: 'Guardian' });
    expect((await other(`PATCH /${setId}/draft`, beside)).status).toBe(409);
    const both = (await ask(`GET /${setId}`)).body;
    expect(both.conflicts.map(({ mine }: { mine: string }) => mine).sort()).toEqual([
      'Guardian',
      'Keeper of glass',
    ]);
  });

  test('what is not ready is not published, and each problem has its place', async () => {
    const ask = studio.as(leilani);
    await ask('POST /', { type: 'staff', uid: 'malia', title: 'Malia Kahale' });
    const refused = await ask(`POST /${setIdOf('malia')}/publish`, { revision: 1 });
    expect(refused.status).toBe(422);
    expect(refused.body.error.problems).toEqual([
      { language: 'en', path: 'title', code: 'required', values: {}, message: 'is required' },
    ]);
    expect(await readPublic(content, 'malia', studio.now())).toEqual({});
  });

  test('the words of a picture are asked for in each language that the item is in', async () => {
    const { ask, setId, revision } = await begin('malia');
    const dimensions = { width: 800, height: 600 };
    const image = { id: 'malia', url: '/images/malia.jpg', alt: 'Malia at her desk', dimensions };
    const written = await ask(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path: 'en.image', to: image }, { path: 'es.title', to: 'Curadora' }),
    );
    expect(written.status).toBe(200);
    const asked = async () =>
      (await ask(`GET /${setId}`)).body.problems.map(
        ({ language, path, code }: Record<string, string>) => `${language} ${path} ${code}`,
      );
    expect(await asked()).toEqual(['es image alt-missing']);
    const words = { alt: 'Malia en su escritorio', copyright: null };
    await ask(
      `PATCH /${setId}/draft`,
      studio.save(written.body.revision, { path: 'es.image', to: words }),
    );
    expect(await asked()).toEqual([]);
    const english = { alt: 'Malia at her desk', copyright: null };
    await ask(
      `PATCH /${setId}/draft`,
      studio.save(written.body.revision + 1, { path: 'es.image', from: words, to: english }),
    );
    expect(await asked()).toEqual(['es image alt-english']);
  });

  test('a revision that somebody has written on since is not published unseen', async () => {
    const { ask, setId, revision } = await begin('malia');
    await studio.as(kai)(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path: 'en.title', from: 'Curator', to: 'Kumu' }),
    );
    const refused = await ask(`POST /${setId}/publish`, { revision });
    expect([refused.status, refused.body.error]).toMatchObject([
      409,
      { code: 'newer', revision: 3 },
    ]);
  });

  test('two who publish the same version at once leave one note of it', async () => {
    const { ask, setId, revision } = await begin('malia');
    const other = studio.as(kai);
    const both = await Promise.all(
      [ask, other].map((one) => one(`POST /${setId}/publish`, { revision })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { revisions } = (await ask(`GET /${setId}/history`)).body;
    const kinds = revisions.map(({ kind }: { kind: string }) => kind).sort();
    expect(kinds).toEqual(['draft', 'published']);
  });

  test('a publication waits for its time on the clock of the museum, and ends at its end', async () => {
    const { ask, setId, revision } = await begin('malia');
    const wish = { revision, at: '2026-05-02T09:00', until: '2026-05-03T17:00' };
    const scheduled = await ask(`POST /${setId}/publish`, wish);
    // Nine in the morning in Honolulu is 19:00 in UTC.
    expect(scheduled.body).toMatchObject({
      state: 'scheduled',
      published: { from: '2026-05-02T19:00:00.000Z', until: '2026-05-04T03:00:00.000Z' },
    });
    const at = (time: string) => readPublic(content, 'malia', new Date(time));
    expect(await at('2026-05-02T18:59:59Z')).toEqual({});
    expect(await at('2026-05-02T19:00:00Z')).toEqual({ en: 'Curator' });
    expect(await at('2026-05-04T03:00:00Z')).toEqual({});
    studio.wait(86_400_000);
    expect((await ask(`GET /${setId}`)).body.state).toBe('published');
    expect((await ask('GET /?state=published')).body.total).toBe(1);
    studio.wait(2 * 86_400_000);
    expect((await ask(`GET /${setId}`)).body.state).toBe('draft');
    expect((await ask('GET /?state=published')).body.total).toBe(0);
  });

  test('a later form of a published item leaves the present one until its time', async () => {
    const { ask, setId, revision } = await begin('malia');
    await ask(`POST /${setId}/publish`, { revision });
    await ask(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path: 'en.title', from: 'Curator', to: 'Director' }),
    );
    await ask(`POST /${setId}/publish`, { revision: 3, at: '2026-05-02T09:00' });
    expect(await readPublic(content, 'malia', studio.now())).toEqual({ en: 'Curator' });
    expect(await readPublic(content, 'malia', new Date('2026-05-02T19:00:00Z'))).toEqual({
      en: 'Director',
    });
  });

  test.for([
    ['2026-03-08T02:30', 'a time that the clock leaves out'],
    ['2026-11-01T01:30', 'a time that it shows twice'],
    ['2026-13-01T01:30', 'no time at all'],
  ])('%s is refused, since it is %s', async ([at]) => {
    const zone = openItems(content, await openDatabase('visitors'));
    Object.assign(zone.items(), { timeZone: 'America/New_York' });
    const ask = zone.as(leilani);
    await ask('POST /', { type: 'staff', uid: 'nalani', title: 'Nalani' });
    await ask(`PATCH /${setIdOf('nalani')}/draft`, zone.save(1, { path: 'en.title', to: 'Guide' }));
    const refused = await ask(`POST /${setIdOf('nalani')}/publish`, { revision: 2, at });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'no-such-time']);
  });

  test('an item goes off the site and into the archive, and comes back by its draft', async () => {
    const { ask, setId, revision } = await begin('malia');
    await ask(`POST /${setId}/publish`, { revision });
    expect((await ask(`POST /${setId}/archive`)).body.state).toBe('archived');
    expect(await readPublic(content, 'malia', studio.now())).toEqual({});
    expect((await ask('GET /?state=archived')).body.total).toBe(1);
    expect((await ask(`POST /${setId}/publish`, { revision })).body.state).toBe('published');
    expect(await readPublic(content, 'malia', studio.now())).toEqual({ en: 'Curator' });
  });

  test('a draft is discarded for what is published, and stays in the history', async () => {
    const { ask, setId, revision } = await begin('malia');
    await ask(`POST /${setId}/publish`, { revision });
    await ask(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path: 'en.title', from: 'Curator', to: 'Director' }),
    );
    const discarded = await ask(`POST /${setId}/discard`);
    expect(discarded.body).toMatchObject({
      revision: 4,
      state: 'published',
      languages: { en: { title: 'Curator' } },
    });
    const lost = await ask(`GET /${setId}/history/3`);
    expect(lost.body.languages.en.title).toBe('Director');
  });

  test('the history has one version for each sitting, and those that were published', async () => {
    const { ask, setId, revision } = await begin('malia');
    studio.wait(60_000);
    await ask(`POST /${setId}/publish`, { revision });
    studio.wait(60_000);
    const write = (base: number, from: string, to: string, who = ask) =>
      who(`PATCH /${setId}/draft`, studio.save(base, { path: 'en.title', from, to }));
    await write(2, 'Curator', 'Dir');
    studio.wait(1_000);
    await write(3, 'Dir', 'Director');
    studio.wait(1_000);
    await write(4, 'Director', 'Head', studio.as(kai));
    studio.wait(3_600_000);
    await write(5, 'Head', 'Heads', studio.as(kai));
    const { revisions } = (await ask(`GET /${setId}/history`)).body;
    expect(
      revisions.map((one: { revision: number; kind: string; by: string }) => [
        one.revision,
        one.kind,
        one.by,
      ]),
    ).toEqual([
      [6, 'draft', 'Kai'],
      [5, 'draft', 'Kai'],
      [4, 'draft', 'Leilani'],
      [2, 'published', 'Leilani'],
      [2, 'draft', 'Leilani'],
    ]);
    studio.wait(1_000);
    const restored = await ask(`POST /${setId}/restore`, { revision: 2 });
    expect(restored.body).toMatchObject({
      missing: [],
      item: { revision: 7, state: 'changed', languages: { en: { title: 'Curator' } } },
    });
    expect(await readPublic(content, 'malia', studio.now())).toEqual({ en: 'Curator' });
  });

  test('a version that names an item that is gone says so', async () => {
    const ask = studio.as(leilani);
    await ask('POST /', { type: 'exhibition', uid: 'light', title: 'Light' });
    const { setId } = (await ask('GET /?type=exhibition')).body.items[0];
    const link = { link_type: 'Document', id: 'gone-document-id', type: 'artist', lang: 'en-us' };
    const model = (await ask(`GET /${setId}`)).body.model;
    const field = model.fields.find((one: { type: string }) => one.type === 'Link');
    await ask(`PATCH /${setId}/draft`, studio.save(1, { path: `en.${field.name}`, to: link }));
    const restored = await ask(`POST /${setId}/restore`, { revision: 2 });
    expect(restored.body.missing).toEqual([
      { path: `en.${field.name}`, kind: 'item', name: 'gone-document-id' },
    ]);
  });

  test('an item is duplicated at another address', async () => {
    const { ask, setId } = await begin('malia');
    const copy = await ask(`POST /${setId}/duplicate`, { uid: 'malia-2' });
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({
      uid: 'malia-2',
      state: 'draft',
      languages: { en: { title: 'Curator' } },
    });
  });

  test('the list finds by words, type, state and what a language lacks', async () => {
    const files = [
      ...toStaff('keoni', 'Keoni ʻŌpio', { en: 'Guard', es: 'Guardia', haw: 'Kiaʻi' }),
      ...toStaff('noa', 'Noa', { en: 'Gardener' }),
    ];
    await loadStaff(content, files, studio.now());
    const { ask } = await begin('malia');
    const find = async (query: string) =>
      (await ask(`GET /?${query}`)).body.items.map((one: { uid: string }) => one.uid).sort();
    expect(await find('')).toEqual(['keoni', 'malia', 'noa']);
    expect(await find('search=opio')).toEqual(['keoni']);
    expect(await find('search=mal')).toEqual(['malia']);
    const pasted = 'https://museum.example/haw/about/team/keoni/?from=mail#top';
    expect(await find(`search=${encodeURIComponent(pasted)}`)).toEqual(['keoni']);
    expect(await find('search=/about/team/keoni')).toEqual(['keoni']);
    expect(await find('type=quote')).toEqual([]);
    expect(await find('state=draft')).toEqual(['malia']);
    expect(await find('state=published')).toEqual(['keoni', 'noa']);
    expect(await find('language=haw')).toEqual(['malia', 'noa']);
    expect(await find('language=haw&lacks=outdated')).toEqual([]);
    expect((await ask('GET /?search=keoni')).body.items[0]).toMatchObject({
      title: { en: 'Keoni ʻŌpio' },
      languages: { es: 'ready', haw: 'ready' },
      updatedBy: null,
    });
  });

  test('pages of the list follow each other without a gap', async () => {
    const files = Array.from({ length: 120 }, (_, index) =>
      toStaff(`person-${index}`, `Person ${index}`, { en: 'Guide' }),
    );
    await loadStaff(content, files.flat(), studio.now());
    const ask = studio.as(leilani);
    const seen = new Set<string>();
    let next = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await ask(`GET /${next && `?after=${next}`}`);
      expect(body.total).toBe(120);
      for (const { setId } of body.items) seen.add(setId);
      next = body.next ?? '';
    }
    expect([seen.size, next]).toEqual([120, '']);
  });

  test('what stands in a form is shown to whoever has its ref, for an hour, and to nobody else', async () => {
    await loadStaff(
      content,
      toStaff('keoni', 'Keoni', { en: 'Guard', es: 'Guardia' }),
      studio.now(),
    );
    const ask = studio.as(leilani);
    const setId = setIdOf('keoni');
    const { languages } = (await ask(`GET /${setId}`)).body;
    const typed = { ...languages, en: { ...languages.en, title: 'Head gu' }, es: null };
    const { ref } = (await ask(`POST /${setId}/preview`, { languages: typed })).body;
    expect(ref).toMatch(/^[0-9a-f]{32}$/);
    const client = createTestClient(content, studio.now);
    const shown = await client.getAllByType('staff', { lang: '*', ref });
    expect(shown.map(({ lang, data }) => [lang, data.title])).toEqual([['en-us', 'Head gu']]);
    expect(await readPublic(content, 'keoni', studio.now())).toEqual({
      en: 'Guard',
      es: 'Guardia',
    });
    const wrong = await ask(`POST /${setId}/preview`, {
      languages: { ...languages, en: { nothing: 1 } },
    });
    expect([wrong.status, wrong.body.error.code]).toEqual([400, 'wrong-change']);
    studio.wait(3_600_000);
    await expect(client.getAllByType('staff', { lang: '*', ref })).rejects.toThrow();
  });

  test('what the official client reads before and after an edit differs by the edit alone', async () => {
    const files = [
      ...toStaff('keoni', 'Keoni', { en: 'Guard', es: 'Guardia' }),
      ...toStaff('noa', 'Noa', { en: 'Gardener' }),
    ];
    await loadStaff(content, files, studio.now());
    const read = async () => {
      const client = createTestClient(content, studio.now);
      const all = await client.getAllByType('staff', { lang: '*' });
      // The address of a document names the publication.
      return all
        .map(({ href: _, ...document }) => document)
        .toSorted((one, other) => one.id.localeCompare(other.id));
    };
    const before = await read();
    studio.wait(60_000);
    const ask = studio.as(leilani);
    const setId = setIdOf('keoni');
    const change = studio.save(0, { path: 'en.title', from: 'Guard', to: 'Head guard' });
    await ask(`PATCH /${setId}/draft`, change);
    await ask(`POST /${setId}/publish`, { revision: 1 });
    const after = await read();
    const expected = before.map((document) =>
      document.uid === 'keoni' && document.lang === 'en-us'
        ? {
            ...document,
            data: { ...document.data, title: 'Head guard' },
            last_publication_date: '2026-05-01T20:01:00+0000',
            slugs: ['head-guard'],
          }
        : document,
    );
    expect(after).toEqual(expected);
  });

  test('two people see each other until one is silent for 30 seconds', async () => {
    const { ask, setId } = await begin('malia');
    await ask(`POST /${setId}/presence`, { place: 'en.title' });
    const other = studio.as(kai);
    expect((await other(`POST /${setId}/presence`, { place: '' })).body.presence).toEqual([
      { id: 'leilani', name: 'Leilani', place: 'en.title' },
    ]);
    studio.wait(31_000);
    expect((await other(`POST /${setId}/presence`, { place: '' })).body.presence).toEqual([]);
    await ask(`POST /${setId}/presence`, { place: '' });
    await ask(`POST /${setId}/presence`, { place: null });
    expect((await other(`POST /${setId}/presence`, { place: '' })).body.presence).toEqual([]);
  });

  test('a language is added to an item as a whole, and removed from it unless somebody wrote there', async () => {
    const { ask, setId, revision } = await begin('malia');
    const save = (base: number, from: unknown, to: unknown) =>
      ask(`PATCH /${setId}/draft`, studio.save(base, { path: 'haw', from, to }));
    expect((await save(revision, null, {})).status).toBe(200);
    expect((await ask(`GET /${setId}`)).body.languages.haw).toEqual({});
    const words = { path: 'haw.title', from: null, to: 'Kahu' };
    await ask(`PATCH /${setId}/draft`, studio.save(revision + 1, words));
    expect((await save(revision + 1, {}, null)).status).toBe(409);
    expect((await ask(`GET /${setId}`)).body.languages.haw).toEqual({ title: 'Kahu' });
    expect((await save(revision + 2, { title: 'Kahu' }, null)).status).toBe(200);
    expect((await ask(`GET /${setId}`)).body.languages.haw).toBeNull();
  });

  describe('somebody who translates', () => {
    const translator = person('pua', 'Pua', 'translator', ['haw']);

    test.for([
      { path: 'haw.title', to: 'Kahu', status: 200 },
      { path: 'es.title', to: 'Conservadora', status: 403 },
      { path: 'en.title', from: 'Curator', to: 'Other', status: 403 },
      { path: 'haw.name', to: 'Other', status: 403 },
      { path: 'tags', to: ['one'], status: 403 },
      { path: 'haw', to: null, status: 403 },
    ])('is answered $status for $path', async ({ path, from, to, status }) => {
      const { setId, revision } = await begin('malia');
      const change = studio.save(revision, { path, from: from ?? null, to });
      const answer = await studio.as(translator)(`PATCH /${setId}/draft`, change);
      expect(answer.status).toBe(status);
    });

    test('writes no clash into a field that is not theirs', async () => {
      const { ask, setId, revision } = await begin('malia');
      const change = studio.save(revision, { path: 'en.title', from: 'Other', to: 'Third' });
      expect((await studio.as(translator)(`PATCH /${setId}/draft`, change)).status).toBe(403);
      expect((await ask(`GET /${setId}`)).body.conflicts).toEqual([]);
    });
  });

  test.for([
    { path: 'en.nothing', to: 'x' },
    { path: 'en.__proto__', to: 'x' },
    { path: 'fr.title', to: 'x' },
    { path: 'en.title', to: 7 },
    { path: 'en.uid', to: 'other' },
    { path: 'en', to: null },
  ])('a change that no form sends is refused: $path', async ({ path, to }) => {
    const { ask, setId, revision } = await begin('malia');
    const answer = await ask(
      `PATCH /${setId}/draft`,
      studio.save(revision, { path, from: null, to }),
    );
    expect([answer.status, answer.body.error.code]).toEqual([400, 'wrong-change']);
  });

  test('where an item is used is said of its publication and of drafts', async () => {
    const { ask, setId } = await begin('malia');
    expect((await ask(`GET /${setId}/uses`)).body).toEqual({ uses: [] });
    await ask('POST /', { type: 'news', uid: 'opening', title: 'Opening' });
    const news = (await ask('GET /?type=news')).body.items[0];
    await ask(`POST /${setId}/publish`, { revision: 2 });
    const [id = ''] = listDocumentIds(
      { setId, type: 'staff', uid: 'malia' },
      studio.items().languageCodes,
    );
    const span = { start: 0, end: 4, type: 'hyperlink', data: { link_type: 'Document', id } };
    const text = [{ type: 'paragraph', text: 'Meet her', spans: [span] }];
    const change = studio.save(1, { path: 'en.body', to: text });
    expect((await ask(`PATCH /${news.setId}/draft`, change)).status).toBe(200);
    expect((await ask(`GET /${setId}/uses`)).body.uses).toMatchObject([
      { setId: news.setId, title: { en: 'Opening' }, where: 'draft' },
    ]);
  });
});
