import { useDeferredValue, useMemo, useState } from 'react';
import {
  Button,
  Collection,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { type Block, findBlock, type Place } from '#shared/page-builder/editing/block-tree.ts';
import { fill, useWords } from '../../words/words.ts';
import type { Writing } from '../frame/use-writing.ts';
import { atEnd, type Slot, slotsOf } from '../page/edit-blocks.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { useNameOf } from '../page/use-names.ts';
import styles from './BlockTree.module.css';

interface Node {
  readonly id: string;
  readonly kind: string;
  readonly says: string;
  readonly isPart: boolean;
  readonly inside: readonly Node[];
}

const partPrefix = 'part:';

/** The blocks of the page as a tree: chosen, moved by pointer or keys, and taken away. */
export function BlockTree({
  edits,
  writing,
}: {
  readonly edits: Edits;
  readonly writing: Writing;
}) {
  const { pages } = useWords();
  const { store, blocks, chosen, choose, mayWrite } = useOpenPage();
  // Typing goes first: names in the tree follow.
  const entry = useDeferredValue(useEntry());
  const nameOf = useNameOf();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { nodes, slots, ids } = useMemo(() => {
    const parts = new Map<string, Slot>();
    const all: string[] = [];
    const toNode = (block: Block): Node => {
      const own = slotsOf(block, blocks);
      all.push(block.id);
      const inside = own.flatMap((slot): Node[] => {
        if (slot.part === null) {
          parts.set(block.id, slot);
          return slot.blocks.map(toNode);
        }
        const id = `${partPrefix}${block.id} ${slot.part}`;
        parts.set(id, slot);
        all.push(id);
        const kind = fill(pages.part, { number: slot.part + 1 });
        return [{ id, kind, says: '', isPart: true, inside: slot.blocks.map(toNode) }];
      });
      return { id: block.id, ...nameOf(block), isPart: false, inside };
    };
    const roots = ((entry.data.blocks ?? []) as readonly Block[]).map(toNode);
    return { nodes: roots, slots: parts, ids: all };
  }, [entry, blocks, pages, nameOf]);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys]
        .filter((key) => !String(key).startsWith(partPrefix))
        .map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: () => 'move',
    onMove({ keys, target }) {
      const place = placeOf(String(target.key), target.dropPosition);
      const [id] = keys;
      if (place && id !== undefined) edits.move(String(id), place);
    },
  });

  function placeOf(key: string, position: 'on' | 'before' | 'after'): Place | null {
    const slot = slots.get(key);
    if (key.startsWith(partPrefix) || position === 'on')
      return slot ? atEnd(slot, slot.blocks) : null;
    const found = findBlock(store.entry, key);
    if (!found) return null;
    return position === 'before' ? found.place : { ...found.place, after: key };
  }

  const expanded = ids.filter((id) => !closed.has(id));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and presses of the tree in it
    <div
      className={styles.tree}
      onDoubleClick={({ target }) => {
        const row = target instanceof Element && target.closest('[role="row"]');
        if (row && chosen !== null && !(target as Element).closest('button')) writing.begin(chosen);
      }}
      onKeyDownCapture={(event) => {
        const isCommand = event.ctrlKey || event.metaKey;
        const { key, altKey, shiftKey } = event;
        const isRow = event.target instanceof Element && event.target.role === 'row';
        if (isRow && chosen !== null && !isCommand && (key === 'Enter' || key === 'F2')) {
          event.preventDefault();
          event.stopPropagation();
          writing.begin(chosen);
        } else if (edits.press({ key, altKey, shiftKey, isCommand })) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <Tree
        aria-label={pages.tree}
        items={nodes}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined && !String(key).startsWith(partPrefix)) choose(String(key));
        }}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setClosed(new Set(ids.filter((id) => !keys.has(id))))}
        {...(mayWrite && { dragAndDropHooks })}
        renderEmptyState={() => <p className={styles.none}>{pages.nothingYet}</p>}
      >
        {renderNode}
      </Tree>
      <p className={styles.help}>{pages.treeHelp}</p>
    </div>
  );
}

function renderNode(node: Node) {
  return (
    <TreeItem
      id={node.id}
      textValue={[node.kind, node.says].filter(Boolean).join(': ')}
      className={styles.item ?? ''}
    >
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, level }) => (
          <div
            className={styles.row}
            data-part={node.isPart}
            style={{ '--level': level } as React.CSSProperties}
          >
            {allowsDragging && !node.isPart && (
              <Button slot="drag" className={styles.handle ?? ''}>
                <span aria-hidden="true" />
              </Button>
            )}
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <span aria-hidden="true" />
              </Button>
            ) : (
              <span className={styles.space} />
            )}
            <span className={styles.kind}>{node.kind}</span>
            {node.says && <span className={styles.says}>{node.says}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.inside}>{renderNode}</Collection>
    </TreeItem>
  );
}
