import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { toCardPicture } from '#app/components/cards/card-content.ts';
import { ItemDetailScreen } from '#app/components/listing/ItemDetailScreen.tsx';
import { toReferenceRows } from '#app/components/listing/reference-rows.ts';
import { toStory } from '#app/components/listing/to-story.ts';
import { isUpright, isWork } from '#app/components/media/Picture.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toNewsArticle } from '#app/structured-data/to-news-article.ts';
import english from '#locales/en/news.json';
import type { ItemLink } from '#services/content-management/contract.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Route } from './+types/NewsDetail';
import styles from './NewsDetail.module.css';
import { countReadingMinutes, findNext } from './news-view.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('news', english);
  const { contentManagement } = context.get(servicesContext);
  const [news, all] = await Promise.all([
    contentManagement.findNews(params.uid, language),
    contentManagement.listNews(language),
  ]);
  if (!news) throw data(null, { status: 404 });
  await describePage(context, `/about/news/${news.uid}`, (url, museum) =>
    toNewsArticle(news, url, museum),
  );
  const count = countReadingMinutes(news.body);
  const next = findNext(
    all.filter(({ href }) => news.related.every((other) => other.href !== href)),
    news,
  );
  // A wide picture opens the page, and a work on its own ground; another upright one stands beside the first words.
  const { body, ...shown } = news;
  const { image } = news;
  const picture = image && (isWork(image) || !isUpright(image)) ? image : null;
  return {
    news: shown,
    picture,
    text: toStory(body, picture ? null : image),
    related: await toReferenceRows(context, news.related),
    next: next && {
      ...{ href: next.href, title: next.title, lead: next.summary },
      image: next.image && toCardPicture(next.image),
      kind: next.category ? messages.kinds[next.category] : messages.title,
      dates: { text: formatDate(next.publishedOn, language), language },
    },
    date: formatDate(news.publishedOn, language),
    readingTime: fill(choosePlural(messages.readingTime, count, language), { count }),
    head: {
      title: news.metadata.title?.text ?? news.title.text,
      section: messages.title,
      description: news.metadata.description?.text ?? news.summary?.text ?? null,
      imageSrc: news.image ? `${news.image.src}?w=1200&h=630&fit=crop&fm=jpg` : null,
      isHiddenFromSearch: news.metadata.isHiddenFromSearch,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function NewsDetail({
  loaderData: { news, picture, text, related, next, date, readingTime },
}: Route.ComponentProps) {
  const messages = useMessages('news', english);
  return (
    <ItemDetailScreen
      label={messages.title}
      title={news.title}
      lead={news.summary ?? date}
      picture={picture}
      text={text}
      facts={[
        {
          term: messages.published,
          values: [
            <time key="date" dateTime={news.publishedOn}>
              {date}
            </time>,
            readingTime,
          ],
        },
        news.category && { term: messages.kind, values: [messages.kinds[news.category]] },
        news.author !== null && { term: messages.author, values: [news.author] },
        news.source && {
          term: messages.source,
          values: [<FileLink key="source" of={news.source} />],
        },
        {
          term: messages.downloads,
          values: news.downloads.map((file) => <FileLink key={file.href} of={file} />),
        },
      ]}
      related={{ title: messages.related, items: related }}
      next={next && { ...next, label: messages.next }}
    >
      <p className={styles.all} data-print="none">
        <ArrowLink to="/about/news">{messages.all}</ArrowLink>
      </p>
    </ItemDetailScreen>
  );
}

/** A link by its own words, else by the last part of its address. */
const FileLink = ({ of: file }: { of: ItemLink }) => (
  <SiteLink link={file}>
    {file.text ? (
      <Localized of={file.text} />
    ) : (
      (file.href.split('/').filter(Boolean).at(-1) ?? file.href)
    )}
  </SiteLink>
);
