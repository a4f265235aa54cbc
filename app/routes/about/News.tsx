import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/news.json';
import { formatDate } from '#shared/format-dates.ts';
import type { Route } from './+types/News';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('news', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.about;
  const [page, items] = await Promise.all([
    contentManagement.findListingPage('news', language),
    contentManagement.listNews(language),
  ]);
  const header = toListingHeader(page, words, language, section);
  const entries = items.map(({ id, title, href, publishedOn, author, summary, image }) => ({
    id,
    title,
    link: { href, isExternal: false },
    facts: [formatDate(publishedOn, language), author],
    summary,
    image,
  }));
  return { header, head: header.head, groups: [{ id: 'all', title: null, entries }] };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function News({ loaderData }: Route.ComponentProps) {
  const words = useWords('news', english);
  return (
    <ItemListScreen header={loaderData.header} groups={loaderData.groups} emptyText={words.empty} />
  );
}
