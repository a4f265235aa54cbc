import { cachedLoader } from '#app/cached-loader.ts';
import { toEventInquiry } from '#app/components/programs/detail/event-inquiry.ts';
import { loadProgram } from '#app/components/programs/detail/load-program.ts';
import { ProgramScreen } from '#app/components/programs/detail/ProgramScreen.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json';
import type { Route } from './+types/EventDetail';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('events', english);
  const [program, { settings }] = await Promise.all([
    loadProgram(context, 'events', params.id, messages.title, request),
    readMuseumClock(context),
  ]);
  return { ...program, inquiry: toEventInquiry(settings, program.program.uid) };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function EventDetail({ loaderData }: Route.ComponentProps) {
  const { title, exploreAll } = useMessages('events', english);
  return <ProgramScreen {...loaderData} list={{ to: '/whats-on?kind=event', title, exploreAll }} />;
}
