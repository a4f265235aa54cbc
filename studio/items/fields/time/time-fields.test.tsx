import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { withHawaiian } from '../../../words/hawaiian-dates.ts';
import { showField, toField } from '../field.test-support.tsx';
import { DateField } from './DateField.tsx';
import { TimestampField } from './TimestampField.tsx';
import { toStoredTimes, toWallTime } from './wall-clock.ts';

test('a moment is the wall clock of the museum, and is stored as the service has it', () => {
  const honolulu = 'Pacific/Honolulu';
  const wall = { year: 2026, month: 5, day: 1, hour: 9, minute: 0 };
  expect(toWallTime('2026-05-01T19:00:00+0000', honolulu)).toEqual(wall);
  expect(toStoredTimes(wall, honolulu)).toEqual(['2026-05-01T19:00:00+0000']);
  expect(toWallTime('soon', honolulu)).toBeNull();
});

test('a time that the clock leaves out is none, one that it shows twice is the first', () => {
  const newYork = 'America/New_York';
  expect(toStoredTimes({ year: 2026, month: 3, day: 8, hour: 2, minute: 30 }, newYork)).toEqual([]);
  expect(toStoredTimes({ year: 2026, month: 11, day: 1, hour: 1, minute: 30 }, newYork)).toEqual([
    '2026-11-01T05:30:00+0000',
    '2026-11-01T06:30:00+0000',
  ]);
});

const segments = () => screen.getAllByRole('spinbutton');

test('a day is typed by its parts; half of one is told and not written', async () => {
  const { written } = showField(DateField, toField('Date'), undefined);
  const user = userEvent.setup();
  await user.click(segments()[0] as HTMLElement);
  await user.keyboard('0501');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('alert').textContent).toContain('not complete');
  expect(segments().map(({ textContent }) => textContent)).toEqual(['05', '01', 'yyyy']);
  expect(written).toEqual([]);
  await user.click(segments()[2] as HTMLElement);
  await user.keyboard('2026');
  expect(written.at(-1)).toBe('2026-05-01');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a day is emptied', () => {
  const { written } = showField(DateField, toField('Date'), '2026-05-01');
  fireEvent.click(screen.getByRole('button', { name: 'Empty this field' }));
  expect(written).toEqual([undefined]);
});

test('what is stored and no day is shown as it is', () => {
  showField(DateField, toField('Date'), 'next spring');
  expect(screen.getByText(/“next spring” is stored here/)).toBeTruthy();
});

test('a moment says where its clock hangs', () => {
  const stored = '2026-05-01T19:00:00+0000';
  showField(TimestampField, toField('Timestamp'), stored);
  expect(screen.getByText(/Friday, May 1, 2026, 9 am in Honolulu\./)).toBeTruthy();
});

test('a moment is changed by its parts', async () => {
  const { written } = showField(TimestampField, toField('Timestamp'), '2026-05-01T19:00:00+0000');
  const user = userEvent.setup();
  await user.click(segments()[3] as HTMLElement);
  await user.keyboard('{ArrowUp}');
  expect(written).toEqual(['2026-05-01T20:00:00+0000']);
});

test('a calendar names months and weekdays in Hawaiian', async () => {
  const value = withHawaiian(Intl.DateTimeFormat);
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value } }));
  showField(DateField, toField('Date'), '2026-05-01', { studioLanguage: 'haw' });
  await userEvent.setup().click(screen.getByRole('button', { name: /Calendar/ }));
  expect(await screen.findByRole('heading', { name: 'Mei 2026' })).toBeTruthy();
  expect(screen.getAllByText(/^(LP|P\d)$/).map(({ textContent }) => textContent)).toEqual([
    'LP',
    'P1',
    'P2',
    'P3',
    'P4',
    'P5',
    'P6',
  ]);
  expect(screen.getByRole('button', { name: /Pōʻakolu,? 20 Mei 2026/ })).toBeTruthy();
});
