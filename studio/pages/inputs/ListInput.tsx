import { type ComponentType, useRef } from 'react';
import { readIn } from '#shared/page-builder/editing/localized.ts';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { emptyItem } from '../page/edit-blocks.ts';
import { holdsWords } from './holds-words.ts';
import type { InputProps } from './InputRow.tsx';
import styles from './Inputs.module.css';
import { ItemChooser } from './ItemChooser.tsx';
import { nameOfInput } from './name-of-input.ts';

type Item = Readonly<Record<string, unknown>>;

/** A list of objects: each opens, moves, is added or removed; blocks in it stay with it. */
export function ListInput({
  Row,
  ...row
}: InputProps & { readonly Row: ComponentType<InputProps> }) {
  const { input, path, value, onChange, language, isReadOnly } = row;
  const words = useWords();
  const { items, pages } = words;
  const list = (Array.isArray(value) ? value : []) as readonly Item[];
  const { label, help } = nameOfInput(input, words);
  const fields = (input.subFields ?? []).filter(
    (field) => field.type !== 'uiBlocks' && (!isReadOnly || holdsWords(field)),
  );
  const isOfItems = input.name === 'chosen' && fields.length === 1 && fields[0]?.name === 'uid';
  const opened = useRef(new Set<number>());
  const write = (next: readonly Item[]) => onChange(path, next, false);
  const move = (from: number, to: number) => {
    const item = list[from];
    if (item && to >= 0 && to < list.length) write(list.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const nameOf = (item: Item, position: number) => {
    const said = fields
      .map((field) => readIn(item[field.name], language) ?? readIn(item[field.name], 'en'))
      .find((one) => typeof one === 'string' && one !== '');
    const numbered = fill(items.item, { label, position: position + 1 });
    return typeof said === 'string' ? `${numbered}: ${said.slice(0, 50)}` : numbered;
  };
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {list.map((item, position) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else to be known by
          key={position}
          open={opened.current.has(position)}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) opened.current.add(position);
            else opened.current.delete(position);
          }}
        >
          <summary>{nameOf(item, position)}</summary>
          {fields.map((field) => (
            <Row
              key={field.name}
              input={field}
              path={[...path, position, field.name]}
              value={item[field.name]}
              onChange={onChange}
              language={language}
              isReadOnly={isReadOnly}
            />
          ))}
          {!isReadOnly && (
            <p className={styles.acts}>
              <Button
                kind="quiet"
                disabled={position === 0}
                onClick={() => move(position, position - 1)}
              >
                {items.moveUp}
              </Button>
              <Button
                kind="quiet"
                disabled={position === list.length - 1}
                onClick={() => move(position, position + 1)}
              >
                {items.moveDown}
              </Button>
              <Button kind="quiet" onClick={() => write(list.toSpliced(position, 1))}>
                {items.remove}
              </Button>
            </p>
          )}
        </details>
      ))}
      {!isReadOnly && isOfItems && (
        <ItemChooser
          label={fill(items.of, { act: items.add, name: label })}
          onChoose={({ uid }) => uid !== null && write([...list, { uid }])}
        />
      )}
      {!isReadOnly && !isOfItems && (
        <Button
          aria-label={fill(items.of, { act: items.add, name: label })}
          onClick={() => {
            opened.current.add(list.length);
            write([...list, emptyItem(input.subFields ?? [])]);
          }}
        >
          {items.add}
        </Button>
      )}
      {list.length === 0 && isReadOnly && <p className={styles.quiet}>{pages.nothingYet}</p>}
    </fieldset>
  );
}
