import type { MetaDescriptor } from 'react-router';

/** What a loader says of its page for the tab, for search engines and for shared links. */
export interface PageHead {
  /** The page alone, without the museum's name; null: the museum's home page. */
  readonly title: string | null;
  /** The section the page belongs to, when its name helps to tell pages apart. */
  readonly section?: string | null;
  readonly description: string | null;
  /** Address of a picture for shared links, below the site's origin. */
  readonly imageSrc?: string | null;
  readonly isHiddenFromSearch?: boolean;
}

interface MetaArgs {
  readonly loaderData?: unknown;
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/**
 * The `meta` of every screen whose loader returns a `head`. Titles read "Page – Section – Museum".
 */
export function pageMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const head = (loaderData as { head?: PageHead } | undefined)?.head;
  const chrome = matches.find((match) => match?.id === 'root')?.loaderData as
    | { siteName?: string; tagline?: string; publicOrigin?: string }
    | undefined;
  if (!head) return [];
  const siteName = chrome?.siteName ?? 'Girih';
  const title = [head.title, head.section, siteName].filter(Boolean).join(' – ');
  const image = `${chrome?.publicOrigin ?? ''}${head.imageSrc ?? '/share-default.jpg'}`;
  return [
    { title },
    ...(head.description
      ? [
          { name: 'description', content: toDescription(head.description) },
          { property: 'og:description', content: toDescription(head.description) },
        ]
      : []),
    { property: 'og:title', content: head.title ?? siteName },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.isHiddenFromSearch ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Search engines show about 160 characters; cut at a word. */
function toDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 158).replace(/\s+\S*$/, '')} …`;
}
