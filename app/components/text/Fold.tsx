import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** What few need stands behind its word on phones; in wider windows, and on paper, it is read at once. */
export const Fold = ({ word, children }: { word: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>{word}</summary>
    {children}
  </details>
);
