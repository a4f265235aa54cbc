import { useSpokenLanguage } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { formatClock } from '../hours/parse-clock.ts';
import { labelOfOption } from '../plain/option-label.ts';
import styles from './Schedule.module.css';
import type { DepartureRow } from './schedule-rows.ts';

/** What another language calls the language of each tour; times are the same in all. */
export function DepartureLanguages({
  value,
  onChange,
  source,
  ...row
}: FieldProps<readonly DepartureRow[]>) {
  const { words, language } = useSpokenLanguage();
  const own = value ?? [];
  const sources = (Array.isArray(source) ? source : []) as readonly DepartureRow[];
  const order = sources.map((one) => one._key);
  const told = sources.filter(
    (one) => one.language || own.some(({ _key: key }) => key === one._key),
  );
  const write = (key: string, text: string) => {
    const others = own.filter((one) => one._key !== key);
    const known = own.find((one) => one._key === key);
    const next = text ? [...others, { ...known, _key: key, language: text }] : others;
    next.sort((one, other) => order.indexOf(one._key) - order.indexOf(other._key));
    onChange(next.length > 0 ? next : undefined);
  };
  if (told.length === 0) return <p className={fieldStyles.hint}>{words.fields.nothing}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div role="group" aria-labelledby={row.labelId} aria-describedby={row.describedBy}>
      <ul className={styles.languages}>
        {told.map((one, position) => (
          <li key={one._key}>
            <label>
              <span>
                {labelOfOption(one.weekday ?? '–', words)}{' '}
                {one.starts && formatClock(one.starts, language)}
              </span>
              <input
                id={position === 0 ? row.inputId : undefined}
                type="text"
                className={fieldStyles.input}
                lang={row.language}
                readOnly={row.isReadOnly}
                placeholder={one.language ?? undefined}
                value={own.find(({ _key: key }) => key === one._key)?.language ?? ''}
                onChange={({ target }) => write(one._key, target.value)}
              />
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
