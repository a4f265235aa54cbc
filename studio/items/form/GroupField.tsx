import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo } from 'react';
import { Button } from '../../widgets/Button.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import type { FormField } from '../fields/field-props.ts';
import { sayTime } from '../fields/time/say-time.ts';
import { typesQuery } from '../item/item-query.ts';
import { useDraftValue, useOpenItem } from '../item/open-item.ts';
import { PresentIn } from '../item/Present.tsx';
import { keyOf } from '../item/paths.ts';
import { focusField } from './asked-field.ts';
import { Conflicts } from './Conflicts.tsx';
import { FormContext, useFormPlace } from './form-context.ts';
import styles from './GroupField.module.css';
import type { ListItem } from './list-edits.ts';
import { useProblems } from './problems.ts';
import { SortableList } from './SortableList.tsx';
import { sayItem } from './say-value.ts';

interface GroupFieldProps {
  readonly field: FormField;
  /** What is seen of an item that is closed, beside its name. */
  readonly detailOf?: (item: ListItem) => ReactNode;
}

/** A list of items that hold fields themselves; every language has those of English. */
export function GroupField({ field, detailOf }: GroupFieldProps) {
  const {
    words: { items: words },
    language,
  } = useSpokenLanguage();
  const { prefix, mayWrite, listLanguage } = useFormPlace();
  const {
    draft,
    item: { targets },
  } = useOpenItem();
  const path = `${listLanguage}.${prefix}${field.name}`;
  const list = (useDraftValue(path) ?? []) as readonly ListItem[];
  const problems = useProblems(path);
  const isWritable = mayWrite(listLanguage, field);
  const isSingle = field.config.repeat === false;
  const write = (next: readonly ListItem[]) =>
    draft.write(path, next.length > 0 ? next : undefined);
  const zone = useQuery(typesQuery).data?.timeZone;
  const nameOf = (item: ListItem, position: number) => {
    const [line = ''] = sayItem(item, targets).split('\n');
    return (
      sayTime(line, language, zone).slice(0, 80) ||
      fill(words.item, { label: field.label, position: position + 1 })
    );
  };
  return (
    <fieldset className={styles.group} data-path={path}>
      <legend>{field.label}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      <PresentIn path={path} />
      {isSingle && list[0] ? (
        <div className={styles.single}>
          <GroupItem field={field} itemKey={keyOf(list[0])} />
        </div>
      ) : (
        <SortableList
          path={path}
          list={list}
          nameOf={nameOf}
          detailOf={detailOf}
          onChange={isWritable ? write : undefined}
        >
          {(item) => <GroupItem field={field} itemKey={keyOf(item)} />}
        </SortableList>
      )}
      <Conflicts path={path} language={listLanguage} field={field} />
      {problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {isWritable && !(isSingle && list.length > 0) && (
        <Button
          aria-label={fill(words.of, { act: words.add, name: field.label })}
          onClick={() => {
            const key = crypto.randomUUID();
            write([...list, { _key: key }]);
            focusField((one) => one.includes(`.${prefix}${field.name}[${key}].`), 'nearest');
          }}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

interface GroupItemProps {
  readonly field: FormField;
  readonly itemKey: string;
}

/** By its key alone: the list is another one after each letter in one of its items. */
const GroupItem = memo(function GroupItem({ field, itemKey }: GroupItemProps) {
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
});
