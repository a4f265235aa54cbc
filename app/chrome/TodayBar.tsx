import { useEffect, useState } from 'react';
import english from '#locales/en/navigationMenu.json';
import { SiteLink } from '../components/text/SiteLink.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import styles from './TodayBar.module.css';
import type { TodayLine } from './today-lines.ts';

/** Today's hours and the tickets, in reach of the thumb on every page of a phone. */
export function TodayBar({ lines, path }: { lines: readonly TodayLine[]; path: string }) {
  const { actions, today } = useMessages('navigationMenu', english);
  const text = useCurrentText(lines);
  // There the bar would say what the page says.
  if (!text || path === '/tickets') return null;
  return (
    <nav
      className={styles.bar}
      aria-label={today}
      // The first view of the home page has both already.
      data-late={path === '/' || undefined}
      data-print="none"
    >
      <SiteLink to="/visit/plan-your-visit">{text}</SiteLink>
      <SiteLink to="/tickets" prefetch="intent">
        {actions.tickets}
      </SiteLink>
    </nav>
  );
}

/** The line that holds now; while the page stays open the next one takes its place in time. */
function useCurrentText(lines: readonly TodayLine[]): string | undefined {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const update = () =>
      setIndex(
        Math.max(
          0,
          lines.findLastIndex(({ from }) => from <= Date.now()),
        ),
      );
    update();
    // Timers of a phone stand still in the pocket, so it looks often and not at the moment itself.
    const timer = setInterval(update, 30_000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [lines]);
  return lines[index]?.text ?? lines[0]?.text;
}
