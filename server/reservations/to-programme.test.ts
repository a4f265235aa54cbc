import { expect, test } from 'vitest';
import type { PublicProgram, Settings, TicketType } from '#services/content-management/contract.ts';
import { toProgramme } from './to-programme.ts';

const text = (words: string, language = 'en') => ({ text: words, language });

const ticket = (uid: string, changes: Partial<TicketType> = {}): TicketType => ({
  id: uid,
  uid,
  name: text(uid),
  image: null,
  summary: null,
  kind: 'guided_tour',
  price: 30,
  currency: 'USD',
  isFree: false,
  freeDays: null,
  priceLabel: null,
  audience: null,
  location: null,
  access: [],
  accessNote: null,
  description: null,
  durationMinutes: 75,
  minGroup: 1,
  maxGroup: 6,
  capacity: null,
  maxPerReservation: null,
  cutOffMinutes: null,
  isDaylightOnly: false,
  schedule: [{ weekday: 'friday', starts: '10:30', language: text('English') }],
  booking: { href: '/tickets', isExternal: false, text: null },
  ...changes,
});

const settings = {
  siteName: text('Hale Girih'),
  timeZone: 'Pacific/Honolulu',
  openingHours: [],
  exceptionalHours: [],
  reservations: {
    daysAhead: 20,
    capacity: 12,
    maxPerReservation: 9,
    cutOffMinutes: 45,
    waitingOfferHours: null,
  },
  reservationClosures: [
    { date: '2026-12-04', endDate: '2026-12-05', ticket: 'house-tour', starts: null },
  ],
  addresses: [
    {
      kind: 'visit',
      street: '4210 Ala Hōkū',
      city: 'Honolulu',
      region: 'HI',
      postalCode: '96816',
      location: { latitude: 21.27, longitude: -157.77 },
      directions: {
        language: 'en',
        blocks: [{ type: 'paragraph', text: 'Under the banyan.', spans: [], direction: 'ltr' }],
      },
    },
  ],
  phone: null,
  email: 'aloha@museum.example',
} as unknown as Settings;

function programmeOf(
  tickets: TicketType[],
  spanish: TicketType[] = tickets,
  programs: PublicProgram[] = [],
) {
  const part = { settings, tickets, programs };
  const es = { settings, tickets: spanish, programs };
  return toProgramme({ en: part, es, haw: part }, 'Asia/Tokyo');
}

test('a tour has the limits of its own, else those of the settings', () => {
  const programme = programmeOf([
    ticket('house-tour'),
    ticket('garden', { capacity: 4, cutOffMinutes: 0 }),
  ]);
  expect(programme.offers).toMatchObject([
    { uid: 'house-tour', capacity: 12, maxQuantity: 6, cutOffMinutes: 45 },
    { uid: 'garden', capacity: 4, maxQuantity: 4, cutOffMinutes: 0 },
  ]);
  expect(programme).toMatchObject({
    timeZone: 'Pacific/Honolulu',
    location: { latitude: 21.27 },
    rules: { daysAhead: 20, holdMinutes: 10, waitingOfferHours: 24 },
    closures: [{ offer: 'house-tour', time: null }],
    place: {
      address: '4210 Ala Hōkū, Honolulu, HI 96816',
      directions: { en: 'Under the banyan.' },
    },
  });
});

test('all kinds of admission are one offer that shares its places and times', () => {
  const admission = { kind: 'admission', maxGroup: null } as const;
  const [offer, ...others] = programmeOf([
    ticket('adults', { ...admission, capacity: 60, freeDays: 'first_sunday' }),
    ticket('children', {
      ...admission,
      isFree: true,
      schedule: [
        { weekday: 'friday', starts: '10:30', language: null },
        { weekday: 'friday', starts: '11:00', language: null },
      ],
    }),
  ]).offers;
  expect(others).toEqual([]);
  expect(offer).toMatchObject({
    uid: 'admission',
    title: { en: 'Admission', es: 'Entrada' },
    capacity: 60,
    maxQuantity: 9,
    tickets: [
      { uid: 'adults', price: 30, freeDays: 'first_sunday' },
      { uid: 'children', price: 0, freeDays: null },
    ],
  });
  expect(offer?.departures.map(({ starts }) => starts)).toEqual(['10:30', '11:00']);
});

test('what is booked elsewhere, by a form or at any time has no times here', () => {
  const elsewhere = { href: 'https://tickets.example/', isExternal: true, text: null };
  const programme = programmeOf([
    ticket('elsewhere', { booking: elsewhere }),
    ticket('group', { booking: { href: '/visit/tour-form', isExternal: false, text: null } }),
    ticket('audio', { schedule: [] }),
  ]);
  expect(programme.offers).toEqual([]);
});

test('a text that fell back to English is not taken for Spanish', () => {
  const [offer] = programmeOf(
    [ticket('house-tour')],
    [ticket('house-tour', { name: text('Visita a la casa', 'es') })],
  ).offers;
  expect(offer?.title).toEqual({ en: 'house-tour', es: 'Visita a la casa' });
  expect(offer?.departures[0]?.language).toEqual({ en: 'English' });
});

test('a program that is booked here is an offer with dates of its own and one kind of place', () => {
  const star = {
    uid: 'star',
    type: 'public_program',
    title: text('Draw a star'),
    status: 'scheduled',
    capacity: 14,
    priceLabel: text('$20, materials included'),
    booking: { href: '/tickets', isExternal: false, text: null },
    times: [
      {
        startsAt: '2026-12-05T20:30:00Z',
        endsAt: '2026-12-05T23:00:00Z',
        isFullyBooked: true,
        isCancelled: false,
      },
      {
        startsAt: '2026-12-12T20:30:00Z',
        endsAt: null,
        isFullyBooked: false,
        isCancelled: true,
      },
    ],
  } as Partial<PublicProgram> as PublicProgram;
  const elsewhere = { ...star, uid: 'elsewhere', booking: null };
  const off = { ...star, uid: 'off', status: 'cancelled' } as const;
  expect(programmeOf([], [], [star, elsewhere, off]).offers).toEqual([
    {
      uid: 'star',
      kind: 'program',
      title: { en: 'Draw a star' },
      durationMinutes: 150,
      minQuantity: 1,
      maxQuantity: 9,
      isDaylightOnly: false,
      capacity: 14,
      cutOffMinutes: 45,
      departures: [
        { weekday: null, date: '2026-12-05', starts: '10:30', language: null, capacity: 0 },
      ],
      tickets: [
        {
          uid: 'star',
          name: { en: 'Place', es: 'Plaza', haw: 'Wahi' },
          audience: null,
          price: 20,
          currency: 'USD',
        },
      ],
    },
  ]);
});

test('what the words name beside the first price can be reserved too, in every language', () => {
  const label = (words: string, language = 'en') => ({ priceLabel: text(words, language) });
  const [tour, garden] = programmeOf(
    [
      ticket('house-tour', label('$30; kamaʻāina $18')),
      ticket('garden', { price: 15, ...label('$15; free with admission') }),
    ],
    [
      ticket('house-tour', label('$30; residentes, $18', 'es')),
      ticket('garden', label('$15; gratis con la entrada', 'es')),
    ],
  ).offers;
  expect(tour?.tickets).toMatchObject([
    { uid: 'house-tour', price: 30, name: { en: 'Full price', es: 'Tarifa general' } },
    { uid: 'house-tour-2', price: 18, name: { en: 'Kamaʻāina', es: 'Residentes' } },
  ]);
  expect(garden?.tickets).toMatchObject([
    { uid: 'garden', price: 15 },
    {
      uid: 'garden-2',
      price: 0,
      name: { en: 'With admission', es: 'Con la entrada' },
      audience: { en: 'With proof' },
    },
  ]);
  const evening = {
    ...({ uid: 'evening', type: 'public_program', title: text('Evening') } as const),
    ...{ status: 'scheduled', capacity: 12, ...label('$28; kamaʻāina $18') },
    booking: { href: '/tickets', isExternal: false, text: null },
    times: [
      { startsAt: '2026-12-05T04:30:00Z', endsAt: null, isFullyBooked: false, isCancelled: false },
    ],
  } as Partial<PublicProgram> as PublicProgram;
  expect(programmeOf([], [], [evening]).offers[0]?.tickets).toMatchObject([
    { uid: 'evening', price: 28 },
    { uid: 'evening-2', price: 18 },
  ]);
});
