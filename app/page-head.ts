import type { MetaDescriptor } from 'react-router';
import { museumName } from '#brand/names.ts';
import { readChrome } from './read-chrome.ts';

/** What a loader says of its page for the tab, for search engines and for shared links. */
export interface PageHead {
  /** The page alone, without the museum's name; null: the museum's home page. */
  readonly title: string | null;
  /** The section the page belongs to, when its name helps to tell pages apart. */
  readonly section?: string | null;
  readonly description: string | null;
  /** Address of the picture that stands for the page, below the site's origin; on its social card. */
  readonly imageSrc?: string | null;
  readonly isHiddenFromSearch?: boolean;
  /** Behind an address that only one visitor has: nothing of it is said to machines. */
  readonly isPrivate?: boolean;
}

interface MetaArgs {
  readonly loaderData?: unknown;
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/**
 * The `meta` of every screen whose loader returns a `head`. Titles read "Page – Section – Museum".
 * What only machines read is added by the server (machine-head.ts).
 */
export function pageMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const head = findHead([...matches.map((match) => match?.loaderData), loaderData]);
  const chrome = readChrome(matches.find((match) => match?.id === 'root')?.loaderData);
  if (!head) return [];
  const siteName = chrome?.siteName ?? museumName.en;
  const title = [head.title, head.section, siteName].filter(Boolean).join(' – ');
  return [
    { title },
    ...(head.description
      ? [{ name: 'description', content: toDescription(head.description) }]
      : []),
    ...(head.isHiddenFromSearch || head.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** What editors say of a page they made; else what its screen says. */
export function findHead(loaderData: readonly unknown[]): PageHead | undefined {
  const all = loaderData as readonly ({ head?: PageHead; editorsHead?: PageHead } | undefined)[];
  return all.find((data) => data?.editorsHead)?.editorsHead ?? all.at(-1)?.head;
}

/** Search engines show about 160 characters; cut at a word. */
export function toDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 158).replace(/\s+\S*$/, '')} …`;
}
