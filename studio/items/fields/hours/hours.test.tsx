import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showField, toField } from '../field.test-support.tsx';
import { ExceptionalHoursField } from './ExceptionalHoursField.tsx';
import { OpeningHoursField } from './OpeningHoursField.tsx';
import { formatClock, parseClock } from './parse-clock.ts';
import type { ExceptionRow, WeekdayRow } from './stored-rows.ts';

// A Tuesday; in Honolulu it is five in the morning.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-05T15:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const week: readonly WeekdayRow[] = [
  { _key: 'opening_hours-0', day: 'monday', is_closed: true },
  { _key: 'k2', day: 'tuesday', is_closed: false, opens: '10:00', closes: '17:00' },
  { _key: 'k5', day: 'friday', opens: '10:00', closes: '20:00', last_entry: '19:00' },
];
const field = toField('Group', { label: 'Opening hours' });

test('times are read as people say them', () => {
  const said = ['9', '9:30', '0930', '5 pm', '5:15 p. m.', '12 am', '12 pm', 'hola 5 pm', '17h30'];
  expect(said.map(parseClock)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '17:00',
    '17:15',
    '00:00',
    '12:00',
    '17:00',
    '17:30',
  ]);
  for (const no of ['', 'noon', '25', '9:75', '13 pm', '9-5']) expect(parseClock(no)).toBeNull();
  expect(formatClock('17:05', 'en')).toBe('5:05 pm');
  expect(formatClock('09:05', 'es')).toBe('9:05');
  expect(formatClock('soon', 'en')).toBe('soon');
  for (const time of ['00:10', '12:00', '23:59']) {
    for (const language of ['en', 'es', 'haw'] as const) {
      expect(parseClock(formatClock(time, language))).toBe(time);
    }
  }
});

test('one time of one day is changed, and nothing else', () => {
  const { written } = showField(OpeningHoursField, field, week);
  fireEvent.change(screen.getByLabelText('Tuesday: Closes'), { target: { value: '6 pm' } });
  expect(written).toEqual([[week[0], { ...week[1], closes: '18:00' }, week[2]]]);
});

test('what keeps hours from being published is told beside them', () => {
  const problem = (path: string, code: string) => ({ language: 'en', path, code, values: {} });
  showField(OpeningHoursField, field, week, {
    path: 'en.opening_hours',
    item: {
      languages: { en: { opening_hours: week }, es: null, haw: null },
      problems: [problem('opening_hours[1].closes', 'closes-before-opening')],
    },
  });
  const closes = screen.getByLabelText('Tuesday: Closes');
  expect(closes.getAttribute('aria-invalid')).toBe('true');
  const described = closes.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Closing must come after opening.');
  expect(screen.getByLabelText('Friday: Closes').getAttribute('aria-invalid')).toBeNull();
});

test('a day without hours is closed; opening it takes the hours of another, under a key that all share', () => {
  const { written } = showField(OpeningHoursField, field, week);
  fireEvent.click(screen.getByLabelText('Sunday: Open'));
  expect(written.at(-1)?.at(-1)).toEqual({
    _key: 'opening_hours-sunday',
    day: 'sunday',
    is_closed: false,
    opens: '10:00',
    closes: '17:00',
  });
});

test('closing a day keeps its hours for when it opens again', () => {
  const { written } = showField(OpeningHoursField, field, week);
  fireEvent.click(screen.getByLabelText('Friday: Open'));
  expect(written.at(-1)?.[2]).toEqual({ ...week[2], is_closed: true });
  fireEvent.click(screen.getByLabelText('Friday: Open'));
  expect(written.at(-1)?.[2]).toEqual({ ...week[2], is_closed: false });
});

test('the hours of a day are copied to all open days', () => {
  const { written } = showField(OpeningHoursField, field, week);
  fireEvent.click(screen.getByLabelText('Friday: Same on all open days'));
  expect(written.at(-1)).toEqual([
    week[0],
    { ...week[1], opens: '10:00', closes: '20:00', last_entry: '19:00' },
    week[2],
  ]);
});

test('a half time stays in its field and is told', () => {
  const { written } = showField(OpeningHoursField, field, week);
  const input = screen.getByLabelText('Tuesday: Opens');
  fireEvent.change(input, { target: { value: '9:' } });
  fireEvent.blur(input);
  expect(input).toHaveProperty('value', '9:');
  expect(screen.getByRole('alert').textContent).toContain('such as 9:30');
  expect(written).toEqual([]);
});

test('a day that is there twice is told, and the second can go', () => {
  const twice = [...week, { _key: 'k9', day: 'friday', is_closed: true }];
  const { written } = showField(OpeningHoursField, field, twice);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Friday' }));
  expect(written).toEqual([week]);
});

const exceptions: readonly ExceptionRow[] = [
  { _key: 'e1', date: '2026-05-08', is_closed: true, reason: 'Study day' },
  { _key: 'e0', date: '2026-04-01', end_date: '2026-04-03', is_closed: true },
];

test('what visitors read is said for now and the next days', () => {
  const content = { 'en.opening_hours': week, 'en.exceptional_hours': exceptions };
  showField(OpeningHoursField, field, week, { content });
  const preview = within(screen.getByRole('region', { name: 'What visitors read' }));
  expect(preview.getByText('Closed now. Opens today at 10 am.')).toBeTruthy();
  const days = preview
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));
  expect(days[0]).toBe('Today 10 am – 5 pm');
  expect(days[3]).toBe('Friday, May 8 ClosedStudy day');
});

test('other hours for today alone begin with those of the week', () => {
  const content = { 'en.opening_hours': week, 'en.exceptional_hours': exceptions };
  const { wrote } = showField(OpeningHoursField, field, week, { content });
  fireEvent.click(screen.getByRole('button', { name: 'Other hours today only' }));
  expect(wrote['en.exceptional_hours']).toEqual([
    ...exceptions,
    {
      _key: expect.any(String),
      date: '2026-05-05',
      is_closed: false,
      opens: '10:00',
      closes: '17:00',
    },
  ]);
});

test('exceptions that are over stand apart, and each is changed with its key kept', () => {
  const { written } = showField(ExceptionalHoursField, field, exceptions);
  expect(screen.getByText('Days that are over (1)')).toBeTruthy();
  const reason = screen.getByDisplayValue('Study day');
  fireEvent.change(reason, { target: { value: '' } });
  expect(written).toEqual([[{ _key: 'e1', date: '2026-05-08', is_closed: true }, exceptions[1]]]);
});

test('a row stays where it is while its day is typed, and is sorted when it is left', () => {
  showField(ExceptionalHoursField, field, exceptions);
  const [year] = screen
    .getAllByRole('spinbutton')
    .filter((part) => part.getAttribute('data-type') === 'year');
  if (!year) throw new Error('There is no year.');
  act(() => year.focus());
  const typed = { inputType: 'insertText', data: '2', cancelable: true, bubbles: true };
  fireEvent(year, new InputEvent('beforeinput', typed));
  expect(year.getAttribute('aria-valuenow')).toBe('2');
  expect(document.activeElement).toBe(year);
  expect(screen.getByText('Days that are over (1)')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Add a day with other hours' }).focus());
  expect(screen.getByText('Days that are over (2)')).toBeTruthy();
});

test('an exception is added, opened and removed', () => {
  const { written } = showField(ExceptionalHoursField, field, undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Add a day with other hours' }));
  fireEvent.click(screen.getByLabelText('Closed'));
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '12' } });
  const key = expect.any(String);
  expect(written.at(-1)).toEqual([{ _key: key, is_closed: false, opens: '12:00' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove these hours' }));
  expect(written.at(-1)).toBeUndefined();
});

test('a day of the calendar becomes an exception', () => {
  const { written } = showField(ExceptionalHoursField, field, exceptions);
  fireEvent.click(screen.getByRole('button', { name: /May 20, 2026/ }));
  expect(written.at(-1)?.at(-1)).toEqual({
    _key: expect.any(String),
    date: '2026-05-20',
    is_closed: true,
  });
});

test('another language writes the reasons alone, in the order of English', () => {
  const source = [...exceptions].reverse();
  const own = [{ _key: 'e1', reason: 'Día de estudio' }];
  const more = { language: 'es', source } as const;
  const { written } = showField(ExceptionalHoursField, field, own, more);
  const days = screen.getAllByRole('textbox');
  expect(days.map((input) => (input as HTMLInputElement).value)).toEqual(['', 'Día de estudio']);
  fireEvent.change(days[0] as HTMLElement, { target: { value: 'Cerrado por obras' } });
  expect(written.at(-1)).toEqual([{ _key: 'e0', reason: 'Cerrado por obras' }, own[0]]);
});

test('a day with other hours is called by its date as people write it', () => {
  showField(ExceptionalHoursField, field, [{ _key: 'e1', date: '2026-05-08', is_closed: true }]);
  const name = screen
    .getAllByRole('group')
    .map((group) => group.querySelector('legend')?.textContent);
  expect(name.map((text) => text?.replaceAll('\u00a0', ' '))).toContain('May 8, 2026');
});
