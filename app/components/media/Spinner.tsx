import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import styles from './Spinner.module.css';

/** Says that something is on its way. An eight-pointed star whose line runs round. */
export function Spinner({ label }: { label?: string }) {
  const messages = useMessages('common', english);
  return (
    <span className={styles.spinner} role="status">
      <svg className={styles.star} viewBox="0 0 64 64" fill="none" aria-hidden>
        <path className={styles.track} d={star} />
        <path className={styles.light} d={star} pathLength="100" />
      </svg>
      <span className="visually-hidden">{label ?? messages.loading}</span>
    </span>
  );
}

// The outline of two squares of one size, one turned by 45°.
const star =
  'M32 4l8.2 8.2H51.8V23.8L60 32l-8.2 8.2V51.8H40.2L32 60l-8.2-8.2H12.2V40.2L4 32l8.2-8.2V12.2H23.8z';
