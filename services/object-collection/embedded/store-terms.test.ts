import { expect, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { describeOnEachEmptyDatabase } from '../../../tests/setup/test-databases.ts';
import { createObjectCollectionClient } from '../client/client.ts';
import type { ObjectInput } from './object-input.ts';
import { publishObjects } from './objects.test-support.ts';
import { createObjectCollectionServer } from './server.ts';

const en = (...texts: string[]) => texts.map((text) => ({ en: text }));
const picture = [{ src: 'https://pictures.example/a.jpg' }];

const objects: Partial<ObjectInput>[] = [
  {
    id: 'a',
    title: { en: 'Leaf' },
    makers: [
      {
        ...{ id: 'm-1', name: 'William Sharp', role: 'Scribe', lifeDates: 'active 1560' },
        about: { en: 'Known by two signatures.' },
      },
      { id: 'm-2', name: 'Ada Quist', role: 'after' },
    ],
    subjects: [{ terms: en('Literature', 'Poetry') }, { terms: en('Hunt') }],
  },
  {
    id: 'b',
    title: { en: 'Zebra' },
    images: picture,
    makers: [
      {
        ...{ id: 'm-1', name: 'William Sharp', role: 'Painter', nationality: 'English' },
        ...{ links: ['http://vocab.getty.edu/ulan/1', 'https://www.wikidata.org/wiki/Q1'] },
      },
    ],
    subjects: [{ terms: en('Literature', 'Fables') }],
    motifs: ['star'],
  },
  {
    id: 'c',
    title: { en: 'Mask' },
    makers: [{ id: 'm-9', name: 'William Sharp' }, { name: 'Unknown' }, { name: 'Óscar Núñez' }],
    subjects: [{ terms: en('Literature') }],
  },
];

describeOnEachEmptyDatabase('Makers and subjects', (openDatabase) => {
  const open = async () => {
    const database = await openDatabase();
    await migrate(database);
    await publishObjects(database, objects);
    const server = createObjectCollectionServer({ database });
    return createObjectCollectionClient({
      endpoint: 'https://object-collection.internal',
      fetch: (address) => server(new Request(address)),
    });
  };

  test('are listed by name, by letter, by words and by works, without who is not named', async () => {
    const client = await open();
    const names = async (query: object) =>
      (await client.listMakers({ page: 1, pageSize: 10, ...query })).items.map(
        ({ id, name, objectCount }) => [id, name, objectCount],
      );
    expect(await names({})).toEqual([
      ['m-2', 'Ada Quist', 1],
      ['oscar-nunez', 'Óscar Núñez', 1],
      ['m-1', 'William Sharp', 2],
      ['m-9', 'William Sharp', 1],
    ]);
    expect(await names({ order: 'works', pageSize: 1 })).toEqual([['m-1', 'William Sharp', 2]]);
    expect(await names({ initial: 'Ó' })).toEqual([['oscar-nunez', 'Óscar Núñez', 1]]);
    expect(await names({ containing: 'sha will' })).toHaveLength(2);
    const page = await client.listMakers({ page: 2, pageSize: 3 });
    expect(page).toMatchObject({ total: 4, initials: ['a', 'o', 'w'], items: [{ id: 'm-9' }] });
  });

  test('a maker has what the records say, and those of one name stay apart', async () => {
    const client = await open();
    expect(await client.findMaker('m-1')).toEqual({
      id: 'm-1',
      name: 'William Sharp',
      slug: 'william-sharp',
      objectCount: 2,
      roles: ['painter', 'scribe'],
      nationality: 'English',
      born: null,
      died: null,
      lifeDates: 'active 1560',
      birthPlace: null,
      deathPlace: null,
      links: ['http://vocab.getty.edu/ulan/1', 'https://www.wikidata.org/wiki/Q1'],
      about: { en: 'Known by two signatures.' },
      connected: [{ id: 'm-2', name: 'Ada Quist', slug: 'ada-quist', objectCount: 1 }],
      namesakes: [{ id: 'm-9', name: 'William Sharp', slug: 'william-sharp', objectCount: 1 }],
    });
    // An attribution is nothing that somebody did.
    expect((await client.findMaker('m-2'))?.roles).toEqual([]);
    expect(await client.findMaker('unknown')).toBeNull();
    const query = { makerId: 'm-1', order: 'relevance', page: 1, pageSize: 5 } as const;
    const { items } = await client.searchObjects(query);
    expect(items.map(({ id, makerIds }) => [id, makerIds])).toEqual([
      ['b', ['m-1']],
      ['a', ['m-1', 'm-2']],
    ]);
  });

  test('subjects stand in their tree, with what is about narrower ones', async () => {
    const client = await open();
    const top = await client.listSubjects({ page: 1, pageSize: 10 });
    expect(top.items.map(({ id, objectCount }) => [id, objectCount])).toEqual([
      ['hunt', 1],
      ['literature', 3],
      ['star', 1],
    ]);
    const poetry = await client.listSubjects({ containing: 'poe', page: 1, pageSize: 10 });
    expect(poetry.items).toMatchObject([{ id: 'literature.poetry', label: { en: 'Poetry' } }]);
    expect(await client.findSubject('literature')).toMatchObject({
      objectCount: 3,
      broader: [],
      narrower: [{ id: 'literature.fables' }, { id: 'literature.poetry' }],
      related: [{ id: 'hunt', objectCount: 1 }, { id: 'star' }],
    });
    expect(await client.findSubject('literature.poetry')).toMatchObject({
      broader: [{ id: 'literature', objectCount: 3 }],
      narrower: [],
      related: [{ id: 'hunt' }],
    });
    expect(await client.findSubject('poetry')).toBeNull();
    const query = { subject: 'literature', facets: ['subject'], page: 1, pageSize: 5 } as const;
    const found = await client.searchObjects(query);
    expect(found.total).toBe(3);
    expect(found.facets.subject?.values).toContainEqual({
      value: 'literature.fables',
      label: { en: 'Fables' },
      count: 1,
      isChosen: false,
    });
  });
});
