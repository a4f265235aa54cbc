import { LRUCache } from 'lru-cache';
import type { Translations } from '#app/i18n/translations.ts';
import type { Services } from '#app/request-context.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Entry } from './entry.ts';
import { listBuilderPages } from './list-builder-pages.ts';
import { listScreens } from './list-screens.ts';
import { buildSiteIndex, orNull, readSiteIndex, type SiteIndex } from './site-index.ts';

/** One that lacks something is used no longer than this. */
const incompleteMs = 5_000;

/** Of three languages the present version, and one before or an editor's preview. */
const cache = new LRUCache<string, Promise<SiteIndex>>({ max: 6 });
const cachedPages = new Map<
  Language,
  { readonly version: string | null; readonly pages: Promise<readonly Entry[]> }
>();
const cachedScreens = new Map<Language, Promise<SiteIndex>>();

/**
 * The index of the present content, built when the content has changed: a moment later on the server's own
 * account (`server/process/warm-search.ts`), or for the first who asks. One that lacks something is built
 * anew after some seconds.
 */
export async function openSiteIndex(services: Sources, language: Language): Promise<SiteIndex> {
  return openOfVersion(services, language, await readVersions(services));
}

/** The same of several languages, of one version. */
export async function openSiteIndexes(
  services: Sources,
  languages: readonly Language[],
): Promise<SiteIndex[]> {
  const versions = await readVersions(services);
  return Promise.all(languages.map((language) => openOfVersion(services, language, versions)));
}

type Sources = Pick<Services, 'contentManagement' | 'pageBuilder'>;

const readVersions = ({ contentManagement, pageBuilder }: Sources) =>
  Promise.all([
    contentManagement.findContentVersion().catch(orNull),
    pageBuilder.findContentVersion().catch(orNull),
  ]);

function openOfVersion(
  services: Sources,
  language: Language,
  [version, builderVersion]: Awaited<ReturnType<typeof readVersions>>,
): Promise<SiteIndex> {
  const key = [language, version, builderVersion].join(' ');
  const known = cache.get(key);
  if (known) return known;
  const pages = readBuilderPages(services.pageBuilder, language, builderVersion);
  const index = readSiteIndex(services.contentManagement, pages, language);
  cache.set(key, index);
  index.then(
    ({ missing }) => {
      if (missing.length > 0) cache.set(key, index, { ttl: incompleteMs });
    },
    () => cache.delete(key),
  );
  return index;
}

/** Each page is a request, so they are read again only when one of them has changed. */
function readBuilderPages(
  pageBuilder: PageBuilder,
  language: Language,
  version: string | null,
): Promise<readonly Entry[]> {
  const known = cachedPages.get(language);
  if (known && version !== null && known.version === version) return known.pages;
  const pages = listBuilderPages(pageBuilder, language);
  const made = { version, pages };
  cachedPages.set(language, made);
  // A failure is not kept: the next index asks again.
  pages.catch(() => {
    if (cachedPages.get(language) === made) cachedPages.delete(language);
  });
  return pages;
}

/** The screens' own words, which do not change while the process runs. */
export function openScreenIndex(translations: Translations): Promise<SiteIndex> {
  const known = cachedScreens.get(translations.language);
  if (known) return known;
  const index = buildSiteIndex(listScreens(translations));
  cachedScreens.set(translations.language, index);
  return index;
}
