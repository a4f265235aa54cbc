import type { Handler } from 'hono';
import type { Services } from '#app/request-context.ts';
import type { Picture } from '#services/content-management/contract.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { isHeldTour, toTourPath } from '#shared/calendar/tour-path.ts';
import { toMakerPath, toSubjectPath } from '#shared/collection/term-address.ts';
import { isLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { isScreenPath, toBuilderPath } from '#shared/screens/screen-paths.ts';
import { screens } from '#shared/screens/screens.ts';
import { answerXml, escapeXml } from './xml.ts';

/** A sitemap may hold 50,000 addresses and 50 MB; with pictures and links a tenth of it is enough. */
const itemsPerFile = 10_000;
const itemsPerCall = 100;
const maxImages = 10;

/** A page in a sitemap. */
interface Entry {
  /** Without language prefix. */
  readonly path: string;
  readonly images: readonly { readonly src: string | null }[];
}

export interface SitemapDependencies {
  readonly publicOrigin: string;
  readonly services: Services;
  readonly now: () => Date;
}

/** The lists that the object collection gives page by page. Of subjects only the broadest, which lead to the others. */
const lists = {
  async objects({ objectCollection }, page) {
    const found = await objectCollection.searchObjects({ ...page, order: 'title' });
    return toEntries(found, ({ id, slug, image }) => ({
      path: `/objects/${id}/${slug}`,
      images: image ? [image] : [],
    }));
  },
  async makers({ objectCollection }, page) {
    const found = await objectCollection.listMakers(page);
    return toEntries(found, (maker) => ({ path: toMakerPath(maker), images: [] }));
  },
  async subjects({ objectCollection }, page) {
    const found = await objectCollection.listSubjects(page);
    return toEntries(found, ({ id }) => ({ path: toSubjectPath(id), images: [] }));
  },
} satisfies Record<
  string,
  (
    services: Services,
    page: { readonly page: number; readonly pageSize: number },
  ) => Promise<{ readonly total: number; readonly entries: readonly Entry[] }>
>;

type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

const toEntries = <Item>(
  { total, items }: { readonly total: number; readonly items: readonly Item[] },
  toEntry: (item: Item) => Entry,
) => ({ total, entries: items.map(toEntry) });

/**
 * `/sitemap.xml`: an index of files, for each language one of screens and items and others of what
 * the object collection lists.
 */
export const sitemapIndex =
  ({ publicOrigin, services }: SitemapDependencies): Handler =>
  async (c) => {
    const counts = await Promise.all(
      listNames.map(async (name) => {
        const { total } = await lists[name](services, { page: 1, pageSize: 1 });
        return [name, Math.ceil(total / itemsPerFile)] as const;
      }),
    );
    const files = languages.flatMap((language) => [
      `/sitemap-pages-${language}.xml`,
      ...counts.flatMap(([name, count]) =>
        Array.from({ length: count }, (_, at) => `/sitemap-${name}-${language}-${at + 1}.xml`),
      ),
    ]);
    const entries = files.map((file) => `<sitemap><loc>${publicOrigin}${file}</loc></sitemap>`);
    return answerXml(
      c,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
    );
  };

/** `/sitemap-pages-<language>.xml` */
export const pagesSitemap =
  (dependencies: SitemapDependencies): Handler =>
  async (c) => {
    const language = readLanguage(c.req.path, /^\/sitemap-pages-(\w+)\.xml$/);
    if (!language) return c.notFound();
    const listed = screens.filter(({ isInSitemap }) => isInSitemap);
    const fixed = listed.map(({ path }) => ({ path, images: [] }));
    const [items, builderPages] = await Promise.all([
      listItems(dependencies, language),
      listBuilderPages(dependencies),
    ]);
    const entries = [...fixed, ...items, ...builderPages];
    return answerXml(c, toUrlSet(dependencies.publicOrigin, language, entries));
  };

/** Pages that only editors made; those at a screen's path are that screen. Source: design §3. */
async function listBuilderPages({ services }: SitemapDependencies): Promise<Entry[]> {
  const paths = await services.pageBuilder.listPaths();
  return paths
    .filter((path) => !isScreenPath(path))
    .map((path) => ({ path: toBuilderPath(path), images: [] }));
}

/** `/sitemap-objects-<language>-<number>.xml`, and the same of makers and subjects */
export const listSitemap =
  ({ publicOrigin, services }: SitemapDependencies): Handler =>
  async (c) => {
    const pattern = /^\/sitemap-[a-z]+-(\w+)-(\d{1,3})\.xml$/;
    const name = listNames.find((one) => c.req.path.startsWith(`/sitemap-${one}-`));
    const language = readLanguage(c.req.path, pattern);
    const file = Number(pattern.exec(c.req.path)?.[2] ?? 0);
    if (!name || !language || file < 1) return c.notFound();
    const firstCall = ((file - 1) * itemsPerFile) / itemsPerCall + 1;
    const listed: Entry[] = [];
    for (let call = 0; call < itemsPerFile / itemsPerCall; call += 1) {
      const page = { page: firstCall + call, pageSize: itemsPerCall };
      const { entries } = await lists[name](services, page);
      listed.push(...entries);
      if (entries.length < itemsPerCall) break;
    }
    return listed.length > 0
      ? answerXml(c, toUrlSet(publicOrigin, language, listed))
      : c.notFound();
  };

function readLanguage(path: string, pattern: RegExp): Language | null {
  const code = pattern.exec(path)?.[1];
  return isLanguage(code) ? code : null;
}

async function listItems(
  { services: { contentManagement }, now }: SitemapDependencies,
  language: Language,
): Promise<Entry[]> {
  const [itemLists, careers, tickets, settings] = await Promise.all([
    Promise.all([
      contentManagement.listExhibitions(language),
      contentManagement.listPublicPrograms(language),
      contentManagement.listResidents(language),
      contentManagement.listArtists(language),
      contentManagement.listConvenings(language),
      contentManagement.listEvents(language),
      contentManagement.listNews(language),
    ]),
    contentManagement.listCareers(language),
    contentManagement.listTicketTypes(language),
    contentManagement.findSettings(language),
  ]);
  const { year, month, day } = toMuseumTime(now(), settings?.timeZone ?? 'UTC').date;
  const today = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return [
    ...itemLists
      .flat()
      .filter(({ metadata }) => !metadata.isHiddenFromSearch)
      .map((item) => ({ path: item.href, images: listPictures(item) })),
    ...tickets
      .filter(isHeldTour)
      .map(({ uid, image }) => ({ path: toTourPath(uid), images: image ? [image] : [] })),
    // A closed position is not for search engines.
    ...careers
      .filter(({ isOpen, closesOn }) => isOpen && (closesOn === null || closesOn >= today))
      .map(({ href }) => ({ path: href, images: [] })),
  ];
}

const listPictures = (item: {
  image: Picture | null;
  heroImage?: Picture | null;
  additionalImages: readonly { picture: Picture }[];
}): Picture[] =>
  [item.image, item.heroImage, ...item.additionalImages.map(({ picture }) => picture)].filter(
    (picture) => picture != null,
  );

function toUrlSet(origin: string, language: Language, entries: readonly Entry[]): string {
  const address = (path: string, code: Language) => escapeXml(origin + localizePath(path, code));
  const urls = entries.map(({ path, images }) => {
    const alternates = languages.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(path, code)}"/>`,
    );
    const sources = new Set(images.flatMap(({ src }) => (src ? [new URL(src, origin).href] : [])));
    const pictures = [...sources]
      .slice(0, maxImages)
      .map((src) => `<image:image><image:loc>${escapeXml(src)}</image:loc></image:image>`);
    return `<url><loc>${address(path, language)}</loc>${alternates.join('')}${pictures.join('')}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('\n')}</urlset>`;
}
