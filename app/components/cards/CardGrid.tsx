import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  readonly children: ReactNode;
  /**
   * On wide screens; phones have one, or two where cards are small. Four become three where the last row
   * would stand half empty.
   */
  readonly columns?: 2 | 3 | 4;
  /** Two to a row on phones: works, portraits. */
  readonly isSmall?: boolean;
  /** Names the list where no heading does. */
  readonly label?: string;
}

/**
 * How many hung works stand in a row, so that none is left alone in the last one.
 * @param count one or more
 */
export const chooseColumns = (count: number): 2 | 3 | 4 =>
  count === 2 ? 2 : count % 4 === 0 || count % 3 === 1 ? 4 : 3;

/** Cards in rows, as a list. */
export function CardGrid({ children, columns = 3, isSmall, label }: CardGridProps) {
  const cards = Children.toArray(children);
  const isFitted = columns === 4 && cards.length > 4;
  return (
    <ul
      className={styles.grid}
      data-columns={isFitted ? chooseColumns(cards.length) : columns}
      data-small={isSmall ? '' : undefined}
      aria-label={label}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
