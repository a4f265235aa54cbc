import { expect, test } from 'vitest';
import english from '#locales/en/planYourVisit.json' with { type: 'json' };
import spanish from '#locales/es/planYourVisit.json' with { type: 'json' };
import hawaiian from '#locales/haw/planYourVisit.json' with { type: 'json' };
import type { Settings } from '#services/content-management/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { tellVisitDay } from './visit-day.ts';

const until = (
  day: Settings['openingHours'][number]['day'],
  closes: string,
  lastEntry: string,
) => ({
  day,
  opens: '10:00',
  closes,
  lastEntry,
});
const settings: Pick<Settings, 'openingHours' | 'exceptionalHours'> = {
  openingHours: [
    { day: 'monday', opens: null, closes: null, lastEntry: null },
    until('wednesday', '17:00', '16:00'),
    until('thursday', '17:00', '16:00'),
    until('friday', '20:00', '19:00'),
    until('sunday', '16:00', '15:00'),
  ],
  exceptionalHours: [
    { date: '2026-11-26', endDate: '2026-11-26', opens: '12:00', closes: '15:00', reason: null },
  ],
};
const words = { en: english, es: spanish, haw: hawaiian };
const tell = (day: number, hour: number, language: Language = 'en') => {
  const now = { date: { year: 2026, month: 11, day }, hour, minute: 0 };
  const said = tellVisitDay(settings, now, language, words[language]);
  return [said?.hours, said?.note].map((text) =>
    text?.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
  );
};

test('a long day says its hours, its last entry and what is usual, before it opens and while it is open', () => {
  const friday = ['Today, 10 am – 8 pm', 'Last entry 7 pm. Open until 5 pm on most days'];
  expect(tell(27, 8)).toEqual(friday);
  expect(tell(27, 18)).toEqual(friday);
});

test('on a day like others nothing differs', () => {
  expect(tell(25, 8)).toEqual(['Today, 10 am – 5 pm', 'Last entry 4 pm']);
});

test('after closing and on closed days it is the next day on which one can come', () => {
  expect(tell(28, 9)).toEqual([
    'Tomorrow, 10 am – 4 pm',
    'Last entry 3 pm. Open until 5 pm on most days',
  ]);
  expect(tell(30, 9)).toEqual(['Wednesday, 10 am – 5 pm', 'Last entry 4 pm']);
});

test('a day out of the ordinary has no last entry that is known', () => {
  expect(tell(26, 9)).toEqual(['Today, noon – 3 pm', 'Open until 5 pm on most days']);
});

test('it is told in every language', () => {
  expect(tell(27, 8, 'es')).toEqual([
    'Hoy, 10 a. m. – 8 p. m.',
    'Última entrada a las 7 p. m. La mayoría de los días, abierto hasta las 5 p. m.',
  ]);
  expect(tell(27, 8, 'haw')).toEqual([
    'Kēia lā, hola 10 kakahiaka – 8 ahiahi',
    'Ke komo hope: hola 7 ahiahi. Ma ka maʻamau, a hiki i ka hola 5 ahiahi',
  ]);
});

test('without hours there is nothing to tell', () => {
  const now = { date: { year: 2026, month: 11, day: 27 }, hour: 9, minute: 0 };
  expect(tellVisitDay(null, now, 'en', english)).toBeNull();
  expect(tellVisitDay({ openingHours: [], exceptionalHours: [] }, now, 'en', english)).toBeNull();
});

test('after the last entry one plans for the next day', () => {
  // A Friday: the last entry is at seven.
  expect(tell(27, 19)[0]).toBe('Today, 10 am – 8 pm');
  const late = tellVisitDay(
    settings,
    { date: { year: 2026, month: 11, day: 27 }, hour: 19, minute: 15 },
    'en',
    english,
  );
  expect(late?.hours).toMatch(/^Sunday, /);
});
