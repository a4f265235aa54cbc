import { type KeyboardEvent, useState } from 'react';
import type { Place } from '#shared/page-builder/editing/block-tree.ts';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { applyOperation } from '#shared/page-builder/editing/operations.ts';
import { useWords } from '../../words/words.ts';
import { describePlace } from '../page/describe-place.ts';
import { blocksOf, listPlaces, samePlace, slotsOf } from '../page/edit-blocks.ts';
import { useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { useNameOf } from '../page/use-names.ts';
import { partId } from './tree-nodes.ts';
import type { LinePlace } from './use-dragging.ts';

interface Moving {
  readonly id: string;
  readonly places: readonly Place[];
  readonly at: number;
}

/** A block that keys carry to any place of the page: its handle is pressed, arrows choose, Enter puts it there. */
export function useMoving(edits: Edits) {
  const words = useWords();
  const { store, blocks, root } = useOpenPage();
  const nameOf = useNameOf();
  const [moving, setMoving] = useState<Moving | null>(null);
  const place = moving?.places[moving.at];

  function begin(id: string) {
    const found = findBlock(store.entry, id);
    if (!found) return;
    const places = listPlaces(store.entry, id, blocks, root);
    setMoving({ id, places, at: places.findIndex((one) => samePlace(one, found.place)) });
  }

  /** In words: where it would stand. */
  function sayPlace(): string {
    if (!moving || !place) return '';
    const made = applyOperation(store.entry, { kind: 'move', id: moving.id, place });
    const entry = 'entry' in made ? made.entry : store.entry;
    return `${describePlace(entry, moving.id, blocks, nameOf, words)}. ${words.pages.moving.how}`;
  }

  /** The line of the tree at which the place is shown. */
  function toLine({ parent, list, after }: Place): LinePlace | null {
    if (after !== null) return { id: after, where: 'after' };
    const around = parent === null ? null : findBlock(store.entry, parent);
    if (!around) {
      const [first] = blocksOf(store.entry, root);
      return first ? { id: first.id, where: 'before' } : null;
    }
    const own = JSON.stringify(list);
    const slot = slotsOf(around.block, blocks).find((one) => JSON.stringify(one.list) === own);
    const id = around.block.id;
    return { id: slot?.part == null ? id : partId(id, slot.part), where: 'inside' };
  }

  return {
    id: moving?.id ?? null,
    place: place ? toLine(place) : null,
    says: sayPlace(),
    begin,
    end: () => setMoving(null),
    /** @returns whether the key means something while a block is carried */
    press({ key }: KeyboardEvent): boolean {
      if (!moving) return false;
      const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step !== undefined) {
        const at = Math.min(Math.max(moving.at + step, 0), moving.places.length - 1);
        setMoving({ ...moving, at });
        return true;
      }
      if (key !== 'Enter' && key !== ' ' && key !== 'Escape') return false;
      if (key !== 'Escape' && place) edits.move(moving.id, place);
      setMoving(null);
      return true;
    },
  };
}
