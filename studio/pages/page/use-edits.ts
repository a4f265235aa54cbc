import { useEffect, useMemo, useState } from 'react';
import type { DescribedBlock } from '#server/studio/pages/page-room.ts';
import { copyBlock, createBlockId } from '#shared/page-builder/editing/block-ids.ts';
import {
  type Block,
  elementType,
  findBlock,
  type Place,
} from '#shared/page-builder/editing/block-tree.ts';
import { useWords } from '../../words/words.ts';
import { fromClipboard, toClipboard } from './clipboard.ts';
import { describePlace } from './describe-place.ts';
import { createBlock, neighborOf, placeFor, stepOf } from './edit-blocks.ts';
import { type OpenPage, useOpenPage } from './open-page.ts';
import { useNameOf } from './use-names.ts';

/** A key that was pressed in the tree or on the page itself. */
export interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isCommand: boolean;
}

export type Edits = ReturnType<typeof createEdits>;

/** What can be done with the chosen block; `moved` says where one stands now that was moved. */
export function useEdits(): { readonly edits: Edits; readonly moved: string } {
  const open = useOpenPage();
  const words = useWords();
  const nameOf = useNameOf();
  const [moved, setMoved] = useState('');
  const edits = useMemo(
    () =>
      createEdits(open, (id) =>
        setMoved(describePlace(open.store.entry, id, open.blocks, nameOf, words)),
      ),
    [open, nameOf, words],
  );
  return { edits, moved };
}

/** What was copied in this window last. */
let copied: string | null = null;

function createEdits(
  { store, blocks, readChosen, choose, mayWrite, variation, root }: OpenPage,
  onMoved: (id: string) => void,
) {
  const find = () => {
    const id = readChosen();
    return id === null ? null : findBlock(store.entry, id);
  };
  const placeHere = () => placeFor(store.entry, readChosen(), blocks, root);
  const put = (block: Block, place: Place) => {
    store.do([{ kind: 'insert', block, place }]);
    choose(block.id);
  };
  const edits = {
    insert: (described: DescribedBlock, place: Place) => put(createBlock(described), place),
    /** What other pages share. */
    insertShared(entry: string, place: Place) {
      const options = { symbol: { model: 'symbol', entry } };
      const component = { name: 'Symbol', options };
      const block = { '@type': elementType, id: createBlockId(), component };
      put(block, place);
    },
    remove() {
      const found = find();
      if (!found) return;
      const { parent, after } = found.place;
      store.do([{ kind: 'remove', id: found.block.id }]);
      choose(after ?? parent ?? neighborOf(store.entry, null, 'ArrowDown', variation));
    },
    duplicate() {
      const found = find();
      if (found) put(copyBlock(found.block), { ...found.place, after: found.block.id });
    },
    move(id: string, place: Place) {
      store.do([{ kind: 'move', id, place }]);
      choose(id);
      onMoved(id);
    },
    step(direction: 'up' | 'down') {
      const chosen = readChosen();
      const operation = chosen === null ? null : stepOf(store.entry, chosen, direction, blocks);
      if (!operation || chosen === null) return;
      store.do([operation]);
      onMoved(chosen);
    },
    copy(): string | null {
      const found = find();
      copied = found ? toClipboard(found.block) : copied;
      return found && copied;
    },
    paste(text: string): boolean {
      const block = mayWrite ? fromClipboard(text) : null;
      if (block) put(copyBlock(block), placeHere());
      return block !== null;
    },
    /** The same where no browser asks for it: by a button, or on the page in the frame. */
    copyByPress() {
      const text = edits.copy();
      if (text !== null) void navigator.clipboard?.writeText(text).catch(() => {});
    },
    pasteInFrame: () => copied !== null && edits.paste(copied),
    /** @returns whether the key means something here */
    press({ key, altKey, shiftKey, isCommand }: PressedKey): boolean {
      const letter = key.toLowerCase();
      if (isCommand && (letter === 'z' || letter === 'y')) {
        if (letter === 'y' || shiftKey) store.redo();
        else store.undo();
        return true;
      }
      if (isCommand && letter === 'd' && mayWrite) edits.duplicate();
      else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown') && mayWrite) {
        edits.step(key === 'ArrowUp' ? 'up' : 'down');
      } else if ((key === 'Delete' || key === 'Backspace') && mayWrite && !isCommand)
        edits.remove();
      else return false;
      return true;
    },
    /** An arrow that was pressed on the page itself. */
    walk(key: string) {
      if (!/^Arrow(?:Up|Down|Left|Right)$/.test(key)) return;
      choose(neighborOf(store.entry, readChosen(), key as 'ArrowUp', variation));
    },
  };
  return edits;
}

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** Copying, pasting and steps back, wherever nothing is typed. */
export function useEditKeys(edits: Edits): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const isTyping = ({ target }: Event) => target instanceof Element && target.closest(typed);
    document.addEventListener(
      'copy',
      (event) => {
        const text = isTyping(event) || getSelection()?.toString() ? null : edits.copy();
        if (text === null) return;
        event.clipboardData?.setData('text/plain', text);
        event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!isTyping(event) && edits.paste(text)) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const isCommand = event.ctrlKey || event.metaKey;
        const isStep = isCommand && /^[zy]$/i.test(event.key);
        if (!isStep || event.defaultPrevented || isTyping(event)) return;
        if (edits.press({ key: event.key, altKey: false, shiftKey: event.shiftKey, isCommand })) {
          event.preventDefault();
        }
      },
      { signal },
    );
    return () => ending.abort();
  }, [edits]);
}
