import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPath, useLocation, useNavigation, useNavigationType } from 'react-router';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import { readCardPreview } from '../components/cards/card-preview.ts';
import { goToPart } from './go-to-part.ts';
import { readLostScreen, showLostScreen, subscribeToLostScreen } from './lost-screen.ts';
import { cancelLeavingMenu, endFirstPage, keepPreviousMenuPath } from './menu-transition.ts';
import { isMenuPath } from './sections.ts';

const CardPreviewPanel = lazy(() => import('./lazy/CardPreviewPanel.tsx'));

/**
 * What a card has told of a page is shown while that is loading, and what a page change means for everybody:
 * the focus moves to the new content and screen readers hear its title. The spinner is LoadingStar's.
 */
export function NavigationProgress() {
  const navigation = useNavigation();
  const lostScreen = useSyncExternalStore(subscribeToLostScreen, readLostScreen, readLostScreen);
  // The router goes on waiting for a screen whose scripts are lost.
  const isLoading = navigation.state === 'loading' && !lostScreen;
  const preview = isLoading ? readCardPreview(navigation.location.state) : null;
  const { pathname, search, hash, key } = useLocation();
  const isGoingBack = useNavigationType() === 'POP';
  const announcer = useRef<HTMLParagraphElement>(null);
  const lastPath = useRef(pathname);
  const lastPage = useRef(pathname + search);

  useEffect(() => {
    if (isLoading) cancelLeavingMenu();
  }, [isLoading]);

  // Not on the way to the screen itself, whose scripts may be lost before this is drawn.
  const wanted = navigation.location && createPath(navigation.location);
  useEffect(() => {
    if (wanted !== readLostScreen()?.address) showLostScreen(null);
  }, [wanted]);

  useEffect(() => {
    if (!lostScreen) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [lostScreen]);

  useEffect(() => {
    const path = withoutLanguage(pathname);
    keepPreviousMenuPath(isMenuPath(path) ? path : null);
    endFirstPage();
    if (lastPath.current === pathname) return;
    const isSamePage = withoutLanguage(lastPath.current) === path;
    lastPath.current = pathname;
    // In another language it is the same page, and the visitor stays where the language was chosen.
    if (!isSamePage) document.getElementById('content')?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname]);

  // Of a page that is narrowed in place the address changes, and the visitor stays where that was done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an address, also of the same one
  useEffect(() => {
    const page = pathname + search;
    const [lastPathname] = lastPage.current.split('?');
    const isPartWanted =
      page === lastPage.current ||
      withoutLanguage(lastPathname ?? '') !== withoutLanguage(pathname);
    lastPage.current = page;
    // A place of the page, to which the browser went by itself: of that the router knows no key.
    if (hash && isPartWanted && (!isGoingBack || key === 'default')) return goToPart(hash.slice(1));
  }, [key]);

  return (
    <>
      {preview && (
        <Suspense>
          <CardPreviewPanel of={preview} />
        </Suspense>
      )}
      <p ref={announcer} className="visually-hidden" aria-live="polite" data-announcer />
    </>
  );
}
