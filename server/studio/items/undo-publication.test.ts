import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import {
  leilani,
  loadStaff,
  openItems,
  person,
  readPublic,
  setIdOf,
  toStaff,
} from './items.test-support.ts';
import { openItem } from './open-item.ts';
import { unpublishItem } from './publish-item.ts';
import { publishDecision } from './publish-items.ts';
import { itemQuery } from './tables.ts';

describeOnEachDatabase('a publication', (openDatabase) => {
  let content: Database;
  let visitors: Database;
  let studio: ReturnType<typeof openItems>;
  const setId = setIdOf('malia');
  const shown = () => readPublic(content, 'malia', studio.now());

  beforeEach(async () => {
    content = await openDatabase('content');
    visitors = await openDatabase('visitors');
    studio = openItems(content, visitors);
  });

  async function write(base: number, from: string | null, to: string) {
    const change = studio.save(base, { path: 'en.title', from, to });
    return (await studio.as(leilani)(`PATCH /${setId}/draft`, change)).body.revision as number;
  }

  async function begin() {
    const ask = studio.as(leilani);
    await ask('POST /', { type: 'staff', uid: 'malia', title: 'Malia Kahale' });
    return { ask, revision: await write(1, null, 'Curator') };
  }

  test('is taken back for what was published before it, and the words stay as the draft', async () => {
    const { ask, revision } = await begin();
    await ask(`POST /${setId}/publish`, { revision, until: '2026-06-01T00:00' });
    studio.wait(60_000);
    const next = await write(revision, 'Curator', 'Director');
    await ask(`POST /${setId}/publish`, { revision: next });
    studio.wait(60_000);
    const undone = await ask(`POST /${setId}/undo`, { revision: next });
    expect(undone.body).toMatchObject({
      state: 'changed',
      revision: next,
      languages: { en: { title: 'Director' } },
      published: { revision, until: '2026-06-01T10:00:00.000Z' },
    });
    expect(await shown()).toEqual({ en: 'Curator' });
    expect(studio.acts.at(-1)?.act).toBe('item.publication-undone');
    const again = await ask(`POST /${setId}/undo`, { revision: next });
    expect([again.status, again.body.error.code]).toEqual([409, 'newer']);
    await ask(`POST /${setId}/undo`, { revision });
    expect(await shown()).toEqual({ en: 'Director' });
  });

  test('is taken back for one that a process did not live to note', async () => {
    const { ask, revision } = await begin();
    await ask(`POST /${setId}/publish`, { revision });
    await itemQuery(visitors)
      .updateTable('studio_revisions')
      .set({ kind: 'publishing' })
      .where('kind', '=', 'published')
      .execute();
    const next = await write(revision, 'Curator', 'Director');
    await ask(`POST /${setId}/publish`, { revision: next });
    const undone = await ask(`POST /${setId}/undo`, { revision: next });
    expect(undone.body.published).toMatchObject({ revision });
    expect(await shown()).toEqual({ en: 'Curator' });
  });

  test('that a process took off the site and did not live to note is noted, and archived, at the next look', async () => {
    const { ask, revision } = await begin();
    await ask(`POST /${setId}/publish`, { revision });
    const dying = {
      ...studio.items(),
      onPublished() {
        throw new Error('killed');
      },
    };
    const archiving = unpublishItem(dying, leilani, setId, { isArchived: true });
    await expect(archiving).rejects.toThrow('killed');
    expect(await shown()).toEqual({});
    const { revisions } = (await ask(`GET /${setId}/history`)).body;
    expect(new Set(revisions.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['draft', 'published']),
    );
    expect(studio.acts.filter(({ act }) => act === 'item.archived')).toHaveLength(1);
    expect((await ask(`GET /${setId}`)).body.state).toBe('archived');
    expect((await ask('GET /?state=archived')).body.items).toHaveLength(1);
    await ask(`GET /${setId}/history`);
    expect(studio.acts.filter(({ act }) => act === 'item.archived')).toHaveLength(1);
  });

  test('decided before another one is not written over it', async () => {
    const { ask, revision } = await begin();
    const opened = await openItem(studio.items(), setId);
    const next = await write(revision, 'Curator', 'Director');
    await ask(`POST /${setId}/publish`, { revision: next });
    const late = { opened, revision, content: opened.content, from: null, until: null };
    const writing = publishDecision(studio.items(), leilani, { items: [late], details: {} });
    await expect(writing).rejects.toMatchObject({ status: 409, code: 'newer' });
    expect(await shown()).toEqual({ en: 'Director' });
  });

  test('that was the first is taken back by taking the item off the site', async () => {
    const { ask, revision } = await begin();
    await ask(`POST /${setId}/publish`, { revision });
    expect((await ask(`POST /${setId}/undo`, { revision })).body.state).toBe('draft');
    expect(await shown()).toEqual({});
    expect((await ask(`POST /${setId}/undo`, { revision: 0 })).body.state).toBe('published');
    expect(await shown()).toEqual({ en: 'Curator' });
  });

  test('that is still to come is taken back before anybody has seen it', async () => {
    const { ask, revision } = await begin();
    await ask(`POST /${setId}/publish`, { revision });
    const next = await write(revision, 'Curator', 'Director');
    await ask(`POST /${setId}/publish`, { revision: next, at: '2026-05-02T09:00' });
    await ask(`POST /${setId}/undo`, { revision: next });
    studio.wait(2 * 86_400_000);
    expect(await shown()).toEqual({ en: 'Curator' });
  });

  test('gives way to what files brought', async () => {
    await loadStaff(content, toStaff('malia', 'Malia', { en: 'Guard' }), studio.now());
    const ask = studio.as(leilani);
    await write(0, 'Guard', 'Head guard');
    await ask(`POST /${setId}/publish`, { revision: 1 });
    expect(await shown()).toEqual({ en: 'Head guard' });
    const undone = await ask(`POST /${setId}/undo`, { revision: 1 });
    expect(undone.body).toMatchObject({ state: 'changed', published: { revision: 0 } });
    expect(await shown()).toEqual({ en: 'Guard' });
  });

  test('is asked for by who may not publish, and is no wish any more once it is there', async () => {
    const { ask, revision } = await begin();
    const editor = studio.as(person('pua', 'Pua', 'editor'));
    const old = await editor(`POST /${setId}/ask`, { revision: 1 });
    expect([old.status, old.body.error.code]).toEqual([409, 'newer']);
    const asked = await editor(`POST /${setId}/ask`, { revision, note: 'For Friday' });
    expect(asked.body.wish).toMatchObject({
      by: 'Pua',
      isMine: true,
      note: 'For Friday',
      revision,
    });
    const other = studio.as(person('noa', 'Noa', 'editor'));
    expect((await other(`DELETE /${setId}/ask`)).body.wish).toMatchObject({ isMine: false });
    expect((await ask(`POST /${setId}/publish`, { revision })).body.wish).toBeNull();
    await editor(`POST /${setId}/ask`, { revision });
    expect((await ask(`DELETE /${setId}/ask`)).body.wish).toBeNull();
  });
});
