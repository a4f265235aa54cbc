import { cachedLoader } from '#app/cached-loader.ts';
import { AllProgramsScreen } from '#app/components/programs/list/AllProgramsScreen.tsx';
import { loadAllPrograms } from '#app/components/programs/list/load-program-listing.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/publicPrograms.json';
import type { Route } from './+types/AllPublicPrograms';

export async function loader({ context, url }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('publicPrograms', english);
  return loadAllPrograms(context, 'public-programs', url, messages);
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AllPublicPrograms({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('publicPrograms', english);
  return (
    <AllProgramsScreen
      path="/whats-on/public-programs/explore-all"
      parent={{ to: '/whats-on/public-programs', title: messages.title }}
      title={messages.all}
      kinds={messages.kinds}
      listing={loaderData.listing}
    />
  );
}
