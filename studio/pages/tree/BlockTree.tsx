import { useDeferredValue, useMemo, useState } from 'react';
import {
  Button,
  Collection,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { useWords } from '../../words/words.ts';
import type { Writing } from '../frame/use-writing.ts';
import { blocksOf, type DropTarget, placeAt, slotsOf } from '../page/edit-blocks.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { nameOfSlot, useNameOf } from '../page/use-names.ts';
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
  const words = useWords();
  const { pages } = words;
  const { store, blocks, chosen, choose, mayWrite, root } = useOpenPage();
  // Typing goes first: names in the tree follow.
  const entry = useDeferredValue(useEntry());
  const nameOf = useNameOf();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // A block that did not change keeps its node, and the tree what it drew of it: pages have hundreds.
  const toNode = useMemo(() => {
    const known = new WeakMap<Block, Node>();
    const make = (block: Block): Node => {
      const node = known.get(block) ?? makeNode(block);
      known.set(block, node);
      return node;
    };
    const makeNode = (block: Block): Node => {
      const inside = slotsOf(block, blocks).flatMap((slot): Node[] => {
        if (slot.part === null) return slot.blocks.map(make);
        const id = `${partPrefix}${block.id} ${slot.part}`;
        const kind = nameOfSlot(slot, words);
        return [{ id, kind, says: '', isPart: true, inside: slot.blocks.map(make) }];
      });
      return { id: block.id, ...nameOf(block), isPart: false, inside };
    };
    return make;
  }, [blocks, words, nameOf]);
  const nodes = useMemo(() => blocksOf(entry, root).map(toNode), [entry, toNode, root]);
  const ids = useMemo(() => nodes.flatMap(listIds), [nodes]);

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys]
        .filter((key) => !String(key).startsWith(partPrefix))
        .map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: () => 'move',
    onMove({ keys, target }) {
      const at = toTarget(String(target.key), target.dropPosition);
      const place = placeAt(store.entry, at, blocks);
      const [id] = keys;
      if (place && id !== undefined) edits.move(String(id), place);
    },
  });

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

/** A part is a list of the block that its id names. */
function toTarget(key: string, where: DropTarget['where'] | 'on'): DropTarget {
  if (!key.startsWith(partPrefix)) {
    return { target: key, where: where === 'on' ? 'inside' : where, part: 0 };
  }
  const end = key.lastIndexOf(' ');
  const target = key.slice(partPrefix.length, end);
  return { target, where: 'inside', part: Number(key.slice(end + 1)) };
}

const listIds = ({ id, inside }: Node): string[] => [id, ...inside.flatMap(listIds)];

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
