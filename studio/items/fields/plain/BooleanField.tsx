import { useWords } from '../../../words/words.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';

/** Yes or no; nothing chosen yet counts as the model's default. */
export function BooleanField({ field, value, onChange, ...row }: FieldProps<boolean>) {
  const { fields } = useWords();
  const isOn = value ?? field.config.default_value === true;
  return (
    <span className={styles.check}>
      <input
        id={row.inputId}
        type="checkbox"
        checked={isOn}
        disabled={row.isReadOnly}
        aria-describedby={row.describedBy}
        aria-invalid={row.isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{isOn ? fields.yes : fields.no}</span>
    </span>
  );
}
