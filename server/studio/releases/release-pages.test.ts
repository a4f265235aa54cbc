import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { createPageBuilderClient } from '#services/page-builder/client/client.ts';
import { createPageBuilderServer } from '#services/page-builder/embedded/server.ts';
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
import { loadPage } from '../pages/pages.test-support.ts';
import { createOpenPreview } from '../previews/open-preview.ts';
import { releaseQuery } from './tables.ts';

const text = (id: string, words: string) => ({
  id,
  component: { name: 'Text', options: { text: words } },
});
const at = (value: string) => [{ property: 'urlPath', operator: 'is', value }];

describeOnEachDatabase('a release with pages', (openDatabase) => {
  let content: Database;
  let visitors: Database;
  let studio: ReturnType<typeof openItems>;
  let ask: ReturnType<ReturnType<typeof openItems>['as']>;
  let saves = 0;

  beforeEach(async () => {
    content = await openDatabase('content');
    visitors = await openDatabase('visitors');
    studio = openItems(content, visitors);
    await loadStaff(content, toStaff('keoni', 'Keoni', { en: 'Guard' }), studio.now());
    await loadPage(content, {
      ...{ id: 'garden', name: 'Garden', published: 'published', query: at('/garden') },
      data: { title: 'Garden', blocks: [text('a', 'Trees')] },
    });
    ask = studio.as(leilani);
  });

  /** What visitors get: the title of an item, and the words of two pages. */
  const shown = async () => {
    const answer = createPageBuilderServer({
      ...{ database: content, visitors, timeZone: 'UTC', now: () => studio.now().getTime() },
      access: { apiKey: 'test', privateKey: null },
    });
    const client = createPageBuilderClient({
      ...{ apiKey: 'test', endpoint: 'https://test.internal', apiVersion: 'v3', warn: () => {} },
      localeCodes: { en: 'en', es: 'es', haw: 'haw' },
      fetch: (input, init) => answer(new Request(input, init)),
    });
    const words = async (urlPath: string) => {
      const found = await client.findContent('page', { urlPath, language: 'en' });
      const [block] = (found?.data.blocks ?? []) as unknown as {
        component?: { options?: { text?: string } };
      }[];
      return block?.component?.options?.text ?? null;
    };
    const { en } = await readPublic(content, 'keoni', studio.now());
    return [en ?? null, await words('/garden'), await words('/night')];
  };
  const before = ['Guard', 'Trees', null];
  const after = ['Head guard', 'Palms', 'Stars'];

  const operate = (id: string, base: number, operation: object, who = leilani) => {
    saves += 1;
    const key = `page-save-key-${String(saves).padStart(6, '0')}`;
    return studio.as(who)(`PATCH /pages/${id}/draft`, { base, operations: [operation], key });
  };
  const setText = (from: string, to: string) => ({
    ...{ kind: 'set', id: 'a', path: ['component', 'options', 'text'], from, to },
  });

  /** An item and a page in another form, and a page that is new. */
  async function begin() {
    const change = studio.save(0, { path: 'en.title', from: 'Guard', to: 'Head guard' });
    const { revision } = (await ask(`PATCH /${setIdOf('keoni')}/draft`, change)).body;
    await operate('garden', 0, setText('Trees', 'Palms'));
    const night = (await ask('POST /pages', { name: 'Night', path: '/night' })).body.id as string;
    const place = { parent: null, list: ['data', 'blocks'], after: null };
    await operate(night, 1, { kind: 'insert', block: text('n', 'Stars'), place });
    const { id } = (await ask('POST /releases', { name: 'May' })).body;
    await ask(`POST /releases/${id}/items`, { setId: setIdOf('keoni'), revision });
    await ask(`POST /releases/${id}/pages`, { pageId: 'garden', revision: 1 });
    const { version } = (await ask(`POST /releases/${id}/pages`, { pageId: night, revision: 2 }))
      .body;
    return { id, version, night };
  }

  test('publishes items and pages together, and takes all of it back', async () => {
    const { id, version } = await begin();
    expect((await ask('GET /releases')).body.releases[0]).toMatchObject({
      pageIds: expect.arrayContaining(['garden']),
    });
    const published = await ask(`POST /releases/${id}/publish`, { version });
    expect(published.body).toMatchObject({
      state: 'published',
      pages: [{ state: 'public' }, { state: 'public' }],
    });
    expect(await shown()).toEqual(after);
    const { revisions } = (await ask('GET /pages/garden/history')).body;
    const noted = { kind: 'published', revision: 1, release: 'May' };
    expect(revisions).toContainEqual(expect.objectContaining(noted));
    const open = await ask(`POST /releases/${id}/reopen`, { version: published.body.version });
    expect(open.body.state).toBe('open');
    expect(await shown()).toEqual(before);
    const again = await ask(`POST /releases/${id}/publish`, { version: open.body.version });
    expect(again.body.state).toBe('published');
    expect(await shown()).toEqual(after);
  });

  test('at a moment changes items, pages that are seen and pages that are new in the same millisecond', async () => {
    const { id, version } = await begin();
    const wish = { version, at: '2026-05-02T09:00' };
    const scheduled = (await ask(`POST /releases/${id}/publish`, wish)).body;
    expect(scheduled.state).toBe('scheduled');
    studio.wait(23 * 3_600_000 - 1);
    expect(await shown()).toEqual(before);
    studio.wait(1);
    expect(await shown()).toEqual(after);
    await ask(`POST /releases/${id}/reopen`, { version: scheduled.version });
    expect(await shown()).toEqual(before);
  });

  test('that is to come is taken back before its moment', async () => {
    const { id, version } = await begin();
    const wish = { version, at: '2026-05-02T09:00' };
    const scheduled = (await ask(`POST /releases/${id}/publish`, wish)).body;
    await ask(`POST /releases/${id}/reopen`, { version: scheduled.version });
    studio.wait(48 * 3_600_000);
    expect(await shown()).toEqual(before);
  });

  test('with a page that cannot be published publishes nothing', async () => {
    const { id } = await begin();
    const empty = (await ask('POST /pages', { name: 'Empty', path: '/empty' })).body.id;
    const put = await ask(`POST /releases/${id}/pages`, { pageId: empty, revision: 1 });
    const problems = [expect.objectContaining({ kind: 'nothing-on-it' })];
    expect(put.body.pages).toContainEqual(
      expect.objectContaining({ id: empty, state: 'problems', problems }),
    );
    const refused = await ask(`POST /releases/${id}/publish`, { version: put.body.version });
    expect([refused.status, refused.body.error]).toMatchObject([422, { pages: [empty] }]);
    expect(await shown()).toEqual(before);
    const { version } = (await ask(`DELETE /releases/${id}/pages/${empty}`)).body;
    await ask(`POST /releases/${id}/publish`, { version });
    expect(await shown()).toEqual(after);
  });

  test('of which a page was written on is published when that was seen; one that was published since is not taken back', async () => {
    const { id, version } = await begin();
    await operate('garden', 1, setText('Palms', 'Ferns'), kai);
    const refused = await ask(`POST /releases/${id}/publish`, { version });
    expect(refused.body.error).toMatchObject({ code: 'newer', pageIds: ['garden'] });
    const wish = { version, withoutNewer: true };
    const done = (await ask(`POST /releases/${id}/publish`, wish)).body;
    expect(await shown()).toEqual(after);
    await ask('POST /pages/garden/publish', { revision: 2 });
    const back = await ask(`POST /releases/${id}/reopen`, { version: done.version });
    expect([back.status, back.body.error]).toMatchObject([409, { pageIds: ['garden'] }]);
  });

  test('whose process ended before it was written is open again', async () => {
    const { id } = await begin();
    const rows = releaseQuery(studio.items().query).updateTable('studio_releases');
    await rows.set({ state: 'publishing' }).where('id', '=', id).execute();
    studio.wait(6 * 60_000);
    expect((await ask(`GET /releases/${id}`)).body.state).toBe('open');
    expect(await shown()).toEqual(before);
  });

  test('a link for people without an account shows the draft of a page until it is ended', async () => {
    await begin();
    const { id, name, role } = leilani;
    await releaseQuery(studio.items().query)
      .withTables<{ studio_users: Record<string, unknown> }>()
      .insertInto('studio_users')
      .values({
        ...{ id, name, email: 'l@museum.example', role, languages: '[]', language: 'en' },
        ...{ emailVerified: 1, createdAt: '', updatedAt: '' },
      })
      .execute();
    const link = { label: 'The press', setId: 'page:garden', at: null, path: null };
    const made = await ask('POST /previews/links', { ...link, language: 'es', days: 3 });
    const { pathname, searchParams } = new URL(made.body.address);
    expect(pathname).toBe('/es/builder/garden');
    const open = createOpenPreview(studio.items, studio.pages, 'https://studio.example');
    const shownBy = async () => {
      const preview = await open(searchParams.get('preview') ?? '');
      if (preview === null || preview === 'expired') return preview;
      const visit = { urlPath: '/garden', language: 'en' } as const;
      const found = await preview.pageBuilder?.findContent('page', visit);
      return [preview.framedBy, JSON.stringify(found?.data.blocks).includes('Palms')];
    };
    expect(await shownBy()).toEqual([null, true]);
    await ask(`DELETE /previews/links/${made.body.id}`);
    expect(await shownBy()).toBe('expired');
  });
});
