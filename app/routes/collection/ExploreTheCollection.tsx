import { useEffect, useRef } from 'react';
import { replace } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Pages } from '#app/components/listing/Pages.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import { formatNumber } from '#shared/format-number.ts';
import { localizePath } from '#shared/localized-path.ts';
import { chooseText, type LocalizedText } from '#shared/localized-text.ts';
import type { Route } from './+types/ExploreTheCollection';
import { ExploreForm } from './ExploreForm.tsx';
import styles from './ExploreTheCollection.module.css';
import { parseExploreQuery, toExploreHref, withoutFilter } from './explore-query.ts';

const pageSize = 48;
const otherCollectionsShown = 40;

/** A group whose import gave it no name goes by its id. */
const nameless = (sourceId: string): LocalizedText => ({ text: sourceId, language: 'en' });

/** Objects found by words, collection and order; all of it stands in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('exploreTheCollection', english);
  const { untitled } = translations.wordsOf('collection', collectionEnglish).object;
  const query = parseExploreQuery(url.searchParams);
  const [found, collections, counts] = await Promise.all([
    objectCollection.searchObjects({
      words: query.words,
      collection: query.sourceId,
      hasImage: query.hasImage,
      onView: query.onView,
      // Without an order asked for, the ones with a picture come first.
      order: query.order ?? 'relevance',
      page: query.page,
      pageSize,
    }),
    // Ways in beside the objects; left out while they cannot be had.
    contentManagement.listCollections(language).catch(() => []),
    objectCollection.listCollections().catch(() => []),
  ]);
  const pages = Math.max(1, Math.ceil(found.total / pageSize));
  // An old link to a page that is no more leads to the last one.
  if (query.page > pages) {
    throw replace(localizePath(toExploreHref({ ...query, page: pages }), language));
  }
  const countOf = new Map(counts.map(({ sourceId, objectCount }) => [sourceId, objectCount]));
  const chosen = collections.find(({ sourceId }) => sourceId === query.sourceId);
  const imported = counts.find(({ sourceId }) => sourceId === query.sourceId);
  return {
    query,
    objects: found.items.map((object) => toObjectCardContent(object, language, untitled)),
    total: found.total,
    totalLabel: formatNumber(found.total),
    pages,
    /** The count is the object service's; the editors' is for collections that are elsewhere. */
    collections: collections.map((collection) => ({
      uid: collection.uid,
      title: collection.title,
      image: collection.image,
      sourceId: collection.sourceId,
      objectCount: countOf.get(collection.sourceId) ?? collection.objectCount,
    })),
    /** Groups that came with an import and have no page of the editors' yet. */
    otherCollections: counts
      .filter(({ sourceId }) => !collections.some((collection) => collection.sourceId === sourceId))
      .slice(0, otherCollectionsShown)
      .map(({ sourceId, objectCount, title }) => ({
        sourceId,
        objectCount: formatNumber(objectCount),
        title: chooseText(title, language) ?? nameless(sourceId),
      })),
    chosen: chosen
      ? { title: chosen.title }
      : imported
        ? { title: chooseText(imported.title, language) ?? nameless(imported.sourceId) }
        : null,
    isUnknown: query.sourceId !== undefined && !chosen && !imported,
    head: {
      title: chosen?.title.text ?? words.title,
      section: chosen ? words.title : null,
      description: words.description,
      isHiddenFromSearch:
        query.words !== undefined || query.page > 1 || (query.sourceId !== undefined && !chosen),
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ExploreTheCollection({ loaderData }: Route.ComponentProps) {
  const words = useWords('exploreTheCollection', english);
  const { language } = useLanguage();
  const { query, objects, total, pages, chosen } = loaderData;
  const isNarrowed = query.words !== undefined || query.sourceId !== undefined;
  const count = fill(choosePlural(words.results, total, language), {
    count: loaderData.totalLabel,
  });
  const heading = useFocusOnPage(query.page);
  return (
    <>
      <PageHeader
        title={chosen?.title ?? words.title}
        lead={isNarrowed ? null : words.description}
        label={chosen ? words.title : null}
        ground="deep"
        foot={<ExploreForm query={query} />}
      />
      {(!isNarrowed || loaderData.isUnknown) && query.page === 1 && (
        <Collections loaderData={loaderData} />
      )}
      <Section width="layout" labelledBy="results">
        <div className={styles.bar}>
          <h2 id="results" ref={heading} className={styles.count} tabIndex={-1}>
            {count}
          </h2>
          <Chips loaderData={loaderData} />
        </div>
        {/* Changes while it stays, so that screen readers hear of it. */}
        <p className="visually-hidden" role="status">
          {pages > 1 ? `${count}. ${fill(words.page, { page: query.page, pages })}` : count}
        </p>
        {objects.length === 0 ? (
          <div className={styles.empty}>
            <h3>{loaderData.isUnknown ? words.unknownCollection : words.empty.title}</h3>
            {!loaderData.isUnknown && <p>{words.empty.text}</p>}
            <p>
              <SiteLink to="/collection/explore-the-collection">{words.empty.clear}</SiteLink>
            </p>
          </div>
        ) : (
          <CardGrid columns={4} isSmall>
            {objects.map((object) => (
              <ObjectCard key={object.id} of={object} />
            ))}
          </CardGrid>
        )}
        <Pages
          page={query.page}
          pages={pages}
          hrefOf={(page) => `${toExploreHref({ ...query, page })}#results`}
          words={words}
        />
      </Section>
    </>
  );
}

/** Another page of the list is read from its heading on, not from the link at its foot. */
function useFocusOnPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

function Collections({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const words = useWords('exploreTheCollection', english);
  const { collections, otherCollections } = loaderData;
  if (collections.length + otherCollections.length === 0) return null;
  return (
    <Section width="layout" labelledBy="collections">
      <Carousel
        label={words.collections}
        slide="object"
        heading={<h2 id="collections">{words.collections}</h2>}
      >
        {collections.map((collection) => (
          <CollectionCard key={collection.uid} of={collection} />
        ))}
      </Carousel>
      {otherCollections.length > 0 && (
        <ul className={styles.others}>
          {otherCollections.map(({ sourceId, objectCount, title }) => (
            <li key={sourceId}>
              <SiteLink to={toExploreHref({ sourceId, title: title.text, page: 1 })}>
                <Localized of={title} />
              </SiteLink>{' '}
              {objectCount}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What narrows the list, each to be taken away by itself. */
function Chips({ loaderData: { query, chosen } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const words = useWords('exploreTheCollection', english);
  const chips = [
    chosen
      ? (['sourceId', <Localized key="title" of={chosen.title} />, chosen.title.text] as const)
      : query.sourceId && (['sourceId', query.sourceId, query.sourceId] as const),
    query.words && (['words', `“${query.words}”`, query.words] as const),
    query.hasImage && (['hasImage', words.onlyWithImage, words.onlyWithImage] as const),
    query.onView && (['onView', words.onlyOnView, words.onlyOnView] as const),
  ].filter((chip) => Boolean(chip));
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(
        (chip) =>
          chip && (
            <li key={chip[0]}>
              <SiteLink
                to={toExploreHref(withoutFilter(query, chip[0]))}
                aria-label={fill(words.remove, { name: chip[2] })}
                preventScrollReset
              >
                {chip[1]} <span aria-hidden="true">×</span>
              </SiteLink>
            </li>
          ),
      )}
    </ul>
  );
}
