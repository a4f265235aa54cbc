import type { RichText } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { quoteSentences } from '#shared/languages/quote-sentences.ts';

type Text = LocalizedText | RichText | null | undefined;

/** Texts of every shape, each paragraph by itself, so that a quotation does not reach over two. */
export const listTexts = (...texts: readonly Text[]): LocalizedText[] =>
  texts.flatMap((text) => (!text ? [] : 'blocks' in text ? listParagraphs(text) : [text]));

function listParagraphs({ blocks, language }: RichText): LocalizedText[] {
  return blocks.flatMap((block) => {
    if ('items' in block) return block.items.map(({ text }) => ({ text, language }));
    return 'text' in block ? [{ text: block.text, language }] : [];
  });
}

/** Names belong to no language; the one of the page does not mark them. */
export const listNames = (
  names: readonly (string | null | undefined)[],
  language: string,
): LocalizedText[] => names.flatMap((text) => (text ? [{ text, language }] : []));

const summaryLength = 180;

export function shorten({ text, language }: LocalizedText): LocalizedText {
  if (text.length <= summaryLength) return { text, language };
  const whole = quoteSentences(text, language, 0, summaryLength);
  if (whole) return { text: whole, language };
  return { text: `${text.slice(0, summaryLength).replace(/\s+\S*$/, '')} …`, language };
}
