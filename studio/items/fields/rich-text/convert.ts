import { Mark, type MarkType, type Node, type NodeType, type Schema } from 'prosemirror-model';
import { listBlocks, toListed } from './lists.ts';
import { keptName } from './schema.ts';
import type { TextBlock, TextSpan } from './text-block.ts';

/** The block of which a node was made. A node that was not edited comes back as just that. */
const blockOf = new WeakMap<Node, TextBlock>();

/** @param blocks of the stored format; an empty list is one empty block */
export function toTextDocument(schema: Schema, blocks: readonly TextBlock[]): Node {
  const nodes = blocks.map((block) => toTextNode(schema, block));
  const { defaultType } = schema.topNodeType.contentMatch;
  return schema.topNodeType.create(
    null,
    nodes.length > 0 ? toListed(schema, nodes) : defaultType?.create(),
  );
}

/** @returns undefined for a text without a word and without a picture */
export function toTextBlocks(document: Node): TextBlock[] | undefined {
  const [only] = document.children;
  if (document.childCount === 1 && only?.isTextblock && only.content.size === 0) return undefined;
  return listBlocks(document).map(({ node }) => blockOf.get(node) ?? toTextBlock(node));
}

function toTextNode(schema: Schema, block: TextBlock): Node {
  const node = createNode(schema, block);
  blockOf.set(node, block);
  return node;
}

function createNode(schema: Schema, block: TextBlock): Node {
  const { type, text, spans = [], ...extra } = block;
  const nodeType = schema.nodes[type];
  // Also a kind that this field may not hold: it is shown and kept, and can be removed.
  if (!nodeType?.isTextblock || typeof text !== 'string') {
    return (schema.nodes[keptName] as NodeType).create({ block });
  }
  const attrs = { extra: Object.keys(extra).length > 0 ? extra : null };
  return nodeType.create(attrs, toInline(schema, text, spans));
}

function toInline(schema: Schema, text: string, spans: readonly TextSpan[]): Node[] {
  const marked = spans.map((span) => ({ span, mark: toMark(schema, span) }));
  const edges = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const sorted = [...edges].filter((edge) => edge <= text.length).sort((one, two) => one - two);
  return sorted.slice(0, -1).map((start, position) => {
    const end = sorted[position + 1] ?? text.length;
    const marks = marked
      .filter(({ span }) => span.start <= start && span.end >= end)
      .reduce((set, { mark }) => mark.addToSet(set), Mark.none);
    return schema.text(text.slice(start, end), marks);
  });
}

function toMark(schema: Schema, span: TextSpan): Mark {
  const { start: _, end: __, ...rest } = span;
  const { type, data, ...others } = rest;
  const isPlain = type === 'strong' || type === 'em';
  const isKnown = Object.keys(others).length === 0 && isPlain === (data === undefined);
  const markType = isKnown && type !== 'unknown' ? schema.marks[type] : undefined;
  if (markType) return markType.create(isPlain ? null : { data });
  return (schema.marks.unknown as MarkType).create({ span: rest });
}

function toTextBlock(node: Node): TextBlock {
  if (node.type.name === keptName) return node.attrs.block as TextBlock;
  return {
    type: node.type.name,
    text: node.textContent,
    spans: toSpans(node),
    ...(node.attrs.extra as object | null),
  };
}

/** Sorted by start, longer ones first. */
function toSpans(node: Node): TextSpan[] {
  const spans: { start: number; end: number; mark: Mark }[] = [];
  let open: typeof spans = [];
  let offset = 0;
  for (const child of node.children) {
    const end = offset + (child.text ?? '').length;
    open = child.marks.map((mark) => {
      const begun = open.find((span) => span.mark.eq(mark));
      if (begun) return Object.assign(begun, { end });
      const span = { start: offset, end, mark };
      spans.push(span);
      return span;
    });
    offset = end;
  }
  return spans
    .sort((one, two) => one.start - two.start || two.end - one.end)
    .map(({ start, end, mark }) => ({ start, end, ...fromMark(mark) }));
}

function fromMark({ type, attrs }: Mark): Omit<TextSpan, 'start' | 'end'> {
  if (type.name === 'unknown') return attrs.span as TextSpan;
  return { type: type.name, ...(attrs.data !== undefined && { data: attrs.data as unknown }) };
}

/**
 * After a document took in another one, its nodes that are equal come back as the blocks of that one.
 */
export function adoptBlocks(document: Node, taken: Node): void {
  const others = listBlocks(taken);
  listBlocks(document).forEach(({ node }, position) => {
    const other = others[position]?.node;
    const block = other && node.eq(other) ? blockOf.get(other) : undefined;
    if (block) blockOf.set(node, block);
  });
}
