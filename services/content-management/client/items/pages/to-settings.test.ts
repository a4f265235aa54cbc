import { expect, test } from 'vitest';
import { fakeParagraph, fakeSet, readFake } from '../../documents.test-support.ts';
import { toSettings } from './to-settings.ts';

const read = (en: Record<string, unknown>, es: Record<string, unknown> = {}) => {
  const { item, reports } = readFake(fakeSet('settings', 'settings', { en, es }));
  return { settings: toSettings(item), reports };
};

test('hours are those of the master, one entry per weekday, Monday first', () => {
  const { settings } = read(
    {
      opening_hours: [
        { day: 'tuesday', is_closed: false, opens: '9:00', closes: '17:00', last_entry: '16:30' },
        { day: 'monday', is_closed: true, opens: '10:00', closes: '12:00' },
        { day: 'friday', opens: '10:00', closes: null },
      ],
    },
    { opening_hours: [{ day: 'monday', opens: '00:00', closes: '23:00' }] },
  );
  expect(settings.openingHours.map(({ day }) => day.slice(0, 2))).toEqual([
    'mo',
    'tu',
    'we',
    'th',
    'fr',
    'sa',
    'su',
  ]);
  expect(settings.openingHours[0]).toEqual({
    day: 'monday',
    opens: null,
    closes: null,
    lastEntry: null,
  });
  expect(settings.openingHours[1]).toEqual({
    day: 'tuesday',
    opens: '09:00',
    closes: '17:00',
    lastEntry: '16:30',
  });
  expect(settings.openingHours[4]).toMatchObject({ opens: null, closes: null });
});

test('exceptional hours are joined with their reason by date', () => {
  const { settings } = read(
    {
      exceptional_hours: [
        { date: '2026-12-24', is_closed: false, opens: '10:00', closes: '14:00', reason: 'Eve' },
        { date: '2026-11-26', end_date: '2026-11-27', is_closed: true, reason: 'Holiday' },
      ],
    },
    {
      exceptional_hours: [
        { date: '2026-12-24', opens: '01:00', closes: '02:00', reason: 'Nochebuena' },
      ],
    },
  );
  expect(settings.exceptionalHours).toEqual([
    {
      date: '2026-11-26',
      endDate: '2026-11-27',
      opens: null,
      closes: null,
      reason: { text: 'Holiday', language: 'en' },
    },
    {
      date: '2026-12-24',
      endDate: '2026-12-24',
      opens: '10:00',
      closes: '14:00',
      reason: { text: 'Nochebuena', language: 'es' },
    },
  ]);
});

test('an alert is switched off in all languages at once', () => {
  const words = { message: fakeParagraph('Cerrado') };
  const off = read({ alert: [{ is_active: false }] }, { alert: [{ is_active: true, ...words }] });
  const on = read({ alert: [{ is_active: true }] }, { alert: [words] });
  expect(off.settings.alert).toBeNull();
  expect(on.settings.alert?.message.language).toBe('es');
});

test('a time zone nobody knows is the museum’s own, and reported', () => {
  const { settings, reports } = read({ timezone: 'Pacific/Atlantis' });
  expect(settings.timeZone).toBe('Pacific/Honolulu');
  expect(reports[0]).toContain('Pacific/Atlantis');
});

test('addresses, contacts and links keep what is filled in', () => {
  const { settings } = read({
    site_name: 'Hale Girih',
    timezone: 'America/Lima',
    addresses: [{ kind: 'mailing', street: 'Box 1', location: {}, map: { link_type: 'Any' } }],
    contacts: [{ label: 'Press', email: 'press@museum.example' }, { email: 'x@museum.example' }],
    social_links: [
      { network: 'instagram', link: { link_type: 'Web', url: 'https://www.instagram.com/' } },
      { network: 'facebook', link: { link_type: 'Web' } },
    ],
    foundation_link: { link_type: 'Web', url: 'https://foundation.example/' },
  });
  expect(settings).toMatchObject({
    siteName: { text: 'Hale Girih', language: 'en' },
    timeZone: 'America/Lima',
    addresses: [{ kind: 'mailing', street: 'Box 1', city: null, location: null, map: null }],
    contacts: [{ label: { text: 'Press' }, email: 'press@museum.example', phone: null }],
    socialLinks: [{ network: 'instagram', href: 'https://www.instagram.com/' }],
    foundationLink: { href: 'https://foundation.example/', isExternal: true },
    conveningInquiryLink: null,
  });
});
