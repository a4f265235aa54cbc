import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ensureLanguage } from '#app/i18n/translation-cache.ts';
import { ArtistCard } from './ArtistCard.tsx';
import { chooseColumns } from './CardGrid.tsx';
import { CollectionCard, toCollectionHref } from './CollectionCard.tsx';
import { ConveningCard } from './ConveningCard.tsx';
import type { CardContent } from './card-content.ts';
import { EventCard } from './EventCard.tsx';
import { ExhibitionCard } from './ExhibitionCard.tsx';
import { NewsCard } from './NewsCard.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import { ResidentCard } from './ResidentCard.tsx';
import { StaffCard } from './StaffCard.tsx';

const text = (value: string) => ({ text: value, language: 'en' });

const item = (type: CardContent['type']): CardContent => ({
  id: 'Xid',
  uid: 'loom-of-light',
  type,
  href: '/somewhere/loom-of-light',
  title: text('Loom of light'),
  summary: text('Threads and shadows.'),
  image: null,
});

const collection = {
  uid: 'tiles',
  title: text('Tiles'),
  objectCount: 1,
  image: null,
  sourceId: 'tiles-and-stars',
};

test.each([
  [<ExhibitionCard key="a" of={item('exhibition')} />, '/whats-on/exhibitions/loom-of-light'],
  [<ArtistCard key="b" of={item('artist')} />, '/what-we-do/artists/loom-of-light'],
  [<ResidentCard key="c" of={item('resident')} />, '/what-we-do/residencies/loom-of-light'],
  [<ConveningCard key="d" of={item('convening')} linkPrefix="/a" />, '/a/loom-of-light'],
  [<ConveningCard key="e" of={item('convening')} />, '/what-we-do/convenings/loom-of-light'],
  [<EventCard key="f" of={item('event')} eventType={null} linkPrefix="/b" />, '/b/loom-of-light'],
  [<NewsCard key="g" of={item('news')} />, '/about/news/loom-of-light'],
])('the card %# leads to %s with one link named by its title', (card, href) => {
  showPiece(card);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  expect(screen.getByRole('link').textContent).toBe('Loom of light');
});

test.each(['/images/people/loom-of-light.webp', '/images/scenes/kapa-watermark.webp'])(
  'a resident shown by %s has a picture, and the craft in words once',
  (src) => {
    const image = { src, width: 600, height: 600, alt: text('Two initials'), dominantColor: null };
    showPiece(
      <ResidentCard of={{ ...item('resident'), image, discipline: text('Film'), country: null }} />,
    );
    expect(screen.getAllByText('Film')).toHaveLength(1);
    expect(screen.getByRole('img')).toBeTruthy();
  },
);

test.each([
  [1, 4],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])(
  '%i hung works stand %i to a row, so that no row but the only one holds a single one',
  (count, columns) => {
    expect(chooseColumns(count)).toBe(columns);
    expect(count > 1 && count % columns === 1).toBe(false);
  },
);

test('a work in its own proportions takes part in the rows of its list', () => {
  const { container } = showPiece(<ExhibitionCard of={item('exhibition')} ratio="own" />);
  expect(container.querySelector('article[data-baseline-row]')).not.toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

test('in another language a card leads to the page in that language', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ word: 'ʻōlelo' }));
  showPiece(<ExhibitionCard of={item('exhibition')} />, '/haw/whats-on');
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/haw/whats-on/exhibitions/loom-of-light',
  );
  // The card asks for words of its language: they arrive before the next test begins.
  await ensureLanguage('haw');
});

test('an exhibition card passes its data to the page it leads to', async () => {
  const { lastVisit } = showPiece(<ExhibitionCard of={item('exhibition')} />);
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(lastVisit()?.pathname).toBe('/whats-on/exhibitions/loom-of-light'));
  expect(lastVisit()?.state).toMatchObject({
    exhibitionData: { title: 'Loom of light', description: 'Threads and shadows.' },
  });
});

test('a collection card names collection, title and source in its address', () => {
  expect(toCollectionHref(collection)).toBe(
    '/collection/explore-the-collection?collection=tiles&title=Tiles&sourceId=tiles-and-stars',
  );
});

test('a collection card counts its objects', () => {
  showPiece(<CollectionCard of={collection} />);
  expect(screen.getByText('1 object')).toBeDefined();
});

test.each([
  ['exhibition', 'green'],
  ['publicProgram', 'green'],
  ['permanent', 'green'],
  ['residency', 'fuchsia'],
] as const)('an event card of type %s is %s', (eventType, accent) => {
  showPiece(<EventCard of={item('event')} eventType={eventType} />);
  expect(screen.getByRole('article').getAttribute('data-accent')).toBe(accent);
});

test('an object card leads to the object by id and slug', () => {
  const object = {
    id: 'demo-0001',
    slug: 'star-tile',
    title: text('Star tile'),
    date: null,
    makers: [],
    image: null,
  };
  showPiece(<ObjectCard of={object} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/objects/demo-0001/star-tile');
});

test('a staff card offers the office mail and no page that does not exist', () => {
  const member = {
    name: 'Noa Kealoha',
    title: text('Gardener'),
    department: null,
    image: null,
    pronouns: null,
    email: 'noa@museum.example',
  };
  showPiece(<StaffCard of={member} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:noa@museum.example',
  ]);
});
