import { existsSync, globSync, readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import type { Services } from '#app/request-context.ts';
import { listScreens } from '#app/routes/search/site-index/list-screens.ts';
import { movedAddresses } from '#brand/moved-addresses.ts';
import { pagesSitemap } from '#server/endpoints/sitemaps.ts';
import { createPageLanguages } from '#server/pages/page-languages.ts';
import { resolvePath } from '#services/content-management/client/resolve-path.ts';
import { languages } from '#shared/languages/languages.ts';
import { navigationItems } from '#shared/navigation/navigation-items.ts';
import { isScreenPath } from '#shared/screens/screen-paths.ts';
import { allScreens, otherAddresses, screens } from '#shared/screens/screens.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { isSmallWord } from '#shared/search/small-words.ts';
import { localeFiles } from './setup/render-site.ts';

const addresses = [...allScreens, ...otherAddresses];

test('every address has its route module, and stands in the table once', () => {
  const missing = addresses.filter(({ module }) => !existsSync(`app/routes/${module}.tsx`));
  expect(missing).toEqual([]);
  const paths = addresses.map(({ path }) => path.toLowerCase());
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test('every route module has an address', () => {
  const known = addresses.map(({ module }) => `app/routes/${module}.tsx`);
  const forgotten = globSync('app/routes/**/*.tsx').filter(
    (file) =>
      /from '\.\/\+types\//.test(readFileSync(file, 'utf8')) &&
      // The layout of all screens.
      file !== 'app/routes/builder/EditorsFrame.tsx' &&
      !known.includes(file),
  );
  expect(forgotten).toEqual([]);
});

test('every section of the navigation begins with a screen', () => {
  expect(navigationItems.filter(({ path }) => !isScreenPath(path))).toEqual([]);
});

test('a screen with parameters in its path is in neither sitemap nor site search', () => {
  const wrong = screens.filter(
    ({ path, isInSitemap, siteSearch }) => /[:*]/.test(path) && (isInSitemap || siteSearch),
  );
  expect(wrong).toEqual([]);
});

test('a museum without content has a sitemap of the screens that the table names', async () => {
  const nothing = new Proxy({}, { get: () => async () => [] });
  const services = new Proxy({}, { get: () => nothing }) as Services;
  const publicOrigin = 'https://museum.example';
  const app = new Hono().get(
    '/sitemap-pages-en.xml',
    pagesSitemap({ publicOrigin, services, now: () => new Date('2026-05-01T12:00:00Z') }),
  );
  const xml = await (await app.request('/sitemap-pages-en.xml')).text();
  const listed = [...xml.matchAll(/<loc>https:\/\/museum\.example([^<]*)<\/loc>/g)];
  const declared = screens.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path);
  expect(listed.map(([, path]) => path)).toEqual(declared);
});

test.each(languages)(
  'in %s the site search has a title, a description and keywords',
  async (code) => {
    const messages = await createPageLanguages(localeFiles).find(code);
    const entries = listScreens(new Translations(code, messages));
    const searched = screens.filter(({ siteSearch }) => siteSearch);
    const paths = new Set(entries.map(({ href }) => href.split('?')[0]));
    expect([...paths]).toEqual(searched.map(({ path }) => path));
    const empty = entries.filter(({ title, summary }) => !title?.text || !summary?.text);
    expect(empty).toEqual([]);
    const silent = searched.filter(({ siteSearch }) => siteSearch?.keywords?.[code].length === 0);
    expect(silent).toEqual([]);
  },
);

test('every page that editors write for a screen leads to it', () => {
  const documents = globSync('content/documents/{menu,listing,text}_page/*.json');
  const lost = documents.filter((file) => {
    const [, type = '', uid = ''] = /(\w+)\/([\w-]+)\.json$/.exec(file) ?? [];
    return !isScreenPath(resolvePath({ type, uid, id: uid }) ?? '');
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('whatever has moved leads to a screen of the site', () => {
  const lost = Object.entries(movedAddresses).filter(
    ([, to]) => !to.startsWith('/about/news/') && !isScreenPath(to),
  );
  expect(lost).toEqual([]);
});

test('a story that has moved is found at its new address, and not at the old one', () => {
  const toFile = (path: string) =>
    `${path.replace('/about/news/', 'content/documents/news/')}.json`;
  const stories = Object.entries(movedAddresses).filter(([from]) =>
    from.startsWith('/about/news/'),
  );
  const wrong = stories.filter(([from, to]) => existsSync(toFile(from)) || !existsSync(toFile(to)));
  expect(wrong).toEqual([]);
});

test('the address of a story has words of its title', () => {
  const strange = globSync('content/documents/news/*.json').filter((file) => {
    const { uid, en } = JSON.parse(readFileSync(file, 'utf8'));
    const title = new Set(foldWords(en.title));
    const words = String(uid)
      .split('-')
      .filter((word) => !isSmallWord(word));
    return words.filter((word) => title.has(word)).length * 2 < words.length;
  });
  expect(strange).toEqual([]);
});
