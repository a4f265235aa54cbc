import { type KyselyPlugin, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { syncIndex } from './item-index.ts';
import { leilani, loadStaff, openItems, toStaff } from './items.test-support.ts';
import { fillIndex } from './many-items.test-support.ts';

const asked = [
  { query: '', total: 10_000 },
  { query: '?search=person+4321', total: 1 },
  { query: '?language=haw&state=changed', total: 130 },
  { query: '?type=staff&after=1700000005000.set-5000', total: 3_334 },
];

describeOnEachDatabase('a list that is not there yet', (openDatabase) => {
  test('is made once for all who ask for it meanwhile', async () => {
    const content = await openDatabase('content');
    const room = openItems(content, await openDatabase('visitors')).items();
    await loadStaff(content, toStaff('kai', 'Kai', { en: 'Guide' }), new Date());
    const read = vi.spyOn(room.documents, 'readSets');
    await Promise.all([syncIndex(room), syncIndex(room), syncIndex(room)]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describeOnEachDatabase('a list of items that a load brought', (openDatabase) => {
  test('is written by few statements, however many they are', async () => {
    const [content, visitors] = [await openDatabase('content'), await openDatabase('visitors')];
    const names = Array.from({ length: 250 }, (_, at) => `person-${at}`);
    const documents = names.flatMap((name) => toStaff(name, name, { en: 'Guide', haw: 'Alakaʻi' }));
    await loadStaff(content, documents, new Date());
    let written = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind !== 'SelectQueryNode') written += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const counted = { ...visitors, query: visitors.query.withPlugin(counting) };
    await syncIndex(openItems(content, counted).items());
    const { rows } = await sql<{
      items: number;
    }>`SELECT COUNT(*) AS items FROM studio_items`.execute(visitors.query);
    expect(Number(rows[0]?.items)).toBe(250);
    // Three hundreds: their rows, what was made of them before, what they lack.
    expect(written).toBeLessThan(20);
  });
});

describeOnEachDatabase('a list of 10,000 items', (openDatabase) => {
  // How long it takes: `node bench/studio-lists.ts`.
  test('asks for one page and a count, whatever is looked for', async () => {
    const visitors = await openDatabase('visitors');
    await fillIndex(visitors, 10_000);
    const read = { queries: 0, rows: 0 };
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        read.queries += 1;
        return node;
      },
      async transformResult({ result }) {
        read.rows += result.rows.length;
        return result;
      },
    };
    const counted = { ...visitors, query: visitors.query.withPlugin(counting) };
    const ask = openItems(await openDatabase('content'), counted).as(leilani);
    // The first one takes in what is published.
    await ask('GET /');
    for (const { query, total } of asked) {
      Object.assign(read, { queries: 0, rows: 0 });
      const { body } = await ask(`GET /${query}`);
      expect([query, body.total, body.items.length]).toEqual([query, total, Math.min(total, 50)]);
      // The publication that is known, the page with one more, the count.
      expect(read.queries).toBe(3);
      expect(read.rows).toBeLessThanOrEqual(53);
    }
  });
});
