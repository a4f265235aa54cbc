import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import styles from './ChoiceGroup.module.css';
import { describeControl, toErrorId, toHintId } from './describe-control.ts';
import field from './Field.module.css';
import { ChoiceField } from './Field.tsx';

export interface ChoiceGroupProps {
  readonly id: string;
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly required?: boolean;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly lang?: string;
  }[];
  readonly chosen: readonly string[];
}

/** A question with its possible answers in view: one of them, or several. */
export function ChoiceGroup({ label, hint, error, options, chosen, ...group }: ChoiceGroupProps) {
  const messages = useMessages('forms', english);
  const { id, name, type, required } = group;
  const described = describeControl(id, { hint, error });
  return (
    <fieldset
      id={id}
      className={styles.group}
      data-invalid={error ? '' : undefined}
      aria-describedby={described['aria-describedby']}
    >
      <legend className={field.label}>
        {label}
        {!required && <span className={field.optional}> ({messages.optional})</span>}
      </legend>
      {hint && (
        <p className={field.hint} id={toHintId(id)}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <ChoiceField
            key={option.value}
            type={type}
            name={name}
            value={option.value}
            required={type === 'radio' && required}
            defaultChecked={chosen.includes(option.value)}
            label={option.lang ? <span lang={option.lang}>{option.label}</span> : option.label}
          />
        ))}
      </div>
      {error && (
        <p className={field.error} id={toErrorId(id)}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
