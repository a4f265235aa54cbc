import { expect, test } from 'vitest';
import { fakeParagraph, fakeSet, readFake } from '../../documents.test-support.ts';
import { toItemReference } from './to-item-reference.ts';

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

test('it tells when it is and what a person makes', () => {
  const days = { start_date: '2026-11-03', end_date: '2026-12-15' };
  expect(referenceOf('resident', { name: 'A', discipline: 'Ceramics', ...days })).toMatchObject({
    craft: { text: 'Ceramics', language: 'en' },
    time: { kind: 'residency', startDate: '2026-11-03', endDate: '2026-12-15' },
  });
  const starts_at = '2026-04-03T18:00:00+0000';
  expect(referenceOf('convening', { starts_at })?.time).toEqual({
    kind: 'held',
    times: [{ startsAt: '2026-04-03T18:00:00.000Z', endsAt: null }],
  });
  expect(referenceOf('product', { name: 'Bowl' })?.time).toBeNull();
});
