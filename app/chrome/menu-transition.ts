import type { NavigateFunction } from 'react-router';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';

/** Source: specification §2 and §9: closing a menu page goes home after 500 ms. */
const menuCloseDelayMs = 500;

const previousMenuPathKey = 'museum.previous-menu-path';

/** The menu page that was open before, while the visitor moves between menu pages; else null. */
function readPreviousMenuPath(): string | null {
  try {
    return sessionStorage.getItem(previousMenuPathKey);
  } catch {
    return null;
  }
}

/** @param path null once the visitor is on a page that is no menu page */
export function keepPreviousMenuPath(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(previousMenuPathKey);
    else sessionStorage.setItem(previousMenuPathKey, path);
  } catch {
    // Without session storage the transition plays each time; nothing else depends on it.
  }
}

let isFirstPage = true;

/** From now on a menu page has a page before it, over which its panel can slide. */
export function endFirstPage(): void {
  isFirstPage = false;
}

/**
 * Whether the panel slides in: when the visitor comes from a page that is no menu page. A visit that
 * begins on a menu page has nothing the panel could slide over.
 */
export const playsMenuTransition = (): boolean => !isFirstPage && readPreviousMenuPath() === null;

/** Told to the open panel so that it slides out while the delay runs. */
export const menuLeavingEvent = 'museum:menu-leaving';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Lets the panel leave, then goes to the home page of the language. */
export function leaveMenu(navigate: NavigateFunction, pathname: string): void {
  if (leaving !== undefined) return;
  window.dispatchEvent(new Event(menuLeavingEvent));
  leaving = setTimeout(() => {
    leaving = undefined;
    navigate(localizePath('/', languageOfPath(pathname)));
  }, menuCloseDelayMs);
}

/** A visitor who chooses another page while the panel leaves goes there and not home. */
export function cancelLeavingMenu(): void {
  clearTimeout(leaving);
  leaving = undefined;
}
