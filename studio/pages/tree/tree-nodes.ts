import { useMemo } from 'react';
import {
  type Block,
  type EditedEntry,
  findBlock,
} from '#shared/page-builder/editing/block-tree.ts';
import { useWords } from '../../words/words.ts';
import { blocksOf, type DropTarget, slotsOf } from '../page/edit-blocks.ts';
import { useOpenPage } from '../page/open-page.ts';
import { nameOfSlot, useNameOf } from '../page/use-names.ts';

/** A block, or one of the lists in it where it has several. */
export interface TreeNode {
  /** Of a list: `part:` with the block's id and its number. */
  readonly id: string;
  readonly kind: string;
  readonly says: string;
  readonly isPart: boolean;
  /** Whether blocks can be put into it, though there are none yet. */
  readonly holds: boolean;
  readonly inside: readonly TreeNode[];
}

/** A line of the tree, as far as those around it are open. */
export interface TreeLine {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** The line around it. */
  readonly parent: string | null;
}

const partPrefix = 'part:';

/** Names one of the several lists of a block. */
export const partId = (block: string, part: number): string => `${partPrefix}${block} ${part}`;

export const isPartId = (id: string): boolean => id.startsWith(partPrefix);

/** What the tree shows of a page. A block that did not change keeps its node, and what is drawn of it. */
export function useTreeNodes(entry: EditedEntry): readonly TreeNode[] {
  const words = useWords();
  const { blocks, root } = useOpenPage();
  const nameOf = useNameOf();
  const toNode = useMemo(() => {
    const known = new WeakMap<Block, TreeNode>();
    const make = (block: Block): TreeNode => {
      const node = known.get(block) ?? makeNode(block);
      known.set(block, node);
      return node;
    };
    const makeNode = (block: Block): TreeNode => {
      const slots = slotsOf(block, blocks);
      const inside = slots.flatMap((slot): TreeNode[] => {
        if (slot.part === null) return slot.blocks.map(make);
        const id = partId(block.id, slot.part);
        const kind = nameOfSlot(slot, words);
        const own = slot.blocks.map(make);
        return [{ id, kind, says: '', isPart: true, holds: true, inside: own }];
      });
      const holds = slots.length > 0;
      return { id: block.id, ...nameOf(block), isPart: false, holds, inside };
    };
    return make;
  }, [blocks, words, nameOf]);
  return useMemo(() => blocksOf(entry, root).map(toNode), [entry, toNode, root]);
}

/** The lines that are seen, from top to bottom. */
export function listLines(
  nodes: readonly TreeNode[],
  closed: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): TreeLine[] {
  return nodes.flatMap((node) => [
    { node, level, parent },
    ...(closed.has(node.id) ? [] : listLines(node.inside, closed, level + 1, node.id)),
  ]);
}

/** The blocks around one. */
export function listAround(entry: EditedEntry, id: string): readonly string[] {
  const parent = findBlock(entry, id)?.place.parent ?? null;
  return parent === null ? [] : [parent, ...listAround(entry, parent)];
}

/** What a place at a line means: a part is a list of the block that its id names. */
export function toTarget(id: string, where: DropTarget['where']): DropTarget {
  if (!isPartId(id)) return { target: id, where, part: 0 };
  const end = id.lastIndexOf(' ');
  const target = id.slice(partPrefix.length, end);
  return { target, where: 'inside', part: Number(id.slice(end + 1)) };
}

export const nameOfNode = ({ kind, says }: TreeNode): string =>
  [kind, says].filter(Boolean).join(': ');
