import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import collectionMessages from '#locales/en/collection.json';
import english from '#locales/en/makersAndSubjects.json';
import { toSubjectPath } from '#shared/collection/term-address.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import type { Route } from './+types/SubjectDetail';
import { loadWorks } from './load-works.ts';
import { nameSubject, toListedSubject } from './name-subject.ts';
import { TermColumns } from './TermIndex.tsx';
import styles from './Terms.module.css';
import { parsePage, parseWorksOrder } from './term-query.ts';
import { subjectsScreen } from './term-screens.ts';
import { WorksWall } from './WorksWall.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('makersAndSubjects', english);
  const words = translations.messagesOf('collection', collectionMessages).object;
  const page = parsePage(url.searchParams);
  const order = parseWorksOrder(url.searchParams);
  const [subject, works] = await Promise.all([
    objectCollection.findSubject(params.id),
    loadWorks(objectCollection, { subject: params.id }, { page, order, language, words }),
  ]);
  if (!subject || (works.groups.length === 0 && page > 1)) throw data(null, { status: 404 });
  const list = (subjects: typeof subject.related) =>
    subjects.map((one) => toListedSubject(one, language, messages.works));
  const name = nameSubject(subject.label, language);
  const path = toSubjectPath(subject.id);
  const count = fill(choosePlural(messages.works, subject.objectCount, language), {
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
      section: messages.subjects.title,
      description: `${messages.subjects.title}: ${[...subject.broader, subject].map((one) => nameSubject(one.label, language).text).join(' › ')}, ${count}`,
      imageSrc: works.groups[0]?.cards[0]?.image?.src ?? null,
      isHiddenFromSearch: page > 1 || order !== 'pictures',
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function SubjectDetail({ loaderData }: Route.ComponentProps) {
  const { id, path, name, count, broader, narrower, related, works } = loaderData;
  const { subjects: messages } = useMessages('makersAndSubjects', english);
  return (
    <article className={styles.term}>
      <PageHeader label={messages.subject} title={name} lead={count}>
        <ul className={styles.trail} aria-label={messages.broader}>
          <li>
            <SiteLink to={subjectsScreen}>{messages.all}</SiteLink>
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
        title={messages.works}
        path={path}
        search={{ subject: [id] }}
        onward={
          narrower.length + related.length > 0 && (
            <>
              {narrower.length > 0 && (
                <section aria-labelledby="narrower">
                  <h2 id="narrower">{messages.narrower}</h2>
                  <TermColumns terms={narrower} />
                </section>
              )}
              {related.length > 0 && (
                <section aria-labelledby="related">
                  <h2 id="related">{messages.related}</h2>
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
