import { useWords } from '../../../words/words.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';

/** Names of fields that hold sentences, not a title or an address. */
const longNames =
  /(description|caption|transcript|summary|message|reason|note|intro|text|alt|biography)$/;
const longFrom = 70;
/** What the site shows with its line ends. */
const withLines = /transcript$/;

/**
 * Words without marks: one line, or several where they are long. The element is one and the same: another
 * would take the focus from whoever types, and their next letters with it.
 */
export function TextField({ field, value, onChange, ...row }: FieldProps<string>) {
  const text = value ?? '';
  const isLong = longNames.test(field.name) || text.length > longFrom;
  const hasLines = withLines.test(field.name) || text.includes('\n');
  const shared = {
    id: row.inputId,
    className: styles.input,
    lang: row.language,
    dir: 'auto',
    value: text,
    readOnly: row.isReadOnly,
    maxLength: 20_000,
    'aria-describedby': row.describedBy,
    'aria-invalid': row.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
  const write = (typed: string) => onChange(typed === '' ? undefined : typed);
  if (field.name === 'timezone') return <ZoneField {...shared} onWrite={write} />;
  return (
    <textarea
      {...shared}
      rows={isLong ? 2 : 1}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !hasLines) event.preventDefault();
      }}
      onChange={({ target }) =>
        write(hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' '))
      }
    />
  );
}

type ZoneProps = React.ComponentProps<'input'> & {
  readonly id: string;
  readonly onWrite: (text: string) => void;
};

/** The name of a time zone, with those that the browser knows. */
function ZoneField({ onWrite, ...input }: ZoneProps) {
  const { fields } = useWords();
  return (
    <>
      <input
        {...input}
        type="text"
        lang="en"
        list={`${input.id}-zones`}
        onChange={({ target }) => onWrite(target.value)}
      />
      <datalist id={`${input.id}-zones`} aria-label={fields.time.zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
