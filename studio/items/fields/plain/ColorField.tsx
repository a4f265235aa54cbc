import * as palette from '#brand/palette.ts';
import { fill, useWords } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { Typed } from '../typed/Typed.tsx';
import styles from './Color.module.css';
import { contrastOf } from './contrast.ts';

const hex = /^#[0-9a-f]{6}$/i;
/** WCAG 2.2, for text of usual size. */
const minContrast = 4.5;

/** A color: the museum's own first, any other by its number; with what can be read on it. */
export function ColorField({ value, onChange, ...row }: FieldProps<string>) {
  const { fields } = useWords();
  const { color } = fields;
  const isColor = hex.test(value ?? '');
  return (
    <div className={styles.color}>
      <div className={styles.swatches} role="radiogroup" aria-labelledby={row.labelId}>
        {Object.entries(palette).map(([name, one]) => (
          <label
            key={name}
            className={styles.swatch}
            title={nameToken(name, color.tokens)}
            style={{ background: one }}
          >
            <input
              type="radio"
              name={`${row.inputId}-token`}
              aria-label={nameToken(name, color.tokens)}
              disabled={row.isReadOnly}
              checked={value?.toLowerCase() === one.toLowerCase()}
              onChange={() => onChange(one)}
            />
          </label>
        ))}
      </div>
      <div className={fieldStyles.line}>
        <span
          className={styles.well}
          style={isColor ? { background: value } : {}}
          aria-hidden="true"
        />
        <div className={fieldStyles.short}>
          <Typed
            inputId={row.inputId}
            labelId={row.labelId}
            describedBy={row.describedBy}
            isInvalid={row.isInvalid}
            isReadOnly={row.isReadOnly}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="#14285f"
            value={value}
            format={(one) => one ?? ''}
            parse={(text): string | undefined | null => readColor(text)}
            problem={color.problem}
            onChange={onChange}
          />
        </div>
      </div>
      {isColor && value && (
        <p className={fieldStyles.hint}>
          {[
            [color.onWhite, '#ffffff'],
            [color.onInk, palette.ink],
          ].map(([sentence = '', ground = '']) => {
            const contrast = contrastOf(value, ground);
            const words = contrast >= minContrast ? color.legible : color.illegible;
            const number = contrast.toFixed(1);
            return <span key={ground}>{`${fill(sentence, { number })} ${words} `}</span>;
          })}
        </p>
      )}
    </div>
  );
}

/** "Night blue"; a museum's own token by its name alone. */
const nameToken = (token: string, names: Readonly<Record<string, string>>) =>
  names[token] ?? token.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function readColor(text: string): string | undefined | null {
  const written = text.trim();
  if (written === '') return undefined;
  const whole = written.startsWith('#') ? written : `#${written}`;
  if (/^#[0-9a-f]{3}$/i.test(whole)) {
    return `#${[...whole.slice(1)].map((digit) => digit + digit).join('')}`;
  }
  return hex.test(whole) ? whole : null;
}
