import { cachedLoader } from '#app/cached-loader.ts';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ProgramsScreen } from '#app/components/listing/ProgramsScreen.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json';
import navigation from '#locales/en/navigationMenu.json';
import { toProgramLists } from '../whats-on/program-list.ts';
import type { Route } from './+types/Events';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('events', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.whatWeDo;
  const [page, programs, clock] = await Promise.all([
    contentManagement.findListingPage('events', language),
    contentManagement.listEvents(language),
    readMuseumClock(context),
  ]);
  const { upcoming, past } = toProgramLists(programs, clock, language, words);
  const header = toListingHeader(page, words, language, section);
  return { header, head: header.head, upcoming, past: past.slice(0, 3) };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Events({ loaderData }: Route.ComponentProps) {
  const words = useWords('events', english);
  return (
    <ProgramsScreen
      {...loaderData}
      words={words}
      more={{ to: '/what-we-do/events/explore-all', text: words.exploreAll }}
    />
  );
}
