import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ContentManagement } from '#services/content-management/contract.ts';
import { itemCalendar, programsCalendar } from './calendars.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
const program = (type: string, uid: string, ...days: string[]) => ({
  ...{ type, uid, title: text(uid), summary: null, location: null, status: 'scheduled' },
  href: `/${type}/${uid}`,
  times: days.map((day) => ({ startsAt: `${day}T20:00:00Z`, endsAt: null, isCancelled: false })),
});
const events = [program('event', 'late', '2026-12-20'), program('event', 'over', '2026-11-01')];
const many = Array.from({ length: 600 }, (_, at) => `${2027 + Math.floor(at / 300)}-06-15`);

const contentManagement = {
  listEvents: async () => [...events, program('event', 'daily', ...many)],
  listPublicPrograms: async () => [program('public_program', 'soon', '2026-11-22')],
  listConvenings: async () => [],
  findSettings: async () => ({ siteName: text('Hale Girih') }),
  findEvent: async (uid: string) => events.find((one) => one.uid === uid) ?? null,
} as unknown as ContentManagement;
const source = {
  publicOrigin: 'https://museum.example',
  contentManagement,
  now: () => new Date('2026-11-21T10:00:00Z'),
  timeZone: 'Pacific/Honolulu',
};
const app = new Hono()
  .get('/calendar/programs.ics', programsCalendar(source))
  .get('/calendar/*', itemCalendar(source));

async function read(path: string) {
  const response = await app.request(path);
  const lines = (await response.text()).split('\r\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  return { response, valuesOf };
}

test('all programs are what is to come, the nearest first, as many as a calendar takes', async () => {
  const { response, valuesOf } = await read('/calendar/programs.ics');
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const titles = valuesOf('SUMMARY');
  expect(titles).toHaveLength(500);
  expect(titles.slice(0, 3)).toEqual(['soon', 'late', 'daily']);
  expect(titles).not.toContain('over');
});

test('one item comes with all its times, and takes two hours where no end is known', async () => {
  const { valuesOf } = await read('/calendar/events/over.ics');
  expect(valuesOf('DTSTART')).toEqual(['20261101T200000Z']);
  expect(valuesOf('DTEND')).toEqual(['20261101T220000Z']);
  expect(valuesOf('URL')).toEqual(['https://museum.example/event/over?day=2026-11-01']);
});

test('what is not there is not found', async () => {
  for (const path of ['/calendar/events/none.ics', '/calendar/staff/late.ics', '/calendar/x']) {
    expect((await app.request(path)).status).toBe(404);
  }
});
