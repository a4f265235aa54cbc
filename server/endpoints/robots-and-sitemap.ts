import type { Handler } from 'hono';
import type { Services } from '#app/request-context.ts';
import { languages } from '#shared/languages.ts';
import { localizePath } from '#shared/localized-path.ts';

/** Addresses of screens that hold no item; in the order of the specification's route table. */
const screenPaths = [
  '/',
  '/what-we-do',
  '/what-we-do/residencies',
  '/what-we-do/residencies/explore-all-residencies',
  '/what-we-do/convenings',
  '/what-we-do/convenings/explore-all',
  '/what-we-do/events',
  '/what-we-do/events/explore-all',
  '/whats-on',
  '/whats-on/exhibitions',
  '/whats-on/exhibitions/explore-all',
  '/whats-on/public-programs',
  '/whats-on/public-programs/explore-all',
  '/digital-studio',
  '/collection',
  '/collection/explore-the-collection',
  '/collection/about-the-collection',
  '/visit',
  '/visit/visitor-guidelines',
  '/visit/plan-your-visit',
  '/visit/virtual-tour',
  '/visit/tour-form',
  '/shop',
  '/tickets',
  '/about',
  '/about/our-center',
  '/about/news',
  '/about/staff',
  '/about/contact-us',
  '/about/careers',
  '/subscribe',
  '/terms-of-use',
  '/privacy-policy',
] as const;

/** A sitemap may hold 50,000 addresses; one language's objects must leave room for the others. */
const objectsPerFile = 10_000;
const objectsPerCall = 100;

export const robots =
  (publicOrigin: string): Handler =>
  (c) =>
    c.text(
      `User-agent: *\nDisallow: /search-results\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
      200,
      {
        'Cache-Control': 'public, max-age=3600',
      },
    );

/** `/sitemap.xml`: an index of one file of screens and items and as many of objects as are needed. */
export const sitemapIndex =
  (publicOrigin: string, services: Services): Handler =>
  async (c) => {
    const { total } = await services.objectCollection.searchObjects({ page: 1, pageSize: 1 });
    const files = ['/sitemap-pages.xml'];
    for (let file = 1; file <= Math.ceil(total / objectsPerFile); file += 1) {
      files.push(`/sitemap-objects-${file}.xml`);
    }
    const entries = files.map((file) => `<sitemap><loc>${publicOrigin}${file}</loc></sitemap>`);
    return xml(
      c,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
    );
  };

export const pagesSitemap =
  (publicOrigin: string, { contentManagement }: Services): Handler =>
  async (c) => {
    const lists = await Promise.all([
      contentManagement.listExhibitions('en').then(toPaths('/whats-on/exhibitions')),
      contentManagement.listPublicPrograms('en').then(toPaths('/whats-on/public-programs')),
      contentManagement.listResidents('en').then(toPaths('/what-we-do/residencies')),
      contentManagement.listArtists('en').then(toPaths('/what-we-do/artists')),
      contentManagement.listConvenings('en').then(toPaths('/what-we-do/convenings')),
      contentManagement.listEvents('en').then(toPaths('/what-we-do/events')),
      contentManagement.listNews('en').then(toPaths('/about/news')),
      contentManagement.listCareers('en').then(toPaths('/about/careers')),
    ]);
    return xml(c, toUrlSet(publicOrigin, [...screenPaths, ...lists.flat()]));
  };

export const objectsSitemap =
  (publicOrigin: string, { objectCollection }: Services): Handler =>
  async (c) => {
    const file = Number(/-(\d+)\.xml$/.exec(c.req.path)?.[1] ?? 0);
    const firstCall = ((file - 1) * objectsPerFile) / objectsPerCall + 1;
    const paths: string[] = [];
    for (let call = 0; call < objectsPerFile / objectsPerCall; call += 1) {
      const { items } = await objectCollection.searchObjects({
        page: firstCall + call,
        pageSize: objectsPerCall,
        order: 'title',
      });
      paths.push(...items.map((object) => `/objects/${object.id}/${object.slug}`));
      if (items.length < objectsPerCall) break;
    }
    return paths.length > 0 ? xml(c, toUrlSet(publicOrigin, paths)) : c.notFound();
  };

const toPaths = (prefix: string) => (items: readonly { uid: string }[]) =>
  items.map((item) => `${prefix}/${item.uid}`);

function toUrlSet(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = languages.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(origin + localizePath(path, code))}"/>`,
    );
    return languages.map(
      (code) =>
        `<url><loc>${escapeXml(origin + localizePath(path, code))}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>`;
}

const xml = (c: Parameters<Handler>[0], body: string) =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);
