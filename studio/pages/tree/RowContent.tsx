import { fill, useWords } from '../../words/words.ts';
import styles from './TreeRow.module.css';
import type { TreeRowProps } from './TreeRow.tsx';

/** What a line of the tree says, with the handle that moves it and the sign that opens it. */
export function RowContent({
  node: { kind, says, isPart, inside },
  level,
  isOpen,
  isStop,
  canMove,
}: Pick<TreeRowProps, 'node' | 'level' | 'isOpen' | 'isStop' | 'canMove'>) {
  const { moving, opening, inserting } = useWords().pages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: cells of a tree, which no table has
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus
    <div
      role="gridcell"
      className={styles.row}
      data-part={isPart}
      style={{ '--level': level } as React.CSSProperties}
    >
      {canMove && !isPart && (
        <button
          type="button"
          className={styles.handle}
          data-moves
          tabIndex={isStop ? 0 : -1}
          aria-label={fill(moving.begin, { name: kind })}
        >
          <span aria-hidden="true" />
        </button>
      )}
      {isOpen === null ? (
        <span className={styles.space} />
      ) : (
        <button
          type="button"
          className={styles.chevron}
          data-opens
          tabIndex={-1}
          aria-label={fill(isOpen ? opening.close : opening.open, { name: kind })}
        >
          <span aria-hidden="true" />
        </button>
      )}
      <span className={styles.kind}>{kind}</span>
      {says && <span className={styles.says}>{says}</span>}
      {canMove && isPart && inside.length === 0 && (
        <button
          type="button"
          className={styles.insert}
          data-inserts
          tabIndex={-1}
          aria-label={fill(inserting.into, { name: kind })}
        >
          {inserting.here}
        </button>
      )}
    </div>
  );
}
