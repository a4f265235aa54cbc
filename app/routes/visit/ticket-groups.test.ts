import { expect, test } from 'vitest';
import english from '#locales/en/tickets.json';
import type { TicketType } from '#services/content-management/contract.ts';
import { listTicketGroups } from './ticket-groups.ts';

const text = (words: string) => ({ text: words, language: 'en' });
const ticket: TicketType = {
  id: '1',
  uid: 'house-tour',
  name: text('House tour'),
  image: null,
  summary: null,
  kind: 'guided_tour',
  price: 30,
  currency: 'USD',
  isFree: false,
  freeDays: null,
  priceLabel: null,
  audience: null,
  location: null,
  access: [],
  accessNote: null,
  description: null,
  durationMinutes: 75,
  minGroup: 1,
  maxGroup: 12,
  capacity: 12,
  maxPerReservation: null,
  cutOffMinutes: null,
  isDaylightOnly: false,
  schedule: [
    { weekday: 'sunday', starts: '13:00', language: text('Spanish') },
    { weekday: 'wednesday', starts: '13:30', language: text('English') },
    { weekday: 'wednesday', starts: '10:30', language: text('English') },
    { weekday: 'wednesday', starts: '09:00', language: text('Hawaiian') },
  ],
  booking: null,
};
const viewOf = (changes: Partial<TicketType> = {}) =>
  listTicketGroups([{ ...ticket, ...changes }], 'en', english)[0]?.tickets[0];
const plain = (words: readonly string[]) => words.map((word) => word.replaceAll('\u00a0', ' '));

test('tickets stand together by kind, kinds in the editors’ order', () => {
  const groups = listTicketGroups(
    [ticket, { ...ticket, id: '2', kind: 'admission', price: 18 }, { ...ticket, id: '3' }],
    'en',
    english,
  );
  expect(groups.map(({ title, tickets, figures }) => [title, tickets.length, figures])).toEqual([
    ['Guided tours', 2, ['$30']],
    ['Admission', 1, ['$18']],
  ]);
});

test('departures are told by weekday from Sunday on, and by language within a day', () => {
  const schedule = viewOf()?.schedule ?? [];
  expect(schedule.map(({ day }) => day)).toEqual(['Sunday', 'Wednesday']);
  expect(
    schedule[1]?.departures.map(({ language, times }) => [language?.text, plain(times)]),
  ).toEqual([
    ['Hawaiian', ['9 am']],
    ['English', ['10:30 am', '1:30 pm']],
  ]);
});

test('times without a language say none', () => {
  const schedule = viewOf({
    schedule: [{ weekday: 'friday', starts: '17:00', language: null }],
  })?.schedule;
  expect(schedule?.[0]?.departures[0]?.language).toBeNull();
});

test('the size of a group is told where there is one', () => {
  expect(viewOf()?.group).toBe('At most 12 people');
  expect(viewOf({ minGroup: 8 })?.group).toBe('8 to 12 people');
  expect(viewOf({ minGroup: 8, maxGroup: null })?.group).toBe('From 8 people');
  expect(viewOf({ minGroup: null, maxGroup: null })?.group).toBeNull();
});

test('a booking elsewhere names the host, one that leads back here is paid at the museum', () => {
  const link = (href: string, isExternal: boolean) => ({ href, isExternal, text: null });
  expect(viewOf({ booking: link('https://tickets.example/house', true) })?.booking).toMatchObject({
    kind: 'elsewhere',
    host: 'tickets.example',
  });
  expect(viewOf({ booking: link('/visit/tour-form', false) })?.booking.kind).toBe('here');
  expect(viewOf({ booking: link('/tickets', false) })?.booking).toEqual({ kind: 'museum' });
});
