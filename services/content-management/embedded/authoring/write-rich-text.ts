import type { Span, TextBlock } from './parse-rich-text.ts';

const marks: Readonly<Record<string, string>> = {
  heading4: '#### ',
  heading3: '### ',
  heading2: '## ',
  'list-item': '- ',
  'o-list-item': '1. ',
};

/**
 * Writes a block in the shorthand of content files, as plainly as it goes. Whether it reads back the
 * same is for the caller to see: the shorthand lacks much of what a block can hold.
 *
 * @param toAddress a link's data → what stands in round brackets; null where there is no such form
 * @returns forms to try in this order; none where spans do not lie in one another
 */
export function writeTextBlock(
  { type, text, spans }: TextBlock,
  toAddress: (data: unknown) => string | null,
  isSingle: boolean,
): string[] {
  const mark = isSingle ? '' : (marks[type] ?? '');
  return [plain, escaped].flatMap((write) => {
    const inline = writeInline(text, 0, text.length, spans, write, toAddress);
    if (inline === null) return [];
    const isMarked = !isSingle && mark === '' && /^(#{2,4} |- |\d{1,3}\. )/.test(inline);
    return [mark + (isMarked ? inline.replace(/[#.-]/, '\\$&') : inline)];
  });
}

type Write = (text: string) => string;
const plain: Write = (text) => text;
const escaped: Write = (text) => text.replace(/[\\*[\]{}]/g, '\\$&');

function writeInline(
  text: string,
  from: number,
  to: number,
  spans: readonly Span[],
  write: Write,
  toAddress: (data: unknown) => string | null,
): string | null {
  let result = '';
  let at = from;
  const [outer, ...rest] = spans;
  if (!outer) return write(text.slice(from, to));
  const inside = rest.filter(({ start, end }) => start >= outer.start && end <= outer.end);
  const after = rest.filter((span) => !inside.includes(span));
  if (outer.start < from || outer.end > to || after.some(({ start }) => start < outer.end)) {
    return null;
  }
  const words = writeInline(text, outer.start, outer.end, inside, write, toAddress);
  const wrapped = words === null ? null : wrap(outer, words, toAddress);
  if (wrapped === null) return null;
  result = write(text.slice(at, outer.start)) + wrapped;
  at = outer.end;
  const tail = writeInline(text, at, to, after, write, toAddress);
  return tail === null ? null : result + tail;
}

function wrap(
  { type, data }: Span,
  words: string,
  toAddress: (data: unknown) => string | null,
): string | null {
  if (type === 'strong') return `**${words}**`;
  if (type === 'em') return `*${words}*`;
  if (type === 'label') {
    const language = /^lang-([a-z]{2,3})$/.exec(String((data as { label?: unknown })?.label))?.[1];
    return language ? `{{${language}|${words}}}` : null;
  }
  const address = toAddress(data);
  return address === null ? null : `[${words}](${address})`;
}
