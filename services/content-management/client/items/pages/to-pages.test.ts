import { expect, test } from 'vitest';
import {
  fakeDocumentLink,
  fakeParagraph,
  fakePicture,
  fakeSet,
  fakeTitle,
  readFake,
} from '../../documents.test-support.ts';
import { toHero } from '../parts/to-hero.ts';
import { toQuote } from '../parts/to-quote.ts';
import { toHome } from './to-home.ts';
import { toListingPage } from './to-listing-page.ts';
import { toMenuPage } from './to-menu-page.ts';
import { toTextPage } from './to-text-page.ts';

test('a menu page has the cards that have a title and lead somewhere', () => {
  const cards = (title: string) => [
    {
      title,
      image: fakePicture('door', 'A door'),
      flex_size: 'wide',
      has_arrow: true,
      background_color: '#E4ECF9',
      link: { link_type: 'Web', url: '/visit/tour-form' },
    },
    { title, link: { link_type: 'Any' } },
  ];
  const set = fakeSet('menu_page', 'visit', {
    en: { title: 'Visit', columns: '5', cards: cards('Tours') },
    es: { title: 'Visita', cards: cards('Recorridos') },
  });
  expect(toMenuPage(readFake(set).item)).toMatchObject({
    section: 'visit',
    title: { text: 'Visita' },
    columns: 5,
    cards: [
      {
        title: { text: 'Recorridos', language: 'es' },
        flexSize: 'wide',
        hasArrow: true,
        backgroundColor: '#e4ecf9',
        hoverOverlayColor: null,
        link: { href: '/visit/tour-form', isExternal: false },
      },
    ],
    mobileCards: [],
  });
});

test('works without an id are no works of a menu page', () => {
  const set = fakeSet('menu_page', 'collection', {
    en: { works: [{ source_id: 'dish-1', text: 'Look at the rim.' }, { text: 'Nothing' }] },
    es: { works_title: 'Para mirar', works: [{ text: 'Mire el borde.' }, { text: 'Nada' }] },
  });
  expect(toMenuPage(readFake(set).item)).toMatchObject({
    worksTitle: { text: 'Para mirar', language: 'es' },
    works: [{ sourceId: 'dish-1', text: { text: 'Mire el borde.', language: 'es' } }],
  });
});

test('a menu page has two columns unless told otherwise', () => {
  expect(toMenuPage(readFake(fakeSet('menu_page', 'shop', { en: {} })).item).columns).toBe(2);
});

test('a hero takes its picture from the master and its words from the language', () => {
  const set = fakeSet('home', 'home', {
    en: {
      hero: [
        { title: 'Light', background_image: fakePicture('court', 'A court'), variant: 'center' },
      ],
    },
    es: { hero: [{ title: 'Luz' }] },
  });
  expect(toHero(readFake(set).item)).toMatchObject({
    title: { text: 'Luz', language: 'es' },
    backgroundImage: { src: '/images/scenes/court.webp' },
    variant: 'center',
    textColor: null,
  });
});

test.each([[[]], [[{ variant: 'center' }]]])('a hero of %j is none', (hero) => {
  expect(toHero(readFake(fakeSet('home', 'home', { en: { hero } })).item)).toBeNull();
});

test('home keeps sections in order, with the items that are published', () => {
  const cobalt = fakeSet('exhibition', 'cobalt', { en: { title: fakeTitle('Cobalt') } });
  const set = fakeSet('home', 'home', {
    en: {
      sections: [
        {
          key: 'whats-on',
          title: 'On view',
          items: [
            { item: fakeDocumentLink('exhibition', 'cobalt') },
            { item: fakeDocumentLink('exhibition', 'unpublished') },
          ],
        },
        { key: 'visit', title: null, items: [] },
      ],
      quotes: [],
    },
    es: { sections: [{ key: 'whats-on', title: 'En sala' }, { key: 'visit' }] },
  });
  const home = toHome(readFake(set, { linked: [cobalt] }).item);
  expect(home.sections).toMatchObject([
    { key: 'whats-on', title: { text: 'En sala' }, items: [{ uid: 'cobalt' }] },
    { key: 'visit', title: null, items: [] },
  ]);
});

test('an anonymous quote is none', () => {
  const set = fakeSet('quote', 'q', { en: { quote: fakeParagraph('Words') } });
  expect(toQuote(readFake(set).item)).toBeNull();
});

test('listing and text pages carry their texts', () => {
  const listing = fakeSet('listing_page', 'news', {
    en: { title: 'News', label: 'About', intro: fakeParagraph('All news') },
  });
  const text = fakeSet('text_page', 'privacy-policy', {
    en: { title: 'Privacy', updated_on: '2026-01-02', body: fakeParagraph('We keep little.') },
  });
  expect(toListingPage(readFake(listing).item)).toMatchObject({
    listing: 'news',
    title: { text: 'News', language: 'en' },
    emptyText: null,
  });
  expect(toTextPage(readFake(text).item)).toMatchObject({
    uid: 'privacy-policy',
    updatedOn: '2026-01-02',
    body: { language: 'en' },
  });
});
