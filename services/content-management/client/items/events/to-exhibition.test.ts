import { expect, test } from 'vitest';
import {
  fakeDocumentLink,
  fakeParagraph,
  fakePicture,
  fakeSet,
  fakeTitle,
  readFake,
} from '../../documents.test-support.ts';
import { toExhibition } from './to-exhibition.ts';

const artist = fakeSet('artist', 'noor', { en: { name: 'Noor' }, es: { name: 'Noor' } });
const quote = fakeSet('quote', 'q', {
  en: { quote: fakeParagraph('Light is slow.'), author_name: 'Noor', variant: 'full' },
  es: { quote: fakeParagraph('La luz es lenta.') },
});

const set = fakeSet('exhibition', 'cobalt', {
  en: {
    title: fakeTitle('Cobalt'),
    subtitle: 'Blue on white',
    is_permanent: false,
    ground: 'blue',
    start_date: '2026-03-01',
    end_date: '2026-09-01',
    image: fakePicture('bowl', 'A bowl'),
    hero_video: { link_type: 'Media', url: 'https://cms.internal/films/blue.mp4', kind: 'file' },
    description: fakeParagraph('A blue.'),
    artists: [
      { artist: fakeDocumentLink('artist', 'noor') },
      { artist: { link_type: 'Document' } },
    ],
    quote: fakeDocumentLink('quote', 'q'),
    objects: [{ source_id: 'demo-0001', title: 'Bowl' }, { source_id: null }],
    sponsors: [
      { name: 'Friends', logo: {}, link: { link_type: 'Web', url: 'https://a.example/' } },
    ],
    cta: { link_type: 'Web', url: '/tickets', text: 'Tickets' },
    is_featured: true,
    additional_images: [{ image: fakePicture('jar', 'A jar'), caption: 'Jar' }, { image: {} }],
    meta_title: 'Cobalt at the museum',
    no_index: null,
  },
  es: {
    title: fakeTitle('Cobalto'),
    start_date: null,
    description: fakeParagraph('Un azul.'),
    additional_images: [{ image: {}, caption: 'Jarra' }, { image: {} }],
  },
});

test('an exhibition is read in the wanted language over the shared fields of the master', () => {
  const { item, reports } = readFake(set, { linked: [artist, quote] });
  const exhibition = toExhibition(item);
  expect(exhibition).toMatchObject({
    id: 'cobalt-es',
    uid: 'cobalt',
    type: 'exhibition',
    href: '/whats-on/exhibitions/cobalt',
    title: { text: 'Cobalto', language: 'es' },
    subtitle: { text: 'Blue on white', language: 'en' },
    summary: { text: 'Un azul.', language: 'es' },
    isPermanent: false,
    ground: 'blue',
    startDate: '2026-03-01',
    endDate: '2026-09-01',
    heroVideoSrc: '/films/blue.mp4',
    isFeatured: true,
    callToAction: {
      href: '/tickets',
      isExternal: false,
      text: { text: 'Tickets', language: 'en' },
    },
    objects: [{ sourceId: 'demo-0001', title: { text: 'Bowl', language: 'en' } }],
    sponsors: [{ name: 'Friends', logo: null, link: { href: 'https://a.example/' } }],
    metadata: {
      title: { text: 'Cobalt at the museum', language: 'en' },
      description: null,
      image: null,
      isHiddenFromSearch: false,
    },
  });
  expect(exhibition.artists.map(({ uid }) => uid)).toEqual(['noor']);
  expect(exhibition.quote).toMatchObject({ authorName: 'Noor', variant: 'full' });
  expect(exhibition.quote?.quote.language).toBe('es');
  expect(exhibition.additionalImages).toMatchObject([
    { picture: { src: '/images/scenes/jar.webp' }, caption: { text: 'Jarra', language: 'es' } },
  ]);
  expect(reports).toEqual([]);
});

test('an artist of an exhibition is not named again among what is related', () => {
  const event = fakeSet('event', 'opening', { en: { title: fakeTitle('Opening') } });
  const resident = fakeSet('resident', 'noor', { en: { name: 'Noor' } });
  const related = fakeSet('exhibition', 'cobalt', {
    en: {
      title: fakeTitle('Cobalt'),
      artists: [{ artist: fakeDocumentLink('artist', 'noor') }],
      related: [
        { item: fakeDocumentLink('artist', 'noor') },
        { item: fakeDocumentLink('resident', 'noor') },
        { item: fakeDocumentLink('event', 'opening') },
      ],
    },
  });
  const { item } = readFake(related, { linked: [artist, resident, event] });
  expect(toExhibition(item).related.map(({ uid }) => uid)).toEqual(['opening']);
});

test('an exhibition with nothing filled in is whole all the same', () => {
  const { item, reports } = readFake(fakeSet('exhibition', 'x', { en: {} }));
  expect(toExhibition(item)).toMatchObject({
    title: { text: 'x' },
    image: null,
    startDate: null,
    description: null,
    artists: [],
    quote: null,
  });
  expect(reports).toEqual([]);
});
