import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { ItemDetailScreen } from '#app/components/listing/ItemDetailScreen.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import career from '#locales/en/careerDetail.json';
import exhibitions from '#locales/en/exhibitions.json';
import english from '#locales/en/news.json';
import { fill } from '#shared/fill.ts';
import { formatDate } from '#shared/format-dates.ts';
import type { Route } from './+types/NewsDetail';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const words = context.get(translationsContext).wordsOf('news', english);
  const news = await context.get(servicesContext).contentManagement.findNews(params.uid, language);
  if (!news) throw data(null, { status: 404 });
  return {
    news,
    date: formatDate(news.publishedOn, language),
    head: {
      title: news.metadata.title?.text ?? news.title.text,
      section: words.title,
      description: news.metadata.description?.text ?? news.summary?.text ?? null,
      imageSrc: news.image ? `${news.image.src}?w=1200&h=630&fit=crop&fm=jpg` : null,
      isHiddenFromSearch: news.metadata.isHiddenFromSearch,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function NewsDetail({ loaderData: { news, date } }: Route.ComponentProps) {
  const words = useWords('news', english);
  const { published } = useWords('careerDetail', career);
  const { related } = useWords('exhibitions', exhibitions);
  return (
    <ItemDetailScreen
      label={words.title}
      title={news.title}
      lead={date}
      picture={news.image}
      text={news.body}
      facts={[
        { term: published, values: [date] },
        news.author !== null && {
          term: fill(words.by, { author: '' }).trim(),
          values: [news.author],
        },
        news.source && {
          term: words.title,
          values: [
            <SiteLink key="source" link={news.source}>
              {news.source.text?.text ?? news.source.href}
            </SiteLink>,
          ],
        },
      ]}
      related={{ title: related, items: news.related }}
    />
  );
}
