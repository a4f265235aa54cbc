import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/makersAndSubjects.json';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { redirectOlderSearch } from '../redirect-older-search.ts';
import type { Route } from './+types/Subjects';
import { toListedSubject } from './name-subject.ts';
import { TermIndex } from './TermIndex.tsx';
import { countPages, parseTermQuery, toServiceQuery, toTermHead } from './term-query.ts';
import { subjectsScreen } from './term-screens.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('makersAndSubjects', english);
  redirectOlderSearch(url);
  const query = parseTermQuery(url.searchParams);
  const found = await context
    .get(servicesContext)
    .objectCollection.listSubjects(toServiceQuery(query));
  const pages = countPages(found, query);
  if (pages === null) throw data(null, { status: 404 });
  const terms = found.items.map((subject) => toListedSubject(subject, language, messages.works));
  // The service knows most subjects by their English names, in whose order and letters it lists them.
  const isForeign = language !== defaultLanguage;
  if (isForeign && pages === 1 && query.order === 'name') {
    const { compare } = new Intl.Collator(language);
    terms.sort((a, b) => compare(a.name.text, b.name.text));
  }
  return {
    query,
    initials: isForeign ? [] : found.initials,
    pages,
    terms,
    head: toTermHead(messages.subjects, query),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Subjects({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('makersAndSubjects', english);
  return <TermIndex screen={subjectsScreen} messages={messages.subjects} {...loaderData} />;
}
