import { cachedLoader } from '#app/cached-loader.ts';
import { loadTextPage } from '#app/components/visit/load-text-page.ts';
import { TextScreen } from '#app/components/visit/TextScreen.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/visitorGuidelines.json';
import type { Route } from './+types/VisitorGuidelines';

export const loader = ({ context }: Route.LoaderArgs) => {
  const translations = context.get(translationsContext);
  const section = translations.messagesOf('navigationMenu', navigation).items.visit;
  const messages = translations.messagesOf('visitorGuidelines', english);
  return loadTextPage(context, 'visitor-guidelines', messages, section);
};

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function VisitorGuidelines({
  loaderData: { title, updated, text },
}: Route.ComponentProps) {
  const { empty } = useMessages('visitorGuidelines', english);
  const { items } = useMessages('navigationMenu', navigation);
  return (
    <TextScreen label={items.visit} title={title} updated={updated} text={text} emptyText={empty} />
  );
}
