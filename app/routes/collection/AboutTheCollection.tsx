import { cachedLoader } from '#app/cached-loader.ts';
import { toCollectionHref } from '#app/components/cards/CollectionCard.tsx';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/aboutTheCollection.json';
import navigation from '#locales/en/navigationMenu.json';
import type { Route } from './+types/AboutTheCollection';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('aboutTheCollection', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.collection;
  const [page, items] = await Promise.all([
    contentManagement.findListingPage('about-the-collection', language),
    contentManagement.listCollections(language),
  ]);
  const header = toListingHeader(page, words, language, section);
  const entries = items.map((collection) => ({
    id: collection.id,
    title: collection.title,
    link: { href: toCollectionHref(collection), isExternal: false },
    facts: [],
    summary: null,
    image: collection.image,
  }));
  return { header, head: header.head, groups: [{ id: 'all', title: null, entries }] };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AboutTheCollection({ loaderData }: Route.ComponentProps) {
  const words = useWords('aboutTheCollection', english);
  return (
    <ItemListScreen header={loaderData.header} groups={loaderData.groups} emptyText={words.empty} />
  );
}
