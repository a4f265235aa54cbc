import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { type EditedEntry, elementType } from '#shared/page-builder/editing/block-tree.ts';
import {
  addVariation,
  endTest,
  giveShare,
  rootOf,
} from '#shared/page-builder/editing/variations.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { kai, leilani } from '../items/items.test-support.ts';
import { loadPage, openPages } from './pages.test-support.ts';

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
  data: { title: 'Garden', kept: { unknown: [null, 1] }, blocks: [text('a', 'Trees')] },
  unknown: 'kept too',
};

describeOnEachDatabase('forms of a page', (openDatabase) => {
  let studio: ReturnType<typeof openPages>;
  let content: Database;

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openPages(content, await openDatabase('visitors'));
    await loadPage(content, garden);
  });

  /** Makes changes of the draft as it stands. */
  async function change(of: (entry: EditedEntry) => Parameters<typeof studio.change>[1][]) {
    const ask = studio.as(kai);
    const { entry, revision } = (await ask('GET /garden')).body;
    const saved = await ask('PATCH /garden/draft', studio.change(revision, ...of(entry)));
    expect(saved).toMatchObject({ status: 200, body: { refused: [] } });
    return (await ask('GET /garden')).body as { entry: EditedEntry; revision: number };
  }
  let made = 0;
  const begin = (id: string) => (entry: EditedEntry) =>
    addVariation(entry, { id, name: `Form ${id}`, now: 7 }, () => `copy-${++made}`);

  test('one is begun, composed and published, and visitors get both with their shares', async () => {
    await change(begin('b'));
    const place = { ...rootOf('b'), after: null };
    const { revision } = await change(() => [{ kind: 'insert', block: text('new', 'Sea'), place }]);
    expect(await studio.visit('/garden')).not.toHaveProperty('variations.b');
    await studio.as(leilani)('POST /garden/publish', { revision });
    const seen = await studio.visit('/garden');
    expect(seen?.data.blocks).toMatchObject([{ id: 'a' }]);
    expect(Object.values(seen?.variations ?? {})).toMatchObject([
      {
        ...{ id: 'b', name: 'Form b', testRatio: 0.5 },
        data: { title: 'Garden', kept: garden.data.kept, blocks: [{ id: 'new' }, {}] },
      },
    ]);
  });

  test('those that give more than there is are not published, and it is said why', async () => {
    await change(begin('b'));
    await change(begin('c'));
    await change((entry) => giveShare(entry, 'b', 0.75));
    const path = ['variations', 'c', 'testRatio'];
    const { revision } = await change(() => [{ kind: 'set', id: null, path, from: 0.25, to: 0.5 }]);
    const ask = studio.as(leilani);
    const refused = await ask('POST /garden/publish', { revision });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'stopped' } } });
    const { findings } = (await ask('GET /garden/checks')).body;
    expect(findings[0]).toMatchObject({ kind: 'shares-too-large' });
  });

  test('the test ends with one of them, and the rest of the page is as it was', async () => {
    await change(begin('b'));
    const place = { ...rootOf('b'), after: null };
    await change(() => [{ kind: 'insert', block: text('new', 'Sea'), place }]);
    const { entry } = await change((present) => endTest(present, 'b'));
    expect(entry).toMatchObject({ unknown: 'kept too', variations: {}, testRatio: 1 });
    expect(entry.data).toMatchObject({ title: 'Garden', kept: garden.data.kept });
    expect(entry.data.blocks).toMatchObject([{ id: 'new' }, { component: { name: 'Text' } }]);
  });

  test('a share that is none is refused', async () => {
    await change(begin('b'));
    const path = ['variations', 'b', 'testRatio'];
    for (const to of [2, -1, '0.5', { $gt: 0 }]) {
      const wrong = { kind: 'set' as const, id: null, path, from: 0.5, to };
      const { revision } = (await studio.as(kai)('GET /garden')).body;
      const saved = await studio.as(kai)('PATCH /garden/draft', studio.change(revision, wrong));
      expect(saved.status).toBe(400);
    }
  });
});
