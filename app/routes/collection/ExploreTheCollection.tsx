import { Form } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useLocalPath, useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import { chooseText, type LocalizedText } from '#shared/localized-text.ts';
import type { Route } from './+types/ExploreTheCollection';
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
    contentManagement.listCollections(language),
    objectCollection.listCollections(),
  ]);
  const countOf = new Map(counts.map(({ sourceId, objectCount }) => [sourceId, objectCount]));
  const chosen = collections.find(({ sourceId }) => sourceId === query.sourceId);
  const imported = counts.find(({ sourceId }) => sourceId === query.sourceId);
  return {
    query,
    objects: found.items.map((object) => toObjectCardContent(object, language, untitled)),
    total: found.total,
    pages: Math.max(1, Math.ceil(found.total / pageSize)),
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
        objectCount,
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
      isHiddenFromSearch: query.words !== undefined || query.page > 1,
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
  const count = fill(choosePlural(words.results, total, language), { count: total });
  return (
    <>
      <PageHeader
        title={chosen?.title ?? words.title}
        lead={isNarrowed ? null : words.description}
        label={chosen ? words.title : null}
        ground="deep"
      >
        <SearchForm query={query} />
      </PageHeader>
      {!isNarrowed && query.page === 1 && loaderData.collections.length > 0 && (
        <Section width="layout" labelledBy="collections">
          <h2 id="collections" className={styles.heading}>
            {words.collections}
          </h2>
          <CardGrid columns={4} isSmall>
            {loaderData.collections.map((collection) => (
              <CollectionCard key={collection.uid} of={collection} />
            ))}
          </CardGrid>
          {loaderData.otherCollections.length > 0 && (
            <ul className={styles.others}>
              {loaderData.otherCollections.map(({ sourceId, objectCount, title }) => (
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
      )}
      <Section width="layout" labelledBy="results">
        <div className={styles.bar}>
          <h2 id="results" className={styles.count} aria-live="polite">
            {count}
          </h2>
          <Chips loaderData={loaderData} />
        </div>
        {loaderData.isUnknown && <p>{words.unknownCollection}</p>}
        {objects.length === 0 ? (
          <div className={styles.empty}>
            <h3>{words.empty.title}</h3>
            <p>{words.empty.text}</p>
            <SiteLink to="/collection/explore-the-collection">{words.empty.clear}</SiteLink>
          </div>
        ) : (
          <CardGrid columns={4} isSmall>
            {objects.map((object) => (
              <ObjectCard key={object.id} of={object} />
            ))}
          </CardGrid>
        )}
        {pages > 1 && (
          <nav className={styles.pages} aria-label={words.pages}>
            {query.page > 1 && (
              <SiteLink to={toExploreHref({ ...query, page: query.page - 1 })} rel="prev">
                {words.previous}
              </SiteLink>
            )}
            <span>{fill(words.page, { page: query.page, pages })}</span>
            {query.page < pages && (
              <SiteLink
                to={toExploreHref({ ...query, page: query.page + 1 })}
                rel="next"
                prefetch="intent"
              >
                {words.next}
              </SiteLink>
            )}
          </nav>
        )}
      </Section>
    </>
  );
}

function SearchForm({ query }: { query: Route.ComponentProps['loaderData']['query'] }) {
  const words = useWords('exploreTheCollection', english);
  const localPath = useLocalPath();
  return (
    <Form
      role="search"
      action={localPath('/collection/explore-the-collection')}
      className={styles.search}
      key={JSON.stringify(query)}
    >
      {query.sourceId && <input type="hidden" name="sourceId" value={query.sourceId} />}
      {query.collection && <input type="hidden" name="collection" value={query.collection} />}
      {query.title && <input type="hidden" name="title" value={query.title} />}
      <div className={styles.words}>
        <label htmlFor="explore-words">{words.searchLabel}</label>
        <input
          id="explore-words"
          type="search"
          name="words"
          defaultValue={query.words}
          placeholder={words.searchHint}
          maxLength={200}
          enterKeyHint="search"
        />
      </div>
      <div className={styles.options}>
        <label>
          {words.order}{' '}
          <select name="order" defaultValue={query.order ?? ''}>
            <option value="">{words.orders.relevance}</option>
            <option value="title">{words.orders.title}</option>
            <option value="date">{words.orders.date}</option>
            <option value="recently-added">{words.orders['recently-added']}</option>
          </select>
        </label>
        <label>
          <input type="checkbox" name="hasImage" value="true" defaultChecked={query.hasImage} />{' '}
          {words.onlyWithImage}
        </label>
        <label>
          <input type="checkbox" name="onView" value="true" defaultChecked={query.onView} />{' '}
          {words.onlyOnView}
        </label>
      </div>
      <button type="submit">{words.searchButton}</button>
    </Form>
  );
}

/** What narrows the list, each to be taken away by itself. */
function Chips({ loaderData: { query, chosen } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const words = useWords('exploreTheCollection', english);
  const chips = [
    chosen &&
      (['sourceId', <Localized key="title" of={chosen.title} />, chosen.title.text] as const),
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
