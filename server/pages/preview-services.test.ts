import { expect, test, vi } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createSigner } from '#database/visitors/signing.ts';
import type { Settings, TicketType } from '#services/content-management/contract.ts';
import type { SiteServices } from '../services/build-services.ts';
import { toPreviewServices } from './preview-services.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
/** Of a draft: nobody has published this tour. */
const tour = {
  uid: 'night-tour',
  name: text('Night tour'),
  kind: 'guided_tour',
  price: 30,
  currency: 'USD',
  durationMinutes: 60,
  minGroup: 1,
  maxGroup: 6,
  capacity: null,
  maxPerReservation: null,
  cutOffMinutes: null,
  isDaylightOnly: false,
  isFree: false,
  audience: null,
  schedule: [{ weekday: 'friday', starts: '10:30', language: text('English') }],
  booking: { href: '/tickets', isExternal: false, text: null },
} as unknown as TicketType;
const settings = {
  siteName: text('Hale Girih'),
  timeZone: 'Pacific/Honolulu',
  openingHours: [
    { day: 'friday', opens: '10:00', closes: '17:00', lastEntry: '16:00', isClosed: false },
  ],
  exceptionalHours: [],
  reservations: {
    daysAhead: 10,
    capacity: 12,
    maxPerReservation: 9,
    cutOffMinutes: 45,
    waitingOfferHours: null,
  },
  reservationClosures: [],
  addresses: [],
} as unknown as Settings;

test('days to reserve are those of the moment and of the draft, and reserving stays what it is', async () => {
  const database = openSqlite('visitors', ':memory:');
  await migrate(database);
  const forPreview = vi.fn(() => ({
    findSettings: async () => settings,
    listTicketTypes: async () => [tour],
    listPublicPrograms: async () => [],
    listEvents: async () => [],
  }));
  const hold = vi.fn();
  const services = { contentManagement: { forPreview }, reservations: { hold } };
  const desk = {
    database,
    readProgramme: async () => {
      throw new Error('What is published is not asked for.');
    },
    signer: createSigner({ database, secret: 'secret' }),
    publicOrigin: 'https://museum.example',
  };
  const at = new Date('2027-05-05T19:00:00Z');
  const asked = services as unknown as SiteServices;
  const shown = toPreviewServices(asked, { ref: 'r', at }, desk, 'Pacific/Honolulu');
  const found = await shown.reservations.findAvailability(null);
  expect([found.from, found.offer]).toEqual(['2027-05-05', 'night-tour']);
  const dates = found.days.filter(({ slots }) => slots.length > 0).map(({ date }) => date);
  expect(dates).toEqual(['2027-05-07', '2027-05-14']);
  expect(forPreview).toHaveBeenCalledWith('r');
  expect(shown.reservations.hold).toBe(hold);
  await database.close();
});
