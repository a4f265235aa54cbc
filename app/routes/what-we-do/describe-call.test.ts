import { expect, test } from 'vitest';
import type { MuseumClock } from '#app/museum-clock.ts';
import english from '#locales/en/residencies.json';
import { describeCall } from './describe-call.ts';

const call = { opens: '09-01', closes: '11-15', closesAtHour: 17 };
const clockAt = (month: number, residencyCall: typeof call | null = call) =>
  ({
    now: { date: { year: 2026, month, day: 3 }, hour: 9, minute: 0 },
    instant: new Date(Date.UTC(2026, month - 1, 3, 19)),
    timeZone: 'Pacific/Honolulu',
    settings: { residencyCall },
  }) as unknown as MuseumClock;
const stateAt = (month: number) =>
  describeCall(clockAt(month), 'en', english)?.state.replaceAll('\u00a0', ' ');

test('the way to apply says until when one can, or from when on', () => {
  expect(stateAt(10)).toBe('Open until November 15, 2026');
  expect(stateAt(12)).toBe('The next call opens on September 1, 2027');
  expect(stateAt(3)).toBe('The next call opens on September 1, 2026');
  expect(describeCall(clockAt(10), 'en', english)?.sentence).toContain('5\u00a0pm');
  expect(describeCall(clockAt(10, null), 'en', english)).toBeNull();
});
