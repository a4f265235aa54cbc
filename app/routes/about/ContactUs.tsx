import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { FactList } from '#app/components/text/FactList.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/contactUs.json';
import navigation from '#locales/en/navigationMenu.json';
import type { Route } from './+types/ContactUs';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('contactUs', english);
  const section = translations.wordsOf('navigationMenu', navigation).items.about;
  const [page, settings] = await Promise.all([
    contentManagement.findListingPage('contact-us', language),
    contentManagement.findSettings(language),
  ]);
  const header = toListingHeader(page, words, language, section);
  return {
    header,
    head: header.head,
    contacts: settings?.contacts ?? [],
    email: settings?.email ?? null,
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ContactUs({
  loaderData: { header, contacts, email },
}: Route.ComponentProps) {
  const words = useWords('contactUs', english);
  return (
    <>
      <ListingTop of={header} />
      <Section>
        {contacts.length === 0 && !email && <p>{words.empty}</p>}
        <FactList
          facts={contacts.map((contact) => ({
            term: contact.label.text,
            values: [
              contact.email && (
                <a key="email" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              ),
              contact.phone && (
                <a key="phone" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                  {contact.phone}
                </a>
              ),
            ].filter(Boolean),
          }))}
        />
      </Section>
    </>
  );
}
