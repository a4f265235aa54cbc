import type { Translations } from '#app/i18n/translations.ts';
import type { Services } from '#app/request-context.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import type { Language } from '#shared/languages.ts';
import type { Entry } from './entry.ts';
import { listBuilderPages } from './list-builder-pages.ts';
import { listScreens } from './list-screens.ts';
import { buildSiteIndex, orNull, readSiteIndex, type SiteIndex } from './site-index.ts';

interface Kept {
  readonly index: Promise<SiteIndex>;
  /** Milliseconds; null: as long as the content stays. */
  until: number | null;
}

/** Of three languages the present version, and one before or an editor's preview. */
const mostKept = 6;
const gapMs = 5_000;

const kept = new Map<string, Kept>();
const keptPages = new Map<
  Language,
  { readonly version: string | null; readonly pages: Promise<readonly Entry[]> }
>();
const keptScreens = new Map<Language, Promise<SiteIndex>>();

/**
 * The index of the present content, built when the content has changed: at once on the server's own
 * account (`server/warm-search.ts`), else for the first who asks. One that lacks something is built
 * anew after some seconds.
 */
export async function openSiteIndex(
  services: Pick<Services, 'contentManagement' | 'pageBuilder'>,
  language: Language,
): Promise<SiteIndex> {
  const [version, builderVersion] = await Promise.all([
    services.contentManagement.findContentVersion().catch(orNull),
    services.pageBuilder.findContentVersion().catch(orNull),
  ]);
  const key = [language, version, builderVersion].join(' ');
  const known = kept.get(key);
  kept.delete(key);
  const usable =
    known && (known.until === null || performance.now() < known.until)
      ? known
      : read(services, language, key, builderVersion);
  // The last in the order is the one that was used last.
  kept.set(key, usable);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return usable.index;
}

function read(
  { contentManagement, pageBuilder }: Pick<Services, 'contentManagement' | 'pageBuilder'>,
  language: Language,
  key: string,
  builderVersion: string | null,
): Kept {
  const pages = readBuilderPages(pageBuilder, language, builderVersion);
  const made: Kept = { index: readSiteIndex(contentManagement, pages, language), until: null };
  made.index.then(
    ({ missing }) => {
      if (missing.length > 0) made.until = performance.now() + gapMs;
    },
    () => kept.delete(key),
  );
  return made;
}

/** Each page is a request, so they are read again only when one of them has changed. */
function readBuilderPages(
  pageBuilder: PageBuilder,
  language: Language,
  version: string | null,
): Promise<readonly Entry[]> {
  const known = keptPages.get(language);
  if (known && version !== null && known.version === version) return known.pages;
  const pages = listBuilderPages(pageBuilder, language);
  const made = { version, pages };
  keptPages.set(language, made);
  // A failure is not kept: the next index asks again.
  pages.catch(() => {
    if (keptPages.get(language) === made) keptPages.delete(language);
  });
  return pages;
}

/** The screens' own words, which do not change while the process runs. */
export function openScreenIndex(translations: Translations): Promise<SiteIndex> {
  const known = keptScreens.get(translations.language);
  if (known) return known;
  const index = buildSiteIndex(listScreens(translations));
  keptScreens.set(translations.language, index);
  return index;
}
