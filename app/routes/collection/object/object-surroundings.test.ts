import { expect, test } from 'vitest';
import collection from '#locales/en/collection.json';
import english from '#locales/en/objectDetail.json';
import type {
  CollectionObject,
  ObjectCollection,
  ObjectSummary,
  RelatedGroup,
} from '#services/object-collection/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { listRelated } from './object-surroundings.ts';

const summary = (id: string, hasPicture = true) =>
  ({
    id,
    slug: id,
    title: { en: id },
    date: null,
    makers: [],
    image: hasPicture
      ? { src: `/images/${id}.webp`, width: 4, height: 3, alt: { en: id }, dominantColor: null }
      : null,
  }) as Partial<ObjectSummary> as ObjectSummary;

const group = (change: Partial<RelatedGroup>): RelatedGroup => ({
  by: 'place',
  value: 'kashan',
  label: { en: 'Kashan' },
  total: change.items?.length ?? 0,
  items: [],
  ...change,
});

const list = (
  named: readonly ObjectSummary[],
  groups: readonly RelatedGroup[] | null,
  language: Language = 'en',
) =>
  listRelated(
    {
      listObjectsById: async () => named,
      findRelated: async () => groups,
    } as Partial<ObjectCollection> as ObjectCollection,
    { id: 'own', relatedIds: named.map(({ id }) => id) } as Partial<CollectionObject> as never,
    language,
    english.related,
    collection.object,
    (answer) => answer,
  );

const idsOf = (rows: Awaited<ReturnType<typeof list>>) =>
  rows.map(({ by, cards }) => [by, cards.map(({ id }) => id)]);

test('what the record names comes first, and each object stands in one row only', async () => {
  const rows = await list(
    [summary('a'), summary('b')],
    [
      group({ by: 'maker', items: ['a', 'c', 'd', 'e'].map((id) => summary(id)) }),
      group({ items: ['own', 'c', 'f', 'g', 'h'].map((id) => summary(id)) }),
      group({ by: 'look', items: [summary('b'), summary('d')] }),
    ],
  );
  expect(idsOf(rows)).toEqual([
    ['named', ['a', 'b']],
    ['maker', ['c', 'd', 'e']],
    ['place', ['f', 'g', 'h']],
  ]);
});

test('a row of one or two is left out where there is another, and gives its works to those', async () => {
  const two = group({ by: 'maker', items: [summary('c'), summary('d')] });
  const four = group({ items: ['c', 'd', 'e', 'f'].map((id) => summary(id)) });
  expect(idsOf(await list([summary('a')], [two, four]))).toEqual([
    ['named', ['a']],
    ['place', ['c', 'd', 'e', 'f']],
  ]);
  expect(idsOf(await list([], [two]))).toEqual([['maker', ['c', 'd']]]);
});

test('a row has four cards at most, those with a picture first', async () => {
  const items = [summary('a', false), ...['b', 'c', 'd', 'e'].map((id) => summary(id))];
  expect(idsOf(await list([], [group({ items })]))).toEqual([['place', ['b', 'c', 'd', 'e']]]);
  expect(idsOf(await list([], [group({ items: items.slice(0, 3) })]))).toEqual([
    ['place', ['b', 'c', 'a']],
  ]);
});

test('a row that shows a part leads to all, the object itself among them', async () => {
  const items = [summary('a'), summary('b')];
  const allOf = async (change: Partial<RelatedGroup>) =>
    (await list([], [group({ items, ...change })]))[0]?.all;
  expect(await allOf({ total: 7 })).toMatchObject({
    href: expect.stringContaining('place=kashan'),
    label: 'See all 8',
  });
  const motif = await allOf({ by: 'motif', value: 'cloud band', total: 7 });
  expect(decodeURIComponent(motif?.href ?? '').replaceAll('+', ' ')).toContain('"cloud band"');
  expect(await allOf({ total: 2 })).toBeNull();
  expect(await allOf({ by: 'look', value: null, total: 7 })).toBeNull();
});

test('a motif is named in the language of the page', async () => {
  const [row] = await list(
    [],
    [group({ by: 'motif', value: 'cloud band', label: null, items: [summary('a')] })],
    'es',
  );
  expect(row?.name?.language).toBe('es');
});
