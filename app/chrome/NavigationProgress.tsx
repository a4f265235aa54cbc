import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import english from '#locales/en/common.json';
import { withoutLanguage } from '#shared/localized-path.ts';
import { useWords } from '../i18n/language-context.tsx';
import { keepPreviousMenuPath } from './menu-transition.ts';
import styles from './NavigationProgress.module.css';
import { isMenuPath } from './sections.ts';

/**
 * The spinner that is shown while a page is loading, and what a page change means for everybody:
 * the focus moves to the new content and screen readers hear its title.
 */
export function NavigationProgress() {
  const words = useWords('common', english);
  const { state } = useNavigation();
  const isLoading = state === 'loading';
  const { pathname } = useLocation();
  const announcer = useRef<HTMLParagraphElement>(null);
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (!isMenuPath(withoutLanguage(pathname))) keepPreviousMenuPath(null);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname]);

  return (
    <>
      <div className={styles.progress} data-loading={isLoading || undefined}>
        {isLoading && (
          <span role="status" className={styles.spinner}>
            <span className="visually-hidden">{words.loading}</span>
          </span>
        )}
      </div>
      <p ref={announcer} className="visually-hidden" aria-live="polite" />
    </>
  );
}
