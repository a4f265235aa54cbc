import { cachedLoader } from '#app/cached-loader.ts';
import { Place, PlaceSpread } from '#app/components/cards/PlaceSpread.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import collection from '#locales/en/aboutTheCollection.json';
import careers from '#locales/en/careers.json';
import contactUs from '#locales/en/contactUs.json';
import navigation from '#locales/en/navigationMenu.json';
import news from '#locales/en/news.json';
import english from '#locales/en/ourCenter.json';
import staff from '#locales/en/staff.json';
import type { Route } from './+types/OurCenter';
import styles from './OurCenter.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('ourCenter', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.about;
  const page = await context
    .get(servicesContext)
    .contentManagement.findListingPage('our-center', language);
  const header = toListingHeader(page, messages, language, section);
  return {
    header: { ...header, intro: null },
    head: header.head,
    intro: header.intro,
    featured: page?.featured ?? [],
    onward: [
      { to: '/about/staff', messages: translations.messagesOf('staff', staff) },
      {
        to: '/collection/about-the-collection',
        messages: translations.messagesOf('aboutTheCollection', collection),
      },
      { to: '/about/news', messages: translations.messagesOf('news', news) },
      { to: '/about/careers', messages: translations.messagesOf('careers', careers) },
      { to: '/about/contact-us', messages: translations.messagesOf('contactUs', contactUs) },
    ].map(({ to, messages: { title, description } }) => ({ to, title, description })),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function OurCenter({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('ourCenter', english);
  const { header, intro, featured, onward } = loaderData;
  const [wide, upright] = featured;
  return (
    <>
      <ListingTop of={header} kind="tall" />
      <Section width="layout">
        <Column span={upright ? 7 : 8} start={upright ? 1 : 4}>
          {intro ? (
            <div className={styles.story}>
              <RichTextView of={intro} size="large" />
            </div>
          ) : (
            <EmptyList text={header.emptyText} fallback={messages.empty} />
          )}
        </Column>
        {upright && (
          <Column span={4} start={9} align="end">
            <Place of={upright} ratio="portrait" sizes="(min-width: 768px) 57vw, 180vw" />
          </Column>
        )}
      </Section>
      {wide && <PlaceSpread of={wide} edge="start" />}
      <Section ground="white" width="layout" labelledBy="onward">
        <Column span={3}>
          <h2 id="onward" className={styles.heading}>
            {messages.next}
          </h2>
        </Column>
        <Column span={9} start={4}>
          <ul className={styles.onward}>
            {onward.map(({ to, title, description }) => (
              <li key={to} className={styles.way}>
                <SiteLink to={to} prefetch="intent" className={styles.title}>
                  {title}
                </SiteLink>
                <span className={styles.description}>{description}</span>
              </li>
            ))}
          </ul>
        </Column>
      </Section>
    </>
  );
}
