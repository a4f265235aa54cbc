import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { withoutLanguage } from '#shared/localized-path.ts';
import { Spinner } from '../components/media/Spinner.tsx';
import { cancelLeavingMenu, endFirstPage, keepPreviousMenuPath } from './menu-transition.ts';
import styles from './NavigationProgress.module.css';
import { isMenuPath } from './sections.ts';

/**
 * The spinner that is shown while a page is loading, and what a page change means for everybody:
 * the focus moves to the new content and screen readers hear its title.
 */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  const announcer = useRef<HTMLParagraphElement>(null);
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (isLoading) cancelLeavingMenu();
  }, [isLoading]);

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

  return (
    <>
      <div className={styles.progress} data-loading={isLoading || undefined}>
        {isLoading && <Spinner />}
      </div>
      <p ref={announcer} className="visually-hidden" aria-live="polite" data-announcer />
    </>
  );
}
