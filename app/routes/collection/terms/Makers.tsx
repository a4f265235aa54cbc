import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/makersAndSubjects.json';
import { choosePlural } from '#shared/choose-plural.ts';
import { fill } from '#shared/fill.ts';
import { formatNumber } from '#shared/format-number.ts';
import { toMakerPath } from '#shared/term-address.ts';
import type { Route } from './+types/Makers';
import { TermIndex } from './TermIndex.tsx';
import { makersScreen, parseTermQuery, toServiceQuery } from './term-query.ts';

const pageSize = 60;

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('makersAndSubjects', english);
  const query = parseTermQuery(url.searchParams);
  const found = await context
    .get(servicesContext)
    .objectCollection.listMakers(toServiceQuery(query, pageSize));
  if (found.items.length === 0 && query.page > 1) throw data(null, { status: 404 });
  return {
    query,
    initials: found.initials,
    pages: Math.max(1, Math.ceil(found.total / pageSize)),
    terms: found.items.map((maker) => ({
      href: toMakerPath(maker),
      // Names are the same in every language.
      name: { text: maker.name, language },
      count: fill(choosePlural(words.works, maker.objectCount, language), {
        count: formatNumber(maker.objectCount),
      }),
    })),
    head: {
      title: words.makers.title,
      section: words.makers.label,
      description: words.makers.description,
      isHiddenFromSearch: query.words !== '',
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Makers({ loaderData }: Route.ComponentProps) {
  const { makers: words } = useWords('makersAndSubjects', english);
  return (
    <>
      <PageHeader label={words.label} title={words.title} lead={words.description} />
      <Section width="layout">
        <TermIndex screen={makersScreen} label={words.title} {...loaderData} />
      </Section>
    </>
  );
}
