import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import {
  languageContext,
  nowContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import type { Offer, Slot } from '#services/reservations/contract.ts';
import { loadWaitingView } from './waiting-view.ts';

const startsAt = '2026-12-05T20:30:00.000Z';
const offer = {
  uid: 'house-tour',
  title: { en: 'House tour' },
  minQuantity: 1,
  maxQuantity: 12,
  isDaylightOnly: false,
  tickets: [
    { uid: 'house-tour', name: { en: 'House tour' }, audience: null, price: 30, currency: 'USD' },
  ],
} as unknown as Offer;
const slot = { id: 'house-tour@2026-12-05T10:30', startsAt } as Slot;

/** @param hours before the time begins */
function view(hours: number) {
  const context = new RouterContextProvider();
  context.set(languageContext, 'en');
  context.set(translationsContext, new Translations('en', {}));
  context.set(nowContext, new Date(Date.parse(startsAt) - hours * 3_600_000));
  context.set(optionalContext, (asked) => asked);
  context.set(servicesContext, {
    reservations: { findAvailability: async () => ({ waitingOfferHours: 24, days: [] }) },
  } as never);
  return loadWaitingView(context, { offer, slot });
}

test('a list far from its time says for how many hours places are kept', async () => {
  expect((await view(49)).keeps).toMatch(/^Places offered to you are kept for 24 hours;/);
});

test('a list close to its time says how much less time there is to answer', async () => {
  expect((await view(47)).keeps).toMatch(
    /less time to answer: places that come free four hours .* kept for you for two/,
  );
});

test('what a place costs is told at the counters alone', async () => {
  const { offer, price } = await view(49);
  expect([offer.tickets[0]?.priceText, price]).toEqual(['$30', null]);
});
