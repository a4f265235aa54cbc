import styles from './ProgramTimes.module.css';

/** One time of a program, worded in the loader. */
export interface DescribedTime {
  /** "Today, 2–4 pm", "Saturday, March 12, 2–4 pm". */
  readonly text: string;
  readonly dateTime: string;
  /** Sold out, cancelled, postponed, ended. */
  readonly status: string | null;
  /** Whether somebody can still come. */
  readonly isOpen: boolean;
}

/** All the times of a program, each with what became of it. */
export function ProgramTimes({ times, label }: { times: readonly DescribedTime[]; label: string }) {
  if (times.length === 0) return null;
  return (
    <ol className={styles.times} aria-label={label}>
      {times.map(({ text, dateTime, status, isOpen }) => (
        <li key={dateTime} data-closed={isOpen ? undefined : ''}>
          <time dateTime={dateTime}>{text}</time>
          {status && <span className={styles.status}>{status}</span>}
        </li>
      ))}
    </ol>
  );
}
