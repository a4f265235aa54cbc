import { expect, test } from 'vitest';
import { type CalendarEntry, toCalendar } from './to-calendar.ts';

const talk: CalendarEntry = {
  id: 'event-1@museum.example',
  title: 'Light; shade, and Kāneʻohe',
  description: 'First line\nSecond line',
  location: 'Long Court',
  url: 'https://museum.example/what-we-do/events/light',
  when: {
    kind: 'instants',
    startsAt: new Date('2026-11-22T04:00:00Z'),
    endsAt: new Date('2026-11-22T06:00:00Z'),
  },
  isCancelled: false,
};
const madeAt = new Date('2026-11-01T00:00:00Z');
const linesOf = (entries: CalendarEntry[]) =>
  toCalendar('Programs', entries, madeAt).replaceAll('\r\n ', '').split('\r\n');

test('instants are written in UTC', () => {
  expect(linesOf([talk])).toContain('DTSTART:20261122T040000Z');
  expect(linesOf([talk])).toContain('DTEND:20261122T060000Z');
});

test('the end of whole days is the day after, over the end of a month', () => {
  const days = linesOf([
    { ...talk, when: { kind: 'days', first: '2026-11-01', last: '2026-11-30' } },
  ]);
  expect(days).toContain('DTSTART;VALUE=DATE:20261101');
  expect(days).toContain('DTEND;VALUE=DATE:20261201');
});

test('signs with a meaning of their own are escaped, and no text can end a line', () => {
  const lines = linesOf([{ ...talk, title: 'a\\b;c,d\r\nBEGIN:VEVENT\u0007' }]);
  expect(lines).toContain('SUMMARY:a\\\\b\\;c\\,d\\nBEGIN:VEVENT');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('lines are at most 75 octets, and letters stay whole', () => {
  const file = toCalendar('Programs', [{ ...talk, title: 'ʻŌlelo '.repeat(40) }], madeAt);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain('ʻŌlelo '.repeat(40));
});

test('a cancelled program says so', () => {
  expect(linesOf([{ ...talk, isCancelled: true }])).toContain('STATUS:CANCELLED');
});
