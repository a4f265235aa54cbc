import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { DayGroups, type DayGroupsProps } from './DayGroups.tsx';
import type { WhatsOnGroup } from './group-rows.ts';

const toItem = (name: string, isAllDay: boolean): ProgramListItem => ({
  id: name,
  uid: name,
  type: isAllDay ? 'exhibition' : 'public_program',
  href: `/${name}`,
  title: { text: name, language: 'en' },
  summary: null,
  image: null,
  day: '25',
  month: 'Nov',
  dateTime: '2026-11-25',
  hours: isAllDay ? '10 am – 5 pm' : '10–11 am',
  isAllDay,
  offer: isAllDay
    ? {
        price: { text: 'With admission', language: 'en' },
        places: null,
        action: { text: 'Tickets', link: { href: '/tickets', isExternal: false, text: null } },
        hint: null,
      }
    : null,
});

const labels = { allDay: 'On view all day', daily: 'Also on this day' };
const group = { daily: [], onView: null, labels };

function draw(exhibitions: number, props: Partial<DayGroupsProps> = {}) {
  const items = [
    toItem('Four waters', false),
    ...Array.from({ length: exhibitions }, (_, at) => toItem(`Exhibition ${at + 1}`, true)),
  ];
  const groups: WhatsOnGroup[] = [
    { ...group, heading: 'Wednesday, November 25', dateTime: '2026-11-25', items },
  ];
  showPiece(<DayGroups of={groups} {...props} />);
  return screen.getByRole('region', { name: 'Wednesday, November 25' });
}

test('three and more that are on view all day stand in one line with one way in', () => {
  const day = draw(3);
  expect(within(day).queryByRole('heading', { name: 'On view all day' })).not.toBeNull();
  for (const name of ['Exhibition 1', 'Exhibition 2', 'Exhibition 3']) {
    expect(within(day).queryByRole('link', { name })).not.toBeNull();
    expect(within(day).queryByRole('heading', { name })).toBeNull();
  }
  expect(within(day).getAllByRole('link', { name: 'Tickets' })).toHaveLength(1);
  expect(within(day).queryByRole('heading', { name: 'Four waters' })).not.toBeNull();
});

test.each<[string, number, Partial<DayGroupsProps>]>([
  ['two are no crowd', 2, {}],
  ['somebody looks for exhibitions', 3, { isWhole: true }],
  ['they are over', 3, { isPast: true }],
])('each has a line of its own where %s', (_, count, props) => {
  const day = draw(count, props);
  expect(within(day).queryByRole('heading', { name: 'On view all day' })).toBeNull();
  expect(within(day).queryByRole('heading', { name: 'Exhibition 1' })).not.toBeNull();
});

test('where places cannot be reserved yet the line says from when they can', () => {
  const items = ['First', 'Second', 'Third'].map((name) => {
    const item = toItem(name, true);
    return {
      ...item,
      offer: item.offer && { ...item.offer, action: null, hint: 'Tickets from May 1' },
    };
  });
  showPiece(<DayGroups of={[{ ...group, heading: 'June 1', dateTime: '2027-06-01', items }]} />);
  expect(screen.getByText('Tickets from May 1')).toBeDefined();
});

test('what most days have stands in one line that closes the day, each with its way in', () => {
  const daily = [
    {
      id: 'lamps',
      href: '/lamps',
      title: { text: 'Lighting the lamps', language: 'en' as const },
      hours: '5:40 pm',
    },
  ];
  const onView = { text: '6 exhibitions', href: '/whats-on?kind=exhibition', count: 6 };
  const items = [toItem('Four waters', false)];
  const day = { heading: 'June 1', dateTime: '2027-06-01', items, daily, onView, labels };
  showPiece(<DayGroups of={[day]} />);
  const line = screen.getByText('Also on this day').parentElement;
  expect(line?.textContent).toBe('Also on this dayLighting the lamps 5:40 pm6 exhibitions');
  expect(within(line as HTMLElement).getAllByRole('link')).toHaveLength(2);
});

test('where the house is closed the closing line says where, and for how much', () => {
  const daily = [
    {
      ...{ id: 'lamps', href: '/lamps', hours: '5:40 pm' },
      title: { text: 'Lighting the lamps', language: 'en' as const },
      place: { text: 'Outside the moon gate', language: 'en' as const },
      price: { text: 'Free', language: 'en' as const },
    },
  ];
  const day = { heading: 'June 1', dateTime: '2027-06-01', items: [], daily, onView: null, labels };
  showPiece(<DayGroups of={[day]} />);
  expect(screen.getByText('Lighting the lamps').closest('li')?.textContent).toBe(
    'Lighting the lamps 5:40 pm Outside the moon gate Free',
  );
});

test('hours of two halves of a day are the same words, of which none is parted but between them', () => {
  const items = [
    { ...toItem('Court', false), hours: 'hola 10\u00a0kakahiaka\u00a0– 12\u00a0awakea' },
  ];
  const day = { heading: 'June 1', dateTime: '2027-06-01', items, daily: [], onView: null, labels };
  showPiece(<DayGroups of={[day]} />);
  const time = screen.getByText(/^hola 10/).closest('time');
  expect(time?.textContent).toBe('hola 10\u00a0kakahiaka\u00a0– 12\u00a0awakea');
  expect(time?.querySelectorAll('span')).toHaveLength(2);
});
