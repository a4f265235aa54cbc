import { describe, expect, test } from 'vitest';
import type {
  Convening,
  Exhibition,
  NewsItem,
  Product,
  PublicProgram,
  Settings,
} from '#services/content-management/contract.ts';
import { blankMaker } from '#services/object-collection/blank-object.test-support.ts';
import type { CollectionObject } from '#services/object-collection/contract.ts';
import { listSchemaProblems } from '../../tests/setup/schema-org.ts';
import { toJobPosting } from '../routes/about/job-posting.ts';
import { toBreadcrumbs } from './to-breadcrumbs.ts';
import { toExhibitionEvent } from './to-exhibition-event.ts';
import { toFaqPage } from './to-faq-page.ts';
import { toMakerThing } from './to-maker-thing.ts';
import { toMuseum } from './to-museum.ts';
import { toNewsArticle } from './to-news-article.ts';
import { toProduct } from './to-product.ts';
import { toConveningEvent, toProgramEvents } from './to-program-events.ts';
import { toVisualArtwork } from './to-visual-artwork.ts';

const text = (words: string) => ({ text: words, language: 'en' });
const picture = { src: '/images/scenes/court.webp' };
const settings = {
  siteName: text('Hale Girih'),
  phone: '+1 808 555 0142',
  residencyCall: null,
  gettingHere: null,
  access: null,
  email: 'aloha@museum.example',
  addresses: [
    {
      kind: 'visit',
      street: '4210 Ala Hōkū',
      city: 'Honolulu',
      region: 'HI',
      postalCode: '96816',
      country: 'USA',
      location: { latitude: 21.2668, longitude: -157.7726 },
    },
  ],
  socialLinks: [{ network: 'instagram', href: 'https://instagram.example/girih' }],
  openingHours: [
    { day: 'monday', opens: null, closes: null, lastEntry: null },
    { day: 'friday', opens: '10:00', closes: '20:00', lastEntry: null },
  ],
  exceptionalHours: [
    { date: '2027-01-01', endDate: '2027-01-01', opens: null, closes: null, reason: null },
  ],
  defaultShareImage: null,
} as unknown as Settings;
const museum = { publicOrigin: 'https://museum.example', settings };
const url = 'https://museum.example/somewhere';

/** Sound by the schema, as it reaches a page: properties without a value are gone. */
function expectSound(thing: unknown) {
  expect(thing).not.toBeNull();
  expect(listSchemaProblems(JSON.parse(JSON.stringify(thing)))).toEqual([]);
}

describe('the museum', () => {
  test('tells address, place, and hours with the days out of the ordinary', () => {
    const organization = toMuseum(museum);
    expectSound(organization);
    expect(organization?.openingHoursSpecification).toMatchObject([
      { dayOfWeek: 'https://schema.org/Friday', opens: '10:00', closes: '20:00' },
      { validFrom: '2027-01-01', validThrough: '2027-01-01', opens: '00:00', closes: '00:00' },
    ]);
  });

  test('is not told while its settings cannot be had', () => {
    expect(toMuseum({ ...museum, settings: null })).toBeNull();
  });
});

describe('an exhibition', () => {
  const exhibition = {
    title: text('Light through a screen'),
    summary: text('Sixty screens.'),
    startDate: '2027-03-01',
    endDate: '2027-06-01',
    heroImage: null,
    image: picture,
    artists: [{ title: text('Leilani Aukai') }],
  } as unknown as Exhibition;

  test('is an event with place, picture and what a visit costs', () => {
    const admission = { price: 25, currency: 'USD', isFree: false };
    const event = toExhibitionEvent(exhibition, url, museum, admission);
    expectSound(event);
    expect(event).toMatchObject({
      '@type': 'ExhibitionEvent',
      image: ['https://museum.example/images/scenes/court.webp'],
      offers: { price: 25, priceCurrency: 'USD' },
    });
    expectSound(toExhibitionEvent(exhibition, url, { ...museum, settings: null }, null));
  });

  test('that is permanent is no event', () => {
    expect(toExhibitionEvent({ ...exhibition, startDate: null }, url, museum, null)).toBeNull();
  });
});

describe('a program', () => {
  const program = {
    title: text('Bind, dip, unbind'),
    summary: null,
    image: null,
    location: text('Dye yard'),
    status: 'scheduled',
    priceLabel: text('$45, materials included'),
    booking: { href: '/tickets', isExternal: false, text: null },
    times: [
      { startsAt: '2027-03-06T22:00:00Z', endsAt: null, isFullyBooked: true, isCancelled: false },
      { startsAt: '2027-03-07T22:00:00Z', endsAt: null, isFullyBooked: false, isCancelled: true },
    ],
  } as unknown as PublicProgram;

  test('is one event for each date, with the status and the places of that date', () => {
    const events = toProgramEvents(program, url, museum, 'Pacific/Honolulu');
    for (const event of events) expectSound(event);
    expect(events).toMatchObject([
      {
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', name: 'Dye yard, Hale Girih' },
        // Its own page, which leads to each day at the desk.
        offers: {
          price: 45,
          availability: 'https://schema.org/SoldOut',
          url: `${url}?day=2027-03-06`,
        },
      },
      { eventStatus: 'https://schema.org/EventCancelled' },
    ]);
  });

  test('that is postponed says so', () => {
    const [event] = toProgramEvents(
      { ...program, status: 'postponed' },
      url,
      museum,
      'Pacific/Honolulu',
    );
    expect(event).toMatchObject({ eventStatus: 'https://schema.org/EventPostponed' });
  });

  test.each([
    ['Free', 0],
    ['Gratis; reserve un lugar', 0],
    ['Manuahi', 0],
    ['Free with admission', undefined],
    ['Manuahi me ka likiki komo', undefined],
    ['$15, members $12', undefined],
    ['$12.50', 12.5],
  ])('“%s” costs %s', (label, price) => {
    const [event] = toProgramEvents(
      { ...program, priceLabel: text(label) },
      url,
      museum,
      'Pacific/Honolulu',
    );
    expectSound(event);
    expect(event?.offers).toHaveProperty('availability');
    expect((event?.offers as { price?: number } | undefined)?.price).toBe(price);
  });

  test('a convening names who speaks and offers nothing', () => {
    const convening = {
      title: text('Water and stone'),
      summary: null,
      image: picture,
      location: null,
      status: 'scheduled',
      startsAt: '2027-03-06T22:00:00Z',
      endsAt: '2027-03-08T02:00:00Z',
      speakers: [{ name: 'Fatima Barzani' }],
    } as unknown as Convening;
    const event = toConveningEvent(convening, url, museum);
    expectSound(event);
    expect(event).toMatchObject({ performer: [{ name: 'Fatima Barzani' }] });
    expect(event).not.toHaveProperty('offers');
    expect(toConveningEvent({ ...convening, startsAt: null }, url, museum)).toBeNull();
  });
});

test('an object tells what its label tells, and leaves out what nobody knows', () => {
  const object = {
    accessionNumber: '1961.11',
    originalTitle: { text: 'کاشی', language: 'fa' },
    objectType: { en: 'Tile' },
    makers: [],
    date: { display: { en: 'c. 1260–1300' }, earliest: 1260, latest: 1300 },
    place: { en: 'Kashan, Iran' },
    materials: [{ en: 'stonepaste' }],
    techniques: [],
    dimensions: { display: null, height: 20.6, width: 20.4, depth: null, diameter: null },
    creditLine: null,
    rights: { en: 'CC0 1.0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    description: null,
    images: [{ src: null }, { src: '/images/objects/star.webp' }],
    motifs: ['star'],
    medium: null,
    subjects: [{ terms: [{ en: 'Sky' }, { en: 'Sun' }], uri: 'https://terms.example/sun' }],
  } as unknown as CollectionObject;
  const artwork = toVisualArtwork(object, 'Star tile', url, 'es', museum);
  expectSound(artwork);
  expect(artwork).toMatchObject({
    identifier: '1961.11',
    height: { value: 20.6, unitCode: 'CMT' },
    image: ['https://museum.example/images/objects/star.webp'],
    about: [{ name: 'Sun', sameAs: 'https://terms.example/sun' }],
  });
  const makers = [
    { ...blankMaker, name: 'Marcantonio', links: ['https://people.example/1'] },
    { ...blankMaker, name: 'Raphael', role: 'after' },
    { ...blankMaker, name: 'Abu Zayd', role: 'attributed to' },
  ];
  const print = { ...object, makers, medium: { en: 'Ink on paper' } };
  expect(toVisualArtwork(print, 'Print', url, 'es', museum)).toMatchObject({
    creator: [
      { name: 'Marcantonio', sameAs: ['https://people.example/1'] },
      { name: 'attributed to Abu Zayd' },
    ],
    artMedium: 'Ink on paper',
  });
  for (const property of ['depth', 'creator', 'description', 'creditText', 'artMedium']) {
    expect(artwork).not.toHaveProperty(property);
  }
});

test('a story names its author, or the museum where nobody signed it', () => {
  const news = {
    title: text('A roof of stars'),
    summary: text('The roof is open.'),
    image: picture,
    publishedOn: '2027-03-01',
    author: 'Noa Kealoha',
  } as unknown as NewsItem;
  expectSound(toNewsArticle(news, url, museum));
  expect(toNewsArticle(news, url, museum)).toMatchObject({ author: { '@type': 'Person' } });
  expect(toNewsArticle({ ...news, author: null }, url, museum)).toMatchObject({
    author: { '@type': 'Museum' },
  });
});

test('a product tells price and stock, and where it is sold', () => {
  const product = {
    uid: 'star-scarf',
    sku: null,
    title: text('Star scarf'),
    summary: null,
    image: picture,
    price: 48,
    currency: 'USD',
    stock: 'low',
    shopLink: null,
  } as unknown as Product;
  expectSound(toProduct(product, 'https://museum.example/shop', museum));
  expect(toProduct(product, 'https://museum.example/shop', museum)).toMatchObject({
    sku: 'star-scarf',
    offers: {
      availability: 'https://schema.org/LimitedAvailability',
      url: 'https://museum.example/shop#star-scarf',
    },
  });
});

test('an open position is sound', () => {
  const career = {
    uid: 'gardener',
    title: text('Gardener'),
    employmentType: 'full_time',
    salaryMin: 24,
    salaryMax: null,
    publishedOn: '2027-03-01',
    closesOn: '2027-04-01',
    summary: text('Keep a garden alive.'),
    description: null,
    responsibilities: null,
    qualifications: null,
  } as unknown as Parameters<typeof toJobPosting>[0];
  expectSound(toJobPosting(career, settings, museum.publicOrigin));
});

test('the way to a page begins at home and names each place once', () => {
  const trail = {
    home: 'Hale Girih',
    section: { name: 'What’s on', path: '/whats-on' },
    list: { name: 'Exhibitions', path: '/whats-on/exhibitions' },
    page: { name: 'Exhibitions', path: '/whats-on/exhibitions' },
    toAddress: (path: string) => `https://museum.example/es${path}`,
  };
  const [crumbs] = toBreadcrumbs(trail);
  expectSound(crumbs);
  expect(crumbs?.itemListElement).toMatchObject([
    { name: 'Hale Girih' },
    { name: 'What’s on' },
    { name: 'Exhibitions', item: 'https://museum.example/es/whats-on/exhibitions' },
  ]);
  expect(toBreadcrumbs({ ...trail, page: { name: 'Hale Girih', path: '/' } })).toEqual([]);
});

test('questions are told as such only where a page asks at least two', () => {
  const part = (title: string) => ({
    title,
    text: {
      language: 'en',
      blocks: [{ type: 'paragraph' as const, text: 'Yes.', spans: [], direction: 'ltr' as const }],
    },
  });
  expectSound(toFaqPage([part('May I draw?'), part('Gardens'), part('May I photograph?')]));
  expect(toFaqPage([part('May I draw?'), part('Gardens')])).toBeNull();
});

test('a maker is a person with a life or a house with its years, and the same one elsewhere', () => {
  const maker = {
    ...blankMaker,
    ...{ id: 'm-1', name: 'Ada Quist', slug: 'ada-quist', objectCount: 2, roles: ['potter'] },
    ...{ connected: [], namesakes: [], links: ['https://www.wikidata.org/wiki/Q1'] },
    ...{ born: '1930', birthPlace: 'Shiraz' },
  };
  const person = toMakerThing(maker, url);
  expectSound(person);
  expect(person).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Ada Quist',
    url,
    birthDate: '1930',
    birthPlace: { '@type': 'Place', name: 'Shiraz' },
    jobTitle: 'potter',
    sameAs: ['https://www.wikidata.org/wiki/Q1'],
  });
  expect(toMakerThing({ ...maker, name: 'Quist & Co' }, url)).toMatchObject({
    '@type': 'Organization',
    foundingDate: '1930',
  });
});
