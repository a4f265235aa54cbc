import { cachedLoader } from '#app/cached-loader.ts';
import { AllProgramsScreen } from '#app/components/programs/AllProgramsScreen.tsx';
import { loadAllPrograms } from '#app/components/programs/load-program-listing.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/AllPublicPrograms';

export async function loader({ context, url }: Route.LoaderArgs) {
  const words = context.get(translationsContext).wordsOf('publicPrograms', english);
  return loadAllPrograms(context, 'public-programs', url, words);
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
