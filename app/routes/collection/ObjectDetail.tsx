import type { ReactNode } from 'react';
import { data, replace } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { SaveObject } from '#app/components/saved/SaveObject.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toVisualArtwork } from '#app/structured-data/to-visual-artwork.ts';
import english from '#locales/en/collection.json';
import { localizePath } from '#shared/localized-path.ts';
import type { Route } from './+types/ObjectDetail';
import styles from './ObjectDetail.module.css';
import { toObjectView } from './object-view.ts';

const relatedCount = 4;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('collection', english);
  const object = await objectCollection.findObject(params.id);
  if (!object) throw data(null, { status: 404 });
  if (params.slug !== object.slug) {
    throw replace(localizePath(`/objects/${object.id}/${object.slug}`, language) + url.search, {
      status: 301,
    });
  }
  const [related, collections] = await Promise.all([
    listRelated(),
    contentManagement.listCollections(language).catch(() => []),
  ]);
  const view = toObjectView(object, language, words.object);
  await describePage(context, `/objects/${object.id}/${object.slug}`, (address, house) =>
    toVisualArtwork(object, view.title.text, address, language, house),
  );
  return {
    id: object.id,
    object: view,
    collections: collections
      .filter(({ sourceId }) => object.collections.includes(sourceId))
      .map(({ uid, title, sourceId }) => ({ uid, title, sourceId })),
    related: related.map((other) => toObjectCardContent(other, language, words.object.untitled)),
    head: {
      title: view.title.text,
      section: words.menuPage.title,
      description:
        view.description?.text ??
        [view.title.text, view.date?.text, view.place?.text].filter(Boolean).join(', '),
      imageSrc: view.images[0]
        ? `${view.images[0].picture.src}?w=1200&h=630&fit=fill&fm=jpg`
        : null,
    },
  };

  /** The ones its record names, then others of its collection; the page can do without either. */
  async function listRelated() {
    if (!object) return [];
    const [collection] = object.collections;
    const named = await objectCollection
      .listObjectsById(object.relatedIds.slice(0, relatedCount))
      .catch(() => []);
    if (named.length === relatedCount || !collection) return named;
    const found = await objectCollection
      // Enough that leaving out this object and the named ones still fills the row.
      .searchObjects({ collection, hasImage: true, page: 1, pageSize: 2 * relatedCount })
      .catch(() => null);
    const known = new Set([object.id, ...named.map(({ id }) => id)]);
    const others = (found?.items ?? []).filter(({ id }) => !known.has(id));
    return [...named, ...others].slice(0, relatedCount);
  }
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function ObjectDetail({ loaderData }: Route.ComponentProps) {
  const { object, collections, related } = loaderData;
  const words = useWords('collection', english).object;
  const [main, ...others] = object.images;
  return (
    <article>
      <div className={styles.stage} data-ground="ink">
        {main ? (
          <div className={styles.hung}>
            <Picture
              of={main.picture}
              ratio="fill"
              isWhole
              sizes="100vw"
              isPriority
              shared="page"
            />
          </div>
        ) : (
          <p className={styles.absent}>{words.noPicture}</p>
        )}
      </div>
      <Section width="layout">
        {/* Read as a wall label: title, facts, text; on wide screens the facts hang beside. */}
        <div className={styles.label}>
          <header>
            <h1 className={styles.title}>
              <Localized of={object.title} />
            </h1>
            {object.originalTitle && (
              <p className={styles.original}>
                <Localized of={object.originalTitle} />
              </p>
            )}
            <p className={styles.byline}>
              {[object.date, object.place]
                .filter((text) => text !== null)
                .map((text) => (
                  <span key={text.text}>
                    <Localized of={text} />
                  </span>
                ))}
            </p>
          </header>
          <div className={styles.facts}>
            <FactList
              facts={[
                { term: words.type, values: localized(object.type) },
                {
                  term: words.maker,
                  values:
                    object.makers.length > 0
                      ? object.makers.map(({ name, details }) =>
                          details ? `${name} (${details})` : name,
                        )
                      : [words.unknownMaker],
                },
                { term: words.date, values: localized(object.date) },
                { term: words.place, values: localized(object.place) },
                { term: words.culture, values: localized(object.culture) },
                { term: words.materials, values: object.materials.flatMap(localized) },
                { term: words.techniques, values: object.techniques.flatMap(localized) },
                { term: words.dimensions, values: object.dimensions ? [object.dimensions] : [] },
                {
                  term: words.accessionNumber,
                  values: object.accessionNumber ? [object.accessionNumber] : [],
                },
                { term: words.creditLine, values: localized(object.creditLine) },
                {
                  term: words.rights,
                  values: object.rights
                    ? [
                        object.rightsUri ? (
                          <SiteLink key="rights" to={object.rightsUri} rel="license">
                            {object.rights.text}
                          </SiteLink>
                        ) : (
                          object.rights.text
                        ),
                      ]
                    : [],
                },
                {
                  term: words.location,
                  values: [
                    object.onView === null ? null : object.onView ? words.onView : words.offView,
                    object.location && <Localized key="location" of={object.location} />,
                  ].filter(Boolean),
                },
                {
                  term: words.collections,
                  values: collections.map(({ uid, title, sourceId }) => (
                    <SiteLink
                      key={uid}
                      to={`/collection/explore-the-collection?${new URLSearchParams({ collection: uid, title: title.text, sourceId })}`}
                    >
                      <Localized of={title} />
                    </SiteLink>
                  )),
                },
                {
                  term: words.record,
                  values: object.recordUrl
                    ? [
                        <SiteLink key="record" to={object.recordUrl}>
                          {new URL(object.recordUrl).hostname}
                        </SiteLink>,
                      ]
                    : [],
                },
              ]}
            />
          </div>
          <div className={styles.text}>
            <SaveObject id={loaderData.id} />
            {object.description && (
              <p className={styles.description}>
                <Localized of={object.description} />
              </p>
            )}
            {object.inscriptions.map((inscription) => (
              <figure className={styles.inscription} key={inscription.text}>
                <blockquote>
                  <Localized of={inscription} />
                </blockquote>
                <figcaption>
                  {inscription.transliteration && (
                    <p>
                      <span className={styles.term}>{words.transliteration}</span>{' '}
                      <em>{inscription.transliteration}</em>
                    </p>
                  )}
                  {inscription.translation && (
                    <p>
                      <span className={styles.term}>{words.translation}</span>{' '}
                      <Localized of={inscription.translation} />
                    </p>
                  )}
                </figcaption>
              </figure>
            ))}
            {object.provenance && (
              <details className={styles.provenance}>
                <summary>{words.provenance}</summary>
                <p>
                  <Localized of={object.provenance} />
                </p>
              </details>
            )}
          </div>
        </div>
      </Section>
      {others.length > 0 && (
        <Section width="layout" labelledBy="views">
          <h2 id="views" className={styles.heading}>
            {words.views}
          </h2>
          <CardGrid columns={others.length < 3 ? 2 : 3}>
            {others.map(({ picture, caption }) => (
              <figure key={picture.src}>
                <Picture of={picture} sizes="(min-width: 768px) 50vw, 100vw" />
                {caption && (
                  <figcaption className={styles.caption}>
                    <Localized of={caption} />
                  </figcaption>
                )}
              </figure>
            ))}
          </CardGrid>
        </Section>
      )}
      {related.length > 0 && (
        <Section width="layout" ground="white" labelledBy="related">
          <h2 id="related" className={styles.heading}>
            {words.related}
          </h2>
          <CardGrid columns={4} isSmall>
            {related.map((other) => (
              <ObjectCard key={other.id} of={other} ground="white" />
            ))}
          </CardGrid>
        </Section>
      )}
    </article>
  );
}

/** A text as the one value of a fact; none when it is missing. */
const localized = (text: Parameters<typeof Localized>[0]['of']): ReactNode[] =>
  text ? [<Localized key={text.text} of={text} />] : [];
