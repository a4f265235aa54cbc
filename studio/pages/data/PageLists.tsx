import { useState } from 'react';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import {
  type DataList,
  dataOf,
  fieldType,
  isName,
  listData,
  toName,
} from '#shared/page-builder/editing/page-data.ts';
import { type Path, readAt } from '#shared/page-builder/editing/values.ts';
import { Button } from '../../widgets/Button.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import styles from './Data.module.css';
import { PageList } from './PageList.tsx';

/** Lists that blocks of the page show, item by item: filled in once, in three languages. */
export function PageLists() {
  const { data: say } = useWords();
  const { store, mayWrite, variation } = useOpenPage();
  const entry = useEntry();
  const lists = listData(entry, variation);
  const set = (path: Path, to: unknown): Operation => ({
    ...{ kind: 'set', id: null, path, to },
    from: readAt(entry, path),
  });
  const remove = ({ declaredAt, path }: DataList) => {
    const at = declaredAt ?? path;
    const position = at.at(-1);
    const around = at.slice(0, -1);
    const inputs = readAt(entry, around);
    if (declaredAt && Array.isArray(inputs) && typeof position === 'number') {
      store.do([set(around, inputs.toSpliced(position, 1))]);
    } else store.do([set(at, undefined)]);
  };
  if (!mayWrite && lists.length === 0) return null;
  return (
    <section className={styles.data} aria-labelledby="page-lists">
      <h3 id="page-lists">{say.title}</h3>
      <p className={styles.quiet}>{say.help}</p>
      {lists.map((list) => (
        <PageList key={list.name} list={list} onRemove={() => remove(list)} />
      ))}
      {mayWrite && (
        <Begin
          taken={lists.map(({ name }) => name)}
          onBegin={(name, fields) => {
            const path = [...dataOf(variation), 'inputs'];
            const inputs = readAt(entry, path);
            const declared = {
              ...{ '@type': fieldType, name, type: 'list' },
              subFields: fields.map((field) => ({
                ...{ '@type': fieldType, name: field, type: 'text' },
              })),
              defaultValue: [],
            };
            store.do([set(path, [...(Array.isArray(inputs) ? inputs : []), declared])]);
          }}
        />
      )}
    </section>
  );
}

function Begin({
  taken,
  onBegin,
}: {
  readonly taken: readonly string[];
  readonly onBegin: (name: string, fields: readonly string[]) => void;
}) {
  const { data: say } = useWords();
  const [named, setNamed] = useState('');
  const [fields, setFields] = useState('');
  const name = toName(named);
  const names = [...new Set(fields.split(',').map(toName).filter(isName))];
  const isTaken = taken.includes(name);
  return (
    <details>
      <summary>{say.begin}</summary>
      <form
        className={styles.data}
        onSubmit={(event) => {
          event.preventDefault();
          if (name === '' || isTaken || names.length === 0) return;
          onBegin(name, names);
          setNamed('');
          setFields('');
        }}
      >
        <TextField
          label={say.name}
          value={named}
          maxLength={60}
          problem={isTaken ? say.taken : ''}
          onChange={({ target }) => setNamed(target.value)}
        />
        <TextField
          label={say.fields}
          help={say.fieldsHelp}
          value={fields}
          maxLength={200}
          onChange={({ target }) => setFields(target.value)}
        />
        <div>
          <Button type="submit" disabled={name === '' || isTaken || names.length === 0}>
            {say.beginNow}
          </Button>
        </div>
      </form>
    </details>
  );
}
