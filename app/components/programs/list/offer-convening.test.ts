import { expect, test } from 'vitest';
import englishEvents from '#locales/en/events.json';
import englishActions from '#locales/en/programActions.json';
import { offerConvening } from './offer-convening.ts';

const english = { ...englishEvents, actions: englishActions };

const registration = { href: '/about/contact-us', isExternal: false, text: null };
const tell = (convening: Parameters<typeof offerConvening>[0]) => {
  const { action, hint } = offerConvening(convening, english.actions);
  return action?.text ?? hint;
};

test('a convening to come is by invitation, or says how one asks for a place, in the editors’ words', () => {
  const text = { text: 'Apply for a place', language: 'en' as const };
  expect(tell({ status: 'scheduled', registration: null })).toBe(
    'By invitation, except open sessions',
  );
  expect(tell({ status: 'scheduled', registration })).toBe('Ask for a place');
  const own = { status: 'scheduled' as const, registration: { ...registration, text } };
  expect(tell(own)).toBe(text.text);
  // In the language in which they wrote them.
  expect(offerConvening(own, english.actions).action?.language).toBe('en');
});

test('a form of another site is said to be one', () => {
  const elsewhere = { ...registration, href: 'https://forms.example/a', isExternal: true };
  expect(
    offerConvening({ status: 'scheduled', registration: elsewhere }, english.actions),
  ).toMatchObject({
    action: { text: 'Ask for a place' },
    hint: 'Opens forms.example in a new tab',
  });
});

test('an address to write to is no other site', () => {
  const mail = { ...registration, href: 'mailto:convenings@museum.example', isExternal: true };
  expect(offerConvening({ status: 'scheduled', registration: mail }, english.actions).hint).toBe(
    'Places on request',
  );
});

test('one that is postponed or canceled offers nothing', () => {
  expect(tell({ status: 'postponed', registration })).toBe('New date to follow');
  expect(tell({ status: 'cancelled', registration })).toBeNull();
});
