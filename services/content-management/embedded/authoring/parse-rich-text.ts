/** A text block of the service: spans in UTF-16 units, end exclusive. */
export interface TextBlock {
  readonly type: string;
  readonly text: string;
  readonly spans: readonly Span[];
  readonly direction?: 'rtl';
}

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly type: 'strong' | 'em' | 'hyperlink' | 'label';
  readonly data?: unknown;
}

/** Longest first, so that `### ` is not read as `## `. */
const blockMarks: readonly (readonly [RegExp, string])[] = [
  [/^#### /, 'heading4'],
  [/^### /, 'heading3'],
  [/^## /, 'heading2'],
  [/^- /, 'list-item'],
  [/^\d{1,3}\. /, 'o-list-item'],
];

/**
 * Reads one block of the shorthand of content files: `## `, `### `, `- `, `1. ` at the beginning,
 * `*em*`, `**strong**`, `[text](address)`, `{{fa|کاشی}}` inside; a backslash takes a sign as it is.
 *
 * @param toLink address → the link's data; it reports an address that leads nowhere
 */
export function parseTextBlock(source: string, toLink: (address: string) => unknown): TextBlock {
  const mark = blockMarks.find(([pattern]) => pattern.test(source));
  const content = mark ? source.replace(mark[0], '') : source;
  return createBlock(mark?.[1] ?? 'paragraph', content, toLink);
}

export function createBlock(
  type: string,
  content: string,
  toLink: (address: string) => unknown,
): TextBlock {
  const spans: Span[] = [];
  const text = readInline(content, 0, spans, toLink);
  // Of one place the link comes first, however it is written: so the studio's editor has it.
  spans.sort(
    (a, b) =>
      a.start - b.start ||
      b.end - a.end ||
      Number(b.type === 'hyperlink') - Number(a.type === 'hyperlink'),
  );
  return { type, text, spans, ...(isRightToLeft(text) ? { direction: 'rtl' as const } : {}) };
}

/** In this order at one place: `**` before `*`. */
const inlinePattern =
  /\\(?<escaped>[\\*[\]{}#.-])|\*\*(?<strong>\S(?:.*?\S)?)\*\*(?!\*)|\*(?<em>[^\s*](?:[^*]*[^\s*])?)\*|\[(?<label>[^\]]+)\]\((?<address>[^)\s]+)\)|\{\{(?<language>[a-z]{2,3})\|(?<foreign>[^{}]+)\}\}/s;

function readInline(
  source: string,
  offset: number,
  spans: Span[],
  toLink: (address: string) => unknown,
): string {
  let rest = source;
  let text = '';
  for (;;) {
    const match = inlinePattern.exec(rest);
    if (!match) return text + rest;
    text += rest.slice(0, match.index);
    rest = rest.slice(match.index + match[0].length);
    const { escaped, strong, em, label, address, language, foreign } = match.groups ?? {};
    if (escaped !== undefined) {
      text += escaped;
      continue;
    }
    const start = offset + text.length;
    text += readInline(strong ?? em ?? label ?? foreign ?? '', start, spans, toLink);
    const place = { start, end: offset + text.length };
    if (address !== undefined) {
      spans.push({ ...place, type: 'hyperlink', data: toLink(address) });
    } else if (language !== undefined) {
      spans.push({ ...place, type: 'label', data: { label: `lang-${language}` } });
    } else {
      spans.push({ ...place, type: strong !== undefined ? 'strong' : 'em' });
    }
  }
}

/** By the first letter, as browsers choose with `dir="auto"`. */
const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '');
