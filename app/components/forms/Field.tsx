import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/forms.json';
import { describeControl, toErrorId, toHintId } from './describe-control.ts';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The problem with the value and the way to fix it. */
  readonly error?: string | null;
}

/** What a control needs so that its label, hint and error belong to it. */
interface ControlProps extends ReturnType<typeof describeControl> {
  readonly id: string;
  readonly className: string | undefined;
}

/** Label, hint and error around one control. Optional ones are marked, not required ones. */
export function Field(
  props: FieldProps & {
    readonly isRequired: boolean | undefined;
    readonly id: string | undefined;
    readonly children: (control: ControlProps) => ReactNode;
  },
) {
  const messages = useMessages('forms', english);
  const ownId = useId();
  const id = props.id ?? ownId;
  const { label, hint, error, isRequired } = props;
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!isRequired && <span className={styles.optional}> ({messages.optional})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={toHintId(id)}>
          {hint}
        </p>
      )}
      {props.children({
        id,
        className: styles.control,
        ...describeControl(id, { hint, error }),
      })}
      {error && (
        <p className={styles.error} id={toErrorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One line of text, a number, a date, an address. */
export function TextField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={input.required} id={input.id}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

/** A longer text. */
export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={area.required} id={area.id}>
      {(control) => <textarea rows={5} {...area} {...control} />}
    </Field>
  );
}

/** A choice of one from a list. */
export function SelectField({
  label,
  hint,
  error,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={select.required} id={select.id}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control} />
        </span>
      )}
    </Field>
  );
}

/** A box to tick or one of several to choose. */
export function ChoiceField({
  label,
  ...input
}: { label: ReactNode } & ComponentProps<'input'> & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{label}</span>
    </label>
  );
}

/** One box that stands for a yes, with its own place for what is wrong. Its value is `yes`. */
export function TickField({
  id,
  name,
  label,
  error,
  isTicked,
  required,
}: {
  id: string;
  name: string;
  label: ReactNode;
  error?: string | null;
  isTicked: boolean;
  required?: boolean;
}) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.choice} htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value="yes"
          required={required}
          defaultChecked={isTicked}
          {...describeControl(id, { error })}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={toErrorId(id)}>
          {error}
        </p>
      )}
    </div>
  );
}
