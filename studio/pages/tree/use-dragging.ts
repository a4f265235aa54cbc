import { type DragEvent, useState } from 'react';
import { type DropTarget, placeAt } from '../page/edit-blocks.ts';
import { useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { isPartId, toTarget } from './tree-nodes.ts';

/** A line of the tree, and where at it. */
export interface LinePlace {
  readonly id: string;
  readonly where: DropTarget['where'];
}

/** Blocks that a pointer drags from one line of the tree to another. */
export function useDragging(edits: Edits) {
  const { store, blocks, choose } = useOpenPage();
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<LinePlace | null>(null);
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const find = (event: DragEvent) => {
    const place = placeUnder(event);
    const target = place && toTarget(place.id, place.where);
    if (!target || dragged === null || target.target === dragged) return null;
    const found = placeAt(store.entry, target, blocks);
    // What cannot hold blocks has a place behind it.
    if (found || place.where !== 'inside') return found && { place, found };
    const behind = placeAt(store.entry, { ...target, where: 'after' }, blocks);
    return behind && { place: { id: place.id, where: 'after' as const }, found: behind };
  };
  return {
    dragged,
    drop,
    onDragStart(event: DragEvent) {
      const row = (event.target as Element).closest<HTMLElement>('[draggable="true"]');
      const id = row?.dataset.key;
      if (id === undefined) return;
      event.dataTransfer.setData('text/plain', id);
      event.dataTransfer.effectAllowed = 'move';
      setDragged(id);
      choose(id);
    },
    onDragOver(event: DragEvent) {
      const found = find(event);
      if (found) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      }
      const next = found?.place ?? null;
      if (next?.id !== drop?.id || next?.where !== drop?.where) setDrop(next);
    },
    onDrop(event: DragEvent) {
      const found = find(event);
      event.preventDefault();
      if (found && dragged !== null) edits.move(dragged, found.found);
      end();
    },
    onDragEnd: end,
  };
}

/** Above, into or below the line under the pointer. */
function placeUnder({ target, clientY }: DragEvent): LinePlace | null {
  const row = target instanceof Element && target.closest<HTMLElement>('[role="row"]');
  const id = row ? row.dataset.key : undefined;
  if (!row || id === undefined) return null;
  if (isPartId(id)) return { id, where: 'inside' };
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  return { id, where: share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside' };
}
