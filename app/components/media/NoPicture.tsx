import styles from './NoPicture.module.css';

/** Stands where a picture should be: an empty star in its frame and the specification's words (§8). */
export function NoPicture({ message, isDecoration }: { message: string; isDecoration?: boolean }) {
  return (
    <span className={styles.empty} aria-hidden={isDecoration || undefined}>
      <svg
        className={styles.star}
        viewBox="0 0 64 64"
        aria-hidden
        fill="none"
        stroke="currentColor"
      >
        <path d="M12 12h40v40H12zM32 3.7 60.3 32 32 60.3 3.7 32z" />
      </svg>
      <span className={styles.words}>{message}</span>
    </span>
  );
}
