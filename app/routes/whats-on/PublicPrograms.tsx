import { cachedLoader } from '#app/cached-loader.ts';
import { loadPrograms } from '#app/components/programs/list/load-programs.ts';
import { ProgramsScreen } from '#app/components/programs/list/ProgramsScreen.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/PublicPrograms';

export async function loader({ context }: Route.LoaderArgs) {
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('publicPrograms', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.whatsOn;
  return loadPrograms(context, 'public-programs', messages, section);
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PublicPrograms({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('publicPrograms', english);
  return (
    <ProgramsScreen {...loaderData} kind="words" all="/whats-on?kind=program" messages={messages} />
  );
}
