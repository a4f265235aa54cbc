import { cachedLoader } from '#app/cached-loader.ts';
import { ButtonLink } from '#app/components/button/Button.tsx';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { toCollectionCards } from '#app/components/cards/collection-card-content.ts';
import { PlaceSpread } from '#app/components/cards/PlaceSpread.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized, languageAttributes } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { PageContents } from '#app/components/visit/PageContents.tsx';
import { splitAtHeadings } from '#app/components/visit/text-sections.ts';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import english from '#locales/en/aboutTheCollection.json';
import termsEnglish from '#locales/en/makersAndSubjects.json';
import navigation from '#locales/en/navigationMenu.json';
import { formatDate } from '#shared/dates/format-dates.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Route } from './+types/AboutTheCollection';
import styles from './AboutTheCollection.module.css';
import { toExploreHref } from './explore/explore-address.ts';
import type { Scope, ScopeLand, ScopeValue } from './load-scope.ts';
import { openScope } from './open-scope.ts';
import { PeriodFigure } from './PeriodFigure.tsx';
import { makersScreen, subjectsScreen } from './terms/term-screens.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('aboutTheCollection', english);
  const section = translations.messagesOf('navigationMenu', navigation).items.collection;
  const [page, text, collections, counts, scope, clock] = await Promise.all([
    contentManagement.findListingPage('about-the-collection', language),
    contentManagement.findTextPage('about-the-collection', language),
    optional(contentManagement.listCollections(language), []),
    optional(objectCollection.listCollections(), []),
    optional(openScope(objectCollection, language), null),
    readMuseumClock(context),
  ]);
  const header = toListingHeader(page, messages, language, section);
  return {
    header: { ...header, intro: null },
    head: header.head,
    /** Where works of it are to be seen. */
    place: page?.featured[0] ?? null,
    intro: header.intro,
    sections: splitAtHeadings(text?.body ?? null).sections,
    updated: text?.updatedOn
      ? fill(messages.updated, { date: formatDate(text.updatedOn, language) })
      : null,
    scope,
    groupCount: counts.length > 0 ? formatNumber(counts.length) : null,
    counted: fill(messages.counted, { date: formatDate(clock.now.date, language) }),
    collections: toCollectionCards(collections, counts),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function AboutTheCollection({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('aboutTheCollection', english);
  const terms = useMessages('makersAndSubjects', termsEnglish);
  const { language } = useLanguage();
  const { header, intro, scope, collections } = loaderData;
  // The last part is the ground on which all others stand, and is shown so.
  const parts = loaderData.sections.slice(0, -1);
  const ground = loaderData.sections.at(-1);
  const hasPlaces = scope !== null && scope.places.length + scope.cultures.length > 0;
  const contents = [
    scope?.period && { id: 'period', title: messages.period.title },
    hasPlaces && { id: 'places', title: messages.places.title },
    collections.length > 0 && { id: 'groups', title: messages.groups },
    ...loaderData.sections.map(({ id, title, text }) => ({
      id,
      title,
      ...languageAttributes(text, language),
    })),
  ].filter((item) => typeof item === 'object' && item !== null);
  return (
    <>
      <ListingTop
        of={header}
        kind="object"
        first={
          scope && (
            <Figures
              scope={scope}
              groupCount={loaderData.groupCount}
              counted={loaderData.counted}
            />
          )
        }
      />
      <Section width="layout">
        <Column span={3}>
          <PageContents items={contents} />
        </Column>
        <Column span={8} start={5}>
          {intro ? (
            <div className={styles.story}>
              <RichTextView of={intro} size="large" />
            </div>
          ) : (
            <EmptyList text={header.emptyText} fallback={messages.empty} />
          )}
        </Column>
      </Section>
      {loaderData.place && <PlaceSpread of={loaderData.place} edge="end" />}
      {scope?.period && (
        <Section width="layout" ground="white" labelledBy="period">
          <h2 id="period" className={styles.heading}>
            {messages.period.title}
          </h2>
          <PeriodFigure of={scope.period} />
        </Section>
      )}
      {scope && hasPlaces && (
        <Section width="layout" ground="white" labelledBy="places">
          <h2 id="places" className={styles.heading}>
            {messages.places.title}
          </h2>
          <Column span={6}>
            <Values title={messages.places.lands} of={scope.places} />
          </Column>
          <Column span={6} start={7}>
            <Values title={messages.places.cultures} of={scope.cultures} />
          </Column>
          <p className={styles.indexes}>
            <ButtonLink kind="plain" to={makersScreen}>
              {terms.makers.all}
            </ButtonLink>
            <ButtonLink kind="plain" to={subjectsScreen}>
              {terms.subjects.all}
            </ButtonLink>
          </p>
        </Section>
      )}
      {collections.length > 0 && (
        <Section width="layout" labelledBy="groups">
          <div className={styles.head}>
            <h2 id="groups">{messages.groups}</h2>
            <ArrowLink to="/collection/explore-the-collection" prefetch="intent">
              {messages.explore}
            </ArrowLink>
          </div>
          <CardGrid columns={4} isSmall>
            {collections.map((collection) => (
              <CollectionCard key={collection.uid} of={collection} />
            ))}
          </CardGrid>
        </Section>
      )}
      {parts.length > 0 && (
        <Section width="layout" ground="accent-mist">
          <Column span={12}>
            <div className={styles.parts}>
              {parts.map(({ id, title, text }) => (
                <section key={id} aria-labelledby={id}>
                  <h2 id={id} {...languageAttributes(text, language)}>
                    {title}
                  </h2>
                  <RichTextView of={text} />
                </section>
              ))}
            </div>
            <p className={styles.study}>
              <SiteLink to="/about/contact-us" className={styles.button} prefetch="intent">
                {messages.study}
              </SiteLink>
              <ArrowLink to="/collection/open-data" prefetch="intent">
                {messages.openData}
              </ArrowLink>
            </p>
            {loaderData.updated && <p className={styles.updated}>{loaderData.updated}</p>}
          </Column>
        </Section>
      )}
      {ground && (
        <Section width="layout" ground="deep" labelledBy={ground.id}>
          <Column span={3}>
            <h2
              id={ground.id}
              className={styles.landTitle}
              {...languageAttributes(ground.text, language)}
            >
              {ground.title}
            </h2>
          </Column>
          <Column span={8} start={5}>
            <div className={styles.land}>
              <RichTextView of={ground.text} />
            </div>
          </Column>
        </Section>
      )}
    </>
  );
}

/** The collection in a few large numbers. */
function Figures({
  scope,
  groupCount,
  counted,
}: {
  scope: Scope;
  groupCount: string | null;
  counted: string;
}) {
  const { figures: messages } = useMessages('aboutTheCollection', english);
  const figures = [
    [scope.total, messages.objects],
    // Where every work has a picture it is one fact, not two.
    [scope.pictured === scope.total ? null : scope.pictured, messages.pictured],
    [scope.onView, messages.onView],
    [groupCount, messages.groups],
  ] as const;
  return (
    <section aria-label={messages.title}>
      <dl className={styles.figures}>
        {figures
          .filter(([value]) => value !== null)
          .map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.updated}>{counted}</p>
    </section>
  );
}

/** Values with their counts, each a way into the collection; the line shows how many. */
function Values({
  title,
  of: values,
}: {
  title: string;
  of: readonly (ScopeValue & Partial<ScopeLand>)[];
}) {
  const { places: messages } = useMessages('aboutTheCollection', english);
  const { language } = useLanguage();
  if (values.length === 0) return null;
  return (
    <>
      <h3 className={styles.small}>{title}</h3>
      <ul className={styles.values}>
        {values.map(({ label, count, share, query, cities = [] }) => (
          <li key={label.text}>
            <SiteLink to={toExploreHref({ ...query, page: 1 })} className={styles.value}>
              <span className={styles.name}>
                <Localized of={label} />
              </span>
              <span className={styles.count}>
                {fill(choosePlural(messages.works, count, language), {
                  count: formatNumber(count),
                })}
              </span>
              <svg
                className={styles.bar}
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden
              >
                <rect width={Math.max(1, Math.round(share * 100))} height="1" />
              </svg>
            </SiteLink>
            {cities.length > 0 && (
              <ul className={styles.cities}>
                {cities.map((city) => (
                  <li key={city.label.text}>
                    <SiteLink to={toExploreHref({ words: city.words, page: 1 })}>
                      <Localized of={city.label} />
                    </SiteLink>{' '}
                    {formatNumber(city.count)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
