import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
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

test('taps before the page has its scripts are counted, and none of them twice', async () => {
  document.body.innerHTML = renderToString(<Counters />);
  // As the page has it: as its own text.
  new Function(`(${countEarly.toString()})()`)();
  for (let taps = 0; taps < 3; taps += 1) press('One more adults');
  press('One fewer children');
  press('One more children');
  press('One more children');
  const [adults, children] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([adults?.value, children?.value]).toEqual(['4', '1']);

  await act(async () => hydrateRoot(document.body, <Counters />));
  expect(screen.getByRole('status').textContent).toBe('{"adults":4,"children":1}');
  await act(async () => press('One fewer adults'));
  expect(adults?.value).toBe('3');
  expect(screen.getByRole('status').textContent).toBe('{"adults":3,"children":1}');
});
