import { fill, useSpokenLanguage } from '../../../words/words.ts';
import styles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { Typed } from '../typed/Typed.tsx';
import { formatNumber, parseNumber } from './parse-number.ts';

/** A number, written as in the editor's language. */
export function NumberField({ field, value, onChange, ...row }: FieldProps<number>) {
  const { words, language } = useSpokenLanguage();
  const { min, max } = field.config;
  const range = describeRange(words.fields.number, min, max);
  const hintId = `${row.inputId}-range`;
  return (
    <div className={styles.short}>
      <Typed
        inputId={row.inputId}
        labelId={row.labelId}
        describedBy={[row.describedBy, range && hintId].filter(Boolean).join(' ') || undefined}
        isInvalid={row.isInvalid || (typeof value === 'number' && !isInside(value, min, max))}
        isReadOnly={row.isReadOnly}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typeof value === 'number' ? value : undefined}
        format={(number) => (number === undefined ? '' : formatNumber(number, language))}
        parse={(text): number | undefined | null =>
          text.trim() === '' ? undefined : parseNumber(text, language)
        }
        problem={words.fields.number.problem}
        onChange={onChange}
      />
      {range && (
        <p id={hintId} className={styles.hint}>
          {range}
        </p>
      )}
    </div>
  );
}

const isInside = (value: number, min = -Infinity, max = Infinity) => value >= min && value <= max;

function describeRange(
  sentences: Readonly<Record<'between' | 'from' | 'to', string>>,
  min: number | undefined,
  max: number | undefined,
): string {
  if (min !== undefined && max !== undefined) return fill(sentences.between, { min, max });
  if (min !== undefined) return fill(sentences.from, { min });
  return max === undefined ? '' : fill(sentences.to, { max });
}
