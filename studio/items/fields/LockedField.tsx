import { useWords } from '../../words/words.ts';
import styles from './Field.module.css';
import type { FieldProps } from './field-props.ts';

/** A kind that this studio cannot change: shown as it is stored, and kept whole. */
export function LockedField({ value, labelId, inputId, describedBy }: FieldProps) {
  const { fields } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div
      role="group"
      id={inputId}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.locked}
    >
      <p>{value === undefined || value === null ? fields.locked.empty : fields.locked.filled}</p>
      {value !== undefined && value !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
      )}
    </div>
  );
}
