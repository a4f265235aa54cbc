import type { PreparedBlock } from '../prepared.ts';

/**
 * A message as the editor left it. Where that is the page builder's own English text, which it
 * writes into every new form, visitors read it in the page's language, or what the answer says
 * instead.
 */
export function translateMessage(
  blocks: readonly PreparedBlock[] | undefined,
  english: string,
  translated: string,
): readonly PreparedBlock[] | undefined {
  const [block, ...others] = blocks ?? [];
  const text = block?.options?.text;
  const isOwn = others.length === 0 && typeof text === 'string' && toPlainText(text) === english;
  return block && isOwn && english !== translated
    ? [{ ...block, options: { ...block.options, text: toHtml(translated) } }]
    : blocks;
}

/** What a text says without its marks. */
export const toPlainText = (html: string) => html.replace(/<[^>]*>/g, '').trim();

const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
