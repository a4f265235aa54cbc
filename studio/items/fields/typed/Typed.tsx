import { type ComponentProps, useId, useState } from 'react';
import styles from '../Field.module.css';

interface TypedProps<Value>
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'readOnly'> {
  readonly inputId: string;
  /** Its name, where no other element says it. */
  readonly label?: string;
  readonly labelId?: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  readonly isReadOnly?: boolean;
  readonly value: Value;
  readonly format: (value: Value) => string;
  /** @returns null for what is not a value yet */
  readonly parse: (text: string) => Value | null;
  /** What is wrong with what cannot be read; said once the field is left. */
  readonly problem: string;
  readonly onChange: (value: Value) => void;
}

/**
 * A line of text that stands for a value. What cannot be read stays in the field as it was typed and
 * is told beside it; the value stays as it was.
 */
export function Typed<Value>({
  inputId,
  label,
  labelId,
  describedBy,
  isInvalid,
  isReadOnly,
  value,
  format,
  parse,
  problem,
  onChange,
  ...input
}: TypedProps<Value>) {
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const shown = format(value);
  const read = typed === null ? null : parse(typed);
  const isUnread = typed !== null && read === null;
  const isTold = isUnread && isLeft;
  // What came from elsewhere is shown, but never over what is not finished.
  const isOwn = isUnread || (read !== null && format(read) === shown);
  return (
    <>
      <input
        {...input}
        id={inputId}
        className={styles.input}
        aria-label={labelId ? undefined : label}
        aria-labelledby={labelId}
        aria-describedby={[describedBy, isTold && problemId].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || isTold || undefined}
        readOnly={isReadOnly}
        value={typed !== null && isOwn ? typed : shown}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = parse(target.value);
          if (next !== null) onChange(next);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true);
          if (!isUnread) setTyped(null);
        }}
      />
      {isTold && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
