import { liesIn, navigationItems } from '#shared/navigation/navigation-items.ts';

export type SectionKey = (typeof navigationItems)[number]['section'];

/**
 * Whether the path shows a menu page: the page itself, not the screens below it.
 * The digital studio has none. Source: specification §2, "Menu section paths".
 *
 * @param path without language prefix
 */
export const isMenuPath = (path: string): boolean =>
  path !== '/digital-studio' && navigationItems.some((item) => item.path === path);

/** The section a path lies in, by prefix; null outside of all. */
export function sectionOfPath(path: string): SectionKey | null {
  return navigationItems.find((item) => liesIn(path, item))?.section ?? null;
}

/**
 * The tab that the mobile menu opens with. Search, digital studio and shop have no cards to show at
 * once, and other pages have no section: there it opens with what most come for.
 */
export function initialMobileTab(path: string): SectionKey {
  const section = sectionOfPath(path);
  return section === null || section === 'digital-studio' || section === 'shop' ? 'visit' : section;
}
