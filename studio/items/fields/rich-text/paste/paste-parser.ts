import { DOMParser, Fragment, type ParseOptions, type Schema, Slice } from 'prosemirror-model';

const blockTags =
  /^(address|article|aside|blockquote|body|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)$/i;

/**
 * Reads what is pasted. The schema lets nothing in that it does not name; white space of foreign
 * HTML means nothing, as in a browser, while line ends of our own texts do.
 */
export class PasteParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    const isOurs = dom instanceof Element && dom.querySelector('[data-pm-slice]') !== null;
    if (!isOurs) collapseSpaces(dom);
    return super.parseSlice(dom, options);
  }
}

function collapseSpaces(parent: Node): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeName === 'BR') {
      // Word ends many a paragraph with one.
      if (node.nextSibling && !isBlock(node.nextSibling)) {
        node.replaceWith(parent.ownerDocument?.createTextNode('\n') ?? '');
      } else node.remove();
      continue;
    }
    if (node.nodeName === 'PRE') continue;
    if (node.nodeType !== Node.TEXT_NODE) {
      collapseSpaces(node);
      continue;
    }
    const text = (node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
    const isAtEdge = isBlock(node.previousSibling) || isBlock(node.nextSibling) || isBlock(parent);
    const isBlank = text === ' ' && isAtEdge && !(node.previousSibling && node.nextSibling);
    const isBetween = text === ' ' && (isBlock(node.previousSibling) || isBlock(node.nextSibling));
    if (isBlank || isBetween) node.remove();
    else node.nodeValue = trimEdges(text, node, parent);
  }
}

const isBlock = (node: Node | null): boolean => node !== null && blockTags.test(node.nodeName);

function trimEdges(text: string, node: Node, parent: Node): string {
  const isFirst = isBlock(parent) && !node.previousSibling;
  const isLast = isBlock(parent) && !node.nextSibling;
  const begun = isFirst || isBlock(node.previousSibling) ? text.trimStart() : text;
  return isLast || isBlock(node.nextSibling) ? begun.trimEnd() : begun;
}

/** What is pasted into a field of one line, as one line. */
export function toOneLine(slice: Slice, schema: Schema): Slice {
  const lines: string[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock) lines.push(node.textContent);
    return !node.isTextblock;
  });
  const loose = lines.length > 0 ? lines : [slice.content.textBetween(0, slice.content.size, ' ')];
  const text = loose.join(' ').replace(/\s+/g, ' ').trim();
  return text ? new Slice(Fragment.from(schema.text(text)), 0, 0) : Slice.empty;
}
