import { Form } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { useLanguage, useLocalPath } from '#app/i18n/language-context.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './FilterSelects.module.css';

export interface FilterSelect {
  readonly name: string;
  readonly label: string;
  /** The words for "no matter which". */
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly { value: string; label: LocalizedText | string; count: number }[];
}

export interface FilterSelectsProps {
  /** Path of the list, without language prefix. */
  readonly path: string;
  readonly selects: readonly FilterSelect[];
  /** What else is chosen and must stay so. */
  readonly unchanged: Readonly<Record<string, string | null>>;
  readonly submitText: string;
}

/** Filters with many values as a form whose answer is an address; works without scripts. */
export function FilterSelects({ path, selects, unchanged, submitText }: FilterSelectsProps) {
  const localPath = useLocalPath();
  const { language } = useLanguage();
  const used = selects.filter(({ options }) => options.length > 1);
  if (used.length === 0) return null;
  return (
    // A new address has new values, which a form that stands would not take over.
    <Form
      key={used.map(({ value }) => value).join(' ')}
      className={styles.form}
      method="get"
      action={localPath(path)}
      preventScrollReset
    >
      {Object.entries(unchanged).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {used.map(({ name, label, all, value, options }) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <select name={name} defaultValue={value ?? ''}>
            <option value="">{all}</option>
            {options
              .filter((option) => option.count > 0 || option.value === value)
              .map((option) => (
                <option
                  key={option.value}
                  value={option.value}
                  lang={
                    typeof option.label === 'string' || option.label.language === language
                      ? undefined
                      : option.label.language
                  }
                >
                  {`${typeof option.label === 'string' ? option.label : option.label.text} (${option.count})`}
                </option>
              ))}
          </select>
        </label>
      ))}
      <Button type="submit" kind="plain">
        {submitText}
      </Button>
    </Form>
  );
}
