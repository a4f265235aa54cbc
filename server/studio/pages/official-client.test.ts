import { fetchOneEntry } from '@builder.io/sdk-react';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { variantsPath } from '#shared/page-builder/editing/audiences.ts';
import {
  type EditedEntry,
  elementType,
  rootList,
} from '#shared/page-builder/editing/block-tree.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { fieldType } from '#shared/page-builder/editing/page-data.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';
import {
  addVariation,
  endTest,
  giveShare,
  rootOf,
} from '#shared/page-builder/editing/variations.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani } from '../items/items.test-support.ts';
import { loadPage, openPages } from './pages.test-support.ts';

const text = (id: string, words: string) => ({
  '@type': elementType,
  id,
  component: { name: 'Text', options: { text: words } },
});
/** With fields, a component, targeting and a language that no editor of ours knows. */
const garden = {
  id: 'garden',
  name: 'Garden',
  ...{ ownerId: 'space', stage: 'theirs', rev: 'r1', meta: { kind: 'page', own: [1, null] } },
  published: 'published',
  query: [
    { '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: '/garden' },
    { property: 'city', operator: 'isNot', value: ['Hilo', { odd: 1 }], note: 'theirs' },
  ],
  data: {
    title: { '@type': '@builder.io/core:LocalizedValue', Default: 'Garden', 'fr-FR': 'Jardin' },
    kept: { unknown: [null, 1, { deep: true }] },
    blocks: [
      text('a', 'Trees'),
      { ...text('theirs', ''), component: { name: 'Their:Map', options: { at: [1, 2] } } },
      {
        ...{ '@type': elementType, id: 'some', children: [text('all', 'For all')] },
        component: {
          name: 'PersonalizationContainer',
          options: { variants: [{ name: 'x', query: [], blocks: [text('g', 'One')] }], theirs: 1 },
        },
      },
      {
        ...{ '@type': elementType, id: 'shared' },
        component: { name: 'Symbol', options: { symbol: { model: 'symbol', entry: 'none' } } },
      },
    ],
  },
};

/** Paths at which two values differ. */
function listDifferences(one: unknown, other: unknown, path = ''): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const isBoth = (is: (value: unknown) => boolean) => is(one) && is(other);
  if (isBoth(Array.isArray) ? (one as []).length === (other as []).length : isBoth(isTree)) {
    const keys = new Set([...Object.keys(one as object), ...Object.keys(other as object)]);
    return [...keys].flatMap((key) =>
      listDifferences(
        (one as Record<string, unknown>)[key],
        (other as Record<string, unknown>)[key],
        path ? `${path}.${key}` : key,
      ),
    );
  }
  return [path];
}

/** When it was published; the service's own. */
const bookkeeping = /^(?:lastUpdated|createdDate|firstPublished|startDate|endDate)$/;

describeOnEachDatabase('what the official client reads', (openDatabase) => {
  let studio: ReturnType<typeof openPages>;
  let content: Database;

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openPages(content, await openDatabase('visitors'));
    await loadPage(content, garden);
  });

  const read = (urlPath = '/garden') =>
    fetchOneEntry({
      ...{ apiKey: 'test', model: 'page', canTrack: false, apiHost: 'https://test.internal' },
      userAttributes: { urlPath, city: 'Honolulu' },
      fetch: studio.fetch,
    } as never) as unknown as Promise<EditedEntry>;

  /** Makes a change in the studio, publishes it, and says what the client reads otherwise. */
  async function change(of: (entry: EditedEntry) => readonly Operation[], urlPath?: string) {
    const ask = studio.as(leilani);
    const before = await read();
    const { entry, revision } = (await ask('GET /garden')).body;
    const operations = of(entry).map((one) => JSON.parse(JSON.stringify(one)) as Operation);
    const saved = await ask('PATCH /garden/draft', studio.change(revision, ...operations));
    expect(saved).toMatchObject({ status: 200, body: { refused: [] } });
    const published = await ask('POST /garden/publish', { revision: saved.body.revision });
    expect(published.status).toBe(200);
    const after = await read(urlPath);
    return listDifferences(before, after).filter((path) => !bookkeeping.test(path));
  }
  const set = (id: string | null, path: readonly (string | number)[], from: unknown, to: unknown) =>
    ({ kind: 'set', id, path, from, to }) as const;
  const option = ['component', 'options', 'text'];

  test('differs by the edit alone: words, looks, data, groups, rules, addresses', async () => {
    expect(await change(() => [set('a', option, 'Trees', 'Palms')])).toEqual([
      'data.blocks.0.component.options.text',
    ]);
    expect(await change(() => [set('g', option, 'One', 'Two')])).toEqual([
      'data.blocks.2.component.options.variants.0.blocks.0.component.options.text',
    ]);
    const query = [{ property: 'device', operator: 'is', value: 'mobile' }];
    expect(await change(() => [set('some', [...variantsPath, 0, 'query'], [], query)])).toEqual([
      'data.blocks.2.component.options.variants.0.query',
    ]);
    const bound = 'state.peopleItem.name';
    expect(
      await change(() => [
        set('a', ['bindings', 'component.options.text'], undefined, bound),
        set('a', ['repeat'], undefined, { collection: 'state.people' }),
        set(null, ['data', 'inputs'], undefined, [
          { '@type': fieldType, name: 'people', type: 'list', defaultValue: [{ name: 'Keola' }] },
        ]),
      ]),
    ).toEqual(['data.blocks.0.bindings', 'data.blocks.0.repeat', 'data.inputs']);
    expect(await change(() => [set(null, ['priority'], undefined, -3)])).toEqual(['priority']);
    expect(
      await change(({ query: rules }) => {
        const [first, ...others] = rules as Record<string, unknown>[];
        return [set(null, ['query'], rules, [{ ...first, value: '/trees' }, ...others])];
      }, '/trees'),
    ).toEqual(['query.0.value']);
  });

  test('differs by the edit alone: parts inserted, moved, copied and removed, symbols beside them', async () => {
    const place = { parent: null, list: rootList, after: 'a' };
    expect(
      await change(() => [
        { kind: 'insert', block: text('new', 'New'), place },
        { kind: 'remove', id: 'new' },
      ]),
    ).toEqual([]);
    const moved = await change(() => [
      { kind: 'move', id: 'theirs', place: { ...place, after: null } },
    ]);
    expect(moved.every((path) => /^data\.blocks\.[01]\./.test(path))).toBe(true);
    const after = await read();
    expect((after.data.blocks as { id: string }[]).map(({ id }) => id).slice(0, 4)).toEqual([
      ...['theirs', 'a', 'some', 'shared'],
    ]);
  });

  test('differs by the edit alone: another form begins, is composed, gets its share, and ends', async () => {
    let made = 0;
    const own = { id: 'b', name: 'Form B', now: 7 };
    expect(await change((entry) => addVariation(entry, own, () => `b-${++made}`))).toEqual([
      ...['variations.b', 'testRatio'],
    ]);
    expect(await change((entry) => giveShare(entry, 'b', 0.3))).toEqual([
      ...['variations.b.testRatio', 'testRatio'],
    ]);
    const place = { ...rootOf('b'), after: null };
    expect(await change(() => [{ kind: 'insert', block: text('in-b', 'Sea'), place }])).toEqual([
      'variations.b.data.blocks',
    ]);
    const tested = await read();
    expect(tested.variations).toMatchObject({
      b: { id: 'b', name: 'Form B', testRatio: 0.3, data: { kept: garden.data.kept } },
    });
    expect(await change((entry) => endTest(entry, 'b'))).toEqual([
      ...['data.blocks', 'variations.b', 'testRatio'],
    ]);
    const { stage, rev, meta, data } = await read();
    expect({ stage, rev, meta, kept: data.kept, title: data.title }).toEqual({
      ...{ stage: 'theirs', rev: 'r1', meta: garden.meta },
      ...{ kept: garden.data.kept, title: garden.data.title },
    });
  });
});
