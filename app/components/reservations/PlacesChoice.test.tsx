import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import english from '#locales/en/tickets.json';
import type { Lines } from '#services/reservations/contract.ts';
import { showPiece } from '../show-piece.test-support.tsx';
import type { OfferView } from './calendar-view.ts';
import type { SlotView } from './day-view.ts';
import { GroupLink, PlacesChoice } from './PlacesChoice.tsx';
import {
  findShortage,
  formatPlaces,
  listPlacesChange,
  type Shortage,
  usePlaces,
} from './places.ts';
import type { ReservationAnswer } from './reservation-answer.ts';

const text = (words: string) => ({ text: words, language: 'en' }) as const;
const ticket = (uid: string, name: string, price: number) =>
  ({
    uid,
    name: text(name),
    audience: null,
    price,
    currency: 'USD',
    priceText: `$${price}`,
  }) as const;
const offer: OfferView = {
  uid: 'admission',
  kind: 'admission',
  title: text('Admission'),
  minQuantity: 1,
  maxQuantity: 3,
  isDaylightOnly: false,
  tickets: [ticket('adults', 'Adults', 18), ticket('children', 'Children', 0)],
};

interface FormProps {
  readonly given?: Lines;
  readonly answer?: ReservationAnswer;
  readonly error?: string;
  readonly day?: string;
  readonly short?: Shortage;
}

function Form({ given, answer, error, day, short }: FormProps) {
  const places = usePlaces(offer, given ?? null, answer);
  return (
    <>
      <PlacesChoice
        of={offer}
        messages={english.reserve}
        places={places}
        bind={(name) => ({
          id: `field-${name}`,
          name,
          error: name === 'places' ? (error ?? null) : null,
          defaultValue: undefined,
        })}
        first={given && Object.keys(given)}
        day={day}
        short={short}
      />
      <output>{JSON.stringify(places.lines)}</output>
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;
const number = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('buttons count people up and down, to the most that one reservation may have', async () => {
  const user = userEvent.setup();
  showPiece(<Form />);
  expect(chosen()).toBe('{"adults":1,"children":0}');
  expect(button('One fewer Children').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('One more Adults'));
  await user.click(button('One more Children'));
  await user.click(button('One more Children'));
  expect(chosen()).toBe('{"adults":2,"children":1}');
  expect(number(/^Children/).value).toBe('1');
  expect(button('One more Adults').getAttribute('aria-disabled')).toBe('true');
  await user.selectOptions(number(/^Adults/), '0');
  expect(chosen()).toBe('{"adults":0,"children":1}');
});

test('whoever comes with more has a way to a visit for groups', () => {
  showPiece(<Form />);
  const way = screen.getByRole('link', { name: 'More of you? Request a group visit' });
  expect(way.getAttribute('href')).toBe('/visit/tour-form?groupType=private');
  expect(way.parentElement?.textContent).toMatch(/^At most 3 in one reservation\./);
});

test('that way knows the day, and how many they are once one reservation is full', async () => {
  const user = userEvent.setup();
  showPiece(<Form day="2026-12-19" />);
  const hrefOf = () => screen.getByRole('link').getAttribute('href');
  expect(hrefOf()).toBe('/visit/tour-form?groupType=private&firstDate=2026-12-19');
  await user.selectOptions(number(/^Adults/), '3');
  expect(hrefOf()).toBe('/visit/tour-form?groupType=private&firstDate=2026-12-19&partySize=4');
});

test('together they go up to what is left of the time, with a word that says why and what else there is', async () => {
  const user = userEvent.setup();
  const short = {
    left: 2,
    text: 'Only 2 places are left at noon.',
    waitHref: '/tickets/wait/noon',
  };
  showPiece(<Form short={short} />);
  await user.click(button('One more Children'));
  await user.click(button('One more Children'));
  await user.click(button('One more Adults'));
  expect(chosen()).toBe('{"adults":1,"children":1}');
  const disabled = [...number(/^Adults/).options].filter((option) => option.disabled);
  expect(disabled.map(({ value }) => value)).toEqual(['2', '3']);
  const [words] = screen.getAllByRole('status');
  expect(words?.textContent).toBe(
    'Only 2 places are left at noon. For more people, choose another time or join the waiting list.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tickets/wait/noon');
  expect(words?.dataset.over).toBeUndefined();
});

test('a time with fewer places than were chosen before says so, and changes nothing by itself', () => {
  const short = { left: 1, text: 'Only 1 place is left at noon.', waitHref: '/tickets/wait/noon' };
  showPiece(<Form given={{ adults: 1, children: 1 }} short={short} />);
  expect(screen.getAllByRole('status')[0]?.dataset.over).toBe('true');
  expect(chosen()).toBe('{"adults":1,"children":1}');
});

test('a time is short of places where a reservation may have more, less those that are one’s own', () => {
  const slot = (id: string, left: number, shortage: string | null) =>
    ({ id, left, shortage, waitHref: shortage && `/tickets/wait/${id}` }) as SlotView;
  const slots = [slot('a', 1, 'Only 1.'), slot('b', 9, null), slot('c', 0, 'Sold out.')];
  expect(findShortage(offer, slots, 'a')).toMatchObject({ left: 1, text: 'Only 1.' });
  expect(findShortage(offer, slots, 'b')).toBeNull();
  expect(findShortage(offer, slots, 'a', 2)).toBeNull();
  expect(findShortage(offer, slots, 'c', 2)).toMatchObject({ left: 2, text: 'Sold out.' });
});

test('a sum of nothing is said to be free', () => {
  expect(formatPlaces(offer, { children: 2 }, english.reserve, 'en')).toEqual(['2 people', 'Free']);
});

test('nobody has a program for a group of their own', () => {
  const of = { ...offer, kind: 'program' };
  showPiece(
    <GroupLink of={of} lines={{}} day={undefined}>
      More of you?
    </GroupLink>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('what is wrong with their number stands at the counters', () => {
  showPiece(<Form error="Choose how many people are coming." />);
  const counters = screen.getByRole('group', { name: 'How many people?' });
  expect(counters.id).toBe('field-places');
  expect(counters.textContent).toMatch(/^How many people\?Choose how many people are coming\./);
  expect(counters.getAttribute('aria-describedby')).toBe('field-places-error');
});

test('what was sent stands there again', () => {
  const values = { 'places.adults': '0', 'places.children': '2' };
  showPiece(
    <Form answer={{ values, problems: {}, failure: null, refusal: null, key: '', token: '' }} />,
  );
  expect(chosen()).toBe('{"adults":0,"children":2}');
  expect(number(/^Adults/).value).toBe('0');
});

test('a change opens with the tickets that are reserved, the others behind a word', () => {
  showPiece(<Form given={{ adults: 3 }} />);
  expect(number(/^Adults/).closest('details')).toBeNull();
  const others = screen.getByText('Add another kind').closest('details');
  expect(others?.open).toBe(false);
  expect(others?.textContent).toContain('Children');
});

test('a change names only what changes', () => {
  const change = (before: Lines, was: string | null, after: Lines) =>
    listPlacesChange(offer, before, was, after, english.reserve, 'en');
  expect(change({ adults: 4 }, '$72', { adults: 3 })).toEqual([
    { from: '4', to: '3 people' },
    { from: '$72', to: '$54' },
  ]);
  expect(change({ adults: 2 }, '$36', { adults: 1, children: 1 })).toEqual([
    { from: null, to: '2 people' },
    { from: '$36', to: '$18' },
  ]);
  expect(change({ children: 2 }, 'Free', { children: 1 })).toEqual([
    { from: '2', to: '1 person' },
    { from: null, to: 'Free' },
  ]);
  // From a day on which it was free to one on which it is not.
  expect(change({ adults: 1 }, 'Free', { adults: 1 })).toEqual([
    { from: null, to: '1 person' },
    { from: 'Free', to: '$18' },
  ]);
});
