import { cachedLoader } from '#app/cached-loader.ts';
import { loadTextPage } from '#app/components/visit/load-text-page.ts';
import { TextScreen } from '#app/components/visit/TextScreen.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/visitorGuidelines.json';
import type { Route } from './+types/VisitorGuidelines';

export const loader = ({ context }: Route.LoaderArgs) => {
  const translations = context.get(translationsContext);
  const section = translations.wordsOf('navigationMenu', navigation).items.visit;
  const words = translations.wordsOf('visitorGuidelines', english);
  return loadTextPage(context, 'visitor-guidelines', words, section);
};

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function VisitorGuidelines({
  loaderData: { title, updated, text },
}: Route.ComponentProps) {
  const { empty } = useWords('visitorGuidelines', english);
  const { items } = useWords('navigationMenu', navigation);
  return (
    <TextScreen label={items.visit} title={title} updated={updated} text={text} emptyText={empty} />
  );
}
