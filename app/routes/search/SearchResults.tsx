import { useEffect } from 'react';
import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { Pages } from '#app/components/listing/Pages.tsx';
import { FilterRow } from '#app/components/programs/list/FilterRow.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import { languageContext, siteContext, translationsContext } from '#app/request-context.ts';
import searchEnglish from '#locales/en/search.json';
import english from '#locales/en/searchResults.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Language } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/SearchResults';
import { answerVisitQuestion, toSubject } from './answer-visit-question.ts';
import { findMatching, type Matches, noMatches } from './find-matching.ts';
import { HitList } from './HitList.tsx';
import { loadStartingPoints } from './load-starting-points.ts';
import { addRecentSearch } from './recent-searches.ts';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchResults.module.css';
import './StartingPoints.module.css';
import {
  parseSearchQuery,
  type SearchKind,
  type SearchQuery,
  toFoundContext,
  toSearchHref,
} from './search-query.ts';
import { VisitAnswer } from './VisitAnswer.tsx';

/** The results, all kinds together or one of them. The whole choice is in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(siteContext).isSearchEnabled) throw data(null, { status: 404 });
  const messages = context.get(translationsContext).messagesOf('searchResults', english);
  const query = parseSearchQuery(url.searchParams);
  const head = {
    title: query.words || messages.title,
    section: query.words ? messages.title : null,
    description: messages.description,
    isHiddenFromSearch: true,
  };
  const isFirst = query.words !== '' && query.kind === 'all' && query.page === 1;
  const subject = toSubject(context, query.words);
  const asked = isFirst ? answerVisitQuestion(context, query.words) : null;
  // Where a question is nothing but what its answer says, and there is none, its words are looked for.
  const words = subject || ((await asked) ? '' : query.words);
  const [found, told] = await Promise.all([
    !query.words ? null : words ? findMatching(context, { ...query, words }) : noMatches,
    asked,
  ]);
  // Who writes "parkng" asks for the parking, too.
  const meant = isFirst && !told ? (found?.searchedAs ?? found?.didYouMean) : null;
  const answer = meant ? await answerVisitQuestion(context, meant) : told;
  // What is a typing error away from "wifi" is no answer to who asks for it, nor is the answer once more.
  const only = found?.total === 1 ? found.hits[0]?.href.split('#')[0] : undefined;
  const isSaid = answer?.links.some(({ to }) => to === only);
  const matches =
    answer && found && (found.isForgiven || isSaid)
      ? { ...noMatches, unavailable: found.unavailable }
      : found;
  if (matches?.jumpTo)
    throw redirectToPath(localizePath(matches.jumpTo, context.get(languageContext)));
  if (matches && query.page > matches.pages) {
    const last = toSearchHref({ ...query, page: matches.pages });
    throw redirectToPath(localizePath(last, context.get(languageContext)));
  }
  const isNothing = !matches || matches.total === 0;
  const start = isNothing ? await loadStartingPoints(context) : null;
  return { query, matches, answer, start, head };
}

const startingPoints = new Piece(
  'starting-points',
  async () => (await import('./StartingPoints.tsx')).StartingPoints,
);
if (import.meta.env.SSR) await startingPoints.load();

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function SearchResults({
  loaderData: { query, matches, answer, start },
}: Route.ComponentProps) {
  const messages = useMessages('searchResults', english);
  const search = useMessages('search', searchEnglish);
  const { language } = useLanguage();
  const total = matches?.total ?? 0;
  useEffect(() => {
    if (total > 0) addRecentSearch(query.words);
  }, [query.words, total]);
  const isAnswered = answer || (matches && matches.near.length + matches.some.length > 0);
  const title = !matches
    ? search.title
    : total > 0
      ? sayCount(messages, total, query.words, language)
      : fill(isAnswered ? messages.asked : messages.nothing, { words: query.words });
  return (
    <>
      <header
        className={styles.head}
        data-opening="light"
        data-found={total > 0 || answer ? '' : undefined}
      >
        <SearchForm query={query} />
        <h1 className={styles.title}>{title}</h1>
        {matches && total > 0 && <Kinds query={query} matches={matches} />}
        {matches && total > 0 && matches.also.length > 0 && (
          <p className={styles.also}>{fill(messages.also, { words: matches.also.join(', ') })}</p>
        )}
      </header>
      {/* Changes while it stays, so that screen readers hear of it. */}
      <p className="visually-hidden" role="status">
        {matches ? title : ''}
      </p>
      {answer && <VisitAnswer of={answer} />}
      {matches && matches.unavailable.length > 0 && <Gap kinds={matches.unavailable} />}
      {matches && !answer && <Meant of={matches} />}
      {matches?.isUnreadable && !answer && (
        <Section width="layout" space="tight">
          <p className={styles.help}>{messages.unreadable}</p>
        </Section>
      )}
      {matches && total === 0 && !matches.isUnreadable && !answer && <Help of={matches} />}
      {matches && total > 0 && <Results query={query} matches={matches} />}
      {matches && !matches.isUnreadable && !answer && <Others of={matches} query={query} />}
      {matches?.nearly && <AllButOne of={matches.nearly} query={query} />}
      {start && <WhenWanted piece={startingPoints} of={start} />}
    </>
  );
}

/** What could not be searched is said; what could be stands. */
function Gap({ kinds }: { kinds: readonly SearchKind[] }) {
  const messages = useMessages('searchResults', english);
  return (
    <Section space="tight" width="layout">
      <p className={styles.gap} role="note">
        {fill(messages.unavailable, { kinds: kinds.map((kind) => messages[kind]).join(', ') })}
      </p>
    </Section>
  );
}

/** What was found instead, or a likely spelling. */
function Meant({ of: { searchedAs, didYouMean } }: { of: Matches }) {
  const messages = useMessages('searchResults', english);
  const meant = searchedAs ?? didYouMean;
  if (!meant) return null;
  return (
    <Section width="layout" space="tight">
      <p className={styles.meant}>
        {searchedAs ? messages.searchedAs : messages.didYouMean}{' '}
        <SiteLink to={toSearchHref({ words: meant })} prefetch="intent">
          {meant}
        </SiteLink>
      </p>
    </Section>
  );
}

/** Ways on for who found nothing: searches with some of the words, or a word about spelling. */
function Help({ of: { parts } }: { of: Matches }) {
  const messages = useMessages('searchResults', english);
  const { language } = useLanguage();
  return (
    <Section width="layout" space="tight">
      <div className={styles.help}>
        <p>{parts.length > 0 ? messages.partial : messages.help}</p>
        {parts.length > 0 && (
          <ul className={styles.shorter} aria-label={messages.shorter}>
            {parts.map(({ words, total }) => (
              <li key={words}>
                <SiteLink to={toSearchHref({ words })}>
                  {sayCount(messages, total, words, language)}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** What has one of the words, where nothing or little has all. */
function Others({ of: { near, some }, query }: { of: Matches; query: SearchQuery }) {
  const messages = useMessages('searchResults', english);
  const context = toFoundContext(query);
  return (
    <>
      {near.length > 0 && (
        <Section width="layout" space="tight" labelledBy="found-near">
          <h2 id="found-near" className={styles.near}>
            {messages.near}
          </h2>
          <Objects of={near} context={context} />
        </Section>
      )}
      {some.length > 0 && (
        <Section width="layout" space="tight" labelledBy="found-some">
          <h2 id="found-some" className={styles.near}>
            {messages.some}
          </h2>
          <HitList of={some} context={context} />
        </Section>
      )}
    </>
  );
}

/** What is found without the word that only few objects have. */
function AllButOne({
  of: nearly,
  query,
}: {
  of: NonNullable<Matches['nearly']>;
  query: SearchQuery;
}) {
  const messages = useMessages('searchResults', english);
  const { language } = useLanguage();
  return (
    <Section width="layout" space="tight" labelledBy="found-nearly">
      <h2 id="found-nearly" className={styles.near}>
        {fill(messages.nearly, { word: nearly.lacks })}
      </h2>
      <Objects of={nearly.objects} context={toFoundContext(query)} />
      <p className={styles.explore}>
        <ArrowLink to={toSearchHref({ words: nearly.words })}>
          {sayCount(messages, nearly.total, nearly.words, language)}
        </ArrowLink>
      </p>
    </Section>
  );
}

function Objects({ of: objects, context }: { of: Matches['objects']; context: string }) {
  return (
    <CardGrid columns={4} isSmall>
      {objects.map((object) => (
        <ObjectCard key={object.id} of={object} context={context} />
      ))}
    </CardGrid>
  );
}

/** "72 results for “textile”" */
const sayCount = (
  { results }: typeof english,
  total: number,
  words: string,
  language: Language,
): string => fill(choosePlural(results, total, language), { count: formatNumber(total), words });

const listKinds = ({ total, counts }: Matches) => [{ kind: 'all' as const, total }, ...counts];

function Kinds({ query, matches }: { query: SearchQuery; matches: Matches }) {
  const messages = useMessages('searchResults', english);
  return (
    <FilterRow
      label={messages.tabs}
      links={listKinds(matches)
        .filter(({ kind, total }) => total > 0 || kind === query.kind)
        .map(({ kind, total }) => ({
          to: toSearchHref({ words: query.words, kind }),
          text: messages[kind],
          count: total,
          isChosen: kind === query.kind,
        }))}
    />
  );
}

function Results({ query, matches }: { query: SearchQuery; matches: Matches }) {
  const messages = useMessages('searchResults', english);
  const chosen = listKinds(matches).find(({ kind }) => kind === query.kind);
  const objectCount = matches.counts.find(({ kind }) => kind === 'objects')?.total ?? 0;
  const context = toFoundContext(query);
  const heading = query.kind === 'all' ? messages.list : messages[query.kind];
  return (
    <Section width="layout" space="none" labelledBy="found" accent={toAccent(query.kind)}>
      <div className={styles.found}>
        <h2 id="found" className="visually-hidden">
          {heading}
        </h2>
        {objectCount > 1 && (query.kind === 'all' || query.kind === 'objects') && (
          <p className={styles.narrow}>
            <ArrowLink
              to={`/collection/explore-the-collection?${new URLSearchParams({ q: query.words })}`}
            >
              {messages.explore}
            </ArrowLink>
          </p>
        )}
        {chosen?.total === 0 && (
          <p>{fill(messages.nothingOfKind, { kind: messages[query.kind] })}</p>
        )}
        {matches.hits.length > 0 && (
          <HitList of={matches.hits} isPeople={query.kind === 'people'} context={context} />
        )}
        {matches.objects.length > 0 && <Objects of={matches.objects} context={context} />}
        <Pages
          page={query.page}
          pages={matches.pages}
          hrefOf={(page) => toSearchHref({ ...query, page })}
          messages={messages.pagesWords}
        />
      </div>
    </Section>
  );
}

const toAccent = (kind: SearchQuery['kind']) =>
  kind === 'people' ? 'fuchsia' : kind === 'programs' ? 'green' : 'blue-dark';
