import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { addSeveral, type DepartureRow } from './schedule-rows.ts';

const rows: readonly DepartureRow[] = [
  { _key: 'a', weekday: 'friday', starts: '14:00', language: 'English' },
  { _key: 'b', weekday: 'friday', starts: '11:00' },
  { _key: 'c', weekday: 'sunday', starts: '11:00' },
];
const field = toField('Group', { label: 'Schedule' });

beforeEach(() => {
  const days = [
    { date: '2026-05-08', isOpen: true, times: [{ time: '11:00', capacity: 12 }] },
    { date: '2026-05-09', isOpen: false, times: [] },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ days }));
});

test('times stand below their day in the order of the clock, and each is changed with its key kept', () => {
  const { written } = showField(ScheduleField, field, rows);
  const friday = screen.getAllByLabelText(/^Friday \d/).filter(({ id }) => id);
  expect(friday.map((input) => (input as HTMLInputElement).value)).toEqual(['11:00 am', '2:00 pm']);
  fireEvent.change(friday[0] as HTMLElement, { target: { value: '12' } });
  expect(written).toEqual([[rows[0], { ...rows[1], starts: '12:00' }, rows[2]]]);
});

test('a time is added to a day and taken away', () => {
  const { written } = showField(ScheduleField, field, rows);
  fireEvent.click(screen.getByRole('button', { name: 'Monday: add a time' }));
  expect(written.at(-1)?.at(-1)).toEqual({ _key: expect.any(String), weekday: 'monday' });
  fireEvent.click(screen.getByRole('button', { name: 'Sunday, 11:00: remove' }));
  expect(written.at(-1)).toHaveLength(3);
});

test('many times are added at once, those that are there stay, under keys that all share', () => {
  const several = { days: ['friday', 'monday'], first: '11:00', last: '12:30', everyMinutes: 60 };
  const added = addSeveral(rows, several as never);
  expect(added.slice(3)).toEqual([
    { _key: 'schedule-friday-1200', weekday: 'friday', starts: '12:00' },
    { _key: 'schedule-monday-1100', weekday: 'monday', starts: '11:00' },
    { _key: 'schedule-monday-1200', weekday: 'monday', starts: '12:00' },
  ]);
  expect(added.slice(0, 3)).toEqual(rows);
});

test('what visitors can reserve on the next days is asked of the server', async () => {
  showField(ScheduleField, field, rows);
  const preview = within(screen.getByRole('region', { name: /The next two weeks/ }));
  await waitFor(() => expect(preview.getAllByRole('listitem')).toHaveLength(2));
  expect(
    preview.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' ')),
  ).toEqual(['Friday, May 8 Places: 1211 am', 'Saturday, May 9 No times']);
});

test('another language writes in which language a tour is, and no times', () => {
  const more = { language: 'es', source: rows } as const;
  const { written } = showField(ScheduleField, field, undefined, more);
  const [only, ...others] = screen.getAllByRole('textbox');
  expect(others).toEqual([]);
  fireEvent.change(only as HTMLElement, { target: { value: 'Inglés' } });
  expect(written).toEqual([[{ _key: 'a', language: 'Inglés' }]]);
});
