import { lazy, Suspense, useId, useMemo, useState } from 'react';
import type { DescribedInput } from '#server/studio/pages/page-room.ts';
import type { Language } from '#shared/languages/languages.ts';
import { isLocalized, isSpoken, readIn, writeIn } from '#shared/page-builder/editing/localized.ts';
import type { Path } from '#shared/page-builder/editing/values.ts';
import fieldStyles from '../../items/fields/Field.module.css';
import type { FormField } from '../../items/fields/field-props.ts';
import { RichTextField } from '../../items/fields/rich-text/RichTextField.tsx';
import type { Media } from '../../pictures/media-query.ts';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { useOpenPage } from '../page/open-page.ts';
import { isPictureAddress } from '../picture-address.ts';
import { readHtml, writeHtml } from './html-blocks.ts';
import styles from './Inputs.module.css';
import { ItemChooser } from './ItemChooser.tsx';
import { ListInput } from './ListInput.tsx';
import { nameOfInput } from './name-of-input.ts';

const PictureChooser = lazy(async () => ({
  default: (await import('../../pictures/choose/PictureChooser.tsx')).PictureChooser,
}));

export interface InputProps {
  readonly input: DescribedInput;
  /** From the block, or from the entry. */
  readonly path: Path;
  /** In all languages where it has several. */
  readonly value: unknown;
  /** @param value undefined: nothing @param typed letter by letter */
  readonly onChange: (path: Path, value: unknown, isTyped: boolean) => void;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** Options beside it: words for a picture that is chosen. */
  readonly onPicture?: (media: Media) => void;
}

/** One input of a block with its name, its help and what is filled in. */
export function InputRow(props: InputProps) {
  const { input, value, language, path, onChange } = props;
  const words = useWords();
  const id = useId();
  const isWords = isSpoken(input);
  // An address that another space gave each language is filled in for each.
  const isOfLanguage = isWords || isLocalized(value);
  const own = readIn(value, isOfLanguage ? language : 'en');
  const write = (next: unknown, isTyped = false) =>
    onChange(path, writeIn(value, isOfLanguage ? language : 'en', next), isTyped);
  const { maySay } = useOpenPage();
  if (input.type === 'list') return <ListInput {...props} Row={InputRow} />;
  const { label, help } = nameOfInput(input, words);
  const isCheck = input.type === 'boolean';
  return (
    <div className={styles.row} data-check={isCheck}>
      <label id={`${id}-label`} htmlFor={`${id}-input`}>
        {label}
        {isWords && language !== 'en' && own === undefined && (
          <span className={styles.quiet}> {words.pages.notTranslated}</span>
        )}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <Filled
        {...props}
        isReadOnly={isWords ? !maySay : props.isReadOnly}
        value={own}
        source={isOfLanguage && language !== 'en' ? readIn(value, 'en') : undefined}
        write={write}
        inputId={`${id}-input`}
        labelId={`${id}-label`}
        describedBy={help ? `${id}-help` : undefined}
        label={label}
        lang={isOfLanguage ? language : undefined}
      />
    </div>
  );
}

interface FilledProps extends InputProps {
  readonly source: unknown;
  readonly write: (value: unknown, isTyped?: boolean) => void;
  readonly inputId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly label: string;
  readonly lang: Language | undefined;
}

function Filled(props: FilledProps) {
  const { input, value, write, isReadOnly, inputId, describedBy, lang, source } = props;
  const { pages, fields } = useWords();
  const named = { id: inputId, 'aria-describedby': describedBy };
  const text = typeof value === 'string' ? value : '';
  const hint = typeof source === 'string' ? source : undefined;
  if (input.enum) {
    const choices = input.enum.includes(text) || text === '' ? input.enum : [...input.enum, text];
    return (
      <select
        {...named}
        className={fieldStyles.input}
        value={text}
        disabled={isReadOnly}
        onChange={({ target }) => write(target.value || undefined)}
      >
        <option value="">{pages.asUsual}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {(pages.choices as Readonly<Record<string, string>>)[choice] ?? choice}
          </option>
        ))}
      </select>
    );
  }
  switch (input.type) {
    case 'boolean':
      return (
        <input
          {...named}
          type="checkbox"
          checked={value === undefined ? input.defaultValue === true : value === true}
          disabled={isReadOnly}
          onChange={({ target }) => write(target.checked)}
        />
      );
    case 'number':
      return (
        <input
          {...named}
          type="number"
          step="any"
          className={fieldStyles.input}
          value={typeof value === 'number' ? value : ''}
          placeholder={typeof input.defaultValue === 'number' ? String(input.defaultValue) : ''}
          readOnly={isReadOnly}
          onChange={({ target }) =>
            write(target.value === '' ? undefined : target.valueAsNumber, true)
          }
        />
      );
    case 'richText':
    case 'html':
      return <HtmlInput {...props} />;
    case 'longText':
      return (
        <textarea
          {...named}
          className={fieldStyles.input}
          lang={lang}
          rows={3}
          value={text}
          placeholder={hint}
          readOnly={isReadOnly}
          onChange={({ target }) => write(target.value || undefined, true)}
        />
      );
    case 'file':
      return <FileInput {...props} />;
    case 'url':
      return (
        <div className={styles.link}>
          <input
            {...named}
            type="text"
            inputMode="url"
            className={fieldStyles.input}
            value={text}
            placeholder="/visit"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isReadOnly}
            onChange={({ target }) => write(target.value || undefined, true)}
          />
          {!isReadOnly && (
            <ItemChooser
              label={fill(pages.linkToItem, { label: props.label })}
              onChoose={({ site }) => site && write(site)}
            />
          )}
        </div>
      );
    case 'object':
    case 'map':
    case 'uiStyle':
    case 'uiBlocks':
      return value === undefined ? (
        <p className={styles.quiet}>{fields.nothing}</p>
      ) : (
        <p className={styles.quiet}>{pages.keptAsIs}</p>
      );
    default:
      return (
        <input
          {...named}
          type="text"
          className={fieldStyles.input}
          lang={lang}
          value={text}
          placeholder={hint ?? (typeof input.defaultValue === 'string' ? input.defaultValue : '')}
          readOnly={isReadOnly}
          onChange={({ target }) => write(target.value || undefined, true)}
        />
      );
  }
}

const htmlField = {
  type: 'StructuredText',
  config: {
    multi: 'paragraph,heading2,heading3,heading4,list-item,o-list-item,strong,em,hyperlink',
    select: 'web',
  },
} as unknown as FormField;

/** Formatted text where the editor knows all that is in it, else what is written. */
function HtmlInput(props: FilledProps) {
  const { value, write, isReadOnly, inputId, labelId, describedBy, language } = props;
  const { pages } = useWords();
  const html = typeof value === 'string' ? value : '';
  const blocks = useMemo(() => readHtml(html), [html]);
  // Whoever types what is written goes on in the same place, also once the editor would know it.
  const [isTyped, setTyped] = useState(false);
  if (props.input.name !== 'code' && blocks && !isTyped) {
    return (
      <RichTextField
        key={language}
        field={htmlField}
        value={blocks}
        onChange={(next) => write(next ? writeHtml(next) : undefined, true)}
        path={props.path.join('.')}
        language={language}
        source={undefined}
        isReadOnly={isReadOnly}
        inputId={inputId}
        labelId={labelId}
        describedBy={describedBy}
        isInvalid={false}
      />
    );
  }
  return (
    <>
      <textarea
        id={inputId}
        aria-describedby={describedBy}
        className={`${fieldStyles.input} ${styles.source}`}
        rows={8}
        spellCheck={false}
        value={html}
        readOnly={isReadOnly}
        onFocus={() => setTyped(true)}
        onBlur={() => setTyped(false)}
        onChange={({ target }) => write(target.value || undefined, true)}
      />
      <p className={styles.quiet}>{pages.asWritten}</p>
    </>
  );
}

/** A picture, film or other file of the library. */
function FileInput({ input, value, write, isReadOnly, inputId, label, onPicture }: FilledProps) {
  const { pages, items } = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const address = typeof value === 'string' ? value : '';
  const isFilm = input.allowedFileTypes?.includes('mp4') || /video/i.test(input.name);
  return (
    <div className={styles.file}>
      {isPictureAddress(address) && !isFilm && <img src={address} alt="" loading="lazy" />}
      {address && <p className={styles.address}>{address}</p>}
      {!isReadOnly && (
        <p className={styles.acts}>
          <Button
            id={inputId}
            aria-label={`${label}: ${address ? pages.chooseOther : pages.choose}`}
            onClick={() => setChoosing(true)}
          >
            {address ? pages.chooseOther : pages.choose}
          </Button>
          {address && (
            <Button
              kind="quiet"
              aria-label={`${label}: ${items.remove}`}
              onClick={() => write(undefined)}
            >
              {items.remove}
            </Button>
          )}
        </p>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <PictureChooser
            title={label}
            kinds={[isFilm ? 'film' : 'picture']}
            onClose={() => setChoosing(false)}
            onChoose={(media) => {
              write(media.url);
              if (!isFilm) onPicture?.(media);
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
