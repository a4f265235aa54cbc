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
 * The tab that the mobile menu opens with: that of the page. Digital studio and shop have no cards to show, and
 * other pages have no section: there none is open, as if one were in it.
 */
export function initialMobileTab(path: string): SectionKey | null {
  const section = sectionOfPath(path);
  return section === 'digital-studio' || section === 'shop' ? null : section;
}
