import { expect, test } from 'vitest';
import { searchDocuments } from '#services/content-management/embedded/query/search-documents.ts';
import { DocumentStore } from '#services/content-management/embedded/store.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { leilani, loadStaff, openItems, setIdOf, toStaff } from './items/items.test-support.ts';
import { explainQuery, listQueries } from './query-plans.test-support.ts';

/** Tables that grow with each day of work, and whose rows hold whole items. */
const large = '(studio_revisions|studio_drafts|studio_saves|studio_acts|document_versions)';
/** That SQLite and PostgreSQL read a table from its beginning, or all that is published. */
const readsAll = [
  new RegExp(`SCAN (${large}|v|other|revision)( USING .*AUTOMATIC.*)?$`),
  /document_versions_by_layer \(layer=\? AND ref_to[=>]\?\)/,
  new RegExp(`Seq Scan on ${large}`),
];

describeOnEachDatabase('The studio’s questions', (openDatabase) => {
  // With 10,000 items: `node bench/studio-lists.ts --explain`.
  test('are answered by indexes, however much was written', async () => {
    const content = await openDatabase('content');
    const visitors = await openDatabase('visitors');
    const now = new Date('2026-05-01T00:00:00Z');
    await loadStaff(content, toStaff('kai', 'Kai', { en: 'Guide', es: 'Guía' }), now);
    const { as, save } = openItems(content, visitors);
    const ask = as(leilani);
    const id = setIdOf('kai');
    await ask(`PATCH /${id}/draft`, save(0, { path: 'en.title', from: 'Guide', to: 'Guides' }));
    await ask('GET /');
    await loadStaff(content, toStaff('noe', 'Noʻe', { en: 'Desk' }), now);
    const asked = await listQueries([content, visitors], async () => {
      // Which state visitors see is asked at every look for changes.
      const documents = new DocumentStore(content);
      const view = await documents.readCurrentView(now.getTime());
      await documents.readNextMoment(now.getTime());
      // What the site reads anew after each publication.
      const ofType = { kind: 'equals', target: { kind: 'type' }, values: ['staff'] } as const;
      const first = { orderings: [], page: 1, pageSize: 100, after: null };
      await searchDocuments(documents, { view, lang: 'en-us', filters: [ofType], ...first });
      for (const path of ['/', '/home', `/${id}`, `/${id}/uses`, `/${id}/history`]) {
        expect((await ask(`GET ${path}`)).status).toBe(200);
      }
    });
    expect(asked.length).toBeGreaterThan(15);
    for (const one of asked) {
      const plan = await explainQuery(one, true);
      for (const pattern of readsAll) {
        const found = plan.filter((line) => pattern.test(line));
        expect(found, one.sql).toEqual([]);
      }
    }
  });
});
