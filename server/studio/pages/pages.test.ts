import { beforeEach, expect, test } from 'vitest';
import { findMoved } from '#app/blocks/find-moved.ts';
import { type Database, withTables } from '#database/database.ts';
import { entrySchema, prepareEntry } from '#services/page-builder/embedded/entry.ts';
import type { EventTables } from '#services/page-builder/embedded/events/event-store.ts';
import { replaceEntries } from '#services/page-builder/embedded/write-entries.ts';
import { elementType, localizedType, rootList } from '#shared/page-builder/editing/block-tree.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import type { Person } from '#shared/studio/rights.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { kai, leilani, person } from '../items/items.test-support.ts';
import { peopleQuery } from '../people/tables.ts';
import { createOpenPagePreview } from './page-previews.ts';
import { loadPage, openPages } from './pages.test-support.ts';
import { unpublishPage } from './publish-page.ts';

const text = (id: string, words: string) => ({
  '@type': elementType,
  id,
  component: { name: 'Text', options: { text: words } },
});
const garden = {
  id: 'garden',
  name: 'Garden',
  published: 'published',
  query: [{ property: 'urlPath', operator: 'is', value: '/garden' }],
  data: {
    title: 'Garden',
    kept: { unknown: [null, 1] },
    blocks: [text('a', 'Trees'), text('b', 'Water')],
  },
  unknown: 'kept too',
};
const setText = (id: string, from: string, to: unknown): Operation => ({
  kind: 'set',
  id,
  path: ['component', 'options', 'text'],
  from,
  to,
});
const first = { parent: null, list: rootList, after: null };

describeOnEachDatabase('pages of the studio', (openDatabase) => {
  let content: Database;
  let studio: ReturnType<typeof openPages>;

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openPages(content, await openDatabase('visitors'));
  });

  const beStaff = ({ id, name, email, role }: Person) =>
    peopleQuery(studio.pages().visitors)
      .insertInto('studio_users')
      .values({
        ...{ id, name, email, role, languages: '[]', language: 'en' },
        ...{ emailVerified: 1, createdAt: '', updatedAt: '' },
      })
      .execute();

  const wordsOf = (blocks: readonly { component?: { options?: { text?: unknown } } }[] = []) =>
    blocks.map(({ component }) => component?.options?.text);
  const seen = async (path = '/garden') =>
    wordsOf((await studio.visit(path))?.data.blocks as never);

  test('a new page is a draft that visitors see once it is published', async () => {
    const ask = studio.as(leilani);
    const made = await ask('POST /', { name: 'Summer', path: '/summer' });
    expect(made.status).toBe(201);
    const { id } = made.body;
    const insert: Operation = { kind: 'insert', block: text('t', 'Hello'), place: first };
    const saved = await ask(`PATCH /${id}/draft`, studio.change(1, insert));
    expect(saved.body).toEqual({ revision: 2, entry: null, refused: [] });
    expect(await studio.visit('/summer')).toBeNull();
    expect((await ask(`GET /${id}`)).body).toMatchObject({
      state: 'draft',
      path: '/builder/summer',
    });
    const published = await ask(`POST /${id}/publish`, { revision: 2 });
    expect(published.body).toMatchObject({ state: 'published', revision: 2 });
    expect(await seen('/summer')).toEqual(['Hello']);
    expect(studio.acts).toEqual([
      { by: 'Leilani', act: 'page.created' },
      { by: 'Leilani', act: 'page.published' },
    ]);
    const again = await ask('POST /', { name: 'Other', path: '/summer' });
    expect([again.status, again.body.error.code]).toEqual([409, 'exists']);
  });

  test('one word of a page of files is changed, and the rest of it stays as it was', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    expect((await ask('GET /garden')).body).toMatchObject({ state: 'published', revision: 0 });
    await ask('PATCH /garden/draft', studio.change(0, setText('a', 'Trees', 'Palms')));
    expect((await ask('GET /garden')).body.state).toBe('changed');
    expect(await seen()).toEqual(['Trees', 'Water']);
    await ask('POST /garden/publish', { revision: 1 });
    expect(await seen()).toEqual(['Palms', 'Water']);
    const { entry } = (await ask('GET /garden')).body;
    const before = JSON.parse(JSON.stringify(garden).replace('Trees', 'Palms'));
    expect(entry).toMatchObject(before);
    expect(Object.keys(entry.data).sort()).toEqual(Object.keys(garden.data).sort());
  });

  test('a load of files leaves alone what was changed here', async () => {
    await loadPage(content, garden);
    await studio.as(leilani)(
      'PATCH /garden/draft',
      studio.change(0, setText('a', 'Trees', 'Palms')),
    );
    await loadPage(content, { ...garden, data: { blocks: [text('a', 'From the file')] } });
    expect(await seen()).toEqual(['Trees', 'Water']);
    await loadPage(content, {
      ...garden,
      id: 'another',
      query: [{ property: 'urlPath', operator: 'is', value: '/x' }],
    });
    expect(await seen()).toEqual(['Trees', 'Water']);
  });

  test('two editors’ changes are joined, and what clashes is named', async () => {
    await loadPage(content, garden);
    const [ask, other] = [studio.as(leilani), studio.as(kai)];
    await ask('PATCH /garden/draft', studio.change(0, setText('a', 'Trees', 'Palms')));
    const move: Operation = { kind: 'move', id: 'b', place: first };
    const joined = await other(
      'PATCH /garden/draft',
      studio.change(0, move, setText('a', 'Trees', 'Ferns'), { kind: 'remove', id: 'gone' }),
    );
    expect(joined.body.refused.map((one: { refusal: string }) => one.refusal)).toEqual([
      'changed',
      'gone',
    ]);
    expect(wordsOf(joined.body.entry.data.blocks)).toEqual(['Water', 'Palms']);
    expect((await ask('GET /garden/history')).body.revisions).toMatchObject([
      { kind: 'draft', by: 'Kai', revision: 2 },
      { kind: 'draft', by: 'Leilani', revision: 1 },
      { kind: 'loaded', by: null },
    ]);
  });

  test('a repeated request counts once', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    const insert: Operation = { kind: 'insert', block: text('c', 'Stone'), place: first };
    const change = studio.change(0, insert);
    await ask('PATCH /garden/draft', change);
    const again = await ask('PATCH /garden/draft', change);
    expect(again.body).toMatchObject({ revision: 1, refused: [] });
    expect(wordsOf(again.body.entry.data.blocks)).toEqual(['Stone', 'Trees', 'Water']);
  });

  test.for<[string, object]>([
    ['the state of publication', { kind: 'set', id: null, path: ['published'], to: 'archived' }],
    ['the id', { kind: 'set', id: null, path: ['id'], from: 'garden', to: 'other' }],
    ['what is no change', { kind: 'explode' }],
  ])('%s is not changed by a draft', async ([, operation]) => {
    await loadPage(content, garden);
    const wrong = { base: 0, operations: [operation], key: 'test-save-key-wrong1' };
    expect((await studio.as(leilani)('PATCH /garden/draft', wrong)).status).toBe(400);
  });

  test('only what was looked at is published, and nothing that somebody else published is overwritten', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    await ask('PATCH /garden/draft', studio.change(0, setText('a', 'Trees', 'Palms')));
    const unseen = await ask('POST /garden/publish', { revision: 0 });
    expect([unseen.status, unseen.body.error.code]).toEqual([409, 'newer']);
    const both = await Promise.all([
      ask('POST /garden/publish', { revision: 1 }),
      studio.as(kai)('POST /garden/publish', { revision: 1 }),
    ]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect((await ask('GET /garden')).body.state).toBe('published');
  });

  test('a page is published at a time and until one, and taken off the site', async () => {
    const ask = studio.as(leilani);
    const { id } = (await ask('POST /', { name: 'Night', path: '/night' })).body;
    const empty = await ask(`POST /${id}/publish`, { revision: 1 });
    expect([empty.status, empty.body.error]).toMatchObject([
      422,
      { code: 'stopped', findings: [{ kind: 'nothing-on-it' }] },
    ]);
    const place = { parent: null, list: ['data', 'blocks'], after: null };
    const block = { id: 'n', component: { name: 'Text', options: { text: 'Night' } } };
    await ask(`PATCH /${id}/draft`, studio.change(1, { kind: 'insert', block, place }));
    const times = { at: '2026-05-02T09:00', until: '2026-05-03T09:00' };
    const scheduled = await ask(`POST /${id}/publish`, { revision: 2, ...times });
    expect(scheduled.body.state).toBe('scheduled');
    expect(await studio.visit('/night')).toBeNull();
    studio.wait(24 * 3_600_000);
    expect(await studio.visit('/night')).toMatchObject({ id });
    await ask(`POST /${id}/unpublish`);
    expect(await studio.visit('/night')).toBeNull();
    await ask(`POST /${id}/publish`, { revision: 2 });
    await ask(`POST /${id}/archive`);
    expect((await ask(`GET /${id}`)).body.state).toBe('archived');
    expect(await studio.visit('/night')).toBeNull();
  });

  test('a page that a process took off the site and did not live to note is noted, and archived, at the next look', async () => {
    await loadPage(content, garden);
    const ask = studio.as(kai);
    const dying = {
      ...studio.pages(),
      onPublished() {
        throw new Error('killed');
      },
    };
    const archiving = unpublishPage(dying, leilani, 'garden', { isArchived: true });
    await expect(archiving).rejects.toThrow('killed');
    expect(await studio.visit('/garden')).toBeNull();
    const { revisions } = (await ask('GET /garden/history')).body;
    expect(revisions.map(({ kind }: { kind: string }) => kind)).toEqual(['loaded']);
    await ask('GET /garden/history');
    expect(studio.acts).toEqual([{ by: 'Leilani', act: 'page.archived' }]);
    expect((await ask('GET /garden')).body.state).toBe('archived');
  });

  test('a later form of a page that visitors see takes its place at its moment, to the millisecond', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    const seen = async () =>
      wordsOf(((await studio.visit('/garden'))?.data.blocks ?? []) as object[]);
    const palms = setText('a', 'Trees', 'Palms');
    await ask('PATCH /garden/draft', studio.change(0, palms));
    const scheduled = await ask('POST /garden/publish', { revision: 1, at: '2026-05-02T09:00' });
    expect(scheduled.body).toMatchObject({
      state: 'scheduled',
      published: { revision: 0 },
      coming: { from: '2026-05-02T19:00:00.000Z', until: null },
    });
    studio.wait(23 * 3_600_000 - 1);
    expect(await seen()).toEqual(['Trees', 'Water']);
    studio.wait(1);
    expect(await seen()).toEqual(['Palms', 'Water']);
    // The studio has not looked since; what it says then is the same.
    expect((await ask('GET /garden')).body).toMatchObject({
      state: 'published',
      published: { revision: 1 },
      coming: null,
    });
    expect(await seen()).toEqual(['Palms', 'Water']);
    const { revisions } = (await ask('GET /garden/history')).body;
    const noted = { kind: 'scheduled', revision: 1, by: 'Leilani' };
    expect(revisions).toContainEqual(expect.objectContaining(noted));
  });

  test('what was to come gives way to what is published now, and goes with the page', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    await ask('PATCH /garden/draft', studio.change(0, setText('a', 'Trees', 'Palms')));
    await ask('POST /garden/publish', { revision: 1, at: '2026-05-02T09:00' });
    await ask('PATCH /garden/draft', studio.change(1, setText('a', 'Palms', 'Ferns')));
    await ask('POST /garden/publish', { revision: 2 });
    studio.wait(48 * 3_600_000);
    expect((await ask('GET /garden')).body).toMatchObject({ state: 'published', coming: null });
    const [first] = wordsOf((await studio.visit('/garden'))?.data.blocks as object[]);
    expect(first).toBe('Ferns');
    await ask('PATCH /garden/draft', studio.change(2, setText('a', 'Ferns', 'Moss')));
    await ask('POST /garden/publish', { revision: 3, at: '2026-05-05T09:00' });
    await ask('POST /garden/unpublish');
    studio.wait(96 * 3_600_000);
    expect(await studio.visit('/garden')).toBeNull();
  });

  test('a page is begun with a template, under its own title, and is kept as one', async () => {
    const title = { '@type': '@builder.io/core:LocalizedValue', Default: 'Story', es: 'Relato' };
    const hero = {
      id: 'h',
      component: { name: 'Museum:Hero', options: { image: '/images/x.webp' } },
    };
    const data = { title, description: 'One work after another', blocks: [hero] };
    await loadPage(
      content,
      { id: 'story', name: 'Story', published: 'published', data },
      'page-template',
    );
    const ask = studio.as(leilani);
    expect((await ask('GET /templates')).body.templates).toEqual([
      {
        id: 'story',
        title: { en: 'Story', es: 'Relato', haw: 'Story' },
        description: {
          en: 'One work after another',
          es: 'One work after another',
          haw: 'One work after another',
        },
        picture: '/images/x.webp',
      },
    ]);
    const made = await ask('POST /', { name: 'Tides', path: '/tides', copyOf: 'story' });
    const { entry, model } = (await ask(`GET /${made.body.id}`)).body;
    expect([model, entry.data.title.Default, entry.data.description]).toEqual([
      'page',
      'Tides',
      undefined,
    ]);
    expect(entry.data.blocks[0].component).toEqual(hero.component);
    expect(entry.data.blocks[0].id).not.toBe('h');
    const saved = await ask(`POST /${made.body.id}/template`, { name: 'Our tides' });
    const kept = (await ask(`GET /${saved.body.id}`)).body;
    expect([kept.model, kept.path, kept.entry.query]).toEqual(['page-template', null, []]);
    expect((await ask('GET /templates')).body.templates).toHaveLength(2);
  });

  test('a copy and a template bring the other forms of a page and its lists along', async () => {
    const block = { id: 'a', component: { name: 'Text', options: { text: 'Palms' } } };
    const inputs = [{ name: 'courses', type: 'list', defaultValue: [{ title: 'Glass' }] }];
    const other = { title: 'Garden', url: '/garden', inputs, blocks: [{ ...block, id: 'b' }] };
    await loadPage(content, {
      ...{ ...garden, testRatio: 0.6, data: { title: 'Garden', inputs, blocks: [block] } },
      variations: { v: { id: 'v', name: 'With ferns', testRatio: 0.4, data: other } },
    });
    const ask = studio.as(leilani);
    const copy = await ask('POST /', { name: 'Court', path: '/court', copyOf: 'garden' });
    const template = await ask('POST /garden/template', { name: 'Our gardens' });
    const begun = { name: 'Roof', path: '/roof', copyOf: template.body.id };
    const page = await ask('POST /', begun);
    for (const [id, url] of [
      [copy.body.id, '/court'],
      [template.body.id, undefined],
      [page.body.id, '/roof'],
    ]) {
      const { entry } = (await ask(`GET /${id}`)).body;
      // biome-ignore lint/suspicious/noExplicitAny: what the page builder's format holds
      const [form, ...rest] = Object.values<any>(entry.variations);
      expect(rest).toEqual([]);
      expect(form).toMatchObject({ name: 'With ferns', testRatio: 0.4, data: { inputs } });
      expect(form.id).not.toBe('v');
      expect(form.data).toHaveProperty('blocks.0.component.options.text', 'Palms');
      expect([form.data.url, form.data.title]).toEqual([url, entry.data.title]);
      expect(form.data).not.toHaveProperty('blocks.0.id', 'b');
      expect([entry.testRatio, entry.data.inputs]).toEqual([0.6, inputs]);
    }
  });

  test('whoever translates says that words are still right, and they are not told any more', async () => {
    const text = (Default: string) => ({
      '@type': '@builder.io/core:LocalizedValue',
      ...{ Default, es: 'Palmas' },
    });
    const block = { id: 'a', component: { name: 'Text', options: { text: text('Palms') } } };
    await loadPage(content, { ...garden, data: { title: 'Garden', blocks: [block] } });
    const ask = studio.as(leilani);
    const path = ['component', 'options', 'text'];
    const change = { kind: 'set', id: 'a', path, from: text('Palms'), to: text('Ferns') } as const;
    await ask('PATCH /garden/draft', studio.change(0, change));
    const outdated = async () =>
      (await ask('GET /garden/checks')).body.findings.filter(
        ({ kind }: { kind: string }) => kind === 'outdated-language',
      ).length;
    expect(await outdated()).toBe(1);
    const say = (who: typeof leilani, language: string) =>
      studio.as(who)('POST /garden/still-right', { language, blockId: 'a' });
    const translator = { ...leilani, role: 'translator', languages: ['haw'] } as const;
    expect((await say(translator, 'es')).status).toBe(403);
    expect((await say(translator, 'haw')).status).toBe(409);
    expect((await say({ ...translator, languages: ['es'] }, 'es')).status).toBe(200);
    expect(await outdated()).toBe(0);
  });

  test('a shared part says where it stands: seen by visitors, or in a draft alone', async () => {
    const symbol = (id: string) => ({
      id,
      component: { name: 'Symbol', options: { symbol: { model: 'symbol', entry: 'panel' } } },
    });
    const shared = { id: 'panel', name: 'Panel', published: 'published', data: { blocks: [] } };
    await loadPage(content, shared, 'symbol');
    const all = [prepareEntry('symbol', entrySchema.parse(shared))];
    const page = { ...garden, data: { ...garden.data, blocks: [symbol('s1'), symbol('s2')] } };
    all.push(prepareEntry('page', entrySchema.parse(page)));
    await replaceEntries(content, 'content', all);
    const ask = studio.as(leilani);
    const { id } = (await ask('POST /', { name: 'Night', path: '/night' })).body;
    const place = { parent: null, list: ['data', 'blocks'], after: null };
    await ask(
      `PATCH /${id}/draft`,
      studio.change(1, { kind: 'insert', block: symbol('n'), place }),
    );
    expect((await ask('GET /panel/uses')).body.uses).toMatchObject([
      { name: 'Garden', path: '/builder/garden', count: 2, isPublished: true },
      { name: 'Night', path: '/builder/night', count: 1, isPublished: false },
    ]);
    expect((await ask('GET /panel')).body.shownAt).toBe('/builder/page-template');
  });

  test('what stands around pages is begun at an address or on all, beside the page there', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    const begin = async (body: object) => {
      const { id } = (await ask('POST /', body)).body;
      const { model, path, entry } = (await ask(`GET /${id}`)).body;
      return [model, path, entry.query.length, Object.keys(entry.data)];
    };
    const bar = { name: 'Bar', model: 'announcement-bar' };
    expect(await begin(bar)).toEqual(['announcement-bar', null, 0, ['blocks']]);
    const after = { name: 'After', model: 'after-body', path: '/garden' };
    expect(await begin(after)).toEqual(['after-body', '/garden', 1, ['blocks']]);
    const nowhere = await ask('POST /', { name: 'Page' });
    expect([nowhere.status, nowhere.body.error.code]).toEqual([422, 'no-address']);
    const taken = await ask('POST /', { name: 'Page', path: '/garden' });
    expect(taken.body.error.code).toBe('exists');
  });

  test('who comes to an old address is led to the new one, without chains and circles', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    const led = async (path: string) => findMoved(studio.builder, `/builder${path}`, 'en');
    const moveTo = async (base: number, from: string, to: string) => {
      const { query } = (await ask('GET /garden')).body.entry;
      const next = [{ ...query[0], value: to }];
      const set: Operation = { kind: 'set', id: null, path: ['query'], from: query, to: next };
      expect(query[0].value).toBe(from);
      await ask('PATCH /garden/draft', studio.change(base, set));
      await ask('POST /garden/publish', { revision: base + 1 });
    };
    await moveTo(0, '/garden', '/court');
    expect(await led('/garden')).toBe('/builder/court');
    await moveTo(1, '/court', '/patio');
    const targets = ['/builder/patio', '/builder/patio', null];
    expect([await led('/garden'), await led('/court'), await led('/patio')]).toEqual(targets);
    const redirects = (await ask('GET /')).body.pages.filter(
      ({ model }: { model: string }) => model === 'redirect',
    );
    expect(redirects.map(({ name }: { name: string }) => name).sort()).toEqual([
      '/builder/court → /builder/patio',
      '/builder/garden → /builder/patio',
    ]);
    // Back again: nothing leads away from where the page is.
    await moveTo(2, '/patio', '/garden');
    const back = [null, '/builder/garden', '/builder/garden'];
    expect([await led('/garden'), await led('/court'), await led('/patio')]).toEqual(back);
  });

  test('a page that moves later is found at its old addresses until then, and from then on', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    const led = (path: string) => findMoved(studio.builder, `/builder${path}`, 'en');
    const moveTo = async (base: number, to: string, at?: string) => {
      const { query } = (await ask('GET /garden')).body.entry;
      const next = [{ ...query[0], value: to }];
      const set: Operation = { kind: 'set', id: null, path: ['query'], from: query, to: next };
      await ask('PATCH /garden/draft', studio.change(base, set));
      const answer = await ask('POST /garden/publish', { revision: base + 1, ...(at && { at }) });
      expect(answer.status).toBe(200);
    };
    await moveTo(0, '/court');
    await moveTo(1, '/garden', '2026-05-02T09:00');
    expect([await led('/garden'), await led('/court')]).toEqual(['/builder/court', null]);
    studio.wait(24 * 3_600_000);
    expect([await led('/garden'), await led('/court')]).toEqual([null, '/builder/garden']);
    await moveTo(2, '/patio', '2026-05-05T09:00');
    expect([await led('/court'), await led('/patio')]).toEqual(['/builder/garden', null]);
    studio.wait(4 * 24 * 3_600_000);
    const there = '/builder/patio';
    expect([await led('/court'), await led('/garden')]).toEqual([there, there]);
  });

  test('each form of a page in a test has its numbers of the last 30 days', async () => {
    const variations = { v: { id: 'v', name: 'Other', testRatio: 0.5, data: { blocks: [] } } };
    await loadPage(content, { ...garden, variations });
    const row = { content_id: 'garden', page: '/builder/garden', amount: 0 };
    const counted = [
      { ...row, day: '2026-05-01', variation_id: '', kind: 'impression', total: 9, visitors: 7 },
      { ...row, day: '2026-04-20', variation_id: 'v', kind: 'impression', total: 5, visitors: 4 },
      { ...row, day: '2026-05-01', variation_id: 'v', kind: 'click', total: 3, visitors: 2 },
      { ...row, day: '2026-01-01', variation_id: 'v', kind: 'click', total: 90, visitors: 90 },
    ] as const;
    await withTables<EventTables>(studio.pages().visitors)
      .insertInto('builder_event_counts')
      .values([...counted])
      .execute();
    const { numbers } = (await studio.as(leilani)('GET /garden/numbers')).body;
    expect(numbers).toEqual([
      { id: 'garden', visitors: 7, clicked: 0, converted: 0 },
      { id: 'v', visitors: 4, clicked: 2, converted: 0 },
    ]);
  });

  test('an earlier version is brought back, and a draft is given up', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    await ask('PATCH /garden/draft', studio.change(0, setText('a', 'Trees', 'Palms')));
    await ask('POST /garden/publish', { revision: 1 });
    await ask('PATCH /garden/draft', studio.change(1, { kind: 'remove', id: 'a' }));
    const restored = await ask('POST /garden/restore', { revision: 0 });
    expect(restored.body.revision).toBe(3);
    expect(wordsOf(restored.body.entry.data.blocks)).toEqual(['Trees', 'Water']);
    const discarded = await ask('POST /garden/discard');
    expect(discarded.body).toMatchObject({ revision: 4, state: 'published' });
    expect(wordsOf(discarded.body.entry.data.blocks)).toEqual(['Palms', 'Water']);
  });

  test('another page at the same address is told before publishing', async () => {
    await loadPage(content, garden);
    const ask = studio.as(leilani);
    const { id } = (await ask('POST /', { name: 'Trees', path: '/trees' })).body;
    const { query } = (await ask(`GET /${id}`)).body.entry;
    const moved = [{ ...query[0], value: '/garden' }];
    const set: Operation = { kind: 'set', id: null, path: ['query'], from: query, to: moved };
    const told = async () =>
      (await ask(`GET /${id}/checks`)).body.findings
        .filter(({ kind }: { kind: string }) => kind === 'same-address')
        .map(({ about }: { about: string }) => about);
    expect(await told()).toEqual([]);
    await ask(`PATCH /${id}/draft`, studio.change(1, set));
    expect(await told()).toEqual(['Garden']);
  });

  test('whoever translates writes words of their languages, and nothing else', async () => {
    await loadPage(content, garden);
    const ask = studio.as(person('malia', 'Malia', 'translator', ['haw']));
    expect((await ask('GET /')).body.pages).toMatchObject([
      { id: 'garden', path: '/builder/garden' },
    ]);
    const change = studio.change(0, setText('a', 'Trees', 'Palms'));
    expect((await ask('PATCH /garden/draft', change)).status).toBe(403);
    const to = { '@type': localizedType, Default: 'Trees', haw: 'Nā kumulāʻau' };
    const words = studio.change(0, setText('a', 'Trees', to));
    expect(await ask('PATCH /garden/draft', words)).toMatchObject({
      status: 200,
      body: { revision: 1, refused: [] },
    });
    for (const act of ['discard', 'restore', 'name', 'publish']) {
      expect((await ask(`POST /garden/${act}`, { revision: 1, label: 'x' })).status).toBe(403);
    }
  });

  test('a preview shows the draft as it stands, to whoever has its token, for a day', async () => {
    await loadPage(content, garden);
    await beStaff(leilani);
    const ask = studio.as(leilani);
    const { token } = (await ask('POST /garden/preview')).body;
    await ask('PATCH /garden/draft', studio.change(0, setText('a', 'Trees', 'Palms')));
    const open = createOpenPagePreview(studio.pages, 'https://studio', async () => null);
    const shown = await open(token);
    const earlier = await open(`${token}~0`);
    const first =
      earlier === 'expired'
        ? null
        : await earlier?.pageBuilder?.findContent('page', { urlPath: '/garden', language: 'en' });
    expect(JSON.stringify(first?.data.blocks)).toContain('Trees');
    expect(await open(`${token}~99`)).toBe('expired');
    if (shown === null || shown === 'expired') throw new Error('Nothing is shown.');
    const visit = { urlPath: '/garden', language: 'en' } as const;
    const drafted = await shown.pageBuilder?.findContent('page', visit);
    expect(wordsOf(drafted?.data.blocks as never)).toEqual(['Palms', 'Water']);
    expect(await seen()).toEqual(['Trees', 'Water']);
    expect(await open('page-unknown')).toBeNull();
    studio.wait(24 * 3_600_000);
    expect(await open(token)).toBe('expired');
  });

  test('a preview ends at once when its maker is blocked', async () => {
    await loadPage(content, garden);
    await beStaff(leilani);
    const { token } = (await studio.as(leilani)('POST /garden/preview')).body;
    const open = createOpenPagePreview(studio.pages, 'https://studio', async () => null);
    expect(await open(token)).toMatchObject({ token });
    const accounts = peopleQuery(studio.pages().visitors);
    await accounts.updateTable('studio_users').set({ blockedAt: '2026-05-01' }).execute();
    expect(await open(token)).toBe('expired');
  });
});
