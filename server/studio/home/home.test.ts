import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import {
  createDocumentId,
  createSetId,
  type StoredDocument,
} from '#services/content-management/embedded/stored-document.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import {
  kai,
  leilani,
  loadStaff,
  openItems,
  person,
  setIdOf,
  toStaff,
} from '../items/items.test-support.ts';

describeOnEachDatabase('the studio’s home', (openDatabase) => {
  let content: Database;
  let studio: ReturnType<typeof openItems>;

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openItems(content, await openDatabase('visitors'));
  });

  async function begin(uid: string, who = leilani) {
    const ask = studio.as(who);
    await ask('POST /', { type: 'staff', uid, title: uid });
    await ask(`PATCH /${setIdOf(uid)}/draft`, studio.save(1, { path: 'en.title', to: 'Curator' }));
    return ask;
  }
  const home = async (who = leilani) => (await studio.as(who)('GET /home')).body;
  const names = (items: readonly { title: { en: string } }[]) => items.map(({ title }) => title.en);

  test('shows the drafts that one wrote oneself until they are published', async () => {
    await begin('malia');
    await begin('noa', kai);
    expect(names((await home()).mine)).toEqual(['malia']);
    expect(names((await home(kai)).mine)).toEqual(['noa']);
    await studio.as(leilani)(`POST /${setIdOf('malia')}/publish`, { revision: 2 });
    const after = await home();
    expect([names(after.mine), names(after.published)]).toEqual([[], ['malia']]);
    expect(after.published[0]).toMatchObject({ by: 'Leilani', type: 'staff' });
  });

  test('says of which types one wrote most lately', async () => {
    await begin('malia');
    await begin('noa');
    await studio.as(leilani)('POST /', { type: 'news', uid: 'rain', title: 'Rain' });
    expect((await home()).makes).toEqual(['staff', 'news']);
    expect((await home(kai)).makes).toEqual([]);
  });

  test('tells publishers what waits for them, and nobody else', async () => {
    await begin('malia');
    const editor = person('pua', 'Pua', 'editor');
    await studio.as(editor)(`POST /${setIdOf('malia')}/ask`, { revision: 2, note: 'For Friday' });
    expect((await home()).wishes).toMatchObject([
      { setId: setIdOf('malia'), wish: { by: 'Pua', note: 'For Friday' } },
    ]);
    expect((await home(editor)).wishes).toEqual([]);
  });

  test('says what appears and what goes, the nearest first', async () => {
    const ask = await begin('malia');
    const wish = { revision: 2, at: '2026-05-03T09:00', until: '2026-05-05T00:00' };
    await ask(`POST /${setIdOf('malia')}/publish`, wish);
    expect((await home()).coming).toMatchObject([
      { what: 'appears', at: '2026-05-03T19:00:00.000Z' },
      { what: 'goes', at: '2026-05-05T10:00:00.000Z' },
    ]);
    expect((await home()).published).toEqual([]);
  });

  test('counts what languages lack: of somebody who translates their own', async () => {
    await loadStaff(
      content,
      toStaff('keoni', 'Keoni', { en: 'Guard', es: 'Guardia' }),
      studio.now(),
    );
    expect((await home()).lacking).toEqual([
      { language: 'es', missing: 0, outdated: 0 },
      { language: 'haw', missing: 1, outdated: 0 },
    ]);
    const translator = person('nalu', 'Nalu', 'translator', ['haw']);
    expect((await home(translator)).lacking).toEqual([
      { language: 'haw', missing: 1, outdated: 0 },
    ]);
  });

  test('shows releases while they are open, to those who can do something with them', async () => {
    const ask = await begin('malia');
    const { id, version } = (await ask('POST /releases', { name: 'Spring' })).body;
    const member = { setId: setIdOf('malia'), revision: 2 };
    const added = await ask(`POST /releases/${id}/items`, member);
    expect((await home(person('ed', 'Ed', 'editor'))).releases).toMatchObject([{ name: 'Spring' }]);
    expect((await home(person('nalu', 'Nalu', 'translator', ['haw']))).releases).toEqual([]);
    const times = { at: '2026-06-01T09:00' };
    const present = added.body.version ?? version;
    const sent = { version: present, withoutNewer: false, ...times };
    expect((await ask(`POST /releases/${id}/publish`, sent)).status).toBe(200);
    expect((await home()).releases).toEqual([]);
  });

  test('says the hours of today as visitors read them', async () => {
    expect((await home()).hours).toBeNull();
    const [document] = toStaff('settings', '', { en: '' });
    const data = {
      timezone: 'Pacific/Honolulu',
      opening_hours: [{ day: 'friday', is_closed: false, opens: '10:00', closes: '17:00' }],
      exceptional_hours: [{ date: '2026-05-02', end_date: null, is_closed: true }],
    };
    const settings = {
      ...(document as StoredDocument),
      type: 'settings',
      uid: null,
      id: createDocumentId('settings', 'settings', 'en-us'),
      setId: createSetId('settings', 'settings'),
      data,
    };
    await loadStaff(content, [settings], studio.now());
    expect((await home()).hours).toEqual({
      date: '2026-05-01',
      opens: 600,
      closes: 1020,
      isException: false,
    });
    studio.wait(86_400_000);
    expect((await home()).hours).toMatchObject({ opens: null, isException: true });
    // Settings alone are no content.
    expect((await home()).isNew).toBe(true);
    await begin('malia');
    expect((await home()).isNew).toBe(false);
  });
});
