import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import { fill } from '#shared/languages/fill.ts';
import type { RowOffer } from '../list/describe-offer.ts';
import styles from './ProgramTimes.module.css';

/** One time of a program, worded in the loader. */
export interface DescribedTime {
  /** "Today, 2–4 pm", "Saturday, March 12, 2–4 pm". */
  readonly text: string;
  readonly dateTime: string;
  /** Sold out, canceled, postponed, ended. */
  readonly status: string | null;
  /** Whether somebody can still come. */
  readonly isOpen: boolean;
  /** Its places and what to do; null: nothing. */
  readonly offer: RowOffer | null;
}

const shownAtOnce = 4;

/** The times of a program, each with what is left of it and the way to it; many are a drawer. */
export function ProgramTimes({ times, label }: { times: readonly DescribedTime[]; label: string }) {
  const messages = useMessages('events', english);
  if (times.length === 0) return null;
  const later = times.slice(shownAtOnce);
  const laterDates = fill(messages.laterDates, { count: later.length });
  return (
    <>
      <Times of={times.slice(0, shownAtOnce)} label={label} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{laterDates}</summary>
          <Times of={later} label={laterDates} />
        </details>
      )}
    </>
  );
}

const Times = ({ of: times, label }: { of: readonly DescribedTime[]; label: string }) => (
  <ol className={styles.times} aria-label={label}>
    {times.map(({ text, dateTime, status, isOpen, offer }) => (
      <li key={dateTime} data-closed={isOpen ? undefined : ''}>
        <time dateTime={dateTime}>{text}</time>
        <span className={styles.left}>
          {status ?? offer?.places?.text}
          {offer?.action && (
            <SiteLink link={offer.action.link} aria-label={`${offer.action.text}: ${text}`}>
              {offer.action.text}
            </SiteLink>
          )}
        </span>
      </li>
    ))}
  </ol>
);
