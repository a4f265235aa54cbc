import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { type Language, languageOptions } from '#shared/languages/languages.ts';
import { Button } from '../../widgets/Button.tsx';
import { type SaidSlice, toName } from '../../words/model-words.ts';
import { useSpokenLanguage, useWords } from '../../words/words.ts';
import type { FormField, FormSlice } from '../fields/field-props.ts';
import { withoutPictureWords } from '../fields/picture/without-picture-words.ts';
import { modelsQuery } from '../item/item-query.ts';
import { useDraftValue, useOpenItem } from '../item/open-item.ts';
import { PresentIn } from '../item/Present.tsx';
import { keyOf } from '../item/paths.ts';
import { focusField } from './asked-field.ts';
import { Conflicts } from './Conflicts.tsx';
import { FormContext, useFormPlace } from './form-context.ts';
import { copyItem, createSliceId, type ListItem } from './list-edits.ts';
import { useProblems } from './problems.ts';
import styles from './SlicesField.module.css';
import { SortableList } from './SortableList.tsx';
import { sayValue, type Targets } from './say-value.ts';

/** The parts of a page, which each language has of its own. */
export function SlicesField({ field, language }: { field: FormField; language: Language }) {
  const {
    words: { items: words },
    language: spoken,
  } = useSpokenLanguage();
  const { prefix, mayWrite, shown } = useFormPlace();
  const { draft, item } = useOpenItem();
  const path = `${language}.${prefix}${field.name}`;
  const list = (useDraftValue(path) ?? []) as readonly ListItem[];
  const english = (useDraftValue(`en.${prefix}${field.name}`) ?? []) as readonly ListItem[];
  const problems = useProblems(path);
  const { data } = useQuery(modelsQuery(spoken));
  const kinds = data?.slices ?? [];
  const isWritable = mayWrite(language, field);
  const write = (next: readonly ListItem[]) =>
    draft.write(path, next.length > 0 ? next : undefined);
  const kindOf = (slice: ListItem) =>
    kinds.find(({ type, variation }) => type === slice.slice_type && variation === slice.variation);
  const name = languageOptions.find(({ code }) => code === language)?.nativeName;
  return (
    <fieldset className={styles.slices} data-path={path}>
      <legend>
        {field.label === field.name ? words.slices : field.label}
        {shown.length > 1 && (
          <>
            {' '}
            <span lang={language}>{name}</span>
          </>
        )}
      </legend>
      <PresentIn path={path} />
      {list.length === 0 && <p className={styles.none}>{words.sliceNone}</p>}
      {data && (
        <SortableList
          path={path}
          list={list}
          nameOf={(slice) => nameOf(slice, item.targets, kindOf(slice))}
          onChange={isWritable ? write : undefined}
        >
          {(slice) => (
            <SliceBody
              field={field}
              sliceKey={keyOf(slice)}
              kind={kindOf(slice)}
              language={language}
            />
          )}
        </SortableList>
      )}
      <Conflicts path={path} language={language} field={field} />
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {isWritable && language !== 'en' && list.length === 0 && english.length > 0 && (
        <Button onClick={() => write(english.map(copyItem).map(withoutPictureWords))}>
          {words.slicesCopy}
        </Button>
      )}
      {isWritable && (
        <AddSlice
          kinds={kinds.filter(({ type }) => item.model.slices.includes(type))}
          onAdd={({ type, variation, version }) => {
            const id = createSliceId(type);
            write([
              ...list,
              {
                id,
                slice_type: type,
                slice_label: null,
                variation,
                version,
                primary: {},
                items: [],
              },
            ]);
            focusField((one) => one.startsWith(`${path}[${id}].`), 'nearest');
          }}
        />
      )}
    </fieldset>
  );
}

function nameOf(slice: ListItem, targets: Targets, kind?: SaidSlice): string {
  const { slice_type: type, primary, items } = slice;
  const words = sayValue(primary, targets) || sayValue(items, targets);
  const [line = ''] = words.split('\n');
  return [kind?.name ?? toName(String(type)), line.slice(0, 60)].filter(Boolean).join(': ');
}

interface SliceBodyProps {
  readonly field: FormField;
  readonly sliceKey: string;
  readonly kind: FormSlice | undefined;
  readonly language: Language;
}

/** By its key alone: the list is another one after each letter in one of its slices. */
const SliceBody = memo(function SliceBody(props: SliceBodyProps) {
  const { field, sliceKey, kind, language } = props;
  const place = useFormPlace();
  const { prefix } = place;
  const at = `${prefix}${field.name}[${sliceKey}].`;
  const [primary, items] = useMemo(
    () =>
      [`${at}primary.`, at].map((one) => ({
        ...place,
        type: kind?.type ?? '',
        prefix: one,
        modelPrefix: '',
        shown: [language] as const,
        listLanguage: language,
      })),
    [place, at, kind, language],
  );
  const group = useMemo(() => kind && toGroup(kind), [kind]);
  if (!kind || !group || !primary || !items) return null;
  return (
    <>
      <p className={styles.none}>{kind.label}</p>
      <FormContext value={primary}>
        {kind.primary.map((one) => (
          <place.Row key={one.name} field={one} />
        ))}
      </FormContext>
      {kind.items.length > 0 && (
        <FormContext value={items}>
          <place.Row field={group} />
        </FormContext>
      )}
    </>
  );
});

/** What older slices repeat is a group beside their other fields. */
const toGroup = ({ items }: FormSlice): FormField => ({
  name: 'items',
  label: 'Items',
  type: 'Group',
  config: { repeat: true },
  isRequired: false,
  isLocalized: true,
  help: null,
  fields: items,
});

function AddSlice(props: {
  readonly kinds: readonly SaidSlice[];
  readonly onAdd: (kind: FormSlice) => void;
}) {
  const { items: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.add}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.cancel : words.sliceAdd}
      </Button>
      {isOpen && (
        <ul aria-label={words.sliceWhich}>
          {props.kinds.map((kind) => (
            <li key={`${kind.type} ${kind.variation}`}>
              <button
                type="button"
                onClick={() => {
                  props.onAdd(kind);
                  setOpen(false);
                }}
              >
                <strong>{kind.name}</strong> {kind.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
