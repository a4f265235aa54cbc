import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Another screen begins at its top, and keys go on in it: the link that led there is gone with the
 * screen before (WCAG 2.4.3). A screen that has put the focus into a field of its own keeps it.
 * @param screen what holds every screen, which can have the focus
 */
export function useArrival(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // The browser knows where one was.
    if (!isBack) window.scrollTo(0, 0);
    if (screen.current?.contains(document.activeElement)) return;
    screen.current?.focus({ preventScroll: true });
  }, [pathname, isBack, screen]);
}
