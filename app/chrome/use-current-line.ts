import { useEffect, useState } from 'react';
import type { TodayLine } from './today-lines.ts';

/** The line that holds now; while the page stays open the next one takes its place in time. */
export function useCurrentLine(lines: readonly TodayLine[]): TodayLine | undefined {
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
  return lines[index] ?? lines[0];
}
