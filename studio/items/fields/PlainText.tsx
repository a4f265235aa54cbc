import type { FieldProps } from './field-props.ts';
import styles from './PlainText.module.css';

/** One line; a value that is no text is shown as it is stored and not changed. */
export function PlainText({ value, onChange, language, inputId, ...row }: FieldProps) {
  const isText = value === undefined || typeof value === 'string';
  return (
    <input
      id={inputId}
      type="text"
      className={styles.input}
      lang={language}
      value={isText ? (value ?? '') : JSON.stringify(value)}
      readOnly={row.isReadOnly || !isText}
      aria-describedby={row.describedBy}
      aria-invalid={row.isInvalid || undefined}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}
