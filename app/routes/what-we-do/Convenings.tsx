import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/convenings.json';
import events from '#locales/en/events.json';
import navigation from '#locales/en/navigationMenu.json';
import type { Route } from './+types/Convenings';
import { toConveningGroups } from './convening-list.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('convenings', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.whatWeDo;
  const [page, convenings, clock] = await Promise.all([
    contentManagement.findListingPage('convenings', language),
    contentManagement.listConvenings(language),
    readMuseumClock(context),
  ]);
  const groups = toConveningGroups(
    convenings,
    clock,
    language,
    translations.wordsOf('events', events),
  );
  const header = toListingHeader(page, words, language, section);
  // Past ones stay in the list of all; here the next ones lead, and a few that were.
  const shown = groups.map((group) => ({ ...group, entries: group.entries.slice(0, 4) }));
  return { header, head: header.head, groups: shown };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Convenings({ loaderData }: Route.ComponentProps) {
  const words = useWords('convenings', english);
  return (
    <ItemListScreen
      header={loaderData.header}
      groups={loaderData.groups}
      emptyText={words.empty}
      more={{ to: '/what-we-do/convenings/explore-all', text: words.exploreAll }}
    />
  );
}
