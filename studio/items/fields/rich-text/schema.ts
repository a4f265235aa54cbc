import {
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { listNames } from './lists.ts';
import { recallBlock, rememberBlock } from './paste/copied-blocks.ts';
import { parseLinkText, parseWebAddress } from './paste/pasted-links.ts';
import { isList, type TextKind, type TextRules } from './rules.ts';
import type { TextBlock } from './text-block.ts';

/** The name of the node that holds a picture, an embed or an unknown block whole. */
export const keptName = 'kept';

const tags: Readonly<Record<TextKind, string>> = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  preformatted: 'pre',
  'list-item': 'li',
  'o-list-item': 'li',
};

const listTags = { 'list-item': 'ul', 'o-list-item': 'ol' } as const;

/** The language that a label such as `lang-ar` names; null: it names something else. */
export const languageOfLabel = (label: string): string | null =>
  /^lang-([a-z]{2,3})$/.exec(label)?.[1] ?? null;

const schemas = new Map<string, Schema>();

/**
 * A schema nearly as flat as the format: each block of text is one node below the document, items of lists
 * in a list around neighbors of a kind. `extra` holds keys of a block that this editor does not know.
 */
export function createTextSchema(rules: TextRules): Schema {
  const key = JSON.stringify(rules);
  const known = schemas.get(key);
  if (known) return known;
  const schema = new Schema({
    nodes: {
      doc: { content: 'block+' },
      ...Object.fromEntries(
        rules.kinds.map((kind) => [kind, createTextNode(kind, rules.isSingle)]),
      ),
      ...Object.fromEntries(
        rules.kinds.filter(isListKind).map((kind) => [listNames[kind], createListNode(kind)]),
      ),
      [keptName]: keptNode,
      text: {},
    },
    marks: createMarks(rules),
  });
  schemas.set(key, schema);
  return schema;
}

/** @param isSingle a title in a form is no heading of the form */
function createTextNode(kind: TextKind, isSingle: boolean): NodeSpec {
  const tag = isSingle ? 'p' : tags[kind];
  const isItem = isListKind(kind);
  return {
    // Names with a hyphen cannot stand in an expression of content.
    group: isItem ? `${listNames[kind]}Items` : 'block',
    content: 'text*',
    whitespace: 'pre',
    defining: kind !== 'paragraph',
    attrs: { extra: { default: null } },
    parseDOM: isItem
      ? [{ tag: `${listTags[kind]} > li` }]
      : [
          { tag: tags[kind] },
          { tag },
          ...(kind === 'paragraph' ? [{ tag: 'li > p', skip: true, priority: 60 }] : []),
        ],
    toDOM: ({ attrs }): DOMOutputSpec => [tag, directionOf(attrs), 0],
  };
}

type ListKind = keyof typeof listNames;
const isListKind = (kind: TextKind): kind is ListKind => isList(kind);

const createListNode = (kind: ListKind): NodeSpec => ({
  group: 'block',
  content: `${listNames[kind]}Items+`,
  parseDOM: [{ tag: listTags[kind] }],
  toDOM: () => [listTags[kind], 0],
});

const directionOf = ({ extra }: Attrs) =>
  (extra as TextBlock | null)?.direction === 'rtl' ? { dir: 'rtl' } : {};

const keptNode: NodeSpec = {
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: { block: { default: { type: 'unknown' } } },
  parseDOM: [
    {
      tag: 'figure[data-kept]',
      getAttrs(element) {
        const block = recallBlock((element as HTMLElement).dataset.kept ?? '');
        return block ? { block } : false;
      },
    },
  ],
  toDOM: ({ attrs }) => ['figure', { 'data-kept': rememberBlock(attrs.block as TextBlock) }],
};

function createMarks(rules: TextRules): Record<string, MarkSpec> {
  return {
    ...(rules.canLink && { hyperlink }),
    ...(rules.labels.length > 0 && { label: createLabel(rules.labels) }),
    ...(rules.canBeStrong && { strong }),
    ...(rules.canBeEmphasized && { em }),
    unknown: {
      attrs: { span: {} },
      excludes: '',
      inclusive: false,
      toDOM: () => ['span', { 'data-unknown': '' }, 0],
    },
  };
}

const strong: MarkSpec = {
  parseDOM: [
    { tag: 'strong' },
    // Google Docs wraps everything into a <b> of normal weight.
    { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
    { style: 'font-weight', getAttrs: (weight) => /^(bold|[6-9]00)$/.test(weight) && null },
  ],
  toDOM: () => ['strong', 0],
};

const em: MarkSpec = {
  parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
  toDOM: () => ['em', 0],
};

const hyperlink: MarkSpec = {
  attrs: { data: {} },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[data-link]',
      priority: 60,
      getAttrs(element) {
        const data = parseLinkText(element.dataset.link ?? '');
        return data ? { data } : false;
      },
    },
    {
      tag: 'a[href]',
      getAttrs(element) {
        const url = parseWebAddress(element.getAttribute('href') ?? '');
        return url ? { data: { link_type: 'Web', url } } : false;
      },
    },
  ],
  // Without an address of its own: a click places the caret, and nothing leads away from the form.
  toDOM: ({ attrs }) => ['a', { 'data-link': JSON.stringify(attrs.data) }, 0],
};

const createLabel = (labels: readonly string[]): MarkSpec => ({
  attrs: { data: {} },
  excludes: '',
  inclusive: false,
  parseDOM: [
    {
      tag: 'span[data-label]',
      getAttrs({ dataset: { label = '' } }) {
        return labels.includes(label) ? { data: { label } } : false;
      },
    },
  ],
  toDOM({ attrs }) {
    const label = String((attrs.data as { label?: unknown }).label ?? '');
    const lang = languageOfLabel(label);
    return ['span', { 'data-label': label, ...(lang && { lang, dir: 'auto' }) }, 0];
  },
});
