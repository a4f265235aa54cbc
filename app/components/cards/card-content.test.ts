import { expect, test } from 'vitest';
import { toCardContent } from './card-content.ts';

test('a card’s content is what it draws, and nothing that the item does not have', () => {
  const event = {
    id: 'a',
    uid: 'b',
    type: 'event',
    title: 'Zellige',
    body: 'Long',
    location: null,
  };
  expect(toCardContent(event)).toEqual({
    id: 'a',
    uid: 'b',
    type: 'event',
    title: 'Zellige',
    location: null,
  });
});
