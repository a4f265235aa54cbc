import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Services } from '#app/request-context.ts';
import { listSitemap, type SitemapDependencies, sitemapIndex } from './sitemaps.ts';

interface PageAsked {
  readonly page: number;
  readonly pageSize: number;
}

const pageOf =
  <Item>(total: number, toItem: (number: number) => Item) =>
  async ({ page, pageSize }: PageAsked) => {
    const first = (page - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, total - first));
    return { total, items: Array.from({ length }, (_, at) => toItem(first + at + 1)) };
  };

/** A collection of so many makers, with three subjects and an object. */
function createSite(makerCount: number) {
  const dependencies = {
    publicOrigin: 'https://museum.example',
    services: {
      objectCollection: {
        searchObjects: pageOf(1, () => ({ id: 'a', slug: 'bowl', image: { src: '/bowl.webp' } })),
        listMakers: pageOf(makerCount, (number) => ({ id: `m/${number}`, name: 'Óscar & Núñez' })),
        listSubjects: pageOf(3, (number) => ({ id: `craft.tile-${number}` })),
      },
    } as unknown as Services,
    now: () => new Date(),
  } satisfies SitemapDependencies;
  return new Hono()
    .get('/sitemap.xml', sitemapIndex(dependencies))
    .get('/:file{sitemap-[a-z]+-\\w+-\\d+\\.xml}', listSitemap(dependencies));
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists files of objects, makers and subjects, as many as they need', async () => {
  const files = locations(await (await createSite(10_001).request('/sitemap.xml')).text());
  expect(files.filter((file) => file?.includes('-es'))).toEqual([
    'https://museum.example/sitemap-pages-es.xml',
    'https://museum.example/sitemap-objects-es-1.xml',
    'https://museum.example/sitemap-makers-es-1.xml',
    'https://museum.example/sitemap-makers-es-2.xml',
    'https://museum.example/sitemap-subjects-es-1.xml',
  ]);
});

test('a maker and a subject stand there in all languages, a maker with the name', async () => {
  const site = createSite(10_001);
  const makers = await (await site.request('/sitemap-makers-es-2.xml')).text();
  expect(locations(makers)).toEqual([
    'https://museum.example/es/collection/makers/m%2F10001/oscar-nunez',
  ]);
  expect(makers).toContain(
    'hreflang="haw" href="https://museum.example/haw/collection/makers/m%2F10001/oscar-nunez"',
  );
  const subjects = await (await site.request('/sitemap-subjects-en-1.xml')).text();
  expect(locations(subjects)).toHaveLength(3);
  expect(locations(subjects)[0]).toBe('https://museum.example/collection/subjects/craft.tile-1');
});

test('a file that there is not is not found', async () => {
  const site = createSite(1);
  for (const file of ['makers-en-2', 'makers-fr-1', 'makers-en-0', 'staff-en-1']) {
    expect((await site.request(`/sitemap-${file}.xml`)).status, file).toBe(404);
  }
});

test('without makers there is no file of them', async () => {
  const map = await (await createSite(0).request('/sitemap.xml')).text();
  expect(map).not.toContain('makers');
});
