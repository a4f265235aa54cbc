import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { toObjectPicture } from '#app/components/cards/object-card-content.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/makersAndSubjects.json';
import detailMessages from '#locales/en/objectDetail.json';
import { toMakerPath } from '#shared/collection/term-address.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { redirectOlderSearch } from '../redirect-older-search.ts';
import type { Route } from './+types/Makers';
import { describeMaker } from './describe-maker.ts';
import { TermIndex } from './TermIndex.tsx';
import { countPages, parseTermQuery, toServiceQuery, toTermHead } from './term-query.ts';
import { makersScreen } from './term-screens.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('makersAndSubjects', english);
  const detail = context.get(translationsContext).messagesOf('objectDetail', detailMessages);
  redirectOlderSearch(url);
  const query = parseTermQuery(url.searchParams);
  const found = await context
    .get(servicesContext)
    .objectCollection.listMakers(toServiceQuery(query));
  const pages = countPages(found, query);
  if (pages === null) throw data(null, { status: 404 });
  const showsWorks = found.items.some(({ work }) => work?.image?.src);
  return {
    query,
    initials: found.initials,
    pages,
    terms: found.items.map((maker) => ({
      href: toMakerPath(maker),
      // Names are the same in every language.
      name: { text: maker.name, language },
      count:
        maker.work && maker.objectCount === 1
          ? null
          : fill(choosePlural(messages.works, maker.objectCount, language), {
              count: formatNumber(maker.objectCount),
            }),
      about: Object.values(describeMaker(maker, language, detail)).filter((part) => part !== null),
      ...(showsWorks && {
        image: maker.work?.image ? toObjectPicture(maker.work.image, language) : null,
      }),
    })),
    head: toTermHead(messages.makers, query),
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function Makers({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('makersAndSubjects', english);
  return <TermIndex screen={makersScreen} messages={messages.makers} {...loaderData} />;
}
