import { useId } from 'react';
import type { Media } from '../../../pictures/media-query.ts';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import fieldStyles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import styles from './Picture.module.css';
import { type RawImage, withWords, wordsOf } from './picture-value.ts';

interface PictureWordsProps
  extends Pick<
    FieldProps<RawImage>,
    'onChange' | 'language' | 'isReadOnly' | 'isInvalid' | 'inputId'
  > {
  readonly image: RawImage;
  /** What English shows and says, where this language says its words alone. */
  readonly english?: RawImage;
  readonly media: Media | null;
}

/** What the picture shows in this place and whose it is, or that it says nothing. */
export function PictureWords({
  image,
  english,
  media,
  onChange,
  language,
  isReadOnly,
  isInvalid,
  inputId,
}: PictureWordsProps) {
  const { pictures } = useWords();
  const id = useId();
  const { alt = null, copyright = null } = image;
  const isDecorative = alt === '';
  const write = (words: { alt?: string | null; copyright?: string | null }) =>
    onChange(english ? { alt, copyright, ...words } : withWords(image, words));
  const own = media && wordsOf(media, language);
  const hasOther = own !== null && own.alt !== null && own.alt !== alt;
  return (
    <div className={styles.words}>
      <label className={fieldStyles.check}>
        <input
          type="checkbox"
          checked={isDecorative}
          disabled={isReadOnly}
          onChange={({ target }) => write({ alt: target.checked ? '' : own?.alt || null })}
        />
        {pictures.isDecorative}
      </label>
      {!isDecorative && (
        <label>
          <span>{pictures.altHere}</span>
          <textarea
            id={english ? inputId : `${id}-alt`}
            className={fieldStyles.input}
            lang={language}
            dir="auto"
            maxLength={500}
            readOnly={isReadOnly}
            aria-invalid={isInvalid || undefined}
            placeholder={english?.alt ? fill(pictures.english, { text: english.alt }) : undefined}
            value={alt ?? ''}
            // Nothing typed is not the same as decorative.
            onChange={({ target }) => write({ alt: target.value || null })}
          />
          {alt === null && <span className={fieldStyles.hint}>{pictures.altNeeded}</span>}
        </label>
      )}
      {hasOther && !isReadOnly && !isDecorative && (
        <Button kind="quiet" onClick={() => write({ alt: own.alt })}>
          {fill(pictures.useOwn, { text: own.alt ?? '' })}
        </Button>
      )}
      <label>
        <span>{pictures.creditHere}</span>
        <input
          id={`${id}-credit`}
          type="text"
          className={fieldStyles.input}
          lang={language}
          maxLength={500}
          readOnly={isReadOnly}
          value={copyright ?? ''}
          onChange={({ target }) => write({ copyright: target.value || null })}
        />
      </label>
    </div>
  );
}
