import { cachedLoader } from '#app/cached-loader.ts';
import { AllProgramsScreen } from '#app/components/programs/AllProgramsScreen.tsx';
import { loadProgramListing } from '#app/components/programs/load-program-listing.ts';
import { toListingTitle } from '#app/components/programs/program-words.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import events from '#locales/en/events.json';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/AllPublicPrograms';

export async function loader({ context, url }: Route.LoaderArgs) {
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('publicPrograms', english);
  const { listing } = await loadProgramListing(context, 'public-programs', url);
  return {
    listing,
    head: {
      title: toListingTitle(
        words.all,
        listing,
        translations.wordsOf('events', events),
        words.kinds,
      ),
      section: words.title,
      description: words.description,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AllPublicPrograms({ loaderData }: Route.ComponentProps) {
  const words = useWords('publicPrograms', english);
  return (
    <AllProgramsScreen
      path="/whats-on/public-programs/explore-all"
      parent={{ to: '/whats-on/public-programs', title: words.title }}
      title={words.all}
      kinds={words.kinds}
      listing={loaderData.listing}
    />
  );
}
