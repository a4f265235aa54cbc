import type { Handler } from 'hono';
import type { ContentManagement, NewsItem } from '#services/content-management/contract.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import type { LocaleFile } from '../pages/locale-files.ts';
import { answerXml, escapeXml } from './xml.ts';

const maxItems = 30;

export interface NewsFeedDependencies {
  readonly publicOrigin: string;
  readonly contentManagement: ContentManagement;
  readonly localeFiles: ReadonlyMap<string, LocaleFile>;
}

/** `/about/news.rss` in every language: the latest news. Source: RSS 2.0, with Atom's link to itself. */
export const newsFeed =
  ({ publicOrigin, contentManagement, localeFiles }: NewsFeedDependencies): Handler =>
  async (c) => {
    const language = languageOfPath(c.req.path);
    const [news, settings] = await Promise.all([
      contentManagement.listNews(language),
      contentManagement.findSettings(language),
    ]);
    const messages = JSON.parse(localeFiles.get(`${language}/news.json`)?.json ?? '{}') as {
      title?: string;
      description?: string;
    };
    const address = (path: string) => escapeXml(publicOrigin + localizePath(path, language));
    const items = news.filter(({ metadata }) => !metadata.isHiddenFromSearch).slice(0, maxItems);
    const siteName = settings?.siteName.text ?? '';
    return answerXml(
      c,
      [
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
        element('title', [messages.title, siteName].filter(Boolean).join(' – ')),
        `<link>${address('/about/news')}</link>`,
        element('description', messages.description ?? siteName),
        element('language', language),
        `<atom:link rel="self" type="application/rss+xml" href="${address('/about/news.rss')}"/>`,
        ...(items[0] ? [element('lastBuildDate', toRssDate(items[0].publishedOn))] : []),
        ...items.map((item) => toItem(item, address(item.href), publicOrigin)),
        '</channel></rss>',
      ].join(''),
      'application/rss+xml',
    );
  };

function toItem(item: NewsItem, address: string, publicOrigin: string): string {
  const { title, summary, image, author, publishedOn } = item;
  return [
    '<item>',
    element('title', title.text),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    element('pubDate', toRssDate(publishedOn)),
    summary ? element('description', summary.text) : '',
    author ? element('dc:creator', author) : '',
    image
      ? `<media:content medium="image" url="${escapeXml(new URL(`${image.src}?w=1200&fm=jpg`, publicOrigin).href)}"/>`
      : '',
    '</item>',
  ].join('');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** News have a day and no hour: noon in UTC is that day nearly everywhere. */
const toRssDate = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`).toUTCString();
