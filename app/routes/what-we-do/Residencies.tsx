import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import events from '#locales/en/events.json';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/residencies.json';
import type { Route } from './+types/Residencies';
import { toResidencyGroups } from './residency-list.ts';

/** Residencies that are on or to come. */
export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('residencies', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.whatWeDo;
  const [page, residents, { now }] = await Promise.all([
    contentManagement.findListingPage('residencies', language),
    contentManagement.listResidents(language),
    readMuseumClock(context),
  ]);
  const groups = toResidencyGroups(
    residents,
    now.date,
    language,
    translations.wordsOf('events', events),
  );
  const header = toListingHeader(page, words, language, section);
  return { header, head: header.head, groups: groups.filter(({ id }) => id !== 'past') };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Residencies({ loaderData }: Route.ComponentProps) {
  const words = useWords('residencies', english);
  return (
    <ItemListScreen
      header={loaderData.header}
      groups={loaderData.groups}
      emptyText={words.empty}
      more={{ to: '/what-we-do/residencies/explore-all-residencies', text: words.exploreAll }}
    />
  );
}
