import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import styles from './MenuTransition.module.css';
import { leaveMenu, menuLeavingEvent, playsMenuTransition } from './menu-transition.ts';

type Phase = 'initial' | 'animate' | 'exit';

/**
 * The white panel of a menu page: it slides in while the bar fades down when the visitor comes from
 * a page that is no menu page, and stands at once between menu pages and on the way back. Escape closes it.
 */
export function MenuTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Who comes back finds the page where it was, and the picture that was opened goes back into its line.
  const isReturn = useNavigationType() === 'POP';
  const decision = useRef<{ pathname: string; plays: boolean } | null>(null);
  const [phase, setPhase] = useState<Phase>('animate');
  const [slidesIn, setSlidesIn] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way is asked for at the arrival only
  useLayoutEffect(() => {
    // Once per arrival: an effect that is run again must not find that it has been here already.
    if (decision.current?.pathname !== pathname) {
      decision.current = { pathname, plays: !isReturn && playsMenuTransition() };
    }
    const { plays } = decision.current;
    setSlidesIn(plays);
    setPhase(plays ? 'initial' : 'animate');
    if (!plays) return;
    // One frame outside the window, so that there is a place to slide from.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPhase('animate'));
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  useLayoutEffect(() => {
    const leave = () => setPhase('exit');
    const closeOnEscape = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        // In a field it takes back what was typed.
        !(event.target as Element).matches('input') &&
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
    <div
      className={styles.panel}
      data-phase={phase}
      data-slides-in={slidesIn || undefined}
      data-ground="white"
      data-menu-panel
    >
      {children}
    </div>
  );
}
