import { expect, test } from 'vitest';
import whatsOn from '#locales/en/whatsOn.json';
import { tellOver, toDayLinks } from './to-day-links.ts';
import { parseWhatsOnFilters } from './whats-on-filters.ts';

const words = whatsOn.list;
type When = Parameters<Parameters<typeof toDayLinks>[0]>[0];

const tell = (
  counts: Partial<Record<NonNullable<When>, number>>,
  chosen: Parameters<typeof toDayLinks>[2] = null,
  // A Wednesday.
  day = 25,
) =>
  toDayLinks(
    (when) => counts[when] ?? 7,
    (when) => `/whats-on?when=${when}`,
    chosen,
    { year: 2026, month: 11, day },
    'en',
    words,
  ).map(({ text, isChosen }) => (isChosen ? `[${text}]` : text));

test('while there is something today and tonight, both are offered', () => {
  expect(tell({})).toEqual(['Today', 'Tonight', 'Saturday 28', 'This weekend', 'All dates']);
});

test('when today or tonight is over, tomorrow takes its place; what is chosen stays', () => {
  expect(tell({ tonight: 0 })[1]).toBe('Tomorrow');
  expect(tell({ today: 0, tonight: 0 })[0]).toBe('Tomorrow');
  expect(tell({ today: 0, tonight: 0 }, { when: 'tonight', day: null }).slice(0, 2)).toEqual([
    '[Tonight]',
    'Tomorrow',
  ]);
});

test('a Saturday that is tomorrow is offered once, and is chosen by its date too', () => {
  expect(tell({ tonight: 0 }, null, 27)).toEqual([
    'Today',
    'Tomorrow',
    'This weekend',
    'All dates',
  ]);
  expect(tell({}, { when: null, day: '2026-11-28' })[2]).toBe('[Saturday 28]');
});

test('what is over is said where the list begins later', () => {
  expect(tellOver([{ when: 'today' }, { when: 'tonight' }], words, null)).toBeNull();
  expect(tellOver([{ when: 'today' }, { when: 'tomorrow' }], words, null)).toBe('Nothing tonight.');
  const later = [{ when: 'tomorrow' as const }];
  const all = parseWhatsOnFilters(new URLSearchParams(), { year: 2026, month: 11, day: 25 });
  expect(tellOver(later, words, all)).toBe('Nothing more today.');
  expect(tellOver(later, words, { ...all, page: 2 })).toBeNull();
  expect(tellOver(later, words, { ...all, kind: 'workshop' })).toBeNull();
});
