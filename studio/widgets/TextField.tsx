import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly help?: string;
  /** What is wrong with it; empty: nothing. */
  readonly problem?: string;
}

/** A line of text with its name, its help and what is wrong with it. */
export function TextField({ label, help, problem = '', ...input }: TextFieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={problem !== '' || undefined}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
