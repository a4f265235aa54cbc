import type {
  RichText,
  RichTextBlock,
  RichTextSpan,
} from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { type RawBlock, type RawSpan, rawLinkSchema, rawPictureSchema } from '../wire.ts';
import type { KnownOrigins } from './field-scope.ts';
import { toLink } from './to-link.ts';
import { toPicture } from './to-picture.ts';

type ListBlock = Extract<RichTextBlock, { items: unknown }>;
type Paragraph = Extract<RichTextBlock, { direction: unknown }>;
type ListItem = ListBlock['items'][number];

/**
 * Level 1 is the page's own heading, and our pages stop at 4, so levels outside are moved to the
 * nearest one.
 */
const textTypes = {
  paragraph: 'paragraph',
  preformatted: 'preformatted',
  heading1: 'heading2',
  heading2: 'heading2',
  heading3: 'heading3',
  heading4: 'heading4',
  heading5: 'heading4',
  heading6: 'heading4',
} as const;

const listTypes = { 'list-item': 'list', 'o-list-item': 'ordered-list' } as const;

/** Null when no block has anything to show; neighbouring list items become one list. */
export function toRichText(
  raw: readonly RawBlock[],
  language: string,
  origins: KnownOrigins,
): RichText | null {
  const blocks: RichTextBlock[] = [];
  for (const block of raw) {
    const listType = lookUp(listTypes, block.type);
    const own = listType ? null : toBlock(block, language, origins);
    if (own && !addCaption(blocks, own)) blocks.push(own);
    if (listType && block.text?.trim()) {
      addListItem(blocks, listType, { text: block.text, spans: toSpans(block, origins) });
    }
  }
  return blocks.length > 0 ? { language, blocks } : null;
}

/** The words alone, blocks separated by a space; for summaries and single-line titles. */
export const toPlainText = (raw: readonly RawBlock[]): string =>
  raw
    .map((block) => block.text?.trim() ?? '')
    .filter(Boolean)
    .join(' ');

/** The first paragraph as plain text, in the language it is written in. */
export function toRichTextSummary(richText: RichText | null): LocalizedText | null {
  const paragraph = richText?.blocks.find(
    (block): block is Paragraph => block.type === 'paragraph',
  );
  return richText && paragraph ? { text: paragraph.text, language: richText.language } : null;
}

/** Neighbouring items of one kind become one list. */
function addListItem(blocks: RichTextBlock[], type: ListBlock['type'], item: ListItem): void {
  const last = blocks.at(-1);
  if (last?.type === type) (last.items as ListItem[]).push(item);
  else blocks.push({ type, items: [item] });
}

/** An italic paragraph right after a picture is what the picture has to say; it is no longer set in italics then. */
function addCaption(blocks: RichTextBlock[], block: RichTextBlock): boolean {
  const last = blocks.at(-1);
  if (last?.type !== 'image' || last.caption || block.type !== 'paragraph') return false;
  const { text, spans } = block;
  const whole = spans.find(({ type, start, end }) => type === 'em' && end - start >= text.length);
  if (!whole) return false;
  blocks.splice(-1, 1, { ...last, caption: { text, spans: spans.filter((one) => one !== whole) } });
  return true;
}

function toBlock(block: RawBlock, language: string, origins: KnownOrigins): RichTextBlock | null {
  if (block.type === 'image') {
    const raw = rawPictureSchema.safeParse(block);
    if (!raw.success) return null;
    const picture = toPicture(raw.data, { text: raw.data.alt ?? '', language }, origins);
    return picture && { type: 'image', picture };
  }
  const type = lookUp(textTypes, block.type);
  if (!type || !block.text?.trim()) return null;
  const direction = block.direction === 'rtl' ? 'rtl' : 'ltr';
  return { type, text: block.text, spans: toSpans(block, origins), direction };
}

function toSpans({ text = '', spans = [] }: RawBlock, origins: KnownOrigins): RichTextSpan[] {
  return spans.flatMap((raw) => {
    const end = Math.min(raw.end, text.length);
    const kind = raw.start < end ? toSpanKind(raw, origins) : null;
    return kind ? [{ start: raw.start, end, ...kind }] : [];
  });
}

/** The label `lang-ar` marks a word in Arabic. Other labels say nothing here. */
const foreignLabel = /^lang-([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;

type SpanKind = RichTextSpan extends infer Span
  ? Span extends RichTextSpan
    ? Omit<Span, 'start' | 'end'>
    : never
  : never;

function toSpanKind(raw: RawSpan, origins: KnownOrigins): SpanKind | null {
  if (raw.type === 'strong' || raw.type === 'em') return { type: raw.type };
  if (raw.type === 'hyperlink') {
    const target = rawLinkSchema.safeParse(raw.data);
    const link = target.success ? toLink(target.data, null, origins) : null;
    return link && { type: 'hyperlink', link };
  }
  if (raw.type === 'label') {
    const label = (raw.data as { label?: unknown } | null)?.label;
    const language = typeof label === 'string' ? foreignLabel.exec(label)?.[1] : undefined;
    return language ? { type: 'foreign', language } : null;
  }
  return null;
}

const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
