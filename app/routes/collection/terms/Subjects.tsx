import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/makersAndSubjects.json';
import { defaultLanguage } from '#shared/languages.ts';
import type { Route } from './+types/Subjects';
import { toListedSubject } from './name-subject.ts';
import { TermIndex } from './TermIndex.tsx';
import { parseTermQuery, subjectsScreen, toServiceQuery } from './term-query.ts';

const pageSize = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('makersAndSubjects', english);
  const query = parseTermQuery(url.searchParams);
  const found = await context
    .get(servicesContext)
    .objectCollection.listSubjects(toServiceQuery(query, pageSize));
  if (found.items.length === 0 && query.page > 1) throw data(null, { status: 404 });
  const pages = Math.max(1, Math.ceil(found.total / pageSize));
  const terms = found.items.map((subject) => toListedSubject(subject, language, words.works));
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
    head: {
      title: words.subjects.title,
      section: words.subjects.label,
      description: words.subjects.description,
      isHiddenFromSearch: query.words !== '',
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Subjects({ loaderData }: Route.ComponentProps) {
  const { subjects: words } = useWords('makersAndSubjects', english);
  return (
    <>
      <PageHeader label={words.label} title={words.title} lead={words.description} />
      <Section width="layout">
        <TermIndex screen={subjectsScreen} label={words.title} {...loaderData} />
      </Section>
    </>
  );
}
