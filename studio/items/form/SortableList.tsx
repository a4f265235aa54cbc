import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { keyOf } from '../item/paths.ts';
import { useFormPlace } from './form-context.ts';
import { copyItem, type ListItem, moveItem } from './list-edits.ts';
import styles from './SortableList.module.css';
import { useRowDrag } from './use-row-drag.ts';

interface SortableListProps {
  /** Of the item's draft: `en.credits`. */
  readonly path: string;
  readonly list: readonly ListItem[];
  readonly nameOf: (item: ListItem, position: number) => string;
  /** What is seen of an item that is closed, beside its name. */
  readonly detailOf?: ((item: ListItem) => ReactNode) | undefined;
  /** Absent: nothing can be changed. */
  readonly onChange?: ((list: readonly ListItem[]) => void) | undefined;
  /** The fields of one; drawn while it is open. */
  readonly children: (item: ListItem) => ReactNode;
}

/** So few are read faster than they are opened. */
const openUpTo = 3;

/** Items of a group or slices: each opens, moves by buttons or by dragging, is doubled or removed. */
export function SortableList(props: SortableListProps) {
  const { path, list, nameOf, detailOf, onChange, children } = props;
  const { items: words } = useWords();
  const { revealed } = useFormPlace();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(list.length <= openUpTo ? list.map(keyOf) : []),
  );
  const [known, setKnown] = useState(() => new Set(list.map(keyOf)));
  const [said, setSaid] = useState('');
  const id = useId();
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    // A button that moved with its item has lost the focus.
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const added = list.map(keyOf).filter((key) => !known.has(key));
  if (added.length > 0) {
    setKnown(new Set(list.map(keyOf)));
    setOpen(new Set([...open, ...added]));
  }
  const isOpen = (key: string) =>
    open.has(key) || (revealed?.startsWith(`${path}[${key}].`) ?? false);
  function toggle(key: string) {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  }
  function move(from: number, to: number) {
    const item = list[from];
    if (!item || to < 0 || to >= list.length || from === to) return;
    onChange?.(moveItem(list, from, to));
    const place = { position: to + 1, count: list.length };
    setSaid(fill(words.moved, { name: nameOf(item, from), ...place }));
  }
  function remove(position: number) {
    const item = list[position];
    if (!item) return;
    setSaid(fill(words.removed, { name: nameOf(item, position) }));
    const next = list[position + 1] ?? list[position - 1];
    focusNext.current = next ? `${id}-${keyOf(next)}` : null;
    onChange?.(list.filter((one) => one !== item));
  }
  const drag = useRowDrag(move);

  return (
    <>
      <ol ref={drag.list} className={styles.list}>
        {list.map((item, position) => {
          const key = keyOf(item);
          const name = nameOf(item, position);
          const act = (text: string) => fill(words.of, { act: text, name });
          const moveBy = (by: number, button: string) => {
            focusNext.current = `${id}-${key}-${button}`;
            move(position, position + by);
          };
          return (
            <li
              key={key}
              data-path={`${path}[${key}]`}
              data-drag={drag.markOf(position, list.length)}
            >
              <div className={styles.head}>
                {onChange && list.length > 1 && (
                  // Keys have the two buttons; this is for a pointer or a finger alone.
                  <span className={styles.handle} aria-hidden="true" {...drag.handleOf(position)} />
                )}
                <button
                  id={`${id}-${key}`}
                  type="button"
                  className={styles.name}
                  aria-expanded={isOpen(key)}
                  onClick={() => toggle(key)}
                >
                  {name}
                </button>
                {detailOf?.(item)}
                {onChange && (
                  <span className={styles.acts}>
                    <button
                      id={`${id}-${key}-up`}
                      type="button"
                      data-act="up"
                      aria-label={act(words.moveUp)}
                      aria-disabled={position === 0}
                      onClick={() => moveBy(-1, 'up')}
                    />
                    <button
                      id={`${id}-${key}-down`}
                      type="button"
                      data-act="down"
                      aria-label={act(words.moveDown)}
                      aria-disabled={position === list.length - 1}
                      onClick={() => moveBy(1, 'down')}
                    />
                    <Button
                      kind="quiet"
                      aria-label={act(words.duplicate)}
                      onClick={() =>
                        onChange([
                          ...list.slice(0, position + 1),
                          copyItem(item),
                          ...list.slice(position + 1),
                        ])
                      }
                    >
                      {words.duplicate}
                    </Button>
                    <Button
                      kind="quiet"
                      aria-label={act(words.remove)}
                      onClick={() => remove(position)}
                    >
                      {words.remove}
                    </Button>
                  </span>
                )}
              </div>
              {isOpen(key) && <div className={styles.body}>{children(item)}</div>}
            </li>
          );
        })}
      </ol>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
