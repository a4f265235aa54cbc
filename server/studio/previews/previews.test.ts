import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import type { Person } from '#shared/studio/rights.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import {
  type Asked,
  createTestClient,
  leilani,
  loadStaff,
  openItems,
  person,
  setIdOf,
  toStaff,
} from '../items/items.test-support.ts';
import { createGetPages } from '../pages/page-room.ts';
import type { People } from '../people/open-people.ts';
import { peopleQuery } from '../people/tables.ts';
import { createStudio } from '../studio.ts';
import { createOpenPreview } from './open-preview.ts';

const origin = 'https://studio.example';
const siteOrigin = 'https://museum.example';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describeOnEachDatabase('Previews', (openDatabase) => {
  let content: Database;
  let studio: ReturnType<typeof openItems>;
  let openPreview: ReturnType<typeof createOpenPreview>;
  const setId = setIdOf('keoni');

  beforeEach(async () => {
    content = await openDatabase('content');
    studio = openItems(content, await openDatabase('visitors'));
    const { id, name, email, role } = leilani;
    await peopleQuery(studio.items().visitors)
      .insertInto('studio_users')
      .values({
        ...{ id, name, email, role, languages: '[]', language: 'en' },
        ...{ emailVerified: 1, createdAt: '', updatedAt: '' },
      })
      .execute();
    openPreview = createOpenPreview(studio.items, createGetPages(null), origin);
    await loadStaff(content, toStaff('keoni', 'Keoni', { en: 'Guard' }), studio.now());
  });

  const as =
    (who: Person) =>
    async (call: string, body?: object): Promise<Asked> => {
      const [method = '', path = ''] = call.split(' ');
      const people = async () =>
        ({ findSession: async () => ({ id: 's', person: who }) }) as unknown as People;
      const app = createStudio({ origin, siteOrigin, folder: '', people, items: studio.items });
      const response = await app.request(`${origin}/api/previews${path === '/' ? '' : path}`, {
        method,
        headers: { Origin: origin, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
  const tokenOf = (address: string) => new URL(address).searchParams.get('preview') ?? '';
  /** What the site's pages read there. */
  async function read(token: string): Promise<unknown> {
    const shown = await openPreview(token);
    if (shown === null || shown === 'expired') return shown;
    const client = createTestClient(content, studio.now);
    const found = await client.getAllByType('staff', { ref: shown.ref ?? '' });
    return found.map(({ data }) => data.title);
  }
  const link = {
    label: 'Trustees',
    setId,
    at: null,
    path: '/about/staff',
    language: 'en',
    days: 3,
  };

  test('the site at a moment is what its schedules make of it, and what is shown now stays out', async () => {
    const ask = studio.as(leilani);
    const { body: item } = await ask(`GET /${setId}`);
    const saved = await ask(
      `PATCH /${setId}/draft`,
      studio.save(item.revision, { path: 'en.title', from: 'Guard', to: 'Head guard' }),
    );
    const wish = {
      revision: saved.body.revision,
      at: '2026-05-05T09:00',
      until: '2026-05-06T09:00',
    };
    expect((await ask(`POST /${setId}/publish`, wish)).status).toBe(200);

    const showAt = async (at: string) => {
      const { body } = await as(leilani)('POST /moments', { at, path: '/about/staff' });
      expect(body.address).toMatch(
        /^https:\/\/museum\.example\/about\/staff\?preview=[0-9a-f]{32}$/,
      );
      return tokenOf(body.address);
    };
    expect(await read(await showAt('2026-05-05T08:59'))).toEqual(['Guard']);
    const during = await showAt('2026-05-05T09:00');
    expect(await read(during)).toEqual(['Head guard']);
    expect(await read(await showAt('2026-05-06T09:00'))).toEqual([]);
    const shown = await openPreview(during);
    expect(shown).toMatchObject({ at: new Date('2026-05-05T19:00:00Z'), framedBy: origin });
    expect((shown as { note: object }).note).toMatchObject({
      en: expect.stringMatching(/May\s5,\s2026 at 9\sam\./),
      es: expect.stringMatching(/5\sde\smayo\sde\s2026/),
      haw: expect.stringMatching(/5\sMei\s2026/),
    });
    studio.wait(4 * hourMs);
    expect(await openPreview(during)).toBe('expired');
  });

  test('a time that the clock leaves out or shows twice, and one far away, are refused in words', async () => {
    await studio.items().query.selectFrom('studio_drafts').select('set_id').execute();
    const inChicago = { ...studio.items(), timeZone: 'America/Chicago' };
    const ask = async (at: string) => {
      const people = async () =>
        ({ findSession: async () => ({ id: 's', person: leilani }) }) as unknown as People;
      const app = createStudio({ origin, folder: '', people, items: () => inChicago });
      const answer = await app.request(`${origin}/api/previews/moments`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ at }),
      });
      return ((await answer.json()) as { error?: { code: string } }).error?.code ?? answer.status;
    };
    expect(await ask('2027-03-14T02:30')).toBe('no-such-time');
    expect(await ask('2026-11-01T01:30')).toBe('no-such-time');
    expect(await ask('2026-11-01T03:30')).toBe(200);
    expect(await ask('2036-11-01T03:30')).toBe('too-far');
    expect(await ask('tomorrow')).toBe('no-such-time');
  });

  test('a link shows the draft as it is when it is opened, and is stored as a hash alone', async () => {
    const { body } = await as(leilani)('POST /links', link);
    const token = tokenOf(body.address);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await read(token)).toEqual(['Guard']);
    const ask = studio.as(leilani);
    const save = studio.save(0, { path: 'en.title', from: 'Guard', to: 'Head guard' });
    await ask(`PATCH /${setId}/draft`, save);
    expect(await read(token)).toEqual(['Head guard']);
    const again = await openPreview(token);
    expect(await openPreview(token)).toEqual(again);
    expect(again).toMatchObject({ at: null, framedBy: null });
    const rows = await studio
      .items()
      .visitors.query.selectFrom('studio_preview_links' as never)
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await as(leilani)('GET /'))).not.toContain(token);
    expect(JSON.stringify(studio.acts)).not.toContain(token);
  });

  test('a link is listed with who made it, ends at once when it is ended, and by itself', async () => {
    const first = await as(leilani)('POST /links', link);
    studio.wait(1_000);
    const second = await as(leilani)('POST /links', {
      ...link,
      label: 'Press',
      at: '2026-05-05T09:00',
    });
    const listed = (await as(leilani)('GET /')).body.links;
    expect(listed).toMatchObject([
      { label: 'Press', madeBy: 'Leilani', shownAt: '2026-05-05T19:00:00.000Z' },
      { label: 'Trustees', madeBy: 'Leilani', expiresAt: '2026-05-04T20:00:00.000Z' },
    ]);
    expect((await as(leilani)(`DELETE /links/${first.body.id}`)).status).toBe(200);
    expect(await openPreview(tokenOf(first.body.address))).toBe('expired');
    expect((await as(leilani)(`DELETE /links/${first.body.id}`)).status).toBe(404);
    expect(await read(tokenOf(second.body.address))).toEqual(['Guard']);
    studio.wait(3 * dayMs);
    expect(await openPreview(tokenOf(second.body.address))).toBe('expired');
    expect((await as(leilani)('GET /')).body.links).toEqual([]);
    expect(studio.acts.map(({ act }) => act)).toEqual([
      'preview.shared',
      'preview.shared',
      'preview.ended',
    ]);
  });

  test.for([
    { name: 'blocked', change: { blockedAt: '2026-05-01' } },
    { name: 'a translator', change: { role: 'translator' } },
    { name: 'nobody any more', change: null },
  ])('a link ends when who made it is $name', async ({ change }) => {
    const { body } = await as(leilani)('POST /links', link);
    const token = tokenOf(body.address);
    expect(await read(token)).toEqual(['Guard']);
    const query = peopleQuery(studio.items().visitors);
    await (change
      ? query.updateTable('studio_users').set(change).execute()
      : query.deleteFrom('studio_users').execute());
    expect(await openPreview(token)).toBe('expired');
  });

  test.for([
    { name: 'blocked', change: { blockedAt: '2026-05-01' } },
    { name: 'at the desk', change: { role: 'desk' } },
    { name: 'nobody any more', change: null },
  ])('somebody’s own previews end at once when they are $name', async ({ change }) => {
    const form = await studio.as(leilani)(`POST /${setId}/preview`, {
      languages: { en: { title: 'Gardener' }, es: null, haw: null },
    });
    const moment = await as(leilani)('POST /moments', { at: '2026-05-05T09:00' });
    const tokens = [form.body.ref as string, tokenOf(moment.body.address)];
    for (const token of tokens) expect(await openPreview(token)).toMatchObject({ token });
    const query = peopleQuery(studio.items().visitors);
    await (change
      ? query.updateTable('studio_users').set(change).execute()
      : query.deleteFrom('studio_users').execute());
    for (const token of tokens) expect(await openPreview(token)).toBe('expired');
  });

  test('what nobody made shows nothing', async () => {
    for (const token of [
      '',
      'x'.repeat(43),
      'f'.repeat(32),
      '%',
      'ʻ'.repeat(43),
      'a'.repeat(5_000),
    ]) {
      expect(await openPreview(token), token.slice(0, 50)).toBeNull();
    }
  });

  test('a link names a page of the site and days that there are', async () => {
    const ask = as(leilani);
    const refused = [
      { ...link, days: 31 },
      { ...link, days: 0 },
      { ...link, path: '//elsewhere.example' },
      { ...link, path: '/\\elsewhere.example' },
      { ...link, path: 'https://elsewhere.example' },
      { ...link, label: ' ' },
    ];
    for (const wrong of refused) {
      expect((await ask('POST /links', wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await ask('POST /links', { ...link, setId: null })).body.error.code).toBe(
      'nothing-to-show',
    );
    expect((await ask('POST /links', { ...link, setId: 'nobody' })).status).toBe(404);
  });

  test('who may not share looks, and makes and ends no link', async () => {
    const translator = person('noe', 'Noe', 'translator', ['haw']);
    expect((await as(translator)('POST /links', link)).status).toBe(403);
    expect((await as(translator)('POST /moments', { at: '2026-05-05T09:00' })).status).toBe(200);
    expect((await as(person('d', 'D', 'desk'))('GET /')).status).toBe(403);
  });
});
