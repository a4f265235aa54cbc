import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly title: string;
  /** Says what is seen when it has closed, on a button at hand of the thumb; absent: it closes by itself. */
  readonly done?: string;
  /** Of the page below it, with language: there it closes without scripts, too. Absent: scripts opened it. */
  readonly address?: string;
  readonly onClose: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/**
 * What a sheet of a phone holds: its name and a way out above, what is chosen, and a button below. Where a
 * wide window shows it without a sheet, what is only of the sheet (`data-sheet`) is hidden.
 */
export function Sheet({ title, done, address, onClose, children }: SheetProps) {
  const { close } = useMessages('common', english);
  const way = (word: string) =>
    address ? (
      <a
        href={address}
        onClick={(event) => {
          event.preventDefault();
          onClose(event);
        }}
      >
        {word}
      </a>
    ) : (
      <button type="button" onClick={onClose}>
        {word}
      </button>
    );
  return (
    <>
      <div className={styles.head} data-sheet="">
        <h2>{title}</h2>
        {way(close)}
      </div>
      <div className={styles.scroll}>{children}</div>
      {done && (
        <div className={styles.foot} data-sheet="">
          {way(done)}
        </div>
      )}
    </>
  );
}
