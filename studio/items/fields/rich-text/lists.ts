import type { Node, NodeType, Schema } from 'prosemirror-model';
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state';

/** The nodes around items of lists, by which readers of the screen hear a list. The stored format has none. */
export const listNames = { 'list-item': 'bullets', 'o-list-item': 'numbers' } as const;

export const isListNode = ({ type }: Node): boolean =>
  Object.values<string>(listNames).includes(type.name);

const listTypeOf = (schema: Schema, node: Node): NodeType | undefined =>
  schema.nodes[listNames[node.type.name as keyof typeof listNames] ?? ''];

/** Neighbors of a kind as one list. */
export function toListed(schema: Schema, blocks: readonly Node[]): Node[] {
  const listed: Node[] = [];
  let items: Node[] = [];
  blocks.forEach((block, position) => {
    const type = listTypeOf(schema, block);
    if (!type) {
      listed.push(block);
      return;
    }
    items.push(block);
    if (blocks[position + 1]?.type === block.type) return;
    listed.push(type.create(null, items));
    items = [];
  });
  return listed;
}

export interface PlacedBlock {
  readonly node: Node;
  readonly at: number;
}

/** The blocks as the format has them, items of lists among them. */
export function listBlocks(document: Node): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  document.forEach((node, at) => {
    if (!isListNode(node)) blocks.push({ node, at });
    else {
      node.forEach((item, offset) => {
        blocks.push({ node: item, at: at + 1 + offset });
      });
    }
  });
  return blocks;
}

/** Makes other blocks of some, so that lists begin, end or part where they have to; the selection stays. */
export function changeBlocks(tr: Transaction, change: (block: PlacedBlock) => Node): Transaction {
  const before = tr.doc;
  const blocks = listBlocks(before);
  const wanted = toListed(before.type.schema, blocks.map(change));
  const present = before.children;
  let start = 0;
  while (
    start < Math.min(present.length, wanted.length) &&
    present[start]?.eq(wanted[start] as Node)
  ) {
    start += 1;
  }
  let end = 0;
  const most = Math.min(present.length, wanted.length) - start;
  while (end < most && present.at(-1 - end)?.eq(wanted.at(-1 - end) as Node)) end += 1;
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, node) => sum + node.nodeSize, 0);
  const from = sizeOf(present.slice(0, start));
  const to = before.content.size - sizeOf(present.slice(present.length - end));
  const { anchor, head } = tr.selection;
  const find = (position: number) => {
    const index = blocks.findLastIndex(({ at }) => at < position);
    return { index, offset: position - (blocks[index]?.at ?? 0) };
  };
  const [anchorAt, headAt] = [find(anchor), find(head)];
  tr.replaceWith(from, to, wanted.slice(start, wanted.length - end));
  const after = listBlocks(tr.doc);
  const place = ({ index, offset }: ReturnType<typeof find>) => (after[index]?.at ?? 0) + offset;
  return tr.setSelection(TextSelection.create(tr.doc, place(anchorAt), place(headAt)));
}

/** Two lists of a kind that touch are one: so the format says it. */
export const joinLists = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const seams: number[] = [];
      doc.forEach((node, at, index) => {
        const previous = index > 0 ? doc.child(index - 1) : null;
        if (previous && isListNode(node) && previous.type === node.type) seams.push(at);
      });
      for (const seam of seams.reverse()) tr.join(seam);
      return seams.length > 0 ? tr : null;
    },
  });
