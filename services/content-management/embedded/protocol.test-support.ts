import { type Client, type ClientConfig, createClient } from '@prismicio/client';
import type { Database } from '#database/database.ts';
import { type Models, readModels, toTypeModel } from '../models/read-models.ts';
import type { Access } from './access.ts';
import { completeData } from './empty-value.ts';
import { publish, saveLayer } from './publish.ts';
import { createContentManagementServer } from './server.ts';
import { createSetId, createSlug, type StoredDocument } from './stored-document.ts';

/** The repository against which the official client is tested: small, and with one of everything. */

const place = toTypeModel({
  id: 'place',
  label: 'Place',
  repeatable: true,
  json: {
    Main: {
      uid: { type: 'UID' },
      name: { type: 'Text' },
      location: { type: 'GeoPoint' },
      visited_at: { type: 'Timestamp' },
    },
  },
});

/** With one type more than the project's, for a point that is not inside a group. */
function createTestModels(): Models {
  const models = readModels();
  return { ...models, types: new Map([...models.types, ['place', place]]) };
}

export const models = createTestModels();

const codes = { en: 'en-us', es: 'es-us', haw: 'haw-us' } as const;
type Lang = keyof typeof codes;

interface Draft {
  readonly lang?: Lang;
  readonly tags?: readonly string[];
  readonly published?: string;
  readonly data?: Record<string, unknown>;
}

/** An id that a test can write: 16 characters. */
export const idOf = (type: string, uid: string, lang: Lang = 'en'): string =>
  `${type.slice(0, 4)}-${uid.slice(0, 8)}-${lang}`.padEnd(16, '_').slice(0, 16);

export function createDocument(type: string, uid: string, draft: Draft = {}): StoredDocument {
  const { lang = 'en', tags = [], published = '2026-01-01T10:00:00Z', data = {} } = draft;
  const model = models.types.get(type);
  if (!model) throw new Error(`There is no type ${type}`);
  return {
    id: idOf(type, uid, lang),
    type,
    uid: model.isRepeatable ? uid : null,
    lang: codes[lang],
    setId: createSetId(type, uid),
    tags,
    slugs: [createSlug(uid)],
    firstPublished: Date.parse(published),
    lastPublished: null,
    sourceHash: '',
    data: completeData(model.fields, data),
  };
}

export const title = (text: string) => [{ type: 'heading1', text, spans: [] }];
const paragraph = (text: string) => [{ type: 'paragraph', text, spans: [] }];
const linkTo = (type: string, uid: string, lang: Lang = 'en') => ({
  link_type: 'Document',
  id: idOf(type, uid, lang),
  key: `key-${uid}`,
});
const image = (name: string) => ({
  dimensions: { width: 1600, height: 900 },
  alt: name,
  copyright: null,
  url: `/images/${name}.webp?auto=format,compress`,
  id: name,
  edit: { x: 0, y: 0, zoom: 1, background: '#aabbcc' },
});

const exhibitions = () => [
  createDocument('exhibition', 'light', {
    tags: ['geometry', 'light'],
    published: '2026-02-01T08:00:00Z',
    data: {
      title: title('Light through a screen'),
      subtitle: 'Wood and shadow',
      image: { ...image('screen'), square: image('screen') },
      is_permanent: false,
      start_date: '2026-03-01',
      end_date: '2026-06-30',
      order: 2,
      description: paragraph('Turned wood and the calligraphy of shadows.'),
      artists: [{ artist: linkTo('artist', 'leila') }, { artist: linkTo('artist', 'ghost') }],
      cta: { link_type: 'Web', url: 'https://museum.example/', key: 'k', text: 'Tickets' },
      related: [{ item: linkTo('news', 'item-1') }],
      slices: [
        {
          id: 'rich_text$1',
          slice_type: 'rich_text',
          slice_label: null,
          variation: 'default',
          version: 'initial',
          primary: { content: paragraph('An iznik fragment lies beside it.') },
          items: [],
        },
        {
          id: 'page_push$2',
          slice_type: 'page_push',
          slice_label: null,
          variation: 'default',
          version: 'initial',
          primary: { title: 'Visit', cta: { link_type: 'Any' } },
          items: [],
        },
      ],
    },
  }),
  createDocument('exhibition', 'light', {
    lang: 'es',
    data: { title: title('Luz a través de una celosía') },
  }),
  createDocument('exhibition', 'cobalt', {
    tags: ['light'],
    published: '2026-02-03T08:00:00Z',
    data: {
      title: title('Cobalt'),
      is_permanent: true,
      order: 1,
      artists: [{ artist: linkTo('artist', 'yusuf') }],
    },
  }),
  createDocument('exhibition', 'garden', {
    tags: ['geometry'],
    published: '2026-02-02T08:00:00Z',
    data: {
      title: title('A garden in wool'),
      is_permanent: false,
      start_date: '2026-01-15',
      end_date: '2026-03-01',
      description: paragraph('IZNIK tiles, and calligraphy on wool.'),
    },
  }),
];

const artists = () => [
  createDocument('artist', 'leila', {
    data: {
      name: 'Leila Okonjo',
      title: 'Artist',
      description: [
        { type: 'paragraph', text: 'Before.', spans: [] },
        { type: 'heading2', text: 'Screens', spans: [] },
      ],
      image: { ...image('leila'), square: image('leila') },
    },
  }),
  createDocument('artist', 'yusuf', { data: { name: 'Yusuf Benabdellah' } }),
];

const event = (uid: string, type: string | null, starts: readonly string[], order?: number) =>
  createDocument('event', uid, {
    data: {
      title: title(uid),
      event_type: type,
      order,
      times: starts.map((starts_at) => ({ starts_at })),
      ...(uid === 'supper' ? { parent: linkTo('exhibition', 'light') } : {}),
    },
  });

const events = () => [
  event('supper', 'exhibition', ['2026-01-04T18:00:00+0000', '2026-05-01T18:00:00+0000'], 3),
  event('open-studio', 'residency', ['2026-02-02T06:30:00+0000'], 1),
  event('santur', 'publicProgram', ['2025-07-12T18:00:00+0000'], 1),
  event('nothing-said', null, ['2026-01-05T09:00:00+0000']),
];

const newsItem = (number: number, lang: Lang = 'en') =>
  createDocument('news', `item-${number}`, {
    lang,
    published: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
    data: {
      title: title(number === 7 ? 'Ceramics of Iznik' : `News ${number}`),
      published_at: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString().slice(0, 10),
      category: number % 2 ? 'news' : 'press',
      body: paragraph(number === 8 ? 'Ceramics in the text only.' : 'Text.'),
    },
  });

const settings = (lang: Lang) =>
  createDocument('settings', 'settings', { lang, data: { site_name: `Museum ${lang}` } });

const places = () => [
  createDocument('place', 'shore', {
    data: { name: 'Shore', location: { latitude: 21.262, longitude: -157.795 } },
  }),
  createDocument('place', 'harbour', {
    data: { name: 'Harbour', location: { latitude: 21.307, longitude: -157.865 } },
  }),
  createDocument('place', 'kona', {
    data: { name: 'Kona', location: { latitude: 19.64, longitude: -155.99 } },
  }),
  createDocument('place', 'nowhere', { data: { name: 'Nowhere' } }),
];

export const newsCount = 130;

/** 130 news in English and three in Spanish, and a few of every other type. */
const listFixtureDocuments = (): StoredDocument[] => [
  ...exhibitions(),
  ...artists(),
  ...events(),
  ...Array.from({ length: newsCount }, (_, number) => newsItem(number)),
  ...[1, 2, 3].map((number) => newsItem(number, 'es')),
  ...(['en', 'es', 'haw'] as const).map(settings),
  ...places(),
];

export const previewRef =
  'https://embedded.prismic.io/previews/session1:rev2?websitePreviewId=site3';
export const expiredPreviewRef =
  'https://embedded.prismic.io/previews/session0:rev1?websitePreviewId=site3';

export const fixtureTime = new Date('2026-03-01T00:00:00Z');

/** Publishes the fixture, a release "Spring", a preview session and one that has expired. */
export async function fillFixture(database: Database): Promise<void> {
  await publish(database, models, { save: listFixtureDocuments() }, fixtureTime);
  const changed = (lang: Lang, text: string) =>
    createDocument('exhibition', 'light', { lang, data: { title: title(text) } });
  await saveLayer(database, models, {
    id: 'spring-release',
    kind: 'release',
    label: 'Spring',
    save: [changed('en', 'Light in spring')],
    remove: [idOf('exhibition', 'garden')],
    scheduledAt: new Date('2026-04-01T00:00:00Z'),
  });
  await saveLayer(database, models, {
    id: 'preview-1',
    kind: 'preview',
    label: 'Preview',
    ref: previewRef,
    save: [changed('en', 'Light in draft'), changed('es', 'Luz en borrador')],
    expiresAt: new Date('2099-01-01T00:00:00Z'),
  });
  await saveLayer(database, models, {
    id: 'preview-0',
    kind: 'preview',
    label: 'Preview',
    ref: expiredPreviewRef,
    expiresAt: new Date('2026-01-01T00:00:00Z'),
  });
}

export const releaseToken = 'T';
const access: Access = {
  level: 'public',
  tokens: [{ token: releaseToken, scope: 'master+releases' }],
};

export interface TestRepository {
  readonly endpoint: string;
  /** Addresses that were asked for, in order. */
  readonly calls: string[];
  /** The official client over the server, in process. */
  createClient(options?: Partial<ClientConfig>): Client;
  fetch(address: string): Promise<Response>;
}

let count = 0;

/** A repository at a host of its own: the client merges equal requests of all its instances. */
export function createTestRepository(
  database: Database,
  change: (answer: (request: Request) => Promise<Response>) => typeof answer = (answer) => answer,
): TestRepository {
  count += 1;
  const endpoint = `https://cms-${count}.internal/api/v2`;
  const server = change(
    createContentManagementServer({ database, models, access, now: () => fixtureTime }),
  );
  const calls: string[] = [];
  const ask = (address: string, init?: RequestInit) => {
    calls.push(address);
    return server(new Request(address, init));
  };
  return {
    endpoint,
    calls,
    fetch: ask,
    createClient: (options) =>
      createClient('embedded', {
        documentAPIEndpoint: endpoint,
        fetch: ask as NonNullable<ClientConfig['fetch']>,
        ...options,
      }),
  };
}
