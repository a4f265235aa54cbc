import { memo } from 'react';
import type { DropTarget } from '../page/edit-blocks.ts';
import { RowContent } from './RowContent.tsx';
import styles from './TreeRow.module.css';
import { nameOfNode, type TreeNode } from './tree-nodes.ts';

export interface TreeRowProps {
  readonly node: TreeNode;
  readonly level: number;
  /** Null: there is nothing in it. */
  readonly isOpen: boolean | null;
  readonly isChosen: boolean;
  /** Tab leads to it. */
  readonly isStop: boolean;
  readonly canMove: boolean;
  /** Where what is dragged would be put. */
  readonly drop: DropTarget['where'] | null;
  readonly isMoving: boolean;
}

/** One line of the tree; what is pressed in it is heard by the tree. Drawn anew only when it changed: pages have hundreds. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { node, level, isOpen, isChosen, isStop, canMove, drop, isMoving } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a tree, which no table has
    <div
      role="row"
      className={styles.item}
      data-key={node.id}
      aria-level={level}
      aria-label={nameOfNode(node)}
      aria-selected={node.isPart ? undefined : isChosen}
      aria-expanded={isOpen ?? undefined}
      tabIndex={isStop ? 0 : -1}
      draggable={canMove && !node.isPart}
      data-drop={drop ?? undefined}
      data-moving={isMoving || undefined}
    >
      <RowContent node={node} level={level} isOpen={isOpen} isStop={isStop} canMove={canMove} />
    </div>
  );
});
