import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../../tests/setup/test-databases.ts';
import {
  createDocument,
  fillFixture,
  fixtureTime,
  models,
  newsCount,
} from '../protocol.test-support.ts';
import { publish, saveLayer } from '../publish.ts';
import { DocumentStore, type View } from '../store.ts';
import { parseOrderings } from './parse-orderings.ts';
import { searchDocuments } from './search-documents.ts';

const pageSize = 20;
const orderings = parseOrderings('[document.first_publication_date desc]', models);
const target = { kind: 'type' } as const;
const filters = [{ kind: 'equals', target, values: ['news'] }] as const;

describeOnEachDatabase('a list of many documents', (openDatabase) => {
  async function open() {
    const database = await openDatabase();
    await fillFixture(database);
    const asked = { count: 0 };
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        asked.count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const store = new DocumentStore({ ...database, query: database.query.withPlugin(counting) });
    const readPage = (view: View, page: number, maxCached?: number) => {
      const asked = { filters, orderings, lang: 'en-us', after: null, page, pageSize };
      return searchDocuments(store, { ...asked, view }, maxCached);
    };
    const readView = () => store.readCurrentView(fixtureTime.getTime());
    return { database, asked, readPage, readView };
  }

  test('is put in order once, however many pages of it are read', async () => {
    const { asked, readPage, readView } = await open();
    const view = await readView();
    const first = await readPage(view, 1);
    asked.count = 0;
    const found = [...first.versionIds];
    for (let page = 2; page <= Math.ceil(newsCount / pageSize); page += 1) {
      const { versionIds, total } = await readPage(view, page);
      expect(total).toBe(newsCount);
      found.push(...versionIds);
    }
    expect(asked.count).toBe(0);
    expect(new Set(found).size).toBe(newsCount);
    expect(await readPage(view, 99)).toEqual({ versionIds: [], total: newsCount });
  });

  test('of which only the beginning is cached is the same on each page', async () => {
    const { readPage, readView } = await open();
    const view = await readView();
    const whole = await (await open()).readPage(view, 1, newsCount);
    const found: number[] = [];
    for (let page = 1; page <= Math.ceil(newsCount / pageSize); page += 1) {
      const { versionIds, total } = await readPage(view, page, pageSize * 2 + 5);
      expect(total).toBe(newsCount);
      found.push(...versionIds);
    }
    expect(new Set(found).size).toBe(newsCount);
    expect(found.slice(0, pageSize)).toEqual(whole.versionIds);
    expect((await readPage(view, 99, pageSize)).total).toBe(newsCount);
  });

  test('is another one after a publication, and where a layer changes what is shown', async () => {
    const { database, readPage, readView } = await open();
    const before = await readView();
    await readPage(before, 1);
    const save = [createDocument('news', 'one-more', { published: '2026-01-02T10:00:00Z' })];
    await publish(database, models, { save }, fixtureTime);
    expect((await readPage(await readView(), 1)).total).toBe(newsCount + 1);
    expect((await readPage(before, 1)).total).toBe(newsCount);

    const layer = { id: 'look', kind: 'preview', label: '', ref: 'always-the-same' } as const;
    const places = async () => {
      const layers = await new DocumentStore(database).listLayers();
      const shown = layers.find(({ id }) => id === layer.id) ?? null;
      return (await readPage({ ...(await readView()), layer: shown }, 1)).total;
    };
    await saveLayer(database, models, { ...layer, save: [createDocument('news', 'seen-soon')] });
    expect(await places()).toBe(newsCount + 2);
    await saveLayer(database, models, { ...layer, save: [] });
    expect(await places()).toBe(newsCount + 1);
  });
});
