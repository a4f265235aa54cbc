import { cachedLoader } from '#app/cached-loader.ts';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ProgramsScreen } from '#app/components/listing/ProgramsScreen.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/AllPublicPrograms';
import { toProgramLists } from './program-list.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('publicPrograms', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.whatsOn;
  const [page, programs, clock] = await Promise.all([
    contentManagement.findListingPage('public-programs', language),
    contentManagement.listPublicPrograms(language),
    readMuseumClock(context),
  ]);
  const { upcoming, past } = toProgramLists(programs, clock, language, words);
  const own = { title: words.all, description: words.description };
  const header = {
    ...toListingHeader(null, own, language, section),
    emptyText: page?.emptyText ?? null,
  };
  return { header, head: header.head, upcoming, past };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AllPublicPrograms({ loaderData }: Route.ComponentProps) {
  const words = useWords('publicPrograms', english);
  return <ProgramsScreen {...loaderData} words={words} />;
}
