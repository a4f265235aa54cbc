import { useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { SaveObject } from '#app/components/saved/SaveObject.tsx';
import { HeadLabel } from '#app/components/text/HeadLabel.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { replaceWithPath } from '#app/redirect-to-path.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toVisualArtwork } from '#app/structured-data/to-visual-artwork.ts';
import english from '#locales/en/collection.json';
import exhibitionMessages from '#locales/en/exhibitions.json';
import detailMessages from '#locales/en/objectDetail.json';
import { formatDate } from '#shared/dates/format-dates.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { fill } from '#shared/languages/fill.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { readFoundContext } from '../../search/search-query.ts';
import type { Route } from './+types/ObjectDetail';
import { citeObject } from './cite-object.ts';
import { ObjectByline } from './ObjectByline.tsx';
import styles from './ObjectDetail.module.css';
import { ObjectDetails } from './ObjectDetails.tsx';
import { ObjectFacts } from './ObjectFacts.tsx';
import { ObjectNeighbors } from './ObjectNeighbors.tsx';
import { ObjectStage } from './ObjectStage.tsx';
import {
  findNeighbors,
  listCollectionLinks,
  listExhibitionHistory,
  listRelated,
} from './object-surroundings.ts';
import { type DetailView, toObjectView } from './object-view.ts';
import { parseContextQuery } from './search-context.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const { publicOrigin, objectPictureHosts = [] } = context.get(siteContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('collection', english);
  const more = translations.messagesOf('objectDetail', detailMessages);
  const { untitled } = messages.object;
  const object = await objectCollection.findObject(params.id);
  if (!object) {
    const removedAt = await optional(objectCollection.findRemoval(params.id), null);
    throw data(null, { status: removedAt ? 410 : 404 });
  }
  const path = `/objects/${object.id}/${object.slug}`;
  if (params.slug !== object.slug) {
    throw replaceWithPath(localizePath(path, language) + url.search, { status: 301 });
  }
  const search = parseContextQuery(url.searchParams);
  const [related, neighbors, collections, counts, exhibitions, { now, settings }] =
    await Promise.all([
      listRelated(objectCollection, object, language, more.related, messages.object, optional),
      findNeighbors(objectCollection, object.id, search, language, untitled, optional),
      optional(contentManagement.listCollections(language), []),
      optional(objectCollection.listCollections(), []),
      optional(contentManagement.listExhibitions(language), []),
      readMuseumClock(context),
    ]);
  const view = toObjectView(
    object,
    language,
    {
      ...messages.object,
      roles: more.roles,
      countries: more.countries,
      life: more.life,
      rightsMeaning: more.rights,
    },
    objectPictureHosts,
  );
  await describePage(context, path, (address, museum) =>
    toVisualArtwork(object, view.title.text, address, language, museum),
  );
  const { dates } = translations.messagesOf('exhibitions', exhibitionMessages);
  return {
    id: object.id,
    path,
    object: view,
    collections: listCollectionLinks(object.collections, collections, counts, language),
    related,
    neighbors,
    found: toWayBack(readFoundContext(url.searchParams)),
    exhibitions: listExhibitionHistory(exhibitions, object, now.date, language, dates),
    citations: citeObject({
      id: object.id,
      title: view.title.text,
      makers: view.makers.map(({ before, name, after }) => before + name + after),
      date: view.date?.text ?? null,
      year: object.date.earliest,
      accessionNumber: object.accessionNumber,
      museum: settings?.siteName.text ?? new URL(publicOrigin).hostname,
      url: publicOrigin + localizePath(path, language),
      accessedOn: toDateText(now.date),
      accessed: fill(more.cite.accessed, { date: formatDate(now.date, language) }),
    }),
    head: {
      title: view.title.text,
      section: messages.menuPage.title,
      description:
        view.description?.text ??
        [view.title.text, view.date?.text, view.place?.text].filter(Boolean).join(', '),
      imageSrc: toCardPicture(view.images[0]?.picture.src),
    },
  };
}

/** One of many kinds that were found has no neighbors among them. */
const toWayBack = (back: string | null) => (back === null ? null : { back });

/** Only our own pictures are cut to size. */
const toCardPicture = (src: string | undefined): string | null =>
  src?.startsWith('/') ? `${src}?w=1200&h=630&fit=fill&fm=jpg` : (src ?? null);

const drawers = new Piece(
  'drawers',
  async () => (await import('./ObjectDrawers.tsx')).ObjectDrawers,
);
const related = new Piece(
  'related',
  async () => (await import('./ObjectRelated.tsx')).ObjectRelated,
);
if (import.meta.env.SSR) await Promise.all([drawers.load(), related.load()]);

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

/** Another view of the same object needs nothing that the page does not have. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isSame = (name: string) =>
    currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name);
  return currentUrl.pathname !== nextUrl.pathname || !isSame('from') || !isSame('found');
}

export default function ObjectDetail({ loaderData }: Route.ComponentProps) {
  const { id, path, object } = loaderData;
  const results = loaderData.neighbors ?? loaderData.found;
  const messages = useMessages('collection', english).object;
  const [wanted, setWanted] = useState<DetailView | null>(null);
  return (
    <article className={styles.page}>
      <ObjectStage
        key={id}
        title={object.title.text}
        path={path}
        images={object.images}
        details={object.details}
        wanted={object.details.find((detail) => detail === wanted) ?? null}
        onWant={setWanted}
      />
      <div className={styles.wall}>
        {results && (
          <Section width="layout" space="none">
            <ObjectNeighbors of={results} />
          </Section>
        )}
        <Section width="layout">
          {/* Read as a wall label: title, the chief facts, text; all facts follow, and hang beside it on wide screens. */}
          <div className={styles.label}>
            <header>
              <HeadLabel of={null} title={object.title} className={styles.section} />
              <h1 className={styles.title}>
                <TitleText of={object.title} />
              </h1>
              {object.originalTitle && (
                <p className={styles.original}>
                  <Localized of={object.originalTitle} />
                </p>
              )}
              <ObjectByline of={object} />
            </header>
            <div className={styles.text}>
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
                        <span className={styles.term}>{messages.transliteration}</span>{' '}
                        <em>{inscription.transliteration}</em>
                      </p>
                    )}
                    {inscription.translation && (
                      <p>
                        <span className={styles.term}>{messages.translation}</span>{' '}
                        <Localized of={inscription.translation} />
                      </p>
                    )}
                  </figcaption>
                </figure>
              ))}
              <SaveObject id={id} />
            </div>
            <div className={styles.facts}>
              <ObjectFacts of={object} collections={loaderData.collections} />
            </div>
            <div className={styles.more}>
              <WhenWanted
                piece={drawers}
                id={id}
                of={object}
                exhibitions={loaderData.exhibitions}
                citations={loaderData.citations}
              />
            </div>
          </div>
        </Section>
      </div>
      <ObjectDetails of={object.details} onShow={setWanted} />
      <WhenWanted piece={related} title={messages.related} rows={loaderData.related} />
    </article>
  );
}
