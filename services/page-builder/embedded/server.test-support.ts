import type { Database } from '#database/database.ts';
import { entrySchema, prepareEntry, type StoredEntry } from './entry.ts';
import { createPageBuilderServer, type PageBuilderServerOptions } from './server.ts';
import { replaceEntries } from './write-entries.ts';

/** The space against which tests and the official clients run: small, and with one of everything. */

export const apiKey = 'test-space';
export const privateKey = 'bpk-of-the-test-space';
export const now = Date.parse('2026-05-01T12:00:00Z');
export const day = 86_400_000;

export const path = (value: unknown, operator = 'is') => ({
  '@type': '@builder.io/core:Query',
  property: 'urlPath',
  operator,
  value,
});

export const text = (html: unknown, id = 'builder-text') => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: 'Text', options: { text: html } },
});

export const symbol = (entry: string, model = 'symbol') => ({
  '@type': '@builder.io/sdk:Element',
  id: `builder-symbol-${entry}`,
  component: { name: 'Symbol', options: { symbol: { model, entry } } },
});

const localized = (Default: string, es: string) => ({
  '@type': '@builder.io/core:LocalizedValue',
  Default,
  es,
});

const reference = (model: string, id: string) => ({
  '@type': '@builder.io/core:Reference',
  model,
  id,
});

type Draft = Partial<Record<keyof StoredEntry, unknown>>;

const entry = (model: string, id: string, draft: Draft = {}) =>
  prepareEntry(
    model,
    entrySchema.parse({ id, name: id, lastUpdated: now - day, priority: 0, data: {}, ...draft }),
  );

const pages = [
  entry('page', 'home', { query: [path('/')], data: { title: 'Home', blocks: [text('Home')] } }),
  entry('page', 'visit', {
    query: [path('/visit')],
    priority: 5,
    data: {
      title: localized('Visit', 'Visita'),
      blocks: [text(localized('<p>Visit</p>', '<p>Visita</p>')), symbol('footer')],
      author: reference('author', 'author-1'),
    },
  }),
  entry('page', 'visit-mobile', {
    query: [path('/visit'), { property: 'device', operator: 'is', value: 'mobile' }],
    data: { title: 'Visit with a phone' },
  }),
  entry('page', 'tested', {
    query: [path('/tested')],
    data: { blocks: [text('default')] },
    variations: {
      'variation-b': {
        id: 'variation-b',
        name: 'B',
        testRatio: 0.5,
        data: { blocks: [text('B')] },
      },
    },
  }),
  entry('page', 'draft', { query: [path('/draft')], published: 'draft' }),
  entry('page', 'archived', { query: [path('/archived')], published: 'archived' }),
  entry('page', 'future', { query: [path('/future')], startDate: now + day }),
  entry('page', 'past', { query: [path('/past')], endDate: now - 1 }),
  entry('page', 'starting-now', { query: [path('/now')], startDate: now, endDate: now }),
  entry('page', 'older-of-two', { query: [path('/two')] }),
  entry('page', 'newer-of-two', { query: [path('/two')], lastUpdated: now }),
  entry('page', 'form', {
    query: [path('/form')],
    data: {
      blocks: [
        {
          '@type': '@builder.io/sdk:Element',
          id: 'builder-form',
          component: {
            name: 'Form:Form',
            options: { sendSubmissionsTo: 'email', sendSubmissionsToEmail: 'Desk@Museum.example' },
          },
        },
      ],
    },
  }),
];

const symbols = [
  entry('symbol', 'footer', { data: { blocks: [text('Footer'), symbol('logo')] } }),
  entry('symbol', 'logo', { data: { blocks: [text('Logo')] } }),
  entry('symbol', 'left', { data: { blocks: [symbol('right')] } }),
  entry('symbol', 'right', { data: { blocks: [symbol('left')] } }),
];

/** Forty of them, `item-00` to `item-39`. */
const items = Array.from({ length: 40 }, (_, index) => {
  const number = String(index).padStart(2, '0');
  return entry('item', `item-${number}`, {
    name: `Item ${number}`,
    priority: index,
    data: {
      price: index,
      code: String(100 + index),
      tags: index % 2 === 0 ? ['even'] : ['odd', 'strange'],
      sizes: [
        { label: 'S', stock: index },
        { label: 'L', stock: 40 - index },
      ],
      ...(index === 7 && { seven: null }),
      author: reference('author', index % 2 === 0 ? 'author-1' : 'author-2'),
    },
  });
});

const authors = [
  entry('author', 'author-1', {
    data: { fullName: 'Ada', mentor: reference('author', 'author-2') },
  }),
  entry('author', 'author-2', {
    data: { fullName: 'Bo', mentor: reference('author', 'author-1') },
  }),
];

export const testEntries = [...pages, ...symbols, ...items, ...authors];

/** Fills the database with the test space and answers for it. */
export async function openTestServer(
  database: Database,
  visitors: Database,
  options: Partial<PageBuilderServerOptions> = {},
): Promise<(request: Request) => Promise<Response>> {
  await replaceEntries(database, 'test', testEntries);
  return createPageBuilderServer({
    database,
    visitors,
    access: { apiKey, privateKey },
    timeZone: 'Pacific/Honolulu',
    now: () => now,
    ...options,
  });
}
