import { fill, useWords } from '../../../words/words.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { labelOfOption } from './option-label.ts';

/** One of the model's choices, or several where it allows them. */
export function SelectField(props: FieldProps<string | readonly string[]>) {
  const { field, value } = props;
  return field.config.repeat || Array.isArray(value) ? (
    <Several {...props} />
  ) : (
    <One {...props} value={value as string | undefined} />
  );
}

function One({ field, value, onChange, ...row }: FieldProps<string>) {
  const words = useWords();
  const { options = [], default_value: usual } = field.config;
  const present = value ?? '';
  const isForeign = present !== '' && !options.includes(present);
  return (
    <select
      id={row.inputId}
      className={`${styles.input} ${styles.short}`}
      value={present}
      disabled={row.isReadOnly}
      aria-describedby={row.describedBy}
      aria-invalid={row.isInvalid || isForeign || undefined}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">
        {typeof usual === 'string'
          ? fill(words.fields.select.usual, { option: labelOfOption(usual, words) })
          : words.fields.select.none}
      </option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOfOption(option, words)}
        </option>
      ))}
      {isForeign && (
        <option value={present}>{fill(words.fields.select.foreign, { option: present })}</option>
      )}
    </select>
  );
}

function Several({ field, value, onChange, ...row }: FieldProps<string | readonly string[]>) {
  const words = useWords();
  const chosen = (Array.isArray(value) ? value : value ? [value] : []) as readonly string[];
  const options = [...new Set([...(field.config.options ?? []), ...chosen])];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div
      role="group"
      aria-labelledby={row.labelId}
      aria-describedby={row.describedBy}
      className={styles.line}
    >
      {options.map((option, position) => (
        <label key={option} className={styles.check}>
          <input
            id={position === 0 ? row.inputId : undefined}
            type="checkbox"
            checked={chosen.includes(option)}
            disabled={row.isReadOnly}
            onChange={({ target }) => {
              const next = options.filter((one) =>
                one === option ? target.checked : chosen.includes(one),
              );
              onChange(next.length > 0 ? next : undefined);
            }}
          />
          {labelOfOption(option, words)}
        </label>
      ))}
    </div>
  );
}
