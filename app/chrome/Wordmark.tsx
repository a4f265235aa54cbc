import { mark } from '#brand/mark.ts';
import styles from './Wordmark.module.css';

/** The museum's mark and name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.mark}>
      <svg
        viewBox="-12 -12 24 24"
        width="34"
        height="34"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        aria-hidden="true"
      >
        <path d={mark.lines} />
        <path d={mark.areas} fill="currentColor" stroke="none" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
