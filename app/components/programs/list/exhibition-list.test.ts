import { expect, test } from 'vitest';
import type { Exhibition } from '#services/content-management/contract.ts';
import { toExhibitionEntry } from './exhibition-list.ts';

const messages = {
  permanent: 'Permanent',
  until: 'Until {date}',
  finalWeek: 'Final week, until {date}',
  lastDay: 'Last day',
  opens: 'Opens {date}',
  opensTomorrow: 'Opens tomorrow',
};

const toDateLabel = (label: string) =>
  toExhibitionEntry(
    {
      label: { text: label, language: 'en' },
      isPermanent: true,
      startDate: null,
      endDate: null,
      dateLabel: null,
    } as Exhibition,
    { year: 2026, month: 3, day: 1 },
    'en',
    messages,
  ).dateLabel;

test('a label that says how long an exhibition stays is not said twice', () => {
  expect(toDateLabel('Permanent display')).toBeNull();
  expect(toDateLabel('Exhibition')).toEqual({ text: 'Permanent', language: 'en' });
});
