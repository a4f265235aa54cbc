import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { expect, test } from '../setup/page.ts';
import { listSchemaProblems, readStructuredData } from '../setup/schema-org.ts';

/** Pages of every kind, and the kinds of things that each tells machines of. */
const pages: readonly [path: string, kinds: readonly string[]][] = [
  ['/', ['Museum']],
  ['/visit/plan-your-visit', ['Museum', 'BreadcrumbList']],
  ['/about/contact-us', ['Museum', 'BreadcrumbList']],
  ['/whats-on/exhibitions/light-through-a-screen', ['ExhibitionEvent', 'BreadcrumbList']],
  ['/whats-on/public-programs/bind-dip-unbind', ['Event', 'BreadcrumbList']],
  ['/objects/demo-0041/', ['VisualArtwork', 'BreadcrumbList']],
  ['/about/careers/gardener', ['JobPosting', 'BreadcrumbList']],
  ['/shop', ['Product', 'BreadcrumbList']],
  ['/what-we-do/residencies', ['BreadcrumbList']],
];

const contentOf = (html: string, key: string): string | null =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? null;

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

for (const language of languages) {
  test(`pages of every kind say what they are about, soundly (${language})`, async ({
    request,
  }) => {
    for (const [path, kinds] of pages) {
      const html = await read(request, localizePath(path, language));
      const things = readStructuredData(html);
      expect(things.flatMap(listSchemaProblems), path).toEqual([]);
      expect([...new Set(things.map((thing) => thing['@type']))], path).toEqual(kinds);
    }
  });
}

test('every program, exhibition, convening and story is sound', async ({ request }) => {
  test.setTimeout(90_000);
  const map = await read(request, '/sitemap-pages-en.xml');
  const items = [...map.matchAll(/<loc>[^<]*?(\/[\w/-]+)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) =>
      /^\/(whats-on|what-we-do|about)\/(?!residencies|artists)[\w-]+\/(?!explore)/.test(path),
    );
  expect(items.length).toBeGreaterThan(50);
  for (const path of items) {
    const things = readStructuredData(await read(request, path));
    expect(things.flatMap(listSchemaProblems), path).toEqual([]);
  }
});

test('shared links show a card drawn for the page, in its language', async ({ request }) => {
  test.setTimeout(60_000);
  const addresses = new Set<string>();
  for (const path of ['/', '/es', '/whats-on/exhibitions/light-through-a-screen', '/haw/visit']) {
    const html = await read(request, path);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(html, 'og:title')).not.toBeNull();
    const address = new URL(contentOf(html, 'og:image') ?? '').pathname;
    addresses.add(address);
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const { width, height, format } = await sharp(await answer.body()).metadata();
    expect([width, height, format], address).toEqual([1200, 630, 'jpeg']);
    const etag = answer.headers().etag ?? '';
    const again = await request.get(address, { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  }
  expect(addresses.size).toBe(4);
  expect((await request.get('/social/nowhere.en.jpg')).status()).toBe(404);
  expect((await request.get('/social/visit.xx.jpg')).status()).toBe(404);
});

test('the picture that searches show beside a page is there', async ({ request }) => {
  for (const path of [
    '/',
    '/visit',
    '/whats-on/exhibitions/light-through-a-screen',
    '/about/news',
  ]) {
    const thumbnail = contentOf(await read(request, path), 'thumbnail');
    if (!thumbnail) continue;
    const { pathname, search } = new URL(thumbnail.replaceAll('&amp;', '&'));
    const answer = await request.get(pathname + search);
    expect(answer.headers()['content-type'], path).toMatch(/^image\//);
  }
  expect(contentOf(await read(request, '/'), 'thumbnail')).not.toBeNull();
});

test('pages name their language for social networks', async ({ request }) => {
  for (const [path, locale] of [
    ['/visit', 'en_US'],
    ['/es/visit', 'es_US'],
    ['/haw/visit', 'haw_US'],
  ] as const) {
    expect(contentOf(await read(request, path), 'og:locale')).toBe(locale);
  }
});

/** What the browser's own parser has against a document; null for a well-formed one. */
const findXmlError = (page: Page, xml: string) =>
  page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
        ?.textContent ?? null,
    xml,
  );

test('news can be subscribed to in every language', async ({ page, request }) => {
  for (const language of languages) {
    await page.goto(localizePath('/about/news', language));
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).pathname).toBe(localizePath('/about/news.rss', language));
    const feed = await read(request, new URL(href).pathname);
    expect(await findXmlError(page, feed)).toBeNull();
    const items = [...feed.matchAll(/<item>.*?<\/item>/gs)].map(([item]) => item);
    expect(items.length).toBeGreaterThan(9);
    expect(feed).toContain(`<language>${language}</language>`);
    for (const item of items) {
      const date = /<pubDate>([^<]+)<\/pubDate>/.exec(item)?.[1] ?? '';
      expect(Number.isNaN(Date.parse(date)), date).toBe(false);
    }
    const first = /<link>([^<]+)<\/link>/.exec(items[0] ?? '')?.[1] ?? '';
    expect((await request.get(new URL(first).pathname)).status()).toBe(200);
  }
});

test('sitemaps are well-formed, one for each language, with pictures', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const map = await read(request, '/sitemap.xml');
  expect(await findXmlError(page, map)).toBeNull();
  const files = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  // Of pages, objects, makers and subjects.
  expect(files).toHaveLength(4 * languages.length);
  for (const file of files) {
    const { pathname } = new URL(file);
    const xml = await read(request, pathname);
    expect(await findXmlError(page, xml)).toBeNull();
    if (/-(?:pages|objects)-/.test(pathname)) expect(xml).toContain('<image:loc>');
    const language = /sitemap-\w+-(en|es|haw)/.exec(pathname)?.[1] ?? '';
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const [, address = ''] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      expect(`${new URL(address).pathname}/`.startsWith(`${prefix}/`), address).toBe(true);
    }
  }
  expect((await request.get('/sitemap-pages-fr.xml')).status()).toBe(404);
});

test('whoever finds a hole in the site learns whom to tell', async ({ request }) => {
  const file = await read(request, '/.well-known/security.txt');
  expect(file).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(file)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('the manifest has the museum’s name, and icons that are there', async ({ request }) => {
  for (const language of languages) {
    const html = await read(request, localizePath('/', language));
    const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const manifest = JSON.parse(await read(request, href));
    expect(manifest).toMatchObject({ name: 'Hale Girih', lang: language });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) {
      expect((await request.get(url)).status(), url).toBe(200);
    }
  }
});
