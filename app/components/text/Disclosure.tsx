import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
}

/** A drawer of a record: provenance, bibliography, access notes. The browser's own; prints open. */
export function Disclosure({ title, children, isOpen }: DisclosureProps) {
  return (
    <details className={styles.drawer} open={isOpen} data-slides>
      <summary className={styles.title}>
        {title}
        <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden>
          <path d="M2 8h12" />
          <path className={styles.upright} d="M8 2v12" />
        </svg>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
