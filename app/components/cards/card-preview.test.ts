import { expect, test } from 'vitest';
import type { CardContent } from './card-content.ts';
import { readCardPreview, toNavigationState } from './card-preview.ts';

const text = (value: string) => ({ text: value, language: 'en' });

const artist: CardContent = {
  id: 'Xart',
  uid: 'leila-okonjo',
  type: 'artist',
  href: '/what-we-do/artists/leila-okonjo',
  title: text('Leila Okonjo'),
  summary: text('Draws with light.'),
  image: {
    src: '/images/people/leila-okonjo.webp',
    width: 1200,
    height: 1200,
    alt: text('Monogram LO'),
    dominantColor: '#14285f',
  },
};

test('an artist card passes artistData with the fields of the specification', () => {
  expect(toNavigationState(artist)).toEqual({
    artistData: expect.objectContaining({
      id: 'Xart',
      name: 'Leila Okonjo',
      description: 'Draws with light.',
      image: '/images/people/leila-okonjo.webp',
      imageAlt: 'Monogram LO',
      prismicDocumentId: 'Xart',
      additionalImages: [],
      uid: 'leila-okonjo',
    }),
  });
});

test.each([
  ['exhibition', 'exhibitionData'],
  ['resident', 'residencyData'],
  ['convening', 'rawPrismicData'],
  ['event', 'rawPrismicData'],
] as const)('the card of an item of type %s passes %s', (type, key) => {
  expect(Object.keys(toNavigationState({ ...artist, type }))).toEqual([key]);
});

test('a page reads back what a card passed', () => {
  expect(readCardPreview(structuredClone(toNavigationState(artist)))?.title).toBe('Leila Okonjo');
});

test.each([[null], ['text'], [{}], [{ artistData: null }], [{ artistData: { title: 5 } }]])(
  'a state that is no preview is none: %j',
  (state) => {
    expect(readCardPreview(state)).toBeNull();
  },
);
