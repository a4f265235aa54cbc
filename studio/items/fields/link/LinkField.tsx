import { use } from 'react';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import { OpenItemContext } from '../../item/open-item.ts';
import fieldStyles from '../Field.module.css';
import type { FieldProps } from '../field-props.ts';
import { FilmOffer, isFilmItem } from './FilmOffer.tsx';
import styles from './Link.module.css';
import { LinkTargetField } from './LinkTargetField.tsx';
import {
  isLinkFilled,
  kindsOf,
  leadElsewhere,
  type RawLink,
  targetTypesOf,
  withKey,
} from './link-value.ts';

/** A link, or a list of links, with their words where the model allows some. */
export function LinkField(props: FieldProps<RawLink | readonly RawLink[]>) {
  return props.field.config.repeat ? <Links {...props} /> : <OneLink {...props} />;
}

/** Another language says only its own words for a link that leads to the same place everywhere. */
const saysWordsOnly = (
  { field, language }: Pick<FieldProps, 'field' | 'language'>,
  link?: RawLink,
) => language !== 'en' && !field.isLocalized && link?.link_type === undefined;

function OneLink({ value, onChange, ...props }: FieldProps<RawLink | readonly RawLink[]>) {
  const link = (value ?? undefined) as RawLink | undefined;
  const isWordsOnly = saysWordsOnly(props, link);
  const open = use(OpenItemContext);
  const film = open && !props.isReadOnly && isFilmItem(open, props.field) ? link?.id : undefined;
  return (
    <>
      <LinkParts
        {...props}
        link={link}
        isWordsOnly={isWordsOnly}
        label={props.field.label}
        onChange={(next) => {
          if (isWordsOnly) onChange(next?.text === undefined ? undefined : next);
          else onChange(next && isLinkFilled(next) ? withKey(next) : undefined);
        }}
      />
      {film && props.language === 'en' && <FilmOffer filmId={film} />}
    </>
  );
}

function Links({ value, onChange, ...props }: FieldProps<RawLink | readonly RawLink[]>) {
  const { fields } = useWords();
  const own = (Array.isArray(value) ? value : []) as readonly RawLink[];
  const isWordsOnly = saysWordsOnly(props, own[0]);
  const sources = Array.isArray(props.source) ? (props.source as RawLink[]) : [];
  const links = isWordsOnly ? sources.map((_, position) => own[position] ?? {}) : own;
  const replace = (position: number, ...put: readonly RawLink[]) =>
    onChange(links.toSpliced(position, 1, ...put));
  const canChange = !props.isReadOnly && !isWordsOnly;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the row around it has the name already
    <div role="group" aria-labelledby={props.labelId} aria-describedby={props.describedBy}>
      <ol className={styles.links}>
        {links.map((link, position) => (
          <li key={link.key ?? position}>
            <LinkParts
              {...props}
              source={sources[position]}
              isWordsOnly={isWordsOnly}
              inputId={position === 0 ? props.inputId : `${props.inputId}-${position}`}
              link={link}
              label={fill(fields.numbered, { label: props.field.label, number: position + 1 })}
              onChange={(next) =>
                replace(position, isWordsOnly ? (next ?? {}) : withKey(next ?? {}))
              }
            />
            {canChange && (
              <p className={styles.acts}>
                <Button
                  kind="quiet"
                  disabled={position === 0}
                  onClick={() => onChange(moved(links, position, position - 1))}
                >
                  {fields.up}
                </Button>
                <Button
                  kind="quiet"
                  disabled={position === links.length - 1}
                  onClick={() => onChange(moved(links, position, position + 1))}
                >
                  {fields.down}
                </Button>
                <Button kind="quiet" onClick={() => replace(position)}>
                  {fields.remove}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ol>
      {canChange && (
        <Button
          id={links.length === 0 ? props.inputId : undefined}
          aria-label={fields.link.add}
          onClick={() => onChange([...links, withKey({ link_type: 'Any' })])}
        >
          {fields.link.add}
        </Button>
      )}
    </div>
  );
}

const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] => {
  const item = list[from] as Item;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
};

interface LinkPartsProps extends Omit<FieldProps, 'value' | 'onChange'> {
  readonly link: RawLink | undefined;
  readonly isWordsOnly: boolean;
  readonly label: string;
  readonly onChange: (link: RawLink | null) => void;
}

function LinkParts({
  link,
  isWordsOnly,
  label,
  onChange,
  field,
  language,
  ...props
}: LinkPartsProps) {
  const { fields } = useWords();
  const { select, allowText, variants = [], allowTargetBlank } = field.config;
  const { inputId, isReadOnly } = props;
  const hasWords = link?.text !== undefined;
  const isFilled = isLinkFilled(link);
  return (
    <div className={styles.parts}>
      {!isWordsOnly && (
        <LinkTargetField
          link={link}
          kinds={kindsOf(select)}
          types={targetTypesOf(field.config)}
          id={inputId}
          label={label}
          describedBy={props.describedBy}
          isReadOnly={isReadOnly}
          onChange={(target) => onChange(target && leadElsewhere(link, target))}
        />
      )}
      {allowText && (isFilled || isWordsOnly || hasWords) && (
        <label className={styles.part}>
          <span>{fields.link.words}</span>
          <input
            type="text"
            className={fieldStyles.input}
            id={isWordsOnly ? inputId : undefined}
            lang={language}
            placeholder={(props.source as RawLink | undefined)?.text}
            readOnly={isReadOnly}
            maxLength={1_000}
            value={link?.text ?? ''}
            onChange={({ target }) => {
              const { text: _, ...rest }: RawLink = link ?? {};
              onChange(target.value ? { ...rest, text: target.value } : rest);
            }}
          />
        </label>
      )}
      {variants.length > 0 && isFilled && !isWordsOnly && (
        <label className={styles.part}>
          <span>{fields.link.variant}</span>
          <select
            className={fieldStyles.input}
            disabled={isReadOnly}
            value={link.variant ?? ''}
            onChange={({ target }) => {
              const { variant: _, ...rest } = link;
              onChange(target.value ? { ...rest, variant: target.value } : rest);
            }}
          >
            <option value="">{fields.link.noVariant}</option>
            {[...new Set([...variants, ...(link.variant ? [link.variant] : [])])].map((variant) => (
              <option key={variant}>{variant}</option>
            ))}
          </select>
        </label>
      )}
      {allowTargetBlank && isFilled && link.link_type === 'Web' && !isWordsOnly && (
        <label className={styles.check}>
          <input
            type="checkbox"
            disabled={isReadOnly}
            checked={link.target === '_blank'}
            onChange={({ target }) => {
              const { target: _, ...rest } = link;
              onChange(target.checked ? { ...rest, target: '_blank' } : rest);
            }}
          />
          {fields.link.newWindow}
        </label>
      )}
    </div>
  );
}
