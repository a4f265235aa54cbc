import { splitBlockAs, toggleMark } from 'prosemirror-commands';
import type { Mark, MarkType, Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import { changeBlocks, isListNode, listBlocks } from './lists.ts';
import { isList, type TextKind } from './rules.ts';
import { keptName } from './schema.ts';
import type { TextBlock } from './text-block.ts';

interface Placed {
  readonly node: Node;
  readonly at: number;
}

/** The blocks of text that the selection touches. */
function listChosen(state: EditorState): Placed[] {
  const chosen: Placed[] = [];
  const { from, to } = state.selection;
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) chosen.push({ node, at });
    return !node.isTextblock;
  });
  return chosen;
}

/** Of which kind the chosen blocks are; null: of several, or none is text. */
export function kindOfChosen(state: EditorState): TextKind | null {
  const kinds = new Set(listChosen(state).map(({ node }) => node.type.name));
  const [kind] = kinds;
  return kinds.size === 1 ? (kind as TextKind) : null;
}

/** Makes the chosen blocks one kind; a list's second press makes plain paragraphs of it again. */
export function setKind(wanted: TextKind): Command {
  return (state, dispatch) => {
    const isUndone = isList(wanted) && kindOfChosen(state) === wanted;
    const kind = isUndone ? 'paragraph' : wanted;
    const type = state.schema.nodes[kind];
    const chosen = listChosen(state);
    if (!type || chosen.length === 0) return false;
    const places = new Set(chosen.map(({ at }) => at));
    dispatch?.(
      changeBlocks(state.tr, ({ node, at }) =>
        places.has(at) ? type.create(node.attrs, node.content) : node,
      ).scrollIntoView(),
    );
    return true;
  };
}

const isRightToLeft = ({ attrs }: Node) => (attrs.extra as TextBlock | null)?.direction === 'rtl';

export const runsRightToLeft = (state: EditorState): boolean => {
  const chosen = listChosen(state);
  return chosen.length > 0 && chosen.every(({ node }) => isRightToLeft(node));
};

/** Lets the chosen blocks run from right to left, or again from left to right. */
export const toggleDirection: Command = (state, dispatch) => {
  const chosen = listChosen(state);
  const isUndone = runsRightToLeft(state);
  const tr = state.tr;
  for (const { node, at } of chosen) {
    const { direction: _, ...others } = (node.attrs.extra ?? {}) as TextBlock;
    const extra = isUndone ? others : { ...others, direction: 'rtl' };
    const value = Object.keys(extra).length > 0 ? extra : null;
    tr.setNodeMarkup(at, node.type, { ...node.attrs, extra: value });
  }
  dispatch?.(tr);
  return chosen.length > 0;
};

/** Whether the selection, or what is typed next, has a mark. */
export function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** A label on what is chosen, instead of another one there; the same again takes it away. */
export function toggleLabel(type: MarkType, label: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (empty) return false;
    const mark = type.create({ data: { label } });
    let isThere = false;
    state.doc.nodesBetween(from, to, (node) => {
      isThere ||= mark.isInSet(node.marks);
    });
    const tr = state.tr.removeMark(from, to, type);
    if (!isThere) tr.addMark(from, to, mark);
    dispatch?.(tr);
    return true;
  };
}

/** The link at the selection, with all of its text. */
export function findLink(state: EditorState): { from: number; to: number; mark: Mark } | null {
  const type = state.schema.marks.hyperlink;
  const { $from, from, to, empty } = state.selection;
  if (!type || !$from.parent.isTextblock) return null;
  const start = $from.start();
  const pieces = $from.parent.children.map((node, position, all) => {
    const at = start + all.slice(0, position).reduce((sum, one) => sum + one.nodeSize, 0);
    return { from: at, to: at + node.nodeSize, mark: type.isInSet(node.marks) };
  });
  const isHere = (piece: { from: number; to: number }) =>
    empty ? piece.from <= from && from <= piece.to : piece.from < to && piece.to > from;
  const index = pieces.findIndex((piece) => piece.mark && isHere(piece));
  const found = pieces[index];
  const mark = found?.mark;
  if (!found || !mark) return null;
  const isSame = (piece: (typeof pieces)[number] | undefined) => piece?.mark?.eq(mark) ?? false;
  let [first, last] = [index, index];
  while (isSame(pieces[first - 1])) first -= 1;
  while (isSame(pieces[last + 1])) last += 1;
  return { from: pieces[first]?.from ?? found.from, to: pieces[last]?.to ?? found.to, mark };
}

/**
 * Lets the selection lead somewhere; a link that the selection touches leads there instead.
 * @param data null: nowhere any more
 * @param words written where nothing is chosen
 */
export function setLink(data: Readonly<Record<string, unknown>> | null, words: string): Command {
  return (state, dispatch) => {
    const type = state.schema.marks.hyperlink;
    if (!type) return false;
    const { from, to, empty } = state.selection;
    const there = empty || !data ? findLink(state) : null;
    const range = there ?? { from, to };
    const tr: Transaction = state.tr;
    if (!data) tr.removeMark(range.from, range.to, type);
    else if (empty && !there) tr.insert(from, state.schema.text(words, [type.create({ data })]));
    else {
      tr.removeMark(range.from, range.to, type);
      tr.addMark(range.from, range.to, type.create({ data }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The picture that is chosen as a whole; null: something else is. */
export function findChosenPicture({ selection }: EditorState): TextBlock | null {
  const node = selection instanceof NodeSelection ? selection.node : null;
  const block = node?.type.name === keptName ? (node.attrs.block as TextBlock) : null;
  return block?.type === 'image' ? block : null;
}

/** Another form of the picture that is chosen; it stays chosen. @param block null: it goes */
export function setChosenPicture(block: TextBlock | null): Command {
  return (state, dispatch) => {
    if (!findChosenPicture(state)) return false;
    const { from } = state.selection;
    const tr = state.tr;
    if (block) {
      tr.setNodeMarkup(from, null, { block });
      tr.setSelection(NodeSelection.create(tr.doc, from));
    } else tr.deleteSelection();
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/**
 * Puts a picture between blocks: in place of an empty paragraph, else behind the block of the place.
 * @param at a place in the text; absent: where the selection ends
 */
export function insertPicture(block: TextBlock, at?: number): Command {
  return (state, dispatch) => {
    const type = state.schema.nodes[keptName];
    if (!type) return false;
    const place = state.doc.resolve(Math.min(at ?? state.selection.to, state.doc.content.size));
    const around = place.depth > 0 ? place.node(1) : null;
    const isEmpty = around?.isTextblock && around.content.size === 0;
    const from = around ? (isEmpty ? place.before(1) : place.after(1)) : place.pos;
    const to = around && isEmpty ? place.after(1) : from;
    const tr = state.tr.replaceWith(from, to, type.create({ block }));
    tr.setSelection(NodeSelection.create(tr.doc, from));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Shift+Enter: a line of the same block. */
export const breakLine: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.isTextblock) return false;
  dispatch?.(state.tr.insertText('\n').scrollIntoView());
  return true;
};

/** Enter in a text that is set as written: a line of it; twice at its end: a paragraph below. */
export const continuePreformatted: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if ($from.parent.type.name !== 'preformatted') return false;
  const isAtEnd = $from.parentOffset === $from.parent.content.size;
  if (empty && isAtEnd && $from.parent.textContent.endsWith('\n')) return false;
  return breakLine(state, dispatch);
};

/** Enter in an empty item, or Backspace at the beginning: a plain paragraph. */
const becomeParagraph =
  (isMeant: (state: EditorState) => boolean): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection;
    const paragraph = state.schema.nodes.paragraph;
    const { type } = $from.parent;
    if (!empty || !paragraph || type === paragraph || !$from.parent.isTextblock) return false;
    if (!isMeant(state)) return false;
    const place = $from.before();
    dispatch?.(
      changeBlocks(state.tr, ({ node, at }) =>
        at === place ? paragraph.create(node.attrs, node.content) : node,
      ),
    );
    return true;
  };

export const leaveList = becomeParagraph(({ selection: { $from } }) => {
  return isList($from.parent.type.name) && $from.parent.content.size === 0;
});

export const softenBlock = becomeParagraph(({ selection }) => selection.$from.parentOffset === 0);

/** Delete before a list: its first item is drawn to the words before it, as it would be between paragraphs. */
export const drawItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parentOffset < $from.parent.content.size) {
    return false;
  }
  const blocks = listBlocks(state.doc);
  const here = blocks.findIndex(({ at }) => at === $from.before());
  const next = blocks[here + 1];
  const isOfList = next && isListNode(state.doc.resolve(next.at).parent);
  if (!isOfList || state.doc.resolve(next.at).parent === $from.node(-1)) return false;
  const { type } = $from.parent;
  const tr = changeBlocks(state.tr, (block) =>
    block.at === next.at ? type.create(block.node.attrs, block.node.content) : block.node,
  );
  dispatch?.(tr.join(tr.selection.$from.after()).scrollIntoView());
  return true;
};

/** A list goes on; what follows a heading is a paragraph. */
export const splitText = splitBlockAs((node, atEnd) =>
  isList(node.type.name)
    ? { type: node.type, attrs: node.attrs }
    : atEnd
      ? null
      : { type: node.type },
);

export const toggleOf = (type: MarkType | undefined): Command =>
  type ? toggleMark(type) : () => false;
