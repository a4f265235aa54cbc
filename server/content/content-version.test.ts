import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import type { SiteServices } from '../services/build-services.ts';
import { ContentVersion } from './content-version.ts';
import { createFindNextChange } from './find-next-change.ts';

const openingHours = [
  { day: 'wednesday', opens: '10:00', closes: '17:00', lastEntry: '16:00' } as const,
];
const readHours = async () => ({
  timeZone: 'Pacific/Honolulu',
  openingHours,
  exceptionalHours: [],
});
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
    createFindNextChange({} as Database, settings, readHours),
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
