import { data, Form } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { ReferenceList } from '#app/components/listing/ReferenceList.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useLocalPath, useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import collection from '#locales/en/collection.json';
import searchEnglish from '#locales/en/search.json';
import english from '#locales/en/searchResults.json';
import { choosePlural } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import type { Route } from './+types/SearchResults';
import { findMatching } from './find-matching.ts';
import styles from './Search.module.css';

const maxWordsLength = 200;
const objectsShown = 8;

/** What the services can answer: the object service's search, and the items whose texts hold the words. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).isSearchEnabled) throw data(null, { status: 404 });
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('searchResults', english);
  const { untitled } = translations.wordsOf('collection', collection).object;
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, maxWordsLength);
  const head = {
    title: query || words.title,
    section: query ? words.title : null,
    description: words.description,
    isHiddenFromSearch: true,
  };
  if (!query) return { query, objects: [], objectCount: 0, groups: [], total: 0, head };
  const [objects, programs, people, news] = await Promise.all([
    objectCollection.searchObjects({ words: query, page: 1, pageSize: objectsShown }),
    Promise.all([
      contentManagement.listExhibitions(language),
      contentManagement.listPublicPrograms(language),
      contentManagement.listEvents(language),
      contentManagement.listConvenings(language),
    ]).then((lists) => findMatching(lists.flat(), query)),
    Promise.all([
      contentManagement.listResidents(language),
      contentManagement.listArtists(language),
    ]).then((lists) => findMatching(lists.flat(), query)),
    contentManagement.listNews(language).then((items) => findMatching(items, query)),
  ]);
  const groups = [
    { key: 'programs', items: programs },
    { key: 'people', items: people },
    { key: 'news', items: news },
  ] as const;
  return {
    query,
    objects: objects.items.map((object) => toObjectCardContent(object, language, untitled)),
    objectCount: objects.total,
    groups,
    total: objects.total + programs.length + people.length + news.length,
    head,
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function SearchResults({ loaderData }: Route.ComponentProps) {
  const words = useWords('searchResults', english);
  const search = useWords('search', searchEnglish);
  const { language } = useLanguage();
  const localPath = useLocalPath();
  const { query, objects, objectCount, groups, total } = loaderData;
  const title = !query
    ? words.title
    : total > 0
      ? fill(choosePlural(words.results, total, language), { count: total, words: query })
      : words.title;
  return (
    <>
      <PageHeader label={search.title} title={title} ground="deep">
        <Form
          role="search"
          action={localPath('/search-results')}
          className={styles.search}
          key={query}
        >
          <label htmlFor="search-words">{search.label}</label>
          <div className={styles.line}>
            <input
              id="search-words"
              type="search"
              name="q"
              defaultValue={query}
              placeholder={search.hint}
              maxLength={200}
            />
            <button type="submit">{search.button}</button>
          </div>
        </Form>
      </PageHeader>
      {total === 0 && (
        <Section>
          <p>{query ? fill(words.empty, { words: query }) : words.prompt}</p>
        </Section>
      )}
      {objects.length > 0 && (
        <Section width="layout" labelledBy="objects">
          <h2 id="objects" className={styles.heading}>
            {words.objects} ({objectCount})
          </h2>
          <CardGrid columns={4} isSmall>
            {objects.map((object) => (
              <ObjectCard key={object.id} of={object} />
            ))}
          </CardGrid>
          <p className={styles.more}>
            <SiteLink
              to={`/collection/explore-the-collection?${new URLSearchParams({ words: query })}`}
            >
              {words.more}
            </SiteLink>
          </p>
        </Section>
      )}
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ key, items }) => (
          <Section key={key} labelledBy={key}>
            <h2 id={key} className={styles.heading}>
              {words[key]} ({items.length})
            </h2>
            <ReferenceList of={items} />
          </Section>
        ))}
    </>
  );
}
