import { expect, test } from 'vitest';
import { fakeSet, readFake } from '../../documents.test-support.ts';
import { toCollection } from '../events/to-collection.ts';
import { toPlaylist } from '../news-and-films/to-playlist.ts';
import { toVideo } from '../news-and-films/to-video.ts';
import { toProduct } from './to-product.ts';
import { toTicketType } from './to-ticket-type.ts';

const readOne = (type: string, en: Record<string, unknown>, es?: Record<string, unknown>) =>
  readFake(fakeSet(type, 'x', es ? { en, es } : { en })).item;

test('a product keeps its price and the variants that have a label', () => {
  const product = toProduct(
    readOne(
      'product',
      { name: 'Bowl', price: 48, currency: 'USD', variants: [{ label: 'Blue', stock: 'low' }, {}] },
      { name: 'Cuenco', variants: [{ label: 'Azul', stock: 'low' }, {}] },
    ),
  );
  expect(product).toMatchObject({
    title: { text: 'Cuenco', language: 'es' },
    price: 48,
    stock: 'in_stock',
    variants: [{ label: { text: 'Azul', language: 'es' }, stock: 'low', price: null }],
  });
});

test('a product without a price is not shown as free', () => {
  expect(toProduct(readOne('product', { name: 'Bowl' }))).toBeNull();
});

test('a ticket type has local times, and rows that cannot be read are left out', () => {
  const ticket = toTicketType(
    readOne('ticket_type', {
      name: 'Tour',
      kind: 'guided_tour',
      price: 0,
      is_free: true,
      schedule: [
        { weekday: 'friday', starts: '9:30', language: 'Spanish' },
        { weekday: 'friday', starts: '25:00' },
        { weekday: null, starts: '10:00' },
      ],
    }),
  );
  expect(ticket).toMatchObject({ kind: 'guided_tour', price: 0, currency: 'USD', isFree: true });
  expect(ticket.schedule).toEqual([
    { weekday: 'friday', starts: '09:30', language: { text: 'Spanish', language: 'en' } },
  ]);
});

test.each([
  [{ youtube_video_id: 'abcdefghijk' }, 'abcdefghijk'],
  [{ embed: { embed_url: 'https://www.youtube.com/watch?list=1&v=abc-efg_ijk' } }, 'abc-efg_ijk'],
  [{ embed: { embed_url: 'https://youtu.be/abcdefghijk?t=3' } }, 'abcdefghijk'],
  [{ embed: { embed_url: 'https://youtube.com.evil.example/watch?v=abcdefghijk' } }, null],
  [{ embed: {} }, null],
])('a film given as %j has the id %s', (fields, id) => {
  expect(toVideo(readOne('video', fields)).youtubeVideoId).toBe(id);
});

test('a collection is joined to the object service by its source id', () => {
  const fields = { title: 'Tiles', source_id: 'tiles', object_count: 40, highlights: [{}] };
  expect(toCollection(readOne('collection', fields))).toMatchObject({
    sourceId: 'tiles',
    objectCount: 40,
    highlights: [],
  });
});

test('a playlist that links no film is empty', () => {
  expect(toPlaylist(readOne('playlist', { title: 'Studio', source_id: 'PL1' }))).toMatchObject({
    sourceId: 'PL1',
    videos: [],
  });
});
