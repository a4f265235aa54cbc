import { readFileSync } from 'node:fs';
import { Translations } from '#app/i18n/translations.ts';
import { createRequestContext } from '#app/request-context.ts';
import { findMatching, type Matches } from '#app/routes/search/find-matching.ts';
import { parseSearchQuery } from '#app/routes/search/search-query.ts';
import { createPageLanguages } from '#server/pages/page-languages.ts';
import { toPageBuilderSite } from '#server/services/build-page-builder.ts';
import { parseSettings } from '#server/settings/settings.ts';
import { thesaurusSchema } from '#services/object-collection/embedded/search/query/thesaurus-schema.ts';
import type { Language } from '#shared/languages/languages.ts';
import { Thesaurus } from '#shared/search/thesaurus.ts';
import { openGuard } from './open-guard.ts';
import { localeFiles, origin, type SiteContent } from './render-site.ts';

const thesaurus = new Thesaurus(
  thesaurusSchema.parse(JSON.parse(readFileSync('content/thesaurus.json', 'utf8'))),
);
export const pageLanguages = createPageLanguages(localeFiles);

/** A request of the site over the project's own content. */
export async function createSearchContext(
  content: SiteContent,
  language: Language,
  now = new Date(),
) {
  const settings = parseSettings({ PUBLIC_ORIGIN: origin });
  return createRequestContext({
    services: content.services,
    site: {
      publicOrigin: origin,
      isSearchEnabled: true,
      hasDemoNotice: true,
      readThesaurus: async () => thesaurus,
      timeZone: settings.timeZone,
      pageBuilder: toPageBuilderSite(settings),
    },
    language,
    translations: new Translations(language, await pageLanguages.find(language)),
    now,
    reportError: () => {},
    reportOmission: () => {},
    formGuard: openGuard,
    renderNonce: 'mark',
  });
}

/** What the search of the whole site finds. */
export const searchSite = async (
  content: SiteContent,
  language: Language,
  words: string,
  kind = 'all',
): Promise<Matches> =>
  findMatching(
    await createSearchContext(content, language),
    parseSearchQuery(new URLSearchParams({ q: words, kind })),
  );
