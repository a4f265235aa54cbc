import { cachedLoader } from '#app/cached-loader.ts';
import '#app/components/listing/Pages.module.css';
import { Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { replaceWithPath } from '#app/redirect-to-path.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import english from '#locales/en/exploreTheCollection.json';
import termsEnglish from '#locales/en/makersAndSubjects.json';
import { localizePath } from '#shared/languages/localized-path.ts';
import { redirectOlderSearch } from '../redirect-older-search.ts';
import type { Route } from './+types/ExploreTheCollection';
import { ExploreSearch } from './ExploreSearch.tsx';
import './ExploreArrangement.module.css';
import './ExploreChips.module.css';
import './ExploreEmpty.module.css';
import './ExploreList.module.css';
import './ExploreResults.module.css';
import './Choice.module.css';
import './ChoiceGroup.module.css';
import './ExploreFilters.module.css';
import './PeriodGroup.module.css';
import './RankingReasons.module.css';
import styles from './ExploreTheCollection.module.css';
import { toExploreHref } from './explore-address.ts';
import { parseExploreQuery } from './explore-query.ts';
import { loadExplore } from './load-explore.ts';
import { WaysIn } from './WaysIn.tsx';

/** Objects found by words, filters and order; all of it stands in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('exploreTheCollection', english);
  const words = translations.messagesOf('collection', collectionEnglish).object;
  redirectOlderSearch(url);
  const query = parseExploreQuery(url.searchParams);
  const data = await loadExplore(
    { contentManagement, objectCollection, optional, language, messages, words },
    query,
  );
  const toPage = (page: number) => localizePath(toExploreHref({ ...query, page }), language);
  // An old link to a page that is no more leads to the last one.
  if (query.page > data.pages) throw replaceWithPath(toPage(data.pages));
  const isNarrowed = data.filters.length > 0;
  const terms = translations.messagesOf('makersAndSubjects', termsEnglish);
  return {
    ...data,
    makers: terms.makers.all,
    subjects: terms.subjects.all,
    previous: query.page > 1 ? toPage(query.page - 1) : null,
    next: query.page < data.pages ? toPage(query.page + 1) : null,
    head: {
      title: data.chosen?.title.text ?? messages.title,
      section: data.chosen ? messages.title : null,
      description: messages.description,
      // A collection with a page of its own is worth finding; a search of somebody's is not.
      isHiddenFromSearch:
        query.debug !== undefined ||
        query.page > 1 ||
        (isNarrowed && !(data.chosen?.hasPage && data.filters.length === 1)),
    },
  };
}

const results = new Piece(
  'results',
  async () => (await import('./ExploreResults.tsx')).ExploreResults,
);
if (import.meta.env.SSR) await results.load();

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  withPieces(cachedLoader<typeof loader>(args), results);

export function meta(args: Route.MetaArgs) {
  const { previous, next } = args.loaderData ?? {};
  return [
    ...pageMeta(args),
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: previous }] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: next }] : []),
  ];
}

export default function ExploreTheCollection({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('exploreTheCollection', english);
  const { query, chosen, collections, total } = loaderData;
  return (
    <div className={styles.explore}>
      <PageHeader
        title={chosen?.title ?? messages.title}
        kind="desk"
        label={chosen ? messages.title : null}
        foot={<ExploreSearch query={query} />}
      />
      {collections.length > 0 && total > 0 && (
        <Section width="layout" labelledBy="collections" space="none">
          <h2 className="visually-hidden" id="collections">
            {messages.collections}
          </h2>
          <WaysIn of={loaderData} />
        </Section>
      )}
      <WhenWanted piece={results} data={loaderData} />
    </div>
  );
}
