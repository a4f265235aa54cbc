import { expect, test } from 'vitest';
import { toCardContent } from './card-content.ts';

test('a card’s content is what it draws, and nothing that the item does not have', () => {
  const picture = {
    src: '/images/a.webp',
    width: 1200,
    height: 900,
    alt: { text: 'A tile', language: 'en' },
    dominantColor: null,
  };
  const event = {
    id: 'a',
    uid: 'b',
    type: 'event',
    title: 'Zellige',
    body: 'Long',
    location: null,
    image: { ...picture, credit: { text: 'Hale Girih, 1954.9', language: 'en' } },
  };
  expect(toCardContent(event)).toEqual({
    id: 'a',
    uid: 'b',
    type: 'event',
    title: 'Zellige',
    location: null,
    image: picture,
  });
});
