import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import english from '#locales/en/tickets.json';
import type { OfferView } from './calendar-view.ts';
import { countEarly } from './count-early.ts';
import { PlacesChoice } from './PlacesChoice.tsx';
import { usePlaces } from './places.ts';

const ticket = (uid: string) =>
  ({
    uid,
    name: { text: uid, language: 'en' },
    audience: null,
    price: 18,
    currency: 'USD',
    priceText: '$18',
  }) as const;
const offer: OfferView = {
  uid: 'admission',
  kind: 'admission',
  title: { text: 'Admission', language: 'en' },
  minQuantity: 1,
  maxQuantity: 5,
  isDaylightOnly: false,
  tickets: [ticket('adults'), ticket('children')],
};

function Counters() {
  const places = usePlaces(offer, null, undefined);
  return (
    <MemoryRouter>
      <LanguageProvider>
        <PlacesChoice
          of={offer}
          messages={english.reserve}
          places={places}
          bind={(name) => ({ id: `field-${name}`, name, error: null, defaultValue: undefined })}
        />
        <output>{JSON.stringify(places.lines)}</output>
      </LanguageProvider>
    </MemoryRouter>
  );
}

const press = (name: string) => screen.getByRole('button', { name }).click();
afterEach(() => document.body.replaceChildren());

const chosen = () => document.querySelector('output')?.textContent;
/** As the page has it: as its own text. */
const countAsSent = new Function(`(${countEarly.toString()})()`);

test('taps before the page has its scripts are counted, and none of them twice', async () => {
  const sent = new Piece('places', async () => Counters);
  await sent.load();
  document.body.innerHTML = renderToString(<WhenWanted piece={sent} />);
  countAsSent();
  press('One more adults');
  press('One fewer children');
  press('One more children');
  press('One more children');
  const [adults, children] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([adults?.value, children?.value]).toEqual(['2', '2']);

  // React has the page, and not yet the code of the counters.
  const { promise, resolve } = Promise.withResolvers<typeof Counters>();
  const come = new Piece('places', () => promise);
  await act(async () => hydrateRoot(document.body, <WhenWanted piece={come} />));
  press('One more adults');
  expect(adults?.value).toBe('3');
  await act(async () => resolve(Counters));
  expect(chosen()).toBe('{"adults":3,"children":2}');
  await act(async () => press('One fewer adults'));
  expect(adults?.value).toBe('2');
  expect(chosen()).toBe('{"adults":2,"children":2}');
});
