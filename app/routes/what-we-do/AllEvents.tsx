import { cachedLoader } from '#app/cached-loader.ts';
import { AllProgramsScreen } from '#app/components/programs/list/AllProgramsScreen.tsx';
import { loadAllPrograms } from '#app/components/programs/list/load-program-listing.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json';
import type { Route } from './+types/AllEvents';

export async function loader({ context, url }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('events', english);
  return loadAllPrograms(context, 'events', url, messages);
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AllEvents({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('events', english);
  return (
    <AllProgramsScreen
      path="/what-we-do/events/explore-all"
      parent={{ to: '/what-we-do/events', title: messages.title }}
      title={messages.all}
      kinds={messages.kinds}
      listing={loaderData.listing}
    />
  );
}
