import { useMessages } from '#app/i18n/language-context.tsx';
import forms from '#locales/en/forms.json';
import { acceptedFiles, uploadRules } from '#shared/forms/upload-rules.ts';
import { ChoiceField, Field } from './Field.tsx';
import styles from './FileField.module.css';
import type { FieldBinding } from './VisitorForm.tsx';

/**
 * Files to hand in. Those that a try before has brought stand above it, each with a tick that can be
 * taken away: they need not be chosen again, with or without a script.
 */
export function FileField({
  binding,
  uploaded,
  maxFiles,
}: {
  binding: FieldBinding;
  /** As the answer brought them back: id and name. */
  uploaded: readonly string[];
  maxFiles: number;
}) {
  const messages = useMessages('forms', forms).files;
  const { name, label, hint, error, id, required } = binding;
  return (
    <div className={styles.files}>
      {uploaded.length > 0 && (
        <fieldset className={styles.kept}>
          <legend>{messages.kept}</legend>
          {uploaded.map((value) => (
            <ChoiceField
              key={value}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked
              label={value.slice(value.indexOf(' ') + 1)}
            />
          ))}
        </fieldset>
      )}
      <Field label={label} hint={hint} error={error} isRequired={required} id={id}>
        {(control) => (
          <input
            {...control}
            type="file"
            name={name}
            multiple
            accept={acceptedFiles}
            required={required && uploaded.length === 0}
            data-max-files={maxFiles}
            data-max-bytes={uploadRules.maxBytes}
            data-max-megabytes={uploadRules.maxMegabytes}
          />
        )}
      </Field>
    </div>
  );
}
