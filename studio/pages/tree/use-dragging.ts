import { type DragEvent, type PointerEvent, useState } from 'react';
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
  const find = (under: Under) => {
    const place = placeUnder(under);
    const target = place && toTarget(place.id, place.where);
    if (!target || dragged === null || target.target === dragged) return null;
    const found = placeAt(store.entry, target, blocks);
    // What cannot hold blocks has a place behind it.
    if (found || place.where !== 'inside') return found && { place, found };
    const behind = placeAt(store.entry, { ...target, where: 'after' }, blocks);
    return behind && { place: { id: place.id, where: 'after' as const }, found: behind };
  };
  const begin = (id: string) => {
    setDragged(id);
    choose(id);
  };
  const show = (place: LinePlace | null) => {
    if (place?.id !== drop?.id || place?.where !== drop?.where) setDrop(place);
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
      begin(id);
    },
    onDragOver(event: DragEvent) {
      const found = find(event);
      if (found) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      }
      show(found?.place ?? null);
    },
    onDrop(event: DragEvent) {
      const found = find(event);
      event.preventDefault();
      if (found && dragged !== null) edits.move(dragged, found.found);
      end();
    },
    onDragEnd: end,
    // Browsers drag for fingers late or never: the handle follows them itself.
    onPointerDown({ target, pointerType }: PointerEvent) {
      const handle = pointerType === 'mouse' ? null : (target as Element).closest('[data-moves]');
      const id = handle?.closest<HTMLElement>('[role="row"]')?.dataset.key;
      if (id !== undefined) begin(id);
    },
    onPointerMove(event: PointerEvent) {
      if (dragged === null || event.pointerType === 'mouse') return;
      scrollNear(event);
      show(find(underFinger(event))?.place ?? null);
    },
    onPointerUp(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      const found = drop && find(underFinger(event));
      if (found && dragged !== null) edits.move(dragged, found.found);
      end();
    },
    onPointerCancel: end,
  };
}

type Under = Pick<DragEvent, 'target' | 'clientY'>;

/** The finger holds the handle with which it began. */
const underFinger = ({ clientX, clientY, target }: PointerEvent): Under => ({
  target: document.elementFromPoint(clientX, clientY) ?? target,
  clientY,
});

/** As far from the edge of the tree it begins to move, in px, and by how much at once. */
const edgePx = 36;
const stepPx = 12;

function scrollNear({ currentTarget, clientY }: PointerEvent) {
  const { top, bottom } = currentTarget.getBoundingClientRect();
  if (clientY < top + edgePx) currentTarget.scrollTop -= stepPx;
  else if (clientY > bottom - edgePx) currentTarget.scrollTop += stepPx;
}

/** Above, into or below the line under the pointer. */
function placeUnder({ target, clientY }: Under): LinePlace | null {
  const row = target instanceof Element && target.closest<HTMLElement>('[role="row"]');
  const id = row ? row.dataset.key : undefined;
  if (!row || id === undefined) return null;
  if (isPartId(id)) return { id, where: 'inside' };
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  return { id, where: share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside' };
}
