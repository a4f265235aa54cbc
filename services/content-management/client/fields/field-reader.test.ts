import { describe, expect, test } from 'vitest';
import {
  fakeDocumentLink,
  fakeParagraph,
  fakePicture,
  fakeSet,
  fakeTitle,
  readFake,
} from '../documents.test-support.ts';
import { readReference } from './item-reader.ts';

type Fields = Readonly<Record<string, unknown>>;
const read = (en: Fields, es?: Fields) => readFake(fakeSet('event', 'x', es ? { en, es } : { en }));

describe('texts', () => {
  test('come in the wanted language', () => {
    const { item } = read({ title: fakeTitle('A yard') }, { title: fakeTitle('Un patio') });
    expect(item.text('title')).toEqual({ text: 'Un patio', language: 'es' });
  });

  test.each([
    ['absent', {}],
    ['null', { label: null }],
    ['blank', { label: '  ' }],
  ])('fall back to English, marked as such, when the translation is %s', (_, es) => {
    const { item, reports } = read({ label: 'Talk' }, es);
    expect(item.text('label')).toEqual({ text: 'Talk', language: 'en' });
    expect(reports).toEqual([]);
  });

  test('are null when no language has them', () => {
    expect(read({}, {}).item.text('label')).toBeNull();
  });

  test('of a document without a translation are all English', () => {
    const { item } = read({ description: fakeParagraph('Words') });
    expect(item.richText('description')?.language).toBe('en');
    expect(item.id).toBe('x-en');
  });

  test('of a document without a master are read where they are', () => {
    const { item } = readFake(fakeSet('event', 'x', { es: { name: 'Noor' } }));
    expect(item.name('name')).toEqual({ text: 'Noor', language: 'es' });
  });
});

describe('shared fields', () => {
  test('are read from the master, whatever a translation holds', () => {
    const { item } = read(
      { start_date: '2026-03-01', is_featured: false },
      { start_date: '2020-01-01', is_featured: true },
    );
    expect(item.shared.date('start_date')).toBe('2026-03-01');
    expect(item.shared.flag('is_featured')).toBe(false);
  });

  test('that a name stands in are not marked as foreign', () => {
    expect(read({ name: 'Noor' }, {}).item.name('name')).toEqual({ text: 'Noor', language: 'es' });
  });

  test('instants are written so that every parser reads them', () => {
    const { item } = read({ starts_at: '2026-04-03T14:52:29+0000' });
    expect(item.shared.instant('starts_at')).toBe('2026-04-03T14:52:29.000Z');
  });
});

describe('pictures', () => {
  test('are shared while their words are the language’s', () => {
    const { item } = read(
      { image: fakePicture('yard', 'A yard') },
      { image: fakePicture('other', 'Un patio') },
    );
    expect(item.picture('image')).toMatchObject({
      src: '/images/scenes/yard.webp',
      alt: { text: 'Un patio', language: 'es' },
    });
  });

  test('have their caption in the page’s language', () => {
    const { item } = read(
      { image: { ...fakePicture('yard', 'A yard'), copyright: 'Dish. Hale Girih' } },
      { image: { ...fakePicture('yard', 'Un patio'), copyright: 'Plato. Hale Girih' } },
    );
    expect(item.picture('image')?.credit).toEqual({ text: 'Plato. Hale Girih', language: 'es' });
    const { item: other } = read(
      { image: { ...fakePicture('yard', 'A yard'), copyright: 'Dish. Hale Girih' } },
      { image: fakePicture('yard', 'Un patio') },
    );
    expect(other.picture('image')?.credit).toEqual({ text: 'Dish. Hale Girih', language: 'en' });
  });

  test('fall back to the English words', () => {
    const { item } = read({ image: fakePicture('yard', 'A yard') }, { image: { square: {} } });
    expect(item.picture('image')?.alt).toEqual({ text: 'A yard', language: 'en' });
  });

  test('without words are decoration', () => {
    const { item } = read({ image: fakePicture('yard', null) });
    expect(item.picture('image')?.alt).toEqual({ text: '', language: 'es' });
  });

  test('that are empty are null and no mistake', () => {
    const { item, reports } = read({ image: { square: {} } });
    expect(item.picture('image')).toBeNull();
    expect(reports).toEqual([]);
  });
});

describe('links', () => {
  test('take the target from the master and the words from the language', () => {
    const { item } = read(
      { cta: { link_type: 'Web', url: 'https://shop.example/', text: 'Buy' } },
      { cta: { link_type: 'Any', text: 'Comprar' } },
    );
    expect(item.link('cta')).toEqual({
      href: 'https://shop.example/',
      isExternal: true,
      text: { text: 'Comprar', language: 'es' },
    });
  });

  test('that repeat keep their order, and a broken one is left out', () => {
    const { item, reports } = read({
      links: [
        { link_type: 'Web', url: '/a', text: 'A' },
        { ...fakeDocumentLink('broken_type', 'gone'), isBroken: true },
        { link_type: 'Web', url: '/b' },
      ],
    });
    expect(item.links('links').map(({ href }) => href)).toEqual(['/a', '/b']);
    expect(reports).toEqual([]);
  });

  test('that repeat fall back word by word when both languages have as many', () => {
    const { item } = read(
      { links: [{ link_type: 'Web', url: '/a', text: 'Site' }] },
      { links: [{ link_type: 'Web', text: 'Sitio' }] },
    );
    expect(item.links('links')).toMatchObject([{ href: '/a', text: { text: 'Sitio' } }]);
  });
});

describe('groups', () => {
  test('are those of the wanted language, an empty field of a row from the same row in English', () => {
    const { item } = read(
      {
        credits: [
          { name: 'A', role: 'Curator' },
          { name: 'B', role: 'Light' },
        ],
      },
      {
        credits: [
          { name: 'A', role: 'Curaduría' },
          { name: 'B', role: null },
        ],
      },
    );
    expect(item.rows('credits').map((row) => row.text('role'))).toEqual([
      { text: 'Curaduría', language: 'es' },
      { text: 'Light', language: 'en' },
    ]);
  });

  test('of different length are not mixed', () => {
    const { item } = read(
      {
        credits: [
          { name: 'A', role: 'Curator' },
          { name: 'B', role: 'Light' },
        ],
      },
      { credits: [{ name: 'B', role: null }] },
    );
    const rows = item.rows('credits').map((row) => [row.plain('name'), row.text('role')]);
    expect(rows).toEqual([['B', null]]);
  });

  test('that are empty in the wanted language are the English ones', () => {
    const { item } = read({ credits: [{ role: 'Curator' }] }, { credits: [] });
    expect(item.rows('credits')[0]?.text('role')).toEqual({ text: 'Curator', language: 'en' });
  });
});

describe('references', () => {
  const artist = fakeSet('artist', 'noor', {
    en: { name: 'Noor', image: fakePicture('noor', 'Noor at work'), short_description: 'Weaver' },
    es: { name: 'Noor', image: {}, short_description: 'Tejedora' },
  });

  test('are in the wanted language though the link is to the English document', () => {
    const set = fakeSet('event', 'x', {
      en: { artist: fakeDocumentLink('artist', 'noor') },
      es: {},
    });
    const { item } = readFake(set, { linked: [artist] });
    expect(readReference(item, 'artist')).toMatchObject({
      id: 'noor-es',
      uid: 'noor',
      href: '/what-we-do/artists/noor',
      title: { text: 'Noor', language: 'es' },
      summary: { text: 'Tejedora', language: 'es' },
      image: { src: '/images/scenes/noor.webp', alt: { text: 'Noor at work', language: 'en' } },
    });
  });

  test.each([
    ['to a document that is not there', fakeDocumentLink('artist', 'gone')],
    ['of another type than asked for', fakeDocumentLink('artist', 'noor')],
    ['that is empty', { link_type: 'Document' }],
  ])('%s are null', (_, artistLink) => {
    const { item } = readFake(fakeSet('event', 'x', { en: { artist: artistLink } }), {
      linked: [artist],
    });
    expect(readReference(item, 'artist', ['exhibition'])).toBeNull();
  });
});

test.each([
  ['a date', { f: '1 March' }, 'date'],
  ['a number', { f: 'many' }, 'number'],
  ['a picture', { f: { url: 5 } }, 'picture'],
  ['a link', { f: { link_type: 'Web', url: 7 } }, 'link'],
  ['rich text', { f: [{ text: 'no type' }] }, 'richText'],
  ['a colour', { f: 'red' }, 'color'],
  ['an instant', { f: 'soon' }, 'instant'],
] as const)('what is not %s counts as empty and is reported with its name', (_, fields, kind) => {
  const { item, reports } = read(fields);
  expect(item[kind]('f')).toBeNull();
  expect(reports[0]).toContain('event.f');
});

test('a malformed translation gives way to the English field', () => {
  const { item, reports } = read({ label: 'Talk' }, { label: 42 });
  expect(item.text('label')).toEqual({ text: 'Talk', language: 'en' });
  expect(reports).toHaveLength(1);
});

describe('days of each year', () => {
  test.each(['11-15', '01-01'])('%s is one', (day) => {
    const { item } = read({ day });
    expect(item.yearlyDay('day')).toBe(day);
  });

  test.each(['02-29', '04-31', '13-01', '1-1', 'soon'])('%s is none, which is told', (day) => {
    const { item, reports } = read({ day });
    expect(item.yearlyDay('day')).toBeNull();
    expect(reports).toHaveLength(1);
  });
});
