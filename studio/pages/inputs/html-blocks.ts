import type { TextBlock, TextSpan } from '../../items/fields/rich-text/text-block.ts';

const kinds: Readonly<Record<string, string>> = {
  p: 'paragraph',
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading4',
};
const marks: Readonly<Record<string, string>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
};
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};
const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>|&(#?\w{1,8});|([^<&]+)/giy;

interface Open {
  readonly tag: string;
  readonly start: number;
  readonly data?: unknown;
}

/**
 * The formatted text that an HTML says, for the studio's editor of text.
 * @returns null for one that says more than that editor knows: it is then edited as it is written
 */
export function readHtml(html: string): TextBlock[] | null {
  const blocks: TextBlock[] = [];
  let block: { type: string; text: string; spans: TextSpan[] } | null = null;
  let list: 'ul' | 'ol' | null = null;
  let open: Open[] = [];
  let at = 0;
  const begin = (type: string) => {
    block = { type, text: '', spans: [] };
    open = [];
  };
  const end = () => {
    if (block) blocks.push(block);
    block = null;
  };
  const write = (text: string): boolean => {
    if (!block) {
      if (text.trim() === '') return true;
      if (list) return false;
      begin('paragraph');
    }
    // Line breaks of the source are spaces.
    (block as unknown as { text: string }).text += text;
    return true;
  };
  token.lastIndex = 0;
  while (at < html.length) {
    token.lastIndex = at;
    const found = token.exec(html);
    if (!found) return null;
    at = token.lastIndex;
    const [, slash, name = '', attributes = '', entity, text] = found;
    if (text !== undefined) {
      if (!write(text.replace(/\s*\n\s*/g, ' '))) return null;
      continue;
    }
    if (entity !== undefined) {
      const letter = toLetter(entity);
      if (letter === null || !write(letter)) return null;
      continue;
    }
    const tag = name.toLowerCase();
    const current = block as { type: string; text: string; spans: TextSpan[] } | null;
    if (tag === 'br' && attributes === '') {
      if (!write('\n')) return null;
    } else if (tag in kinds) {
      if (attributes !== '' || list) return null;
      if (slash) {
        if (current?.type !== kinds[tag] || open.length > 0) return null;
        end();
      } else {
        if (open.length > 0) return null;
        end();
        begin(kinds[tag] as string);
      }
    } else if (tag === 'ul' || tag === 'ol') {
      if (attributes !== '' || open.length > 0) return null;
      if (slash ? list !== tag || current : list) return null;
      if (!slash) end();
      list = slash ? null : tag;
    } else if (tag === 'li') {
      if (attributes !== '' || !list || open.length > 0) return null;
      if (slash) {
        if (!current) return null;
        end();
      } else if (current) return null;
      else begin(list === 'ul' ? 'list-item' : 'o-list-item');
    } else if (tag in marks || tag === 'a') {
      if (slash) {
        const last = open.pop();
        if (last?.tag !== tag || !current) return null;
        const type = tag === 'a' ? 'hyperlink' : (marks[tag] as string);
        const span = { start: last.start, end: current.text.length, type };
        if (span.end > span.start) {
          current.spans.push(last.data === undefined ? span : { ...span, data: last.data });
        }
      } else {
        const data = tag === 'a' ? readLink(attributes) : undefined;
        if (data === null || (tag !== 'a' && attributes !== '') || !write('')) return null;
        if (!block) begin('paragraph');
        const { length } = (block as unknown as { text: string }).text;
        open.push({ tag, start: length, ...(data && { data }) });
      }
    } else return null;
  }
  if (open.length > 0 || list) return null;
  end();
  return blocks.map(({ text, spans = [], ...rest }) => ({
    ...rest,
    text,
    spans: [...spans].sort((one, other) => one.start - other.start || other.end - one.end),
  })) as TextBlock[];
}

function readLink(attributes: string): { link_type: 'Web'; url: string } | null {
  const [, url] = /^\s+href="([^"]*)"$/i.exec(attributes) ?? [];
  if (url === undefined) return null;
  return { link_type: 'Web', url: url.replace(/&amp;/g, '&').replace(/&quot;/g, '"') };
}

function toLetter(entity: string): string | null {
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(entity) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  if (hex || decimal) return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
  return entities[entity] ?? null;
}

const tagsOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(kinds).map(([tag, kind]) => [kind, tag])),
  'list-item': 'li',
  'o-list-item': 'li',
};
const listOf: Readonly<Record<string, string>> = { 'list-item': 'ul', 'o-list-item': 'ol' };

/** A formatted text as HTML. */
export function writeHtml(blocks: readonly TextBlock[]): string {
  let html = '';
  let list = '';
  for (const { type, text = '', spans = [] } of blocks) {
    const wanted = listOf[type] ?? '';
    if (list !== wanted) html += (list && `</${list}>`) + (wanted && `<${wanted}>`);
    list = wanted;
    const tag = tagsOf[type] ?? 'p';
    html += `<${tag}>${toInline(text, spans)}</${tag}>`;
  }
  return html + (list && `</${list}>`);
}

/** Marks are opened once for as long as they go on, the longer ones outside. */
function toInline(text: string, spans: readonly TextSpan[]): string {
  const edges = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const sorted = [...edges].filter((edge) => edge <= text.length).sort((one, two) => one - two);
  const open: TextSpan[] = [];
  let html = '';
  for (const [position, start] of sorted.entries()) {
    const end = sorted[position + 1] ?? text.length;
    const here = spans.filter((span) => span.start <= start && span.end > start);
    const lasting = open.findIndex((span) => !here.includes(span));
    while (lasting >= 0 && open.length > lasting) html += tagsOfMark(open.pop())[1];
    for (const span of here) {
      if (open.includes(span)) continue;
      html += tagsOfMark(span)[0];
      open.push(span);
    }
    html += escapeText(text.slice(start, end));
  }
  return html;
}

function tagsOfMark(span: TextSpan | undefined): readonly [string, string] {
  const { type, data } = span ?? { type: '', data: undefined };
  if (type === 'strong' || type === 'em') return [`<${type}>`, `</${type}>`];
  const url = (data as { url?: unknown } | undefined)?.url;
  if (type !== 'hyperlink' || typeof url !== 'string') return ['', ''];
  return [`<a href="${escapeText(url).replace(/"/g, '&quot;')}">`, '</a>'];
}

const escapeText = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00A0/g, '&nbsp;')
    .replace(/\n/g, '<br>');
