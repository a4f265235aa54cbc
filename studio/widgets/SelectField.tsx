import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few, by the browser's own list. */
export function SelectField({ label, help, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select} aria-describedby={help ? `${id}-help` : undefined}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
