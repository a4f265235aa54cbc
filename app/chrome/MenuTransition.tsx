import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import styles from './MenuTransition.module.css';
import {
  keepPreviousMenuPath,
  leaveMenu,
  menuLeavingEvent,
  readPreviousMenuPath,
} from './menu-transition.ts';

type Phase = 'initial' | 'animate' | 'exit';

/** React warns of layout effects on the server, where there is nothing to measure. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The white panel of a menu page: it slides in while the bar fades down when the visitor comes from
 * a page that is no menu page, and stands at once between menu pages. Escape closes it.
 */
export function MenuTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('animate');

  useBrowserLayoutEffect(() => {
    // A visit that begins here, or comes back, has no page before it that the panel could slide over.
    if (navigationType !== 'POP' && readPreviousMenuPath() === null) {
      setPhase('initial');
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          setPhase('animate');
          // Not before: an effect that is run again must still find the way it came.
          keepPreviousMenuPath(pathname);
        });
      });
      return () => cancelAnimationFrame(frame);
    }
    keepPreviousMenuPath(pathname);
  }, [pathname, navigationType]);

  useEffect(() => {
    const leave = () => setPhase('exit');
    const closeOnEscape = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('dialog[open]')
      ) {
        leaveMenu(navigate, pathname);
      }
    };
    window.addEventListener(menuLeavingEvent, leave);
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener(menuLeavingEvent, leave);
      window.removeEventListener('keydown', closeOnEscape);
    };
  }, [navigate, pathname]);

  return (
    <div className={styles.panel} data-phase={phase} data-ground="white" data-menu-panel>
      {children}
    </div>
  );
}
