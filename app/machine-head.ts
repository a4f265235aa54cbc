import type { RouterContextProvider } from 'react-router';
import type { DrawnPage } from '#framework/server/read-drawn-page.ts';
import navigation from '#locales/en/navigationMenu.json';
import newsEnglish from '#locales/en/news.json';
import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { navigationItems } from '#shared/navigation/navigation-items.ts';
import { screens } from '#shared/screens/screens.ts';
import { sectionOfPath } from './chrome/sections.ts';
import { findHead, type PageHead, toDescription } from './page-head.ts';
import { readChrome } from './read-chrome.ts';
import { languageContext, siteContext, translationsContext } from './request-context.ts';
import { type StructuredData, structuredDataContext } from './structured-data/structured-data.ts';
import { toBreadcrumbs } from './structured-data/to-breadcrumbs.ts';

/** Names of languages as social networks know them. Source: features.md §4, Open Graph. */
const openGraphLocales = byLanguage((language) => `${language}_US`);

/** Pixels of a social card; what every network asks for. */
const cardSize = { width: 1200, height: 630 } as const;

/**
 * The address of the social card of a page, below the site's origin.
 * @param path of the page, without language prefix
 */
const toCardAddress = (path: string, language: Language): string =>
  `/social${path === '/' ? '/home' : path}.${language}.jpg`;

/**
 * What a document says to machines only: for shared links, for search engines and for readers of
 * feeds. Browsers have no use for it, so it is no part of what React draws.
 * @returns HTML for the end of the head; empty for pages without a `head` of their own
 */
export function toMachineHead(context: Readonly<RouterContextProvider>, page: DrawnPage): string {
  const head = findHead(page.loaderData);
  if (!head || head.isPrivate || page.status !== 200) return '';
  const { publicOrigin } = context.get(siteContext);
  const language = context.get(languageContext);
  const path = withoutLanguage(page.path);
  const siteName = readChrome(page.loaderData[0])?.siteName ?? '';
  const messages = context.get(translationsContext).messagesOf('navigationMenu', navigation);
  const news = context.get(translationsContext).messagesOf('news', newsEnglish);
  const section = findSection(path);
  const address = publicOrigin + localizePath(path, language);
  const title = head.title ?? siteName;
  const things: readonly StructuredData[] = [
    ...context.get(structuredDataContext),
    ...toBreadcrumbs({
      home: siteName,
      section: section ? { name: messages.items[section.key], path: section.path } : null,
      list: findList(path, head),
      page: { name: title, path },
      toAddress: (place) => publicOrigin + localizePath(place, language),
    }),
  ];
  const description = head.description ? toDescription(head.description) : null;
  return [
    property('og:title', title),
    description && property('og:description', description),
    property('og:site_name', siteName),
    property('og:type', path.startsWith('/about/news/') ? 'article' : 'website'),
    property('og:url', address),
    property('og:locale', openGraphLocales[language]),
    ...languages
      .filter((code) => code !== language)
      .map((code) => property('og:locale:alternate', openGraphLocales[code])),
    property('og:image', publicOrigin + toCardAddress(path, language)),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', [title, head.section].filter(Boolean).join(' – ')),
    // The picture without words; the social card is drawn around it.
    head.imageSrc && name('thumbnail', new URL(head.imageSrc, publicOrigin).href),
    name('twitter:card', 'summary_large_image'),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(`${news.title} – ${siteName}`)}" href="${publicOrigin}${localizePath('/about/news.rss', language)}"/>`,
    ...things.map(toScript),
  ]
    .filter(Boolean)
    .join('');
}

/** Screens whose items stand below them. */
const listPaths = screens.flatMap(({ path, detail }) => (detail ? [path] : []));

/** The list that an item belongs to, by the name under which its page knows it. */
function findList(path: string, head: PageHead): { name: string; path: string } | null {
  const parent = listPaths.find((list) => path.startsWith(`${list}/`));
  return parent && head.section ? { name: head.section, path: parent } : null;
}

/** The place in the navigation, which the path of some screens does not begin with. */
function findSection(path: string) {
  const screen = screens.find(
    (one) => one.section && path.startsWith(one.path.slice(0, one.path.indexOf(':'))),
  );
  const wanted = screen?.section ?? sectionOfPath(path);
  return navigationItems.find(({ section }) => section === wanted);
}

const property = (key: string, content: string) =>
  `<meta property="${key}" content="${escapeHtml(content)}"/>`;

const name = (key: string, content: string) =>
  `<meta name="${key}" content="${escapeHtml(content)}"/>`;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A data block, which no policy has to allow; inside it only `<` could end it. */
const toScript = (thing: StructuredData) =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
