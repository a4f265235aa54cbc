import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards side by side in a list: one column on phones, then as many as `columns` allows. */
export function CardGrid({
  children,
  columns = 3,
}: {
  children: ReactNode[];
  columns?: 2 | 3 | 4;
}) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, in its order
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
