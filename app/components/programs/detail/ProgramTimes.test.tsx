import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ProgramTimes } from './ProgramTimes.tsx';

test('later dates are a drawer whose list has the same name as it', () => {
  const times = Array.from({ length: 7 }, (_, at) => ({
    text: `December ${at + 1}`,
    dateTime: `2026-12-0${at + 1}`,
    ...{ month: 'December', day: `Tue ${at + 1}`, hours: '2–4 pm' },
    status: null,
    isOpen: true,
    offer: null,
  }));
  showPiece(<ProgramTimes times={times} rule={null} label="Dates" />);
  expect(screen.getByText('3 more dates').tagName).toBe('SUMMARY');
  expect(
    screen
      .getAllByRole('list', { hidden: true })
      .map((list) => list.ariaLabel ?? list.getAttribute('aria-label')),
  ).toEqual(['Dates', '3 more dates']);
});

test('many dates are the days of their months, those that can be booked each a way to it', () => {
  const offer = {
    ...{ price: null, places: null, hint: null, isSoldOut: false },
    action: { text: 'Reserve', link: { href: '/tickets', opensNewTab: false } as never },
  };
  const times = Array.from({ length: 12 }, (_, at) => ({
    ...{ text: `December ${at + 1}`, dateTime: `2026-12-${at + 1}`, month: 'December' },
    ...{ day: `Tue ${at + 1}`, hours: at === 3 ? '9 am' : '2 pm', status: null, isOpen: true },
    offer: at === 2 ? offer : null,
  }));
  showPiece(<ProgramTimes times={times} rule="Every day until December 12, 2 pm" label="Dates" />);
  expect(screen.getByText('Every day until December 12, 2 pm')).toBeDefined();
  expect(screen.getByText('All 12 dates').tagName).toBe('SUMMARY');
  const items = screen.getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toContain('Tue 49 am');
  expect(items).toHaveLength(12);
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(1);
});

test('the week of a tour tells for each day its hours, by the language in which it is held', () => {
  const inLanguage = (text: string) => ({ text, language: 'en' as const });
  const day = (name: string, times: [hours: string, heldIn: string | null][]) => ({
    day: name,
    times: times.map(([hours, heldIn]) => ({ hours, heldIn: heldIn ? inLanguage(heldIn) : null })),
  });
  const rule = [
    day('Thursday', [
      ['10:30 am', 'English'],
      ['1:30 pm', 'Spanish'],
    ]),
    day('Friday', [['3 pm', null]]),
  ];
  const time = { text: 'December 3', dateTime: '2026-12-03', month: 'December', day: 'Thu 3' };
  const rest = { hours: '10:30 am', status: null, isOpen: true, offer: null };
  showPiece(<ProgramTimes times={[{ ...time, ...rest }]} rule={rule} label="Dates" />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Thursday',
    'Friday',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '10:30 am English',
    '1:30 pm Spanish',
    '3 pm',
  ]);
  expect(screen.getByText('All 1 dates').tagName).toBe('SUMMARY');
});

test('dates beside one that the page tells already say that they are more', () => {
  const toTime = (at: number) => ({
    ...{ text: `December ${at}`, dateTime: `2026-12-0${at}`, month: 'December', day: `Tue ${at}` },
    ...{ hours: '2–4 pm', status: null, isOpen: true, offer: null },
  });
  showPiece(<ProgramTimes times={[2, 3].map(toTime)} rule={null} label="Dates" isMore />);
  expect(screen.getByText('2 more dates').tagName).toBe('P');
  showPiece(<ProgramTimes times={[toTime(2)]} rule={null} label="Dates" isMore />);
  expect(screen.getByText('1 more date')).toBeDefined();
});

test('a full date is not among those to come, and follows them', () => {
  const toTime = (at: number, isOpen: boolean) => ({
    ...{ text: `December ${at}`, dateTime: `2026-12-0${at}`, month: 'December', day: `Tue ${at}` },
    ...{ hours: '2–4 pm', status: isOpen ? null : 'Sold out', isOpen, offer: null },
  });
  const times = [toTime(1, false), toTime(3, true), toTime(4, true)];
  showPiece(<ProgramTimes times={times} rule={null} label="Dates" isMore />);
  expect(screen.getByText('2 more dates')).toBeDefined();
  const [more, full] = screen.getAllByRole('list');
  expect(full?.textContent).toContain('December 1Sold out');
  expect(more?.children).toHaveLength(2);
});
