import { findSitePath } from '#shared/http/site-path.ts';

/** What of a click decides about it. */
export interface LinkClick {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/** What of the window decides about a link. */
export type Here = Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>;

/**
 * The page to which a click leads inside the site, with query and fragment; null where the browser
 * does better by itself. Source: specification §2, "Page-builder link handling".
 */
export function findPageOfClick(click: LinkClick, here: Here): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return null;
  const link = findLink(click.target);
  if (!link || (link.target !== '' && link.target !== '_client')) return null;
  return findPageOfLink(link, here);
}

/** The link around whatever was clicked or touched. */
export const findLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** The page of this site that a link leads to; null: another place, a file, or this very page. */
export function findPageOfLink(link: HTMLAnchorElement, here: Here): string | null {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (href === '' || href.startsWith('#') || link.hasAttribute('download')) return null;
  if (!URL.canParse(href, here.href)) return null;
  const target = new URL(href, here.href);
  const path = findSitePath(target.href, here.origin);
  if (path === null || isNoPage(target.pathname)) return null;
  const isThisPage = target.pathname === here.pathname && target.search === here.search;
  return isThisPage && target.hash !== '' ? null : path;
}

/** Files and services stand at addresses of the site too; pages have no ending in theirs. */
const isNoPage = (pathname: string) =>
  /\.[a-z\d]{2,5}$/i.test(pathname) ||
  /^\/(images|films|assets|fonts|icons|locales|preview|health|[a-z-]+-api)(\/|$)/.test(pathname);
