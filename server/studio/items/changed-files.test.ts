import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { type Models, readModels } from '#services/content-management/models/read-models.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, openItems, readPublic, setIdOf } from './items.test-support.ts';

const models = readModels();

/** The models after somebody took a field of a type away, or the whole type. */
function without(type: string, field?: string): Models {
  const types = new Map(models.types);
  const model = types.get(type);
  if (field === undefined) types.delete(type);
  else if (model) {
    const fields = Object.entries(model.fields).filter(([name]) => name !== field);
    types.set(type, { ...model, fields: Object.fromEntries(fields) });
  }
  return { ...models, types };
}

const court = {
  file: 'people/keoni.webp',
  width: 20,
  height: 10,
  dominantColor: '#123456',
  alt: { en: 'Keoni', es: 'Keoni', haw: 'Keoni' },
};

describeOnEachDatabase('what changes around an item of the studio', (openDatabase) => {
  let content: Database;
  let visitors: Database;
  let folder: string;
  let studio: ReturnType<typeof openItems>;
  let images: Record<string, typeof court>;
  const setId = setIdOf('keoni');

  beforeEach(async () => {
    content = await openDatabase('content');
    visitors = await openDatabase('visitors');
    studio = openItems(content, visitors);
    images = { 'people/keoni': court };
    folder = join(mkdtempSync(join(tmpdir(), 'girih-changed-')), 'documents');
    mkdirSync(join(folder, 'staff'), { recursive: true });
    for (const uid of ['noa', 'pua', 'malia', 'lani', 'kimo']) write(uid);
    write('keoni');
    await load();
    const ask = studio.as(leilani);
    const changes = [
      { path: 'en.title', from: 'Guard', to: 'Head guard' },
      { path: 'en.pronouns', to: 'he/him' },
    ];
    await ask(`PATCH /${setId}/draft`, studio.save(0, ...changes));
    await ask(`POST /${setId}/publish`, { revision: 1 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (uid: string) =>
    writeFileSync(
      join(folder, `staff/${uid}.json`),
      JSON.stringify({
        type: 'staff',
        uid,
        shared: { name: uid, ...(uid === 'keoni' && { image: 'people/keoni' }) },
        en: { title: 'Guard' },
      }),
    );
  const load = (now = models) =>
    loadDocuments({
      database: content,
      folder,
      images,
      models: now,
      now: studio.now(),
      timeZone: 'Pacific/Honolulu',
    });
  const ofStudio = ({ warnings }: Awaited<ReturnType<typeof load>>) =>
    warnings.filter(({ reason }) => reason.includes('studio'));
  const read = () => readPublic(content, 'keoni', studio.now());

  test('the list of pictures says something else: nothing is asked, and the studio’s words stay', async () => {
    images = { 'people/keoni': { ...court, alt: { en: 'A', es: 'B', haw: 'C' } } };
    expect(ofStudio(await load())).toEqual([]);
    expect(await read()).toEqual({ en: 'Head guard' });
    images = {};
    expect(ofStudio(await load())).toEqual([]);
    expect(await read()).toEqual({ en: 'Head guard' });
    expect((await studio.as(leilani)('GET /conflicts')).body.conflicts).toEqual([]);
  });

  test('a field goes from the models while a draft holds it: the rest is edited and published', async () => {
    const later = without('staff', 'pronouns');
    await load(later);
    studio = openItems(content, visitors, later);
    const ask = studio.as(leilani);
    const opened = await ask(`GET /${setId}`);
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    const change = { path: 'en.title', from: 'Head guard', to: 'Chief guard' };
    const wish = { ...studio.save(1, change), key: 'another-save-key-000001' };
    expect((await ask(`PATCH /${setId}/draft`, wish)).status).toBe(200);
    const published = await ask(`POST /${setId}/publish`, { revision: 2 });
    expect(published.status, JSON.stringify(published.body)).toBe(200);
    expect(await read()).toEqual({ en: 'Chief guard' });
    expect((await ask(`GET /${setId}/history/1`)).body.languages.en.pronouns).toBe('he/him');
  });

  test('a type goes from the models: its held items stay as they are and nothing else breaks', async () => {
    const later = without('staff');
    const report = await load(later);
    expect(report.rejected.length).toBeGreaterThan(0);
    studio = openItems(content, visitors, later);
    const ask = studio.as(leilani);
    expect((await ask('GET /')).status).toBe(200);
    expect((await ask('GET /conflicts')).body.conflicts).toEqual([]);
    expect((await ask(`GET /${setId}`)).status).toBe(404);
    await load();
    studio = openItems(content, visitors);
    expect((await studio.as(leilani)(`GET /${setId}`)).body.languages.en.title).toBe('Head guard');
    expect(await read()).toEqual({ en: 'Head guard' });
  });

  test('an item is renamed in files: both are there, and the old one can be archived', async () => {
    renameSync(join(folder, 'staff/keoni.json'), join(folder, 'staff/keoni-k.json'));
    writeFileSync(
      join(folder, 'staff/keoni-k.json'),
      JSON.stringify({
        type: 'staff',
        uid: 'keoni-k',
        shared: { name: 'K' },
        en: { title: 'Guard' },
      }),
    );
    expect(ofStudio(await load())).toMatchObject([
      { file: 'staff/keoni.json', reason: expect.stringContaining('is gone') },
    ]);
    expect(await read()).toEqual({ en: 'Head guard' });
    expect(await readPublic(content, 'keoni-k', studio.now())).toEqual({ en: 'Guard' });
    const ask = studio.as(leilani);
    expect((await ask('GET /conflicts')).body.conflicts).toMatchObject([{ setId, file: null }]);
    expect((await ask(`POST /${setId}/archive`, {})).status).toBe(200);
    expect((await ask('GET /conflicts')).body.conflicts).toEqual([]);
    expect(ofStudio(await load())).toEqual([]);
  });

  test('the way from a file’s change to the next quiet load', async () => {
    writeFileSync(
      join(folder, 'staff/keoni.json'),
      JSON.stringify({ type: 'staff', uid: 'keoni', shared: { name: 'K' }, en: { title: 'Cook' } }),
    );
    expect(ofStudio(await load())).toHaveLength(1);
    expect(ofStudio(await load())).toHaveLength(1);
    const ask = studio.as(leilani);
    const chosen = await ask(`POST /${setId}/choose`, { keep: 'file' });
    expect((await ask(`POST /${setId}/publish`, { revision: chosen.body.revision })).status).toBe(
      200,
    );
    expect(await read()).toEqual({ en: 'Cook' });
    expect(ofStudio(await load())).toEqual([]);
  });
});
