import styles from './Wordmark.module.css';

/** The museum's name beside its star: two squares turned by 45°, the first step of a girih drawing. */
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
        <path d="M-7.4-7.4H7.4V7.4H-7.4ZM0-10.47 10.47 0 0 10.47-10.47 0Z" />
        <path
          d="M0-4.33 3.06-3.06 4.33 0 3.06 3.06 0 4.33-3.06 3.06-4.33 0-3.06-3.06Z"
          fill="currentColor"
          stroke="none"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
