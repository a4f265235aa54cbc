import { cachedLoader } from '#app/cached-loader.ts';
import { toEventInquiry } from '#app/components/programs/detail/event-inquiry.ts';
import { loadPrograms } from '#app/components/programs/list/load-programs.ts';
import { ProgramsScreen } from '#app/components/programs/list/ProgramsScreen.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/events.json';
import navigation from '#locales/en/navigationMenu.json';
import type { Route } from './+types/Events';

export async function loader({ context }: Route.LoaderArgs) {
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('events', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.whatWeDo;
  const [listing, { settings }] = await Promise.all([
    loadPrograms(context, 'events', messages, section),
    readMuseumClock(context),
  ]);
  return { ...listing, inquiry: toEventInquiry(settings) };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Events({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('events', english);
  return (
    <ProgramsScreen
      {...loaderData}
      kind="tall"
      all="/whats-on?kind=event"
      messages={messages}
      inquiry={{ link: loaderData.inquiry, text: messages.host, label: messages.inquiry }}
    />
  );
}
