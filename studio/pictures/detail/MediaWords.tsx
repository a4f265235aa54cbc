import { useId, useState } from 'react';
import { languageOptions } from '#shared/languages/languages.ts';
import fieldStyles from '../../items/fields/Field.module.css';
import { fill, useWords } from '../../words/words.ts';
import styles from './MediaDetail.module.css';
import type { DetailPartProps } from './MediaDetail.tsx';

const goodLength = 125;

/** Name, words that describe, credit and rights; what each language says stands side by side. */
export function MediaWords({ media, changes, isReadOnly }: DetailPartProps) {
  const { pictures } = useWords();
  const id = useId();
  const [isDecorative, setDecorative] = useState(media.isDecorative);
  return (
    <>
      <section aria-labelledby={`${id}-words`}>
        <h2 id={`${id}-words`}>{media.kind === 'picture' ? pictures.words : pictures.name}</h2>
        {media.kind === 'picture' && (
          <>
            <p id={`${id}-help`}>{pictures.wordsHelp}</p>
            <p className={fieldStyles.hint}>{pictures.wordsExample}</p>
            <label className={fieldStyles.check}>
              <input
                type="checkbox"
                checked={isDecorative}
                disabled={isReadOnly}
                onChange={({ target }) => {
                  setDecorative(target.checked);
                  changes.write({ isDecorative: target.checked });
                }}
              />
              {pictures.isDecorative}
            </label>
            {!isDecorative && (
              <LanguageTexts
                name="alt"
                label={pictures.words}
                describedBy={`${id}-help`}
                hasCount
                media={media}
                changes={changes}
                isReadOnly={isReadOnly}
              />
            )}
          </>
        )}
        <OneText
          name="name"
          label={pictures.name}
          help={pictures.fileName}
          media={media}
          changes={changes}
          isReadOnly={isReadOnly}
        />
      </section>
      <section aria-labelledby={`${id}-credit`}>
        <h2 id={`${id}-credit`}>{pictures.credit}</h2>
        <p id={`${id}-credit-help`}>{pictures.creditHelp}</p>
        <LanguageTexts
          name="credit"
          label={pictures.credit}
          describedBy={`${id}-credit-help`}
          media={media}
          changes={changes}
          isReadOnly={isReadOnly}
        />
        <OneText
          name="rights"
          label={pictures.rights}
          help={pictures.rightsHelp}
          media={media}
          changes={changes}
          isReadOnly={isReadOnly}
        />
      </section>
    </>
  );
}

interface LanguageTextsProps extends DetailPartProps {
  readonly name: 'alt' | 'credit' | 'transcript';
  readonly label: string;
  readonly describedBy: string;
  readonly hasCount?: boolean;
  readonly maxLength?: number;
}

export function LanguageTexts(props: LanguageTextsProps) {
  const { media, changes, isReadOnly, name, label, describedBy, hasCount = false } = props;
  const { pictures } = useWords();
  const id = useId();
  const [texts, setTexts] = useState(media[name]);
  return (
    <div className={styles.languages}>
      {languageOptions.map(({ code, nativeName }) => (
        <div key={code}>
          <label htmlFor={`${id}-${code}`}>
            <span className={styles.hidden}>{label}: </span>
            <span lang={code}>{nativeName}</span>
          </label>
          <textarea
            id={`${id}-${code}`}
            className={fieldStyles.input}
            lang={code}
            dir="auto"
            readOnly={isReadOnly}
            maxLength={props.maxLength ?? 500}
            aria-describedby={describedBy}
            value={texts[code]}
            onChange={({ target }) => {
              setTexts({ ...texts, [code]: target.value });
              changes.write({ [name]: { [code]: target.value } });
            }}
            onBlur={() => void changes.save()}
          />
          {hasCount && texts[code] !== '' && (
            <p
              className={fieldStyles.hint}
              data-long={texts[code].length > 2 * goodLength || undefined}
            >
              {fill(pictures.letters, { count: texts[code].length })}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

interface OneTextProps extends DetailPartProps {
  readonly name: 'name' | 'rights';
  readonly label: string;
  readonly help: string;
}

function OneText({ media, changes, isReadOnly, name, label, help }: OneTextProps) {
  const id = useId();
  const [text, setText] = useState(media[name]);
  return (
    <div className={styles.one}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        className={fieldStyles.input}
        readOnly={isReadOnly}
        maxLength={name === 'name' ? 120 : 1_000}
        aria-describedby={`${id}-help`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // A file without a name is not found again.
          if (name === 'rights' || target.value.trim() !== '') {
            changes.write({ [name]: target.value });
          }
        }}
        onBlur={() => void changes.save()}
      />
      <p id={`${id}-help`} className={fieldStyles.hint}>
        {help}
      </p>
    </div>
  );
}
