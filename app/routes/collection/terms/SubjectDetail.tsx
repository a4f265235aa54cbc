import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import collectionWords from '#locales/en/collection.json';
import english from '#locales/en/makersAndSubjects.json';
import { choosePlural } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import { formatNumber } from '#shared/format-number.ts';
import { toSubjectPath } from '#shared/term-address.ts';
import type { Route } from './+types/SubjectDetail';
import { loadWorks } from './load-works.ts';
import { nameSubject, toListedSubject } from './name-subject.ts';
import { TermColumns } from './TermIndex.tsx';
import styles from './Terms.module.css';
import { parsePage, parseWorksOrder, subjectsScreen } from './term-query.ts';
import { WorksWall } from './WorksWall.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const words = translations.wordsOf('makersAndSubjects', english);
  const { untitled } = translations.wordsOf('collection', collectionWords).object;
  const page = parsePage(url.searchParams);
  const order = parseWorksOrder(url.searchParams);
  const [subject, works] = await Promise.all([
    objectCollection.findSubject(params.id),
    loadWorks(objectCollection, { subject: params.id }, { page, order, language, untitled }),
  ]);
  if (!subject || (works.groups.length === 0 && page > 1)) throw data(null, { status: 404 });
  const list = (subjects: typeof subject.related) =>
    subjects.map((one) => toListedSubject(one, language, words.works));
  const name = nameSubject(subject.label, language);
  const path = toSubjectPath(subject.id);
  const count = fill(choosePlural(words.works, subject.objectCount, language), {
    count: formatNumber(subject.objectCount),
  });
  await describePage(context, path, (address) => ({
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name: name.text,
    url: address,
    termCode: subject.id,
  }));
  return {
    id: subject.id,
    path,
    name,
    count,
    broader: list(subject.broader),
    narrower: list(subject.narrower),
    related: list(subject.related),
    works,
    head: {
      title: name.text,
      section: words.subjects.title,
      description: `${words.subjects.title}: ${[...subject.broader, subject].map((one) => nameSubject(one.label, language).text).join(' › ')}, ${count}`,
      imageSrc: works.groups[0]?.cards[0]?.image?.src ?? null,
      isHiddenFromSearch: page > 1 || order !== 'pictures',
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function SubjectDetail({ loaderData }: Route.ComponentProps) {
  const { id, path, name, count, broader, narrower, related, works } = loaderData;
  const { subjects: words } = useWords('makersAndSubjects', english);
  return (
    <article>
      <PageHeader label={words.subject} title={name} lead={count}>
        <ul className={styles.trail} aria-label={words.broader}>
          <li>
            <SiteLink to={subjectsScreen}>{words.all}</SiteLink>
          </li>
          {broader.map((one) => (
            <li key={one.href}>
              <SiteLink to={one.href}>
                <Localized of={one.name} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </PageHeader>
      <WorksWall
        of={works}
        title={words.works}
        path={path}
        search={{ subject: [id] }}
        onward={
          narrower.length + related.length > 0 && (
            <>
              {narrower.length > 0 && (
                <section aria-labelledby="narrower">
                  <h2 id="narrower">{words.narrower}</h2>
                  <TermColumns terms={narrower} />
                </section>
              )}
              {related.length > 0 && (
                <section aria-labelledby="related">
                  <h2 id="related">{words.related}</h2>
                  <TermColumns terms={related} />
                </section>
              )}
            </>
          )
        }
      />
    </article>
  );
}
