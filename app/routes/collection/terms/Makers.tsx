import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
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
import {
  countPages,
  makersScreen,
  parseTermQuery,
  toServiceQuery,
  toTermHead,
} from './term-query.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('makersAndSubjects', english);
  const query = parseTermQuery(url.searchParams);
  const found = await context
    .get(servicesContext)
    .objectCollection.listMakers(toServiceQuery(query));
  const pages = countPages(found, query);
  if (pages === null) throw data(null, { status: 404 });
  return {
    query,
    initials: found.initials,
    pages,
    terms: found.items.map((maker) => ({
      href: toMakerPath(maker),
      // Names are the same in every language.
      name: { text: maker.name, language },
      count: fill(choosePlural(words.works, maker.objectCount, language), {
        count: formatNumber(maker.objectCount),
      }),
    })),
    head: toTermHead(words.makers, query),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Makers({ loaderData }: Route.ComponentProps) {
  const words = useWords('makersAndSubjects', english);
  return <TermIndex screen={makersScreen} words={words.makers} {...loaderData} />;
}
