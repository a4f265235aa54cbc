import { cachedLoader } from '#app/cached-loader.ts';
import { loadPrograms } from '#app/components/programs/load-programs.ts';
import { ProgramsScreen } from '#app/components/programs/ProgramsScreen.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/PublicPrograms';

export async function loader({ context }: Route.LoaderArgs) {
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('publicPrograms', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.whatsOn;
  return loadPrograms(context, 'public-programs', words, section);
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PublicPrograms({ loaderData }: Route.ComponentProps) {
  const words = useWords('publicPrograms', english);
  return (
    <ProgramsScreen
      {...loaderData}
      path="/whats-on/public-programs"
      kinds={words.kinds}
      words={words}
    />
  );
}
