import {
  asLink,
  ForbiddenError,
  filter,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { defaultLanguage, languages } from '#shared/languages/languages.ts';
import { expectConsole } from '../../../tests/setup/fail-on-console.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import {
  createDocument,
  createTestRepository,
  expiredPreviewRef,
  fillFixture,
  fixtureTime,
  idOf,
  models,
  newsCount,
  previewRef,
  releaseToken,
  type TestRepository,
  title,
} from './protocol.test-support.ts';
import { publish } from './publish.ts';
import { DocumentStore, retainedRefs } from './store.ts';

// The official client asks, the embedded server answers: if it cannot tell, nor can the site.

const searchesOf = (repository: TestRepository) =>
  repository.calls.filter((address) => address.includes('/documents/search'));

const titleOf = (document: { data: Record<string, unknown> }) =>
  (document.data.title as { text: string }[])[0]?.text;

const uidsOf = (documents: readonly { uid: string | null }[]) =>
  documents.map((document) => document.uid);

describeOnEachDatabase('the official client reads', (openDatabase) => {
  let database: Database;
  let repository: TestRepository;

  beforeAll(async () => {
    database = await openDatabase();
    await fillFixture(database);
  });
  beforeEach(() => {
    repository = createTestRepository(database);
  });

  test('many lists one after the other, and what else has to be answered comes in between', async () => {
    let turns = 0;
    let next: NodeJS.Immediate;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    next = setImmediate(turn);
    const client = repository.createClient();
    for (let list = 0; list < 10; list += 1) await client.getByType('news', { pageSize: 1 });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  describe('metadata', () => {
    test('has the keys of the service, the master language first, all models', async () => {
      const metadata = await repository.createClient().getRepository();
      expect(Object.keys(metadata)).toEqual([
        'refs',
        'integrationFieldsRef',
        'bookmarks',
        'types',
        'languages',
        'tags',
        'forms',
        'oauth_initiate',
        'oauth_token',
        'version',
        'license',
        'experiments',
      ]);
      expect(metadata.languages.map(({ id, is_master }) => [id, is_master])).toEqual(
        languages.map((one) => [`${one}-us`, one === defaultLanguage]),
      );
      expect(metadata.types).toMatchObject({ career: 'Career', exhibition: 'Exhibition' });
      expect(Object.keys(metadata.types)).toHaveLength(models.types.size);
      expect(metadata.forms.everything?.action).toBe(`${repository.endpoint}/documents/search`);
    });

    test('is asked for once in five seconds', async () => {
      const client = repository.createClient();
      const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
      await client.getRepository();
      await client.getRepository();
      expect(repository.calls).toHaveLength(1);
      now.mockReturnValue(1_005_001);
      await client.getRepository();
      expect(repository.calls).toHaveLength(2);
    });

    test('lists releases to those who may read them', async () => {
      const open = repository.createClient({ accessToken: releaseToken });
      expect((await open.getMasterRef()).isMasterRef).toBe(true);
      expect((await open.getReleases()).map(({ label }) => label)).toEqual(['Spring']);
      expect((await open.getReleaseByLabel('Spring')).id).toBe('spring-release');
      await expect(open.getReleaseByID('nope')).rejects.toThrow(PrismicError);
      expect(await repository.createClient().getReleases()).toEqual([]);
    });

    test('lists the tags in use, each once', async () => {
      expect(await repository.createClient().getTags()).toEqual(['geometry', 'light']);
      expect(repository.calls.at(-1)).toBe(`${repository.endpoint}/tags`);
    });
  });

  describe('pages', () => {
    test('hold 20 documents of the master language, with the address of the next page', async () => {
      const page = await repository.createClient().get();
      expect(page).toMatchObject({
        page: 1,
        results_per_page: 20,
        results_size: 20,
        total_results_size: newsCount + 14,
        total_pages: 8,
        prev_page: null,
      });
      expect(page.next_page).toMatch(new RegExp(`^${repository.endpoint}/documents/search\\?`));
      expect(page.results.every(({ lang }) => lang === 'en-us')).toBe(true);
      const next = await (await repository.fetch(page.next_page ?? '')).json();
      expect(next.page).toBe(2);
    });

    test('do not overlap, and the last one has no next page', async () => {
      const client = repository.createClient();
      const [first, second, last, beyond] = await Promise.all(
        [1, 2, 29, 30].map((page) => client.get({ page, pageSize: 5 })),
      );
      const ids = new Set(
        [...(first?.results ?? []), ...(second?.results ?? [])].map(({ id }) => id),
      );
      expect(ids.size).toBe(10);
      expect(second?.next_page).not.toBeNull();
      expect(second?.prev_page).not.toBeNull();
      expect(last).toMatchObject({ results_size: 4, next_page: null });
      expect(beyond).toMatchObject({ results: [], total_results_size: newsCount + 14 });
    });

    test('hold 100 documents at most', async () => {
      const ref = (await repository.createClient().getMasterRef()).ref;
      const answer = await repository.fetch(
        `${repository.endpoint}/documents/search?ref=${ref}&pageSize=500`,
      );
      expect((await answer.json()).results_per_page).toBe(100);
    });

    test('are gone through to the last document', async () => {
      const client = repository.createClient();
      const news = await client.getAllByType('news');
      expect(new Set(news.map(({ id }) => id)).size).toBe(newsCount);
      expect(searchesOf(repository)).toHaveLength(2);
      expect(await client.dangerouslyGetAll({ limit: 3 })).toHaveLength(3);
      expect(searchesOf(repository).at(-1)).toContain('pageSize=3');
    });

    test('continue after a document', async () => {
      const client = repository.createClient();
      const orderings = [{ field: 'my.news.published_at' }];
      const all = await client.getByType('news', { orderings, pageSize: 10 });
      const rest = await client.getByType('news', {
        orderings,
        pageSize: 3,
        after: all.results[4]?.id as string,
      });
      expect(uidsOf(rest.results)).toEqual(uidsOf(all.results.slice(5, 8)));
      expect(rest.total_results_size).toBe(newsCount - 5);
    });
  });

  describe('single documents', () => {
    test('by id, in any language only with lang *', async () => {
      const client = repository.createClient();
      expect((await client.getByID(idOf('exhibition', 'light'))).uid).toBe('light');
      const spanish = idOf('exhibition', 'light', 'es');
      await expect(client.getByID(spanish)).rejects.toThrow(NotFoundError);
      expect((await client.getByID(spanish, { lang: '*' })).lang).toBe('es-us');
    });

    test('have the keys of the service in its order', async () => {
      const document = await repository.createClient().getByUID('exhibition', 'light');
      expect(Object.keys(document)).toEqual([
        'id',
        'uid',
        'url',
        'type',
        'href',
        'tags',
        'first_publication_date',
        'last_publication_date',
        'slugs',
        'linked_documents',
        'lang',
        'alternate_languages',
        'data',
      ]);
      expect(document).toMatchObject({
        url: null,
        first_publication_date: '2026-02-01T08:00:00+0000',
        last_publication_date: '2026-02-01T08:00:00+0000',
        alternate_languages: [
          {
            id: idOf('exhibition', 'light', 'es'),
            type: 'exhibition',
            lang: 'es-us',
            uid: 'light',
          },
        ],
      });
      const again = await (await repository.fetch(document.href)).json();
      expect(again.results[0].id).toBe(document.id);
      const fields = Object.keys(models.types.get('exhibition')?.fields ?? {});
      expect(Object.keys(document.data)).toEqual(fields.filter((name) => name !== 'uid'));
    });

    test('by ids and uids come in the order asked for', async () => {
      const client = repository.createClient();
      const ids = ['garden', 'light', 'nope', 'cobalt'].map((uid) => idOf('exhibition', uid));
      expect(uidsOf((await client.getByIDs(ids)).results)).toEqual(['garden', 'light', 'cobalt']);
      const news = await client.getByUIDs('news', ['item-9', 'item-2', 'item-9', 'item-100']);
      expect(uidsOf(news.results)).toEqual(['item-9', 'item-2', 'item-100']);
    });

    test('by uid are those of the language', async () => {
      const client = repository.createClient();
      for (const [lang, code] of [
        ['en', 'en-us'],
        ['es', 'es-us'],
      ] as const) {
        const document = await client.getByUID('news', 'item-1', { lang: code });
        expect(document.id).toBe(idOf('news', 'item-1', lang));
      }
      await expect(client.getByUID('news', 'item-1', { lang: 'haw-us' })).rejects.toThrow(
        NotFoundError,
      );
    });

    test.each(['a"b', 'x]]', '"]][[', '\\', 'a\\"b', '%', '_', "' OR 1=1 --", 'item-1\u2028'])(
      'with a uid such as %s are not found, and nothing else is',
      async (uid) => {
        await expect(repository.createClient().getByUID('news', uid)).rejects.toThrow(
          NotFoundError,
        );
      },
    );

    test('of a singleton differ per language and know each other', async () => {
      const client = repository.createClient();
      const found = await Promise.all(
        ['en-us', 'es-us', 'haw-us'].map((lang) => client.getSingle('settings', { lang })),
      );
      expect(new Set(found.map(({ id }) => id)).size).toBe(3);
      for (const document of found) {
        const others = found.filter(({ id }) => id !== document.id).map(({ id }) => id);
        expect(document.alternate_languages.map(({ id }) => id).sort()).toEqual(others.sort());
        expect(document.uid).toBeNull();
      }
    });
  });

  describe('a type without documents', () => {
    test('is an empty page, also for filters and orderings on its fields', async () => {
      const client = repository.createClient();
      const found = await client.getByType('career', {
        filters: [filter.at('my.career.is_open', true)],
        orderings: [{ field: 'my.career.published_at', direction: 'desc' }],
      });
      expect(found).toMatchObject({ results: [], total_results_size: 0, next_page: null });
    });
  });

  describe('languages', () => {
    test('are the master one, all of them, or one that is asked for', async () => {
      const client = repository.createClient();
      const totals = await Promise.all(
        [undefined, '*', 'es-us', 'xx-yy'].map(
          async (lang) => (await client.get(lang ? { lang } : {})).total_results_size,
        ),
      );
      expect(totals).toEqual([newsCount + 14, newsCount + 14 + 5 + 1, 5, 0]);
    });
  });

  describe('links', () => {
    const routes = [
      { type: 'news', path: '/:lang?/about/news/:uid' },
      { type: 'exhibition', path: '/exhibitions/:artist?/:uid', resolvers: { artist: 'quote' } },
    ];

    test('get the address that the routes give, per language', async () => {
      const client = repository.createClient({ routes });
      const [english, spanish, artist, exhibition] = await Promise.all([
        client.getByUID('news', 'item-1'),
        client.getByUID('news', 'item-1', { lang: 'es-us' }),
        client.getByUID('artist', 'leila'),
        client.getByUID('exhibition', 'light'),
      ]);
      expect(english.url).toBe('/about/news/item-1');
      expect(spanish.url).toBe('/es-us/about/news/item-1');
      expect(artist.url).toBeNull();
      expect(exhibition.url).toBe('/exhibitions/light');
      expect(exhibition.data.related[0].item.url).toBe('/about/news/item-1');
      expect(asLink(exhibition.data.related[0].item)).toBe('/about/news/item-1');
    });

    test('to an unpublished document are broken and lead to the broken route', async () => {
      const ask = async (brokenRoute?: string) => {
        const client = repository.createClient(brokenRoute ? { brokenRoute } : {});
        const document = await client.getByUID('exhibition', 'light');
        return document.data.artists[1].artist;
      };
      expect(await ask('/404')).toMatchObject({ isBroken: true, type: 'broken_type' });
      expect(asLink(await ask('/404'))).toBe('/404');
      expect(asLink(await ask())).toBeNull();
    });

    test('bring the fields that the model selects', async () => {
      const { data } = await repository.createClient().getByUID('exhibition', 'light');
      const { artist } = data.artists[0];
      expect(artist).toMatchObject({ uid: 'leila', lang: 'en-us', slug: 'leila', isBroken: false });
      expect(Object.keys(artist.data).sort()).toEqual(['image', 'name']);
      expect(artist.data.name).toBe('Leila Okonjo');
      expect(data.related[0].item).not.toHaveProperty('data');
    });

    test('bring the fields that fetchLinks asks for', async () => {
      const client = repository.createClient();
      const { data } = await client.getByUID('exhibition', 'light', {
        fetchLinks: ['artist.title', 'artist.description', 'artist.works', 'artist.nope'],
      });
      expect(data.artists[0].artist.data).toEqual({
        name: 'Leila Okonjo',
        image: expect.anything(),
        title: 'Artist',
        description: [{ type: 'heading2', text: 'Screens', spans: [] }],
      });
      expect(data.related[0].item).not.toHaveProperty('data');
    });
  });

  describe('selections', () => {
    test('fetch leaves only the fields asked for', async () => {
      const client = repository.createClient();
      const news = await client.getByUID('news', 'item-7', { fetch: ['news.title'] });
      expect(Object.keys(news.data)).toEqual(['title']);
    });

    test('graphQuery takes fields, groups, relations and slices', async () => {
      const client = repository.createClient();
      const ask = (graphQuery: string) => client.getByUID('exhibition', 'light', { graphQuery });
      const { data } = await ask(`{ exhibition {
        title
        artists { artist { ...on artist { title } } }
        slices { ...on rich_text { variation { ...on default { primary { ...primaryFields } } } } }
      } }`);
      expect(Object.keys(data).sort()).toEqual(['artists', 'slices', 'title']);
      expect(data.artists[0].artist.data).toMatchObject({ title: 'Artist' });
      expect(data.slices.map(({ slice_type }: { slice_type: string }) => slice_type)).toEqual([
        'rich_text',
      ]);
      expect(data.slices[0].primary.content[0].text).toContain('iznik');
      expect(data.slices[0].items).toEqual([]);

      const plain = await ask('{ exhibition { ...exhibitionFields } }');
      expect(plain.data).toHaveProperty('subtitle', 'Wood and shadow');
      expect(plain.data).not.toHaveProperty('artists');
      expect(plain.data).not.toHaveProperty('slices');
    });

    test.each([
      '{ exhibition { title',
      '{ exhibition { nope } }',
      '{ nope { title } }',
      '{ exhibition { title { a } } }',
      'exhibition',
      '{'.repeat(50),
    ])('graphQuery %s is refused', async (graphQuery) => {
      const client = repository.createClient();
      await expect(client.get({ graphQuery })).rejects.toThrow(/^Unable to parse fetch query/);
      await expect(client.get({ graphQuery })).rejects.toThrow(ParsingError);
    });
  });

  describe('refs', () => {
    test('that never were are replaced by the one that the error names', async () => {
      expectConsole('warn', /invalid/i);
      const client = repository.createClient();
      const document = await client.getByUID('exhibition', 'light', { ref: 'bad' });
      expect(titleOf(document)).toBe('Light through a screen');
      const master = (await client.getMasterRef()).ref;
      expect(repository.calls.map((address) => new URL(address).searchParams.get('ref'))).toEqual([
        null,
        'bad',
        master,
      ]);
    });

    test('of releases show the release over what is published', async () => {
      const client = repository.createClient({ accessToken: releaseToken });
      client.queryContentFromReleaseByLabel('Spring');
      expect(titleOf(await client.getByUID('exhibition', 'light'))).toBe('Light in spring');
      await expect(client.getByUID('exhibition', 'garden')).rejects.toThrow(NotFoundError);
      expect(titleOf(await client.getByUID('exhibition', 'cobalt'))).toBe('Cobalt');
    });

    test('of releases need a token, and a wrong token opens nothing', async () => {
      const allowed = repository.createClient({ accessToken: releaseToken });
      const { ref } = await allowed.getReleaseByLabel('Spring');
      await expect(repository.createClient().get({ ref })).rejects.toThrow(ForbiddenError);
      const wrong = repository.createClient({ accessToken: 'nope' });
      await expect(wrong.get()).rejects.toThrow(ForbiddenError);
      await expect(repository.createClient().get({ accessToken: 'nope' })).rejects.toThrow(
        ForbiddenError,
      );
    });

    test.each([
      ['a plain ref', previewRef],
      ['an encoded address', encodeURIComponent(previewRef)],
      [
        'the encoded JSON of the toolbar',
        encodeURIComponent(
          JSON.stringify({ _tracker: 'x', 'embedded.prismic.io': { preview: previewRef } }),
        ),
      ],
    ])('in a preview cookie as %s show the draft', async (_name, cookie) => {
      const client = repository.createClient();
      client.enableAutoPreviewsFromReq({ headers: { cookie: `io.prismic.preview=${cookie}` } });
      expect(titleOf(await client.getByUID('exhibition', 'light'))).toBe('Light in draft');
    });

    test('in a cookie that names no preview are the published one', async () => {
      const client = repository.createClient();
      const cookie = encodeURIComponent(JSON.stringify({ _tracker: 'x' }));
      client.enableAutoPreviewsFromReq({ headers: { cookie: `io.prismic.preview=${cookie}` } });
      expect(titleOf(await client.getByUID('exhibition', 'light'))).toBe('Light through a screen');
    });

    test('of a preview that has expired say so', async () => {
      const client = repository.createClient();
      await expect(client.get({ ref: expiredPreviewRef })).rejects.toThrow(
        PreviewTokenExpiredError,
      );
    });

    test('of a preview lead to the page of its document', async () => {
      const client = repository.createClient({
        routes: [{ type: 'exhibition', path: '/:lang?/exhibitions/:uid' }],
      });
      const resolve = (documentID: string) =>
        client.resolvePreviewURL({ defaultURL: '/', previewToken: previewRef, documentID });
      expect(await resolve(idOf('exhibition', 'light', 'es'))).toBe('/es-us/exhibitions/light');
      await expect(resolve('unknown-document')).rejects.toThrow(NotFoundError);
    });
  });

  describe('errors', () => {
    test('of a query say where it is wrong', async () => {
      const client = repository.createClient();
      const error = await client
        .get({ filters: [filter.at('my.news.nope', 1)] })
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ParsingError);
      expect((error as ParsingError).response).toMatchObject({ line: 1, column: 6 });
      await expect(client.get({ filters: ['[oops'] })).rejects.toThrow(ParsingError);
      await expect(client.get({ filters: [filter.at('document.type', 'a\0')] })).rejects.toThrow(
        ParsingError,
      );
    });

    test('of a parameter say which one is wrong', async () => {
      const ref = (await repository.createClient().getMasterRef()).ref;
      const search = `${repository.endpoint}/documents/search`;
      for (const [query, reason] of [
        ['', 'ref is missing'],
        [`ref=${ref}&page=two`, 'page must be a whole number'],
        [`ref=${ref}&routes=[1]`, 'routes:'],
        [`ref=${ref}&routes=nope`, 'routes must be the JSON text'],
        [`ref=${ref}&orderings=title`, 'orderings must stand in brackets'],
        [`ref=${ref}&orderings=[my.news.slices]`, 'unexpected field'],
      ] as const) {
        const answer = await repository.fetch(`${search}?${query}`);
        expect(answer.status, query).toBe(400);
        expect((await answer.json()).message).toContain(reason);
      }
      const long = await repository.fetch(`${search}?ref=${ref}&q=${'x'.repeat(9_000)}`);
      expect(long.status).toBe(414);
    });

    test('429 makes the client wait', async () => {
      let isFirst = true;
      const busy = createTestRepository(database, (answer) => async (request) => {
        if (!isFirst || !request.url.includes('/documents/search')) return answer(request);
        isFirst = false;
        return new Response('', { status: 429, headers: { 'retry-after': '1' } });
      });
      const start = performance.now();
      expect((await busy.createClient().get()).results).toHaveLength(20);
      expect(performance.now() - start).toBeGreaterThanOrEqual(990);
    });

    test('an unknown repository is one', async () => {
      const client = repository.createClient({
        documentAPIEndpoint: repository.endpoint.replace('/api/v2', '/other/api/v3'),
      });
      await expect(client.get()).rejects.toThrow(RepositoryNotFoundError);
    });

    test('only reading is possible', async () => {
      const server = createTestRepository(
        database,
        (answer) => (request) => answer(new Request(request.url, { method: 'POST' })),
      );
      expect((await server.fetch(server.endpoint)).status).toBe(405);
    });
  });

  describe('several clients', () => {
    test('share a request under way, but not across hosts', async () => {
      const other = createTestRepository(database);
      const client = repository.createClient();
      const ref = (await client.getMasterRef()).ref;
      await Promise.all([
        client.get({ ref }),
        client.get({ ref }),
        other.createClient().get({ ref }),
      ]);
      expect(searchesOf(repository)).toHaveLength(1);
      expect(searchesOf(other)).toHaveLength(1);
    });
  });
});

describeOnEachDatabase('a publication', (openDatabase) => {
  let database: Database;
  let repository: TestRepository;

  beforeEach(async () => {
    database = await openDatabase();
    repository = createTestRepository(database);
    await publishLight('First');
  });

  const publishLight = (text: string) =>
    publish(
      database,
      models,
      { save: [createDocument('exhibition', 'light', { data: { title: title(text) } })] },
      fixtureTime,
    );
  const titleFor = async (ref: string) =>
    titleOf(await repository.createClient().getByUID('exhibition', 'light', { ref }));

  test('leaves the old ref readable, and is seen by a new request for the metadata', async () => {
    const client = repository.createClient();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const old = (await client.getMasterRef()).ref;
    const { masterRef } = await publishLight('Second');
    expect(masterRef).not.toBe(old);
    expect(await titleFor(old)).toBe('First');
    expect(titleOf(await client.getByUID('exhibition', 'light'))).toBe('First');
    now.mockReturnValue(1_005_001);
    expect(titleOf(await client.getByUID('exhibition', 'light'))).toBe('Second');
  });

  test('of what is published already changes nothing', async () => {
    expect(await publishLight('First')).toEqual({ masterRef: null, documents: [] });
  });

  test('takes documents away', async () => {
    await publish(database, models, { remove: [idOf('exhibition', 'light'), 'x'] }, fixtureTime);
    const client = repository.createClient();
    await expect(client.getByUID('exhibition', 'light')).rejects.toThrow(NotFoundError);
  });

  test('that fails in the middle leaves what was published before', async () => {
    const client = repository.createClient();
    const before = await client.getMasterRef();
    const wrong = { ...createDocument('artist', 'new'), uid: {} as unknown as string };
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const save = [createDocument('artist', 'good'), { ...wrong, data: circle }];
    await expect(publish(database, models, { save }, fixtureTime)).rejects.toThrow();
    expect(await repository.createClient().getMasterRef()).toEqual(before);
    expect((await repository.createClient().getByType('artist')).results).toEqual([]);
  });

  test('makes the refs of long ago expire: the client goes on with the current one', async () => {
    const old = (await repository.createClient().getMasterRef()).ref;
    for (let number = 0; number < retainedRefs; number += 1) await publishLight(`Later ${number}`);
    const answer = await repository.fetch(`${repository.endpoint}/documents/search?ref=${old}`);
    expect(answer.status).toBe(410);
    const master = (await repository.createClient().getMasterRef()).ref;
    expect((await answer.json()).message).toMatch(new RegExp(`Master ref is: ${master}$`));

    expectConsole('warn', /expired/i);
    expect(await titleFor(old)).toBe(`Later ${retainedRefs - 1}`);
    const mute = createTestRepository(database, (answer_) => async (request) => {
      const reply = await answer_(request);
      if (reply.status !== 410) return reply;
      const body = { ...(await reply.json()), message: 'Gone' };
      return Response.json(body, { status: 410 });
    });
    await expect(mute.createClient().get({ ref: old })).rejects.toThrow(RefExpiredError);
  });

  test('leaves nothing behind of versions that cannot be read any more', async () => {
    for (let number = 0; number < retainedRefs + 5; number += 1)
      await publishLight(`Later ${number}`);
    const versions = await database.query
      .selectFrom('document_versions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(versions.count)).toBe(retainedRefs);
    expect(await new DocumentStore(database).listMasterRefs()).toHaveLength(retainedRefs);
  });
});
