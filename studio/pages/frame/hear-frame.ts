import { toDrawnId } from '#shared/page-builder/drawn-id.ts';
import { findDrawnBlock } from '#shared/page-builder/editing/block-ids.ts';
import { type Block, walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { type DropTarget, placeAt, slotsOf } from '../page/edit-blocks.ts';
import type { OpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import type { Writing } from './use-writing.ts';

/** What the page in the frame says, as far as it is believed: any page may be there. */
interface Said {
  readonly kind?: unknown;
  readonly ids?: unknown;
  readonly id?: unknown;
  readonly key?: unknown;
  readonly altKey?: unknown;
  readonly shiftKey?: unknown;
  readonly isCommand?: unknown;
  readonly target?: unknown;
  readonly where?: unknown;
  readonly part?: unknown;
}

/** Does what was pressed, moved or written in the frame. */
export function hearFrame(data: unknown, open: OpenPage, edits: Edits, writing: Writing): void {
  const said = (typeof data === 'object' && data !== null ? data : {}) as Said;
  if (writing.listen(said)) return;
  const { store, choose, mayWrite } = open;
  const find = (drawn: unknown) =>
    typeof drawn === 'string' ? findDrawnBlock(store.entry, drawn) : undefined;
  /** What belongs to a symbol is the symbol's. */
  const own = (ids: unknown) =>
    Array.isArray(ids) ? ids.map(find).find((id) => id !== undefined) : undefined;
  switch (said.kind) {
    case 'block-pressed': {
      const id = own(said.ids);
      if (id !== undefined) choose(id);
      return;
    }
    case 'text-wanted': {
      const id = own(said.ids);
      if (id === undefined) return;
      choose(id);
      writing.begin(id, true);
      return;
    }
    case 'key-pressed':
      press(said, open, edits, writing);
      return;
    case 'move-begun': {
      const id = own(said.ids);
      if (id === undefined || !mayWrite) return;
      choose(id);
      writing.teller.current?.tell({
        ...{ kind: 'move-places', id: toDrawnId(id), ...listHolders(open) },
      });
      return;
    }
    case 'block-dropped': {
      const { where, part } = said;
      const [id, target] = [find(said.id), find(said.target)];
      if (!mayWrite || id === undefined || target === undefined || !isWhere(where)) return;
      const place = placeAt(store.entry, { target, where, part: Number(part) }, open.blocks);
      if (place) edits.move(id, place);
      return;
    }
  }
}

const isWhere = (where: unknown): where is DropTarget['where'] =>
  where === 'before' || where === 'after' || where === 'inside';

function press(
  { key, altKey, shiftKey, isCommand }: Said,
  { readChosen, choose }: OpenPage,
  edits: Edits,
  writing: Writing,
): void {
  if (typeof key !== 'string') return;
  if (key === 'Tab') leaveFrame(shiftKey === true);
  else if (key === 'Escape') choose(null);
  else if (isCommand && /^c$/i.test(key)) edits.copyByPress();
  else if (isCommand && /^v$/i.test(key)) edits.pasteInFrame();
  else if ((key === 'Enter' || key === 'F2') && !isCommand) {
    const chosen = readChosen();
    if (chosen !== null) writing.begin(chosen);
  } else if (
    !edits.press({
      key,
      altKey: altKey === true,
      shiftKey: shiftKey === true,
      isCommand: isCommand === true,
    })
  ) {
    edits.walk(key);
  }
}

/** The page's own links are pressed by nobody while it is edited: Tab goes on behind the frame. */
function leaveFrame(isBack: boolean) {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, iframe, [tabindex="0"])',
    ),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[at + (isBack ? -1 : 1)]?.focus();
}

/** The blocks of the page as they are drawn, and how many lists each of them has that can hold others. */
function listHolders({ store, blocks }: OpenPage) {
  const known: string[] = [];
  const holders: Record<string, number> = {};
  for (const { block } of walkBlocks(store.entry)) {
    const drawn = toDrawnId(block.id);
    known.push(drawn);
    const { length } = slotsOf(block as Block, blocks);
    if (length > 0) holders[drawn] = length;
  }
  return { known, holders };
}
