import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { isLanguage } from '#shared/languages/languages.ts';
import { readModels } from '../../models/read-models.ts';
import { defaultLanguageCodes } from '../content-languages.ts';
import { loadDocuments } from '../load-content.ts';
import { DocumentStore } from '../store.ts';
import { toDocuments, toItemContent } from './item.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

test('every item of the museum comes back from its fields as the documents it was', async () => {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  await loadDocuments({
    database,
    folder: 'content/documents',
    images: JSON.parse(readFileSync('content/images/index.json', 'utf8')),
    now: new Date(),
    timeZone: 'Pacific/Honolulu',
  });
  const store = new DocumentStore(database);
  const view = await store.readView(await store.readCurrentView(Date.now()));
  const documents = await store.readVersions([...view.byId.values()].map((one) => one.versionId));
  const models = readModels();
  const context = {
    models,
    languageCodes: defaultLanguageCodes,
    findTranslation: (id: string, language: string) => {
      const set = view.byId.get(id)?.setId ?? '';
      if (!isLanguage(language)) return id;
      const wanted = defaultLanguageCodes[language];
      return view.bySet.get(set)?.find(({ lang }) => lang === wanted)?.id ?? id;
    },
  };
  const sets = Map.groupBy(documents.values(), ({ setId }) => setId);
  expect(sets.size).toBeGreaterThan(100);
  let whole = 0;
  for (const [setId, set] of sets) {
    const { type = '', uid = null } = set[0] ?? {};
    const content = toItemContent(type, set, context);
    const made = toDocuments({ setId, type, uid }, content, [], context, hash);
    for (const document of set) {
      const same = made.find(({ id }) => id === document.id);
      expect(JSON.stringify(same?.data), `${type}/${uid} ${document.lang}`).toBe(
        JSON.stringify(document.data),
      );
    }
    const again = toDocuments({ setId, type, uid }, content, set, context, hash);
    expect(again.every((one) => set.includes(one))).toBe(true);
    whole += JSON.stringify(content.languages.es ?? {}).split('"dimensions"').length - 1;
  }
  // Pictures are the master's; a language has their words alone, but for those inside its own slices.
  expect(whole).toBeLessThan(40);
  await database.close();
});
