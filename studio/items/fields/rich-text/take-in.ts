import { type Node, Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { isListNode } from './lists.ts';

/**
 * Makes a document another one by as few steps as it takes, block by block, so that the caret, the
 * selection and what can be undone stay where they are.
 * @returns null where both are the same
 */
export function takeIn(state: EditorState, wanted: Node): Transaction | null {
  const present = state.doc;
  if (present.eq(wanted)) return null;
  const tr = state.tr.setMeta('addToHistory', false);
  takeInChildren(tr, 0, present.children, wanted.children);
  return tr;
}

/** @param start where the first of them stood before this transaction */
function takeInChildren(
  tr: Transaction,
  start: number,
  own: readonly Node[],
  other: readonly Node[],
): void {
  let same = 0;
  while (same < Math.min(own.length, other.length) && isSame(own[same], other[same])) same += 1;
  let end = 0;
  const most = Math.min(own.length, other.length) - same;
  while (end < most && isSame(own[own.length - 1 - end], other[other.length - 1 - end])) end += 1;
  const leaving = own.slice(same, own.length - end);
  const coming = other.slice(same, other.length - end);
  const at = start + own.slice(0, same).reduce((sum, node) => sum + node.nodeSize, 0);
  if (leaving.length !== coming.length) {
    const size = leaving.reduce((sum, node) => sum + node.nodeSize, 0);
    tr.replaceWith(tr.mapping.map(at), tr.mapping.map(at + size), coming);
    return;
  }
  let position = at;
  leaving.forEach((node, index) => {
    const next = coming[index] as Node;
    if (isListNode(node) && node.sameMarkup(next)) {
      takeInChildren(tr, position + 1, node.children, next.children);
    } else takeInBlock(tr, tr.mapping.map(position), node, next);
    position += node.nodeSize;
  });
}

const isSame = (one: Node | undefined, other: Node | undefined): boolean =>
  one !== undefined && other !== undefined && one.eq(other);

function takeInBlock(tr: Transaction, at: number, node: Node, next: Node): void {
  if (node.eq(next)) return;
  if (!node.isTextblock || !node.sameMarkup(next)) {
    if (node.isTextblock && next.isTextblock) tr.setNodeMarkup(at, next.type, next.attrs);
    else tr.replaceWith(at, at + node.nodeSize, next);
    if (!node.isTextblock || !next.isTextblock) return;
  }
  const start = node.content.findDiffStart(next.content);
  const ends = node.content.findDiffEnd(next.content);
  if (start === null || !ends) return;
  // Where letters repeat, both searches may pass each other.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const [to, nextTo] = [ends.a + overlap, ends.b + overlap];
  const slice = new Slice(next.content.cut(start, nextTo), 0, 0);
  tr.replace(at + 1 + start, at + 1 + to, slice);
}
