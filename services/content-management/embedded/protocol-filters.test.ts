import { filter } from '@prismicio/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import {
  createTestRepository,
  fillFixture,
  idOf,
  newsCount,
  type TestRepository,
} from './protocol.test-support.ts';

// What each filter and ordering keeps, asked by the official client.

describeOnEachDatabase('filters of the official client', (openDatabase) => {
  let repository: TestRepository;

  beforeAll(async () => {
    const database = await openDatabase();
    await fillFixture(database);
    repository = createTestRepository(database);
  });

  type Params = NonNullable<Parameters<ReturnType<TestRepository['createClient']>['get']>[0]>;

  /** In the order of the answer. */
  const uids = async (filters: string[], params: Params = {}) => {
    const found = await repository.createClient().get({ pageSize: 100, ...params, filters });
    return found.results.map(({ uid }) => uid);
  };
  /** Sorted, for filters whose order says nothing. */
  const set = async (...filters: string[]) => (await uids(filters)).sort();
  const exhibitions = filter.at('document.type', 'exhibition');
  const events = filter.at('document.type', 'event');

  test('tags: one, all, some, none of them', async () => {
    const client = repository.createClient();
    const names = (page: { results: { uid: string | null }[] }) =>
      page.results.map(({ uid }) => uid).sort();
    expect(names(await client.getByTag('light'))).toEqual(['cobalt', 'light']);
    expect(names(await client.getByEveryTag(['geometry', 'light']))).toEqual(['light']);
    expect(names(await client.getBySomeTags(['geometry', 'light']))).toEqual([
      'cobalt',
      'garden',
      'light',
    ]);
    expect(await set(exhibitions, filter.not('document.tags', ['light']))).toEqual(['garden']);
    expect(await set(`[at(document.tags, "light")]`)).toEqual(['cobalt', 'light']);
  });

  test('at compares Booleans, numbers, choices, dates, times, texts, uids', async () => {
    expect(await set(filter.at('my.exhibition.is_permanent', true))).toEqual(['cobalt']);
    expect(await set(filter.at('my.exhibition.is_permanent', false))).toEqual(['garden', 'light']);
    expect(await set(filter.at('my.exhibition.order', 2))).toEqual(['light']);
    expect(await set(filter.at('my.event.event_type', 'residency'))).toEqual(['open-studio']);
    expect(await set(filter.at('my.exhibition.end_date', '2026-03-01'))).toEqual(['garden']);
    expect(await set(filter.at('my.artist.name', 'Leila Okonjo'))).toEqual(['leila']);
    expect(await set(filter.at('my.artist.name', 'leila okonjo'))).toEqual([]);
    expect(await set(filter.at('my.artist.uid', 'leila'))).toEqual(['leila']);
    expect(
      await set(filter.at('my.event.times.starts_at', new Date('2026-05-01T18:00:00Z'))),
    ).toEqual(['supper']);
  });

  test('at compares a relation by the id of its document, also inside a group', async () => {
    const byId = filter.at('my.exhibition.artists.artist', idOf('artist', 'leila'));
    expect(await set(byId)).toEqual(['light']);
    expect(await set(filter.at('my.exhibition.artists.artist', 'leila'))).toEqual([]);
    const parent = filter.at('my.event.parent', idOf('exhibition', 'light'));
    expect(await set(parent)).toEqual(['supper']);
  });

  test('any keeps the order asked for; not keeps what is empty', async () => {
    const found = await uids([filter.any('my.event.event_type', ['publicProgram', 'exhibition'])], {
      orderings: [{ field: 'my.event.times.starts_at' }],
    });
    expect(found).toEqual(['santur', 'supper']);
    expect(await set(filter.not('my.event.event_type', 'exhibition'))).toEqual([
      'nothing-said',
      'open-studio',
      'santur',
    ]);
    expect(await set(filter.any('document.id', []))).toEqual([]);
  });

  test('fulltext needs every word, in any case, accents and ʻokina aside', async () => {
    const words = (text: string) => set(filter.fulltext('document', text));
    expect(await words('CALLIGRAPHY iznik')).toEqual(['garden', 'light']);
    expect(await words('calligraphy IZNİK wool')).toEqual(['garden']);
    expect(await words('calligraphy nowhere')).toEqual([]);
    expect(await words('callig')).toEqual([]);
    expect(await words('" OR )]')).toEqual([]);
    expect(await words('…')).toEqual([]);
  });

  test('fulltext of a field ignores the rest of the document', async () => {
    expect(await set(filter.fulltext('my.news.title', 'ceramics'))).toEqual(['item-7']);
    expect(await set(filter.fulltext('document', 'ceramics'))).toEqual(['item-7', 'item-8']);
  });

  test.each([
    ['Image', 'my.exhibition.image', ['light']],
    ['Link', 'my.exhibition.cta', ['light']],
    ['Text', 'my.exhibition.subtitle', ['light']],
    ['Date', 'my.exhibition.start_date', ['garden', 'light']],
    ['StructuredText', 'my.exhibition.description', ['garden', 'light']],
    ['a relation of a group', 'my.exhibition.artists.artist', ['cobalt', 'light']],
  ])('has and missing share a type between them by its %s', async (_name, path, filled) => {
    const rest = ['cobalt', 'garden', 'light'].filter((uid) => !filled.includes(uid));
    expect(await set(filter.has(path))).toEqual(filled);
    expect(await set(filter.missing(path))).toEqual(rest);
  });

  test('numbers: below and above leave the limit out, a range holds both ends', async () => {
    const order = 'my.exhibition.order';
    expect(await set(filter.numberLessThan(order, 2))).toEqual(['cobalt']);
    expect(await set(filter.numberLessThan(order, 1))).toEqual([]);
    expect(await set(filter.numberGreaterThan(order, 1))).toEqual(['light']);
    expect(await set(filter.numberInRange(order, 1, 2))).toEqual(['cobalt', 'light']);
  });

  test('dates: a text, a Date and milliseconds are the same; the limit is left out', async () => {
    const path = 'my.exhibition.start_date';
    for (const limit of ['2026-01-15', new Date('2026-01-15T00:00:00Z'), 1_768_435_200_000]) {
      expect(await set(filter.dateAfter(path, limit))).toEqual(['light']);
      expect(await set(filter.dateBefore(path, limit))).toEqual([]);
    }
    expect(await set(filter.dateBetween(path, '2026-01-15', '2026-03-01'))).toEqual([
      'garden',
      'light',
    ]);
    expect(
      await set(exhibitions, filter.dateAfter('document.first_publication_date', '2026-02-02')),
    ).toEqual(['cobalt', 'garden']);
  });

  test('parts of dates by number and by name', async () => {
    const path = 'my.news.published_at';
    const count = async (...filters: string[]) => {
      const client = repository.createClient();
      return (await client.get({ filters, pageSize: 1 })).total_results_size;
    };
    for (const january of ['January', 'jan', 1]) {
      expect(await count(filter.dateMonth(path, january))).toBe(31);
    }
    expect(await count(filter.dateMonthAfter(path, 'april'))).toBe(newsCount - 120);
    expect(await count(filter.dateMonthBefore(path, 2))).toBe(31);
    const sundays = await count(filter.dateDayOfWeek(path, 'sunday'));
    expect(await count(filter.dateDayOfWeek(path, 7))).toBe(sundays);
    expect(sundays).toBe(19);
    expect(await count(filter.dateDayOfWeekAfter(path, 'saturday'))).toBe(sundays);
    expect(await count(filter.dateDayOfMonth(path, 31))).toBe(2);
    expect(await count(filter.dateDayOfMonthBefore(path, 2))).toBe(5);
    expect(await count(filter.dateDayOfMonthAfter(path, 30))).toBe(2);
    expect(await count(filter.dateYear(path, 2026))).toBe(newsCount);
    expect(await count(filter.dateYear(path, 2025))).toBe(0);
  });

  test('hours are those of UTC', async () => {
    const path = 'my.event.times.starts_at';
    expect(await set(filter.dateHour(path, 18))).toEqual(['santur', 'supper']);
    expect(await set(filter.dateHourBefore(path, 9))).toEqual(['open-studio']);
    expect(await set(filter.dateHourAfter(path, 17))).toEqual(['santur', 'supper']);
  });

  test('points within a radius, nearest first', async () => {
    const near = (km: number) =>
      uids([filter.geopointNear('my.place.location', 21.26, -157.8, km)]);
    expect(await near(10)).toEqual(['shore', 'harbour']);
    expect(await near(2)).toEqual(['shore']);
    expect(await near(1000)).toEqual(['shore', 'harbour', 'kona']);
    const chosen = filter.in('my.place.uid', ['kona', 'harbour', 'shore']);
    const around = filter.geopointNear('my.place.location', 21.26, -157.8, 10);
    expect(await uids([chosen, around])).toEqual(['harbour', 'shore']);
    expect(await uids([around, chosen])).toEqual(['shore', 'harbour']);
  });

  test('similar documents share words or tags, are of the same type, and never the same', async () => {
    const found = await uids([filter.similar(idOf('exhibition', 'light'), 10)]);
    expect([...found].sort()).toEqual(['cobalt', 'garden']);
    expect(await uids([filter.similar('unknown', 10)])).toEqual([]);
  });

  test('several conditions of one query are all needed', async () => {
    const client = repository.createClient();
    const ref = (await client.getMasterRef()).ref;
    const q = '[[:d = at(document.type, "exhibition")][at(my.exhibition.is_permanent, true)]]';
    const answer = await repository.fetch(
      `${repository.endpoint}/documents/search?ref=${ref}&q=${encodeURIComponent(q)}&unknown=1`,
    );
    expect((await answer.json()).results.map(({ uid }: { uid: string }) => uid)).toEqual([
      'cobalt',
    ]);
  });

  describe('orderings', () => {
    test('by two keys, in both directions, with empty values last', async () => {
      const order = (direction: 'asc' | 'desc') =>
        uids([events], {
          orderings: [
            { field: 'my.event.order', direction },
            { field: 'my.event.times.starts_at', direction: 'desc' },
          ],
        });
      expect(await order('asc')).toEqual(['open-studio', 'santur', 'supper', 'nothing-said']);
      expect(await order('desc')).toEqual(['supper', 'open-studio', 'santur', 'nothing-said']);
    });

    test('of texts do not mind case', async () => {
      const byTitle = [{ field: 'my.exhibition.title' }];
      expect(await uids([exhibitions], { orderings: byTitle })).toEqual([
        'garden',
        'cobalt',
        'light',
      ]);
    });

    test('without any: published last comes first', async () => {
      expect(await uids([exhibitions])).toEqual(['cobalt', 'garden', 'light']);
      const byDate = [{ field: 'document.first_publication_date' }];
      expect(await uids([exhibitions], { orderings: byDate })).toEqual([
        'light',
        'garden',
        'cobalt',
      ]);
    });

    test('of equal keys stay the same from page to page', async () => {
      const orderings = [{ field: 'my.news.category' }];
      const news = filter.at('document.type', 'news');
      const whole = await uids([news], { orderings });
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => uids([news], { orderings, page, pageSize: 25 })),
      );
      expect(pages.flat()).toEqual(whole);
    });
  });
});
