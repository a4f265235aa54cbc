import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { leilani, openItems } from './items.test-support.ts';

describe('the next times of a ticket', () => {
  let content: Database;
  let visitors: Database;
  let folder: string;
  let studio: ReturnType<typeof openItems>;
  const setId = createSetId('ticket_type', 'house-tour');

  const write = (path: string, document: object) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, `${path}.json`), JSON.stringify(document));
  };

  beforeEach(async () => {
    [content, visitors] = [openSqlite('content', ':memory:'), openSqlite('visitors', ':memory:')];
    await migrate(content);
    await migrate(visitors);
    studio = openItems(content, visitors);
    folder = mkdtempSync(join(tmpdir(), 'girih-times-'));
    const hours = { is_closed: false, opens: '10:00', closes: '17:00' };
    write('settings/settings', {
      type: 'settings',
      uid: 'settings',
      shared: {
        timezone: 'Pacific/Honolulu',
        opening_hours: [
          { day: 'friday', ...hours },
          { day: 'saturday', ...hours },
        ],
        exceptional_hours: [{ date: '2026-05-09', is_closed: true }],
        addresses: [{ kind: 'visit', street: 'Ala Hōkū', city: 'Honolulu' }],
      },
      en: { site_name: 'Hale Girih' },
    });
    write('ticket_type/house-tour', {
      type: 'ticket_type',
      uid: 'house-tour',
      shared: {
        kind: 'guided_tour',
        is_active: true,
        capacity: 12,
        schedule: [{ weekday: 'friday', starts: '11:00' }],
      },
      en: { name: 'House tour' },
    });
    const now = studio.now();
    await loadDocuments({
      database: content,
      folder,
      images: {},
      now,
      timeZone: 'Pacific/Honolulu',
    });
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await content.close();
    await visitors.close();
  });

  const ask = () => studio.as(leilani);
  const readLanguages = async () => (await ask()(`GET /${setId}`)).body.languages;
  const timesOf = (days: { date: string; times: { time: string }[] }[]) =>
    days.flatMap(({ date, times }) => times.map(({ time }) => `${date} ${time}`));

  test('are those that visitors can reserve, by what stands in the form', async () => {
    const languages = await readLanguages();
    const schedule = [
      ...languages.en.schedule,
      { _key: 'new', weekday: 'saturday', starts: '15:00' },
    ];
    const form = { languages: { ...languages, en: { ...languages.en, schedule } } };
    const { status, body } = await ask()(`POST /${setId}/times`, form);
    expect(status).toBe(200);
    expect(body.days).toHaveLength(14);
    expect(body.days[0]).toMatchObject({ date: '2026-05-01', isOpen: true });
    expect(body.days[0].times).toEqual([{ time: '11:00', capacity: 12 }]);
    // On the ninth the house is closed.
    expect(timesOf(body.days)).toEqual([
      '2026-05-01 11:00',
      '2026-05-02 15:00',
      '2026-05-08 11:00',
    ]);
  });

  test('are none for a ticket that has no times, and visitors see nothing of the question', async () => {
    const languages = await readLanguages();
    const form = { languages: { ...languages, en: { ...languages.en, schedule: [] } } };
    expect((await ask()(`POST /${setId}/times`, form)).body).toEqual({ days: null });
    const { body } = await ask()(`POST /${setId}/times`, { languages });
    expect(timesOf(body.days)).toContain('2026-05-08 11:00');
  });

  test('are refused for what no form holds', async () => {
    const form = { languages: { en: { schedule: 'often' }, es: null, haw: null } };
    expect((await ask()(`POST /${setId}/times`, form)).status).toBe(400);
  });
});
