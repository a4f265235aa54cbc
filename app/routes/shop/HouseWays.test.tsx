import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { HouseWays } from './HouseWays.tsx';

const house = { email: 'aloha@museum.example', phone: '+1 808 555 0142' };
const draw = (about?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider>
        <HouseWays of={house} {...(about && { about })} />
      </LanguageProvider>
    </MemoryRouter>,
  );

test('a thing is asked for by name, by telephone, or in the house', () => {
  const html = draw('Scarf & sash, ʻulaʻula');
  expect(html).toContain(
    'href="mailto:aloha@museum.example?subject=Scarf%20%26%20sash%2C%20%CA%BBula%CA%BBula"',
  );
  expect(html).toContain('href="tel:+18085550142"');
  expect(html).toContain('href="/visit/plan-your-visit"');
  expect(html).toContain('href="/terms-of-use"');
});

test('without a thing the letter has no subject', () => {
  expect(draw()).toContain('href="mailto:aloha@museum.example"');
});
