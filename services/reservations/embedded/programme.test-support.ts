import type { PlannedOffer, Programme } from './programme.ts';

/** Thursday 19 November 2026, noon in Honolulu. */
export const museumNoon = new Date('2026-11-19T22:00:00Z');

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const offer = {
  durationMinutes: 75,
  minQuantity: 1,
  maxQuantity: 12,
  isDaylightOnly: false,
  cutOffMinutes: 60,
};

/** A ticket of 18 dollars. */
const ticket = (uid: string, name: string) => ({
  uid,
  name: { en: name, es: `${name} (es)` },
  audience: null,
  price: 18,
  currency: 'USD',
});

export const houseTour: PlannedOffer = {
  ...offer,
  uid: 'house-tour',
  kind: 'guided_tour',
  title: { en: 'House tour', es: 'Visita a la casa', haw: 'Huakaʻi o ka hale' },
  capacity: 12,
  departures: everyDay.flatMap((weekday) => [
    { weekday, starts: '10:30', language: { en: 'English', es: 'Inglés' } },
    { weekday, starts: '15:30', language: { en: 'Spanish', es: 'Español' } },
  ]),
  tickets: [ticket('house-tour', 'House tour')],
};

export const admission: PlannedOffer = {
  ...offer,
  uid: 'admission',
  kind: 'admission',
  title: { en: 'Admission', es: 'Entrada' },
  capacity: 50,
  departures: everyDay.flatMap((weekday) =>
    ['09:00', '10:00', '16:30'].map((starts) => ({ weekday, starts, language: null })),
  ),
  tickets: [ticket('general-admission', 'Adults'), ticket('child-admission', 'Children')],
};

const open = (day: string) => ({ day, opens: '10:00', closes: '17:00', lastEntry: '16:00' });

/** Open all days but Monday. */
export const testProgramme: Programme = {
  timeZone: 'Pacific/Honolulu',
  location: { latitude: 21.27, longitude: -157.77 },
  openingHours: everyDay.map((day) =>
    day === 'monday' ? { day, opens: null, closes: null, lastEntry: null } : open(day),
  ),
  exceptionalHours: [],
  closures: [],
  rules: { daysAhead: 42, holdMinutes: 10, waitingOfferHours: 24 },
  offers: [admission, houseTour],
  place: {
    name: { en: 'Hale Girih' },
    address: '4210 Ala Hōkū, Honolulu, HI 96816',
    directions: { en: 'The gate is under the banyan.', es: 'El portón está bajo el baniano.' },
    phone: '+1 808 555 0142',
    email: 'aloha@museum.example',
  },
};
