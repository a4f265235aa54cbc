import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { leilani, openItems } from '../items/items.test-support.ts';
import { listItems } from '../items/list-items.ts';
import { openItem } from '../items/open-item.ts';
import { exportTranslations } from './export-translations.ts';
import { importTranslations } from './import-translations.ts';
import { readUnit, toUnitSegments } from './unit-words.ts';
import { listWords } from './words-of-item.ts';
import { findXliffProblems } from './xliff/check-xliff.test-support.ts';
import { readXliff } from './xliff/read-xliff.ts';
import { writeXliff } from './xliff/write-xliff.ts';

describe('the whole museum as files of translations', () => {
  let content: Database;
  let studio: ReturnType<typeof openItems>;

  beforeAll(async () => {
    content = openSqlite('content', ':memory:');
    const visitors = openSqlite('visitors', ':memory:');
    await migrate(content);
    await migrate(visitors);
    await loadDocuments({
      database: content,
      folder: 'content/documents',
      images: JSON.parse(readFileSync('content/images/index.json', 'utf8')),
      now: new Date(),
      timeZone: 'Pacific/Honolulu',
    });
    studio = openItems(content, visitors);
    return async () => {
      await content.close();
      await visitors.close();
    };
  });

  test('every text of every language comes back as it was', async () => {
    const room = studio.items();
    let texts = 0;
    let after: string | undefined;
    do {
      const page = await listItems(room, { after });
      for (const { setId, type } of page.items) {
        const { content: item } = await openItem(room, setId);
        for (const fields of Object.values(item.languages)) {
          for (const { path, model, value } of listWords(
            room.models,
            type,
            fields ?? {},
          ).values()) {
            const segments = toUnitSegments(value, value);
            const unit = { id: 'u', name: path, state: 'translated', notes: [], segments } as const;
            const items = [{ id: 'f', original: '', notes: [], units: [unit] }];
            const read = await readXliff(writeXliff({ source: 'en', target: 'haw', items }));
            const back = read.items[0]?.units[0]?.segments ?? [];
            expect(readUnit(model, back), `${setId} ${path}`).toEqual(value);
            texts += 1;
          }
        }
      }
      after = page.next ?? undefined;
    } while (after);
    expect(texts).toBeGreaterThan(3_000);
  });

  test.each(['es', 'haw'] as const)(
    'a file of all in %s is valid, and changes nothing',
    async (language) => {
      const room = studio.items();
      const exported = await exportTranslations(room, { language, units: 'all' });
      expect(exported.items).toBeGreaterThan(200);
      expect(findXliffProblems(exported.text)).toEqual([]);
      const report = await importTranslations(room, leilani, exported.text, true);
      expect(report.items).toEqual([]);
      expect(report.counts.same + report.counts.empty).toBe(exported.units);
      const drafts = await room.query.selectFrom('studio_drafts').select('set_id').execute();
      expect(drafts).toEqual([]);
    },
  );
});
