import { useMemo } from 'react';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { useOpenItem } from '../item/open-item.ts';
import { useAskedField } from './asked-field.ts';
import { FieldRow } from './FieldRow.tsx';
import { FormContext, type FormPlace, hasOwnWords } from './form-context.ts';
import styles from './ItemForm.module.css';
import { useShownLanguages } from './shown-languages.ts';

/** All fields of an item, made from its model. */
export function ItemForm() {
  const { item } = useOpenItem();
  const { shown } = useShownLanguages();
  useAskedField();
  const me = useMe();
  const languages = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same languages are another array each time
  const place = useMemo(
    (): FormPlace => ({
      type: item.type,
      prefix: '',
      modelPrefix: '',
      shown,
      Row: FieldRow,
      mayWrite: (language, field) =>
        hasRight(me, 'items.write') ||
        (hasRight(me, 'items.translate') &&
          me.languages.includes(language) &&
          (field.isLocalized || hasOwnWords(field))),
    }),
    [item.type, languages, me],
  );
  return (
    <FormContext value={place}>
      <div className={styles.form}>
        {item.model.fields.map((field) => (
          <FieldRow key={field.name} field={field} />
        ))}
      </div>
    </FormContext>
  );
}
