import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { untilChange } from '../middleware/until-change.ts';
import { PageCache } from '../pages/page-cache.ts';
import type { SiteServices } from '../services/build-services.ts';
import { ContentVersion } from './content-version.ts';
import { createFindNextChange, type ReadSchedule } from './find-next-change.ts';

const openingHours = [
  { day: 'wednesday', opens: '10:00', closes: '17:00', lastEntry: '16:00' } as const,
];
const nothing = async () => [];
const schedule: ReadSchedule = {
  findSettings: async () => ({
    timeZone: 'Pacific/Honolulu',
    openingHours,
    exceptionalHours: [],
  }),
  listPublicPrograms: nothing,
  listEvents: nothing,
  listConvenings: nothing,
  listTicketTypes: nothing,
};
const asked = {
  findContentVersion: async () => '1',
  expectChange: () => {},
};
const services = {
  contentManagement: asked,
  objectCollection: asked,
  pageBuilder: asked,
} as unknown as SiteServices;
/** Neither is embedded, so nothing is asked of the database. */
const settings = { prismic: {}, pageBuilder: { apiKey: 'key' } } as unknown as Parameters<
  typeof createFindNextChange
>[1];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a page that says whether it is open is another version at the minute of opening and closing', async () => {
  // A Wednesday, 9:59:30 in Honolulu.
  vi.setSystemTime(Date.parse('2026-11-25T19:59:30Z'));
  const version = new ContentVersion(
    services,
    pino({ level: 'silent' }),
    createFindNextChange({} as Database, settings, schedule),
    3_600_000,
  );
  await version.start();
  expect(version.msUntilChange).toBe(30_000);
  const closed = version.current;
  await vi.advanceTimersByTimeAsync(29_900);
  expect(version.current).toBe(closed);
  await vi.advanceTimersByTimeAsync(200);
  const open = version.current;
  expect(open).not.toBe(closed);
  // A quarter after the last entry it says that nobody is let in any more.
  expect(version.msUntilChange).toBeGreaterThan(6.2 * 3_600_000);
  await vi.advanceTimersByTimeAsync(7 * 3_600_000);
  expect(version.current).not.toBe(open);
  version.stop();
});

/** Of an hour's length. @param at in Honolulu */
const span = (at: string) => ({
  startsAt: new Date(`${at}-10:00`).toISOString(),
  endsAt: new Date(Date.parse(`${at}-10:00`) + 3_600_000).toISOString(),
});
const moment = (time: string) => Date.parse(`2026-11-28T${time}:00-10:00`);

// A Saturday, on which this house is closed.
test.each<[what: string, held: object, moments: readonly string[]]>([
  [
    'a program',
    { listPublicPrograms: async () => [{ times: [span('2026-11-28T10:00:00')] }] },
    ['10:00', '11:00', '24:00'],
  ],
  [
    'an event without an end, which is taken to last two hours',
    {
      listEvents: async () => [{ times: [{ ...span('2026-11-28T18:00:00'), endsAt: null }] }],
    },
    ['18:00', '20:00', '24:00'],
  ],
  [
    'a convening of three days',
    {
      listConvenings: async () => [
        {
          startsAt: span('2026-11-27T09:00:00').startsAt,
          endsAt: span('2026-11-29T15:00:00').endsAt,
        },
      ],
    },
    ['09:00', '16:00', '24:00'],
  ],
  [
    'a tour of that weekday',
    {
      listTicketTypes: async () => [
        {
          kind: 'guided_tour',
          durationMinutes: 90,
          schedule: [
            { weekday: 'saturday', starts: '13:30' },
            { weekday: 'sunday', starts: '08:00' },
          ],
        },
      ],
    },
    ['13:30', '15:00', '24:00'],
  ],
])(
  '%s begins and ends, and the day ends: pages are untrue from each on',
  async (_, held, expected) => {
    const find = createFindNextChange({} as Database, settings, {
      ...schedule,
      ...held,
    } as ReadSchedule);
    const found: number[] = [];
    for (let now = moment('08:00'); found.length < expected.length; ) {
      now = (await find(now)) ?? Number.NaN;
      found.push(now);
    }
    expect(found).toEqual(
      expected.map((time) => (time === '24:00' ? moment('00:00') + 86_400_000 : moment(time))),
    );
  },
);

test('a program that has ended stands as "on now" on no page, neither kept here nor on the way', async () => {
  vi.setSystemTime(moment('11:59') + 50_000);
  const family = [{ times: [{ ...span('2026-11-28T11:00:00') }] }];
  const find = createFindNextChange({} as Database, settings, {
    ...schedule,
    listPublicPrograms: async () => family,
  } as unknown as ReadSchedule);
  const log = pino({ level: 'silent' });
  const version = new ContentVersion(services, log, find, 3_600_000);
  await version.start();
  const cache = new PageCache({ version: () => version.current });
  const app = new Hono();
  app.use(untilChange(() => version.msUntilChange));
  const draw = async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(Date.now() < moment('12:00') ? 'On now' : 'December 5'),
  });
  app.get('/', async (c) => {
    const { body } = await cache.findOrRender('/', draw);
    const kept = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
    return c.html(body.toString(), 200, { 'Cache-Control': kept });
  });
  const before = await app.request('/');
  expect(await before.text()).toBe('On now');
  expect(before.headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=0',
  );
  await vi.advanceTimersByTimeAsync(10_050);
  expect(await (await app.request('/')).text()).toBe('December 5');
  version.stop();
});

test('services that do not answer keep nothing from ending', async () => {
  vi.setSystemTime(Date.parse('2026-11-25T19:59:59Z'));
  let isSlow = false;
  const findContentVersion = () =>
    isSlow ? new Promise<string>(() => {}) : asked.findContentVersion();
  const slow = { ...services, pageBuilder: { ...asked, findContentVersion } };
  const version = new ContentVersion(
    slow as unknown as SiteServices,
    pino({ level: 'silent' }),
    createFindNextChange({} as Database, settings, schedule),
    3_600_000,
  );
  await version.start();
  const { current, ofContent } = version;
  isSlow = true;
  await vi.advanceTimersByTimeAsync(1_100);
  expect(version.current).not.toBe(current);
  expect(version.ofContent).toBe(ofContent);
  version.stop();
});

test('a look between a moment and its timer loses no moment', async () => {
  vi.setSystemTime(Date.parse('2026-11-25T19:59:59Z'));
  const version = new ContentVersion(
    services,
    pino({ level: 'silent' }),
    createFindNextChange({} as Database, settings, schedule),
    3_600_000,
  );
  await version.start();
  const { current } = version;
  vi.setSystemTime(Date.parse('2026-11-25T20:00:00.005Z'));
  await version.refresh();
  expect(version.current).not.toBe(current);
  version.stop();
});

test('a look that began before a change does not bring the version before it back', async () => {
  const answers: ((version: string) => void)[] = [];
  const findContentVersion = () => new Promise<string>((answer) => answers.push(answer));
  const slow = { ...services, contentManagement: { ...asked, findContentVersion } };
  const version = new ContentVersion(slow as unknown as SiteServices, pino({ level: 'silent' }));
  const looks = [version.refresh(), version.expectChange()];
  answers[1]?.('2');
  await looks[1];
  const changed = version.current;
  answers[0]?.('1');
  await looks[0];
  expect(version.current).toBe(changed);
  version.stop();
});
