import { cachedLoader } from '#app/cached-loader.ts';
import { AllProgramsScreen } from '#app/components/programs/AllProgramsScreen.tsx';
import { loadAllPrograms } from '#app/components/programs/load-program-listing.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json';
import type { Route } from './+types/AllEvents';

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = context.get(translationsContext).wordsOf('events', english);
  return loadAllPrograms(context, 'events', url, words);
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AllEvents({ loaderData }: Route.ComponentProps) {
  const words = useWords('events', english);
  return (
    <AllProgramsScreen
      path="/what-we-do/events/explore-all"
      parent={{ to: '/what-we-do/events', title: words.title }}
      title={words.all}
      kinds={words.kinds}
      listing={loaderData.listing}
    />
  );
}
