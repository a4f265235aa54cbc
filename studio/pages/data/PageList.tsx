import { useState } from 'react';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import {
  type DataList,
  fieldType,
  isName,
  toName,
} from '#shared/page-builder/editing/page-data.ts';
import { type Path, readAt } from '#shared/page-builder/editing/values.ts';
import { Button } from '../../widgets/Button.tsx';
import { SelectField } from '../../widgets/SelectField.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import { InputRow } from '../inputs/InputRow.tsx';
import { ListInput } from '../inputs/ListInput.tsx';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import styles from './Data.module.css';

/** Types of fields as the page builder declares them, and as inputs are filled in here. */
const types = { text: 'string', longText: 'longText', file: 'file', url: 'url' } as const;

/** One list: its items, and which fields they have. */
export function PageList({
  list,
  onRemove,
}: {
  readonly list: DataList;
  readonly onRemove: () => void;
}) {
  const { data: say } = useWords();
  const { store, mayWrite, language } = useOpenPage();
  const entry = useEntry();
  const set = (path: Path, to: unknown): Operation => ({
    ...{ kind: 'set', id: null, path, to },
    from: readAt(entry, path),
  });
  const { name, fields, items, path, declaredAt } = list;
  return (
    <details>
      <summary>{fill(say.listOf, { name, count: items.length })}</summary>
      <div className={styles.data}>
        <ListInput
          Row={InputRow}
          input={{
            ...{ name, type: 'list' },
            subFields: fields.map((field) => ({
              name: field.name,
              type: types[field.type as keyof typeof types] ?? 'string',
              ...(field.type === 'file' && { allowedFileTypes: ['jpeg', 'png', 'webp'] }),
            })),
          }}
          path={path}
          value={items}
          language={language}
          isReadOnly={!mayWrite}
          onChange={(at, to, isTyped) =>
            store.do([set(at, to)], isTyped ? `data ${at.join('.')} ${language}` : '')
          }
        />
        {mayWrite && declaredAt && (
          <AddField
            taken={fields.map((field) => field.name)}
            onAdd={(field) => {
              const at = [...declaredAt, 'subFields'];
              const present = readAt(entry, at);
              store.do([set(at, [...(Array.isArray(present) ? present : []), field])]);
            }}
          />
        )}
        {mayWrite && (
          <div>
            <Button kind="quiet" onClick={onRemove}>
              {fill(say.remove, { name })}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

function AddField({
  taken,
  onAdd,
}: {
  readonly taken: readonly string[];
  readonly onAdd: (field: object) => void;
}) {
  const { data: say } = useWords();
  const [named, setNamed] = useState('');
  const [type, setType] = useState<string>('text');
  const name = toName(named);
  const isGood = isName(name) && !taken.includes(name);
  return (
    <details>
      <summary>{say.addField}</summary>
      <div className={styles.data}>
        <TextField
          label={say.fieldName}
          value={named}
          maxLength={60}
          problem={taken.includes(name) ? say.taken : ''}
          onChange={({ target }) => setNamed(target.value)}
        />
        <SelectField
          label={say.kind}
          value={type}
          onChange={({ target }) => setType(target.value)}
          options={Object.keys(types).map((value) => ({
            value,
            label: say.kinds[value as keyof typeof say.kinds],
          }))}
        />
        <div>
          <Button
            disabled={!isGood}
            onClick={() => {
              onAdd({ '@type': fieldType, name, type });
              setNamed('');
            }}
          >
            {say.addNow}
          </Button>
        </div>
      </div>
    </details>
  );
}
