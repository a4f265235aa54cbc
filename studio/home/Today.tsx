import type { HomeOfStudio } from '#server/studio/home/describe-home.ts';
import { formatDate, formatTimeRange } from '#shared/dates/format-dates.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Home.module.css';

/** What visitors read of today, first of all. */
export function Today({ hours }: { readonly hours: NonNullable<HomeOfStudio['hours']> }) {
  const { words, language } = useSpokenLanguage();
  const { home } = words;
  const { date, opens, closes, isException } = hours;
  const day = formatDate(date, language, { withWeekday: true });
  const clock = (minutes: number) => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const isOpen = opens !== null && closes !== null;
  return (
    <p className={styles.today}>
      <span>{day}</span>
      <strong>
        {isOpen
          ? fill(home.open, { hours: formatTimeRange(clock(opens), clock(closes), language) })
          : home.closed}
      </strong>
      {isException && <span>{home.exception}</span>}
    </p>
  );
}
