import { expect, test } from 'vitest';
import type { Language } from '#shared/languages/languages.ts';
import { readAskedDate } from './read-asked-time.ts';

const today = { year: 2026, month: 11, day: 28 };

test.each<[text: string, language: Language, day: string | null]>([
  ['december 24', 'en', '2026-12-24'],
  ['the 24th of dec', 'en', '2026-12-24'],
  ['are you open january 8?', 'en', '2027-01-08'],
  ['november 28', 'en', '2026-11-28'],
  ['november 27', 'en', '2027-11-27'],
  ['5/12', 'en', '2027-05-12'],
  ['5/12', 'es', '2026-12-05'],
  // Only one of the two can be a month.
  ['24/12', 'en', '2026-12-24'],
  ['12/24', 'es', '2026-12-24'],
  ['24 de diciembre', 'es', '2026-12-24'],
  ['24 Kēkēmapa', 'haw', '2026-12-24'],
  ['christmas on december 25', 'es', '2026-12-25'],
  ['february 31', 'en', null],
  ['december', 'en', null],
  ['may I bring 25 students', 'en', null],
  ['a dish of 1580', 'en', null],
])('“%s” (%s) asks for %s', (text, language, day) => {
  expect(readAskedDate(text, today, [language, 'en'])?.day ?? null).toBe(day);
});
