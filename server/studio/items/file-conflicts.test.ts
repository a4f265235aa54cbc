import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { leilani, openItems, readPublic, setIdOf } from './items.test-support.ts';

describeOnEachDatabase('files and the studio', (openDatabase) => {
  let content: Database;
  let folder: string;
  let studio: ReturnType<typeof openItems>;
  const setId = setIdOf('keoni');

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openItems(content, await openDatabase('visitors'));
    folder = join(mkdtempSync(join(tmpdir(), 'girih-studio-')), 'documents');
    mkdirSync(join(folder, 'staff'), { recursive: true });
    for (const uid of ['noa', 'pua', 'malia', 'lani', 'kimo']) write(uid, 'Guide');
    write('keoni', 'Guard');
    await load();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (uid: string, title: string) =>
    writeFileSync(
      join(folder, `staff/${uid}.json`),
      JSON.stringify({ type: 'staff', uid, shared: { name: uid }, en: { title } }),
    );
  const load = () =>
    loadDocuments({
      database: content,
      folder,
      images: {},
      now: studio.now(),
      timeZone: 'Pacific/Honolulu',
    });
  const read = () => readPublic(content, 'keoni', studio.now());

  /** The studio publishes another job. */
  async function change() {
    const ask = studio.as(leilani);
    const wish = studio.save(0, { path: 'en.title', from: 'Guard', to: 'Head guard' });
    await ask(`PATCH /${setId}/draft`, wish);
    await ask(`POST /${setId}/publish`, { revision: 1 });
    return ask;
  }

  test('an item that the studio published stays when other files are loaded', async () => {
    await change();
    write('noa', 'Gardener');
    const report = await load();
    expect(await read()).toEqual({ en: 'Head guard' });
    expect(report.warnings.filter(({ reason }) => reason.includes('studio'))).toEqual([]);
    expect(await readPublic(content, 'noa', studio.now())).toEqual({ en: 'Gardener' });
  });

  test('so does a draft that is not published yet, and an item that no file has', async () => {
    const ask = studio.as(leilani);
    const wish = studio.save(0, { path: 'en.title', from: 'Guard', to: 'Head guard' });
    await ask(`PATCH /${setId}/draft`, wish);
    await ask('POST /', { type: 'staff', uid: 'nalani', title: 'Nalani' });
    const own = setIdOf('nalani');
    await ask(`PATCH /${own}/draft`, studio.save(1, { path: 'en.title', to: 'Weaver' }));
    await ask(`POST /${own}/publish`, { revision: 2 });
    write('keoni', 'Night guard');
    await load();
    expect(await read()).toEqual({ en: 'Guard' });
    expect(await readPublic(content, 'nalani', studio.now())).toEqual({ en: 'Weaver' });
  });

  test('a file that changed too is told, both versions are kept, and the studio chooses', async () => {
    const ask = await change();
    write('keoni', 'Night guard');
    const report = await load();
    expect(report.warnings).toContainEqual(
      expect.objectContaining({
        file: 'staff/keoni.json',
        reason: expect.stringContaining('is not what the studio began with'),
      }),
    );
    expect(await read()).toEqual({ en: 'Head guard' });
    expect((await ask('GET /conflicts')).body.conflicts).toMatchObject([
      {
        setId,
        studio: { languages: { en: { title: 'Head guard' } } },
        file: { languages: { en: { title: 'Night guard' } } },
      },
    ]);
    const chosen = await ask(`POST /${setId}/choose`, { keep: 'file' });
    expect(chosen.body).toMatchObject({
      revision: 2,
      state: 'changed',
      languages: { en: { title: 'Night guard' } },
    });
    expect((await ask('GET /conflicts')).body.conflicts).toEqual([]);
    await load();
    expect((await ask('GET /conflicts')).body.conflicts).toEqual([]);
    expect((await ask(`GET /${setId}/history/1`)).body.languages.en.title).toBe('Head guard');
  });

  test('the studio’s version stays when it is chosen, until the file changes again', async () => {
    const ask = await change();
    write('keoni', 'Night guard');
    await load();
    expect((await ask(`POST /${setId}/choose`, { keep: 'studio' })).body.state).toBe('published');
    write('noa', 'Gardener');
    await load();
    expect((await ask('GET /conflicts')).body.conflicts).toEqual([]);
    write('keoni', 'Day guard');
    await load();
    expect((await ask('GET /conflicts')).body.conflicts).toHaveLength(1);
    const none = await ask(`POST /${setIdOf('noa')}/choose`, { keep: 'studio' });
    expect([none.status, none.body.error.code]).toEqual([409, 'no-conflict']);
  });

  test('a file that is gone takes no item of the studio away', async () => {
    const ask = await change();
    rmSync(join(folder, 'staff/keoni.json'));
    const report = await load();
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ reason: expect.stringContaining('is gone') }),
    );
    expect(await read()).toEqual({ en: 'Head guard' });
    expect((await ask('GET /conflicts')).body.conflicts).toMatchObject([{ setId, file: null }]);
    expect((await ask(`POST /${setId}/choose`, { keep: 'file' })).status).toBe(409);
  });

  test('a broken file says nothing of what it would be', async () => {
    const ask = await change();
    writeFileSync(join(folder, 'staff/keoni.json'), '{ "type": "staff"');
    await load();
    expect((await ask('GET /conflicts')).body.conflicts).toEqual([]);
    expect(await read()).toEqual({ en: 'Head guard' });
  });
});
