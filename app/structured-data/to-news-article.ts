import type { NewsItem } from '#services/content-management/contract.ts';
import { type Museum, toImage, toMuseumReference } from './places.ts';
import type { StructuredData } from './structured-data.ts';

/** @param url whole address of its page */
export function toNewsArticle(
  { title, summary, image, publishedOn, author }: NewsItem,
  url: string,
  museum: Museum,
): StructuredData {
  const organization = toMuseumReference(museum);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title.text,
    ...(summary && { description: summary.text }),
    url,
    mainEntityOfPage: url,
    inLanguage: title.language,
    ...toImage(image, museum.publicOrigin),
    datePublished: publishedOn,
    author: author ? { '@type': 'Person', name: author } : organization,
    publisher: organization,
  };
}
