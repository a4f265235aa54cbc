import { cachedLoader } from '#app/cached-loader.ts';
import { toEventInquiry } from '#app/components/programs/event-inquiry.ts';
import { loadPrograms } from '#app/components/programs/load-programs.ts';
import { ProgramsScreen } from '#app/components/programs/ProgramsScreen.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json';
import navigation from '#locales/en/navigationMenu.json';
import type { Route } from './+types/Events';

export async function loader({ context }: Route.LoaderArgs) {
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('events', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.whatWeDo;
  const [listing, { settings }] = await Promise.all([
    loadPrograms(context, 'events', words, section),
    readMuseumClock(context),
  ]);
  return { ...listing, inquiry: toEventInquiry(settings) };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Events({ loaderData }: Route.ComponentProps) {
  const words = useWords('events', english);
  return (
    <ProgramsScreen
      {...loaderData}
      path="/what-we-do/events"
      kinds={words.kinds}
      words={words}
      inquiry={{ link: loaderData.inquiry, text: words.host, label: words.inquiry }}
    />
  );
}
