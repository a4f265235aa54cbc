import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/ourCenter.json';
import type { Route } from './+types/OurCenter';

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('ourCenter', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.about;
  const page = await context
    .get(servicesContext)
    .contentManagement.findListingPage('our-center', language);
  const header = toListingHeader(page, words, language, section);
  return { header, head: header.head };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function OurCenter({ loaderData: { header } }: Route.ComponentProps) {
  const words = useWords('ourCenter', english);
  return (
    <>
      <ListingTop of={header} />
      {!header.intro && (
        <Section>
          <EmptyList text={header.emptyText} fallback={words.empty} />
        </Section>
      )}
    </>
  );
}
