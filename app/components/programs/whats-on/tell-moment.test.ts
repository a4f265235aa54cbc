import { expect, test } from 'vitest';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import type { OfferingTime } from './offerings/offering.ts';
import { tellMoment } from './tell-moment.ts';

const timeZone = 'Pacific/Honolulu';
const time = {
  startsAt: '2026-11-28T03:30:00.000Z',
  endsAt: '2026-11-28T06:00:00.000Z',
  isAllDay: false,
  date: { year: 2026, month: 11, day: 27 },
} as OfferingTime;
const messages = {
  onNow: 'On now',
  today: 'Today',
  tomorrow: 'Tomorrow',
  periods: { today: 'Today', tonight: 'Tonight' },
};

const tell = (at: string, one = time) => {
  const instant = new Date(at);
  const clock = { instant, now: toMuseumTime(instant, timeZone), timeZone, settings: null };
  return tellMoment({ time: one, when: 'tonight' }, clock, 'en', messages);
};

test('an evening that is to come is told by its hour', () => {
  expect(tell('2026-11-28T03:00:00.000Z')).toEqual({ day: 'Tonight', hour: '5:30\u00a0pm' });
});

test('an evening that has begun is on now, and says until when', () => {
  expect(tell('2026-11-28T04:00:00.000Z')).toEqual({ day: 'On now', hour: '5:30–\u20608\u00a0pm' });
});

test('of what has no end nobody says that it goes on', () => {
  expect(tell('2026-11-28T04:00:00.000Z', { ...time, endsAt: null }).day).toBe('Tonight');
});
