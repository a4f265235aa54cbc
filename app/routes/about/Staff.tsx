import { cachedLoader } from '#app/cached-loader.ts';
import { ItemListScreen } from '#app/components/listing/ItemListScreen.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/staff.json';
import type { Route } from './+types/Staff';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('staff', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.about;
  const [page, items] = await Promise.all([
    contentManagement.findListingPage('staff', language),
    contentManagement.listStaff(language),
  ]);
  const header = toListingHeader(page, words, language, section);
  const entries = items.map(({ id, name, title, department, pronouns, image }) => ({
    id,
    title: { text: name, language },
    link: null,
    facts: [department, pronouns],
    summary: title,
    image,
  }));
  return { header, head: header.head, groups: [{ id: 'all', title: null, entries }] };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Staff({ loaderData }: Route.ComponentProps) {
  const words = useWords('staff', english);
  return (
    <ItemListScreen header={loaderData.header} groups={loaderData.groups} emptyText={words.empty} />
  );
}
