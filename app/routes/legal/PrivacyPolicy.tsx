import { cachedLoader } from '#app/cached-loader.ts';
import { loadTextPage } from '#app/components/visit/load-text-page.ts';
import { TextScreen } from '#app/components/visit/TextScreen.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { translationsContext } from '#app/request-context.ts';
import english from '#locales/en/privacyPolicy.json';
import type { Route } from './+types/PrivacyPolicy';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadTextPage(
    context,
    'privacy-policy',
    context.get(translationsContext).messagesOf('privacyPolicy', english),
  );

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function PrivacyPolicy({
  loaderData: { title, updated, text },
}: Route.ComponentProps) {
  const { empty } = useMessages('privacyPolicy', english);
  return <TextScreen title={title} updated={updated} text={text} emptyText={empty} />;
}
