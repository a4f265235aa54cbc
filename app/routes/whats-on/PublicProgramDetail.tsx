import { cachedLoader } from '#app/cached-loader.ts';
import { loadProgram } from '#app/components/programs/detail/load-program.ts';
import { ProgramScreen } from '#app/components/programs/detail/ProgramScreen.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/PublicProgramDetail';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('publicPrograms', english);
  return loadProgram(context, 'public-programs', params.id, messages.title, request);
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PublicProgramDetail({ loaderData }: Route.ComponentProps) {
  const { title, exploreAll } = useMessages('publicPrograms', english);
  return (
    <ProgramScreen {...loaderData} list={{ to: '/whats-on?kind=program', title, exploreAll }} />
  );
}
