import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages/languages.ts';
import { localeOf } from '../items/fields/time/locale-of.ts';
import { withGregorianAlone } from './gregorian-calendar.ts';

test('of the calendars that the library of widgets brings the studio has the one that its languages count by', () => {
  const path = 'node_modules/@internationalized/date/dist/private/createCalendar.mjs';
  const code = withGregorianAlone(readFileSync(path, 'utf8'), `/museum/${path}`) ?? '';
  expect(code.match(/\w+Calendar\.mjs/g)).toEqual(['GregorianCalendar.mjs']);
  expect(code).toMatch(/createCalendar = \(\) => new \$\S+\(\)/);
  expect(withGregorianAlone('', '/museum/studio/main.tsx')).toBeNull();
  expect(() => withGregorianAlone('', `/museum/${path}`)).toThrow('no Gregorian calendar');
  for (const language of languages) {
    const { calendar } = new Intl.DateTimeFormat(localeOf(language)).resolvedOptions();
    expect(calendar).toBe('gregory');
  }
});
