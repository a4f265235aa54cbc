import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '#shared/page-builder/editing/block-tree.ts';
import { useWords } from '../../words/words.ts';
import type { Writing } from '../frame/use-writing.ts';
import { placeAt } from '../page/edit-blocks.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import styles from './BlockTree.module.css';
import { TreeRow } from './TreeRow.tsx';
import { isPartId, listAround, listLines, toTarget, useTreeNodes } from './tree-nodes.ts';
import { useDragging } from './use-dragging.ts';
import { useMoving } from './use-moving.ts';
import { useTreeKeys } from './use-tree-keys.ts';

/** The blocks of the page as a tree: chosen, moved by pointer or keys, and taken away. */
export function BlockTree({
  edits,
  writing,
  onInsert,
}: {
  readonly edits: Edits;
  readonly writing: Writing;
  /** Somebody wants to put something at a place; null: where it is usual. */
  readonly onInsert: (place: Place | null) => void;
}) {
  const { pages } = useWords();
  const { store, blocks, chosen, choose, mayWrite } = useOpenPage();
  // Typing goes first: names in the tree follow.
  const entry = useDeferredValue(useEntry());
  const nodes = useTreeNodes(entry);
  const grid = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  /** The line that had the focus last, also where it is a part, which is not chosen. */
  const [at, setAt] = useState<string | null>(null);
  const lines = useMemo(() => listLines(nodes, closed), [nodes, closed]);
  const { dragged, drop, ...dragging } = useDragging(edits);
  const moving = useMoving(edits);

  function toggle(id: string, wanted = closed.has(id)) {
    const next = new Set(closed);
    if (wanted) next.delete(id);
    else next.add(id);
    setClosed(next);
  }
  function go(id: string) {
    setAt(id);
    if (!isPartId(id)) choose(id);
    rowOf(grid.current, id)?.focus();
  }
  /** Writes in a block; a part gets something in it. */
  function open(id: string) {
    const place = isPartId(id) && placeAt(store.entry, toTarget(id, 'inside'), blocks);
    if (!isPartId(id)) writing.begin(id);
    else if (mayWrite && place) onInsert(place);
  }
  const press = useTreeKeys({
    ...{ lines, closed, toggle, go, open, edits },
    insert: () => mayWrite && onInsert(null),
  });

  // What is chosen in the page comes into sight here.
  useEffect(() => {
    setAt(chosen);
    if (chosen === null) return;
    const around = listAround(store.entry, chosen);
    setClosed((before) => {
      const rest = [...before].filter((id) => !around.includes(toTarget(id, 'inside').target));
      return rest.length === before.size ? before : new Set(rest);
    });
  }, [chosen, store]);
  const isThere = (id: string | null) => lines.some(({ node }) => node.id === id);
  const isInSight = isThere(chosen);
  useEffect(() => {
    if (isInSight && chosen !== null) scrollTo(grid.current, rowOf(grid.current, chosen));
  }, [chosen, isInSight]);

  if (nodes.length === 0) return <p className={styles.none}>{pages.nothingYet}</p>;
  const stop = [at, chosen].find(isThere) ?? lines[0]?.node.id;
  const shown = moving.place ?? drop;
  const inMotion = moving.id ?? dragged;
  return (
    <div className={styles.tree}>
      <div
        ref={grid}
        role="treegrid"
        aria-label={pages.tree}
        {...(mayWrite && dragging)}
        onKeyDown={(event) => {
          const row = rowAround(event.target);
          if (row) (moving.press(event) || press(event, row)) && stopHere(event);
        }}
        onFocus={({ target }) => setAt(rowAround(target) ?? null)}
        onBlur={({ target }) => {
          if ('moves' in (target as HTMLElement).dataset) moving.end();
        }}
        onClick={({ target, detail }) => {
          const row = rowAround(target);
          if (row === null) return;
          if (isAt(target, '[data-opens]')) toggle(row);
          else if (isAt(target, '[data-inserts]')) open(row);
          // By keys; a pointer drags it.
          else if (detail === 0 && isAt(target, '[data-moves]')) moving.begin(row);
          else go(row);
        }}
        onDoubleClick={({ target }) => {
          const row = rowAround(target);
          if (row !== null && !isAt(target, 'button')) open(row);
        }}
      >
        {lines.map(({ node, level }) => (
          <TreeRow
            key={node.id}
            node={node}
            level={level}
            isOpen={node.inside.length > 0 ? !closed.has(node.id) : null}
            isChosen={node.id === chosen}
            isStop={node.id === stop}
            canMove={mayWrite}
            drop={shown?.id === node.id ? shown.where : null}
            isMoving={node.id === inMotion}
          />
        ))}
      </div>
      <p className={styles.moving} role="status">
        {moving.says}
      </p>
      {moving.id === null && <p className={styles.help}>{pages.treeHelp}</p>}
    </div>
  );
}

const isAt = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const rowAround = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[role="row"]')?.dataset.key) || null;

const rowOf = (grid: HTMLElement | null, id: string): HTMLElement | null =>
  ([...(grid?.children ?? [])] as HTMLElement[]).find(({ dataset }) => dataset.key === id) ?? null;

function stopHere(event: React.KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The tree alone is scrolled: whoever presses in the page looks there. */
function scrollTo(grid: HTMLElement | null, row: HTMLElement | null) {
  if (!grid || !row) return;
  const top = row.offsetTop - grid.offsetTop;
  const bottom = top + row.offsetHeight - grid.clientHeight;
  if (grid.scrollTop > top) grid.scrollTop = top;
  else if (grid.scrollTop < bottom) grid.scrollTop = bottom;
}
