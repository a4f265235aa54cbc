import { useMemo } from 'react';
import { Button } from '../../widgets/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { FormField } from '../fields/field-props.ts';
import { useDraftValue, useOpenItem } from '../item/open-item.ts';
import { keyOf } from '../item/paths.ts';
import { FormContext, useFormPlace } from './form-context.ts';
import styles from './GroupField.module.css';

/** A list of items that hold fields themselves; every language has those of English. */
export function GroupField({ field }: { readonly field: FormField }) {
  const { items: words } = useWords();
  const { prefix, mayWrite } = useFormPlace();
  const { draft } = useOpenItem();
  const path = `en.${prefix}${field.name}`;
  const list = (useDraftValue(path) ?? []) as readonly Readonly<Record<string, unknown>>[];
  const isWritable = mayWrite('en', field);
  const isSingle = field.config.repeat === false;
  const write = (next: readonly unknown[]) => draft.write(path, next.length > 0 ? next : undefined);
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {list.map((item) => (
        <div key={keyOf(item)} className={styles.item}>
          <GroupItem field={field} itemKey={keyOf(item)} />
          {isWritable && (
            <Button kind="quiet" onClick={() => write(list.filter((one) => one !== item))}>
              {words.remove}
            </Button>
          )}
        </div>
      ))}
      {isWritable && !(isSingle && list.length > 0) && (
        <Button onClick={() => write([...list, { _key: crypto.randomUUID() }])}>{words.add}</Button>
      )}
    </fieldset>
  );
}

function GroupItem({ field, itemKey }: { readonly field: FormField; readonly itemKey: string }) {
  const place = useFormPlace();
  const inner = useMemo(
    () => ({
      ...place,
      prefix: `${place.prefix}${field.name}[${itemKey}].`,
      modelPrefix: `${place.modelPrefix}${field.name}.`,
    }),
    [place, field.name, itemKey],
  );
  return (
    <FormContext value={inner}>
      {field.fields.map((one) => (
        <place.Row key={one.name} field={one} />
      ))}
    </FormContext>
  );
}
