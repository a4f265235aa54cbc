import { describe, expect, test } from 'vitest';
import { parseRoutes, type Route, resolveUrl } from './parse-routes.ts';

const resolve = (routes: readonly Route[], document: { uid?: string | null; lang?: string } = {}) =>
  resolveUrl(
    routes,
    {
      type: 'news',
      uid: 'u',
      lang: 'en-us',
      findLinkedUid: (relations) => (relations.join('.') === 'place.region' ? 'oahu' : null),
      ...document,
    },
    'en-us',
  );

describe('the address of a document', () => {
  const plain = { type: 'news', path: '/:lang?/news/:uid' };

  test('has the language except for the master one', () => {
    expect(resolve([plain])).toBe('/news/u');
    expect(resolve([plain], { lang: 'es-us' })).toBe('/es-us/news/u');
    expect(resolve([{ type: 'news', path: '/:lang/news' }])).toBe('/en-us/news');
  });

  test('comes from the most specific rule', () => {
    const rules: Route[] = [
      plain,
      { type: 'news', lang: 'es-us', path: '/noticias/:uid' },
      { type: 'news', uid: 'first', path: '/first' },
      { type: 'event', path: '/events' },
    ];
    expect(resolve(rules)).toBe('/news/u');
    expect(resolve(rules, { lang: 'es-us' })).toBe('/noticias/u');
    expect(resolve(rules, { lang: 'es-us', uid: 'first' })).toBe('/first');
  });

  test('takes parts from linked documents', () => {
    const path = '/:region/:missing?/:uid';
    const resolvers = { region: 'place.region', missing: 'place' };
    expect(resolve([{ type: 'news', path, resolvers }])).toBe('/oahu/u');
  });

  test('is null without a rule, or when a needed part is absent', () => {
    expect(resolve([])).toBeNull();
    expect(resolve([plain], { uid: null })).toBeNull();
    expect(resolve([{ type: 'news', path: '/:place/:uid', resolvers: { place: 'x' } }])).toBeNull();
    expect(resolve([{ type: 'news', path: '/:id' }])).toBeNull();
  });

  test('of the front page is one slash', () => {
    expect(resolve([{ type: 'news', path: '/:lang?' }])).toBe('/');
  });
});

test.each(['nope', '{}', '[{"type":"news"}]', '[{"type":"news","path":"news"}]'])(
  'routes such as %s are refused',
  (text) => {
    expect(() => parseRoutes(text)).toThrow(/^routes/);
  },
);
