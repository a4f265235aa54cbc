import { cachedLoader } from '#app/cached-loader.ts';
import { loadProgram } from '#app/components/programs/load-program.ts';
import { ProgramScreen } from '#app/components/programs/ProgramScreen.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/PublicProgramDetail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const words = context.get(translationsContext).wordsOf('publicPrograms', english);
  return loadProgram(context, 'public-programs', params.id, words.title);
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PublicProgramDetail({ loaderData }: Route.ComponentProps) {
  const { title, exploreAll } = useWords('publicPrograms', english);
  return (
    <ProgramScreen
      {...loaderData}
      list={{ to: '/whats-on/public-programs/explore-all', title, exploreAll }}
    />
  );
}
