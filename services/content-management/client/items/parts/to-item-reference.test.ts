import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeParagraph, fakeSet, readFake } from '../../documents.test-support.ts';
import { referenceTypes, toItemReference } from './to-item-reference.ts';

const referenceOf = (type: string, en: object, es: object = {}) =>
  toItemReference(readFake(fakeSet(type, 'x', { en: { ...en }, es: { ...es } })).item);

test('a group of the collection leads to its objects', () => {
  const fields = { source_id: 'tiles', title: 'Tiles' };
  expect(referenceOf('collection', fields, { title: 'Azulejos y más' })?.href).toBe(
    '/collection/explore-the-collection?collection=x&title=Azulejos+y+m%C3%A1s&sourceId=tiles',
  );
});

test('the summary is the short description, in English before the beginning of a Spanish text', () => {
  const en = { title: 'A', short_description: 'Short' };
  expect(referenceOf('event', en, { description: fakeParagraph('Largo') })?.summary).toEqual({
    text: 'Short',
    language: 'en',
  });
});

test('without a short description the summary is the first paragraph, of news that of the body', () => {
  const es = { description: fakeParagraph('Uno'), body: fakeParagraph('Dos') };
  expect(referenceOf('event', {}, es)?.summary?.text).toBe('Uno');
  expect(referenceOf('news', {}, es)?.summary?.text).toBe('Dos');
});

test('a product is called by its translated name', () => {
  expect(referenceOf('product', { name: 'Bowl' }, { name: 'Cuenco' })?.title).toEqual({
    text: 'Cuenco',
    language: 'es',
  });
});

test('a document without a title is called by its uid', () => {
  expect(referenceOf('event', {})?.title).toEqual({ text: 'x', language: 'es' });
});

test('a document of a type without a card is no reference', () => {
  expect(referenceOf('ticket_type', { name: 'Adult' })).toBeNull();
});

test('somebody of the house is called by name, and leads to the page of people', () => {
  expect(referenceOf('staff', { name: 'Ruth', title: 'Head of conservation' })).toMatchObject({
    href: '/about/staff#x',
    title: { text: 'Ruth' },
    craft: { text: 'Head of conservation', language: 'en' },
  });
});

test('it tells when it is and what a person makes', () => {
  const days = { start_date: '2026-11-03', end_date: '2026-12-15' };
  expect(referenceOf('resident', { name: 'A', discipline: 'Ceramics', ...days })).toMatchObject({
    craft: { text: 'Ceramics', language: 'en' },
    time: { kind: 'residency', startDate: '2026-11-03', endDate: '2026-12-15' },
  });
  const starts_at = '2026-04-03T18:00:00+0000';
  expect(referenceOf('convening', { starts_at })?.time).toEqual({
    kind: 'held',
    status: 'scheduled',
    times: [
      {
        ...{ startsAt: '2026-04-03T18:00:00.000Z', endsAt: null },
        ...{ isFullyBooked: false, isCancelled: false },
      },
    ],
  });
  expect(referenceOf('convening', { status: 'postponed' })?.time).toEqual({
    ...{ kind: 'held', status: 'postponed', times: [] },
  });
  expect(referenceOf('product', { name: 'Bowl' })?.time).toBeNull();
});

// What has no row would be left out of a page without a word; the loader refuses it by name.
test.each(['news', 'exhibition', 'collection_object', 'resident'])(
  'an item of type %s is related to what can be shown alone',
  (type) => {
    const file = `services/content-management/models/customtypes/${type}/index.json`;
    const json = readFileSync(file, 'utf8');
    const related = JSON.parse(
      json
        .slice(json.indexOf('{', json.indexOf('"related"')), -1)
        .match(/\{[\s\S]*?"customtypes": (\[[^\]]*\])/)?.[1] ?? '[]',
    );
    expect(related.length).toBeGreaterThan(0);
    expect(related.filter((one: string) => !referenceTypes.some((known) => known === one))).toEqual(
      [],
    );
  },
);
