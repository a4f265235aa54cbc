import type { RichText } from '#services/content-management/contract.ts';
import { foldWords } from '#shared/search/fold-text.ts';

/**
 * The rules of a page that tell of something: all below a heading that names it, else those that do.
 * @param words lists of them, apart by spaces
 * @returns null: nothing is said of it
 */
export function pickRules(
  page: RichText | null,
  words: readonly (string | undefined)[],
): RichText | null {
  if (!page) return null;
  const wanted = new Set(words.flatMap((list) => foldWords(list ?? '')));
  const tells = (text: string) => foldWords(text).some((word) => wanted.has(word));
  const lists = page.blocks.flatMap((block, index) => {
    if (block.type !== 'list') return [];
    const before = page.blocks[index - 1];
    const isNamed = before?.type === 'heading2' && tells(before.text);
    return [{ isNamed, block }];
  });
  const named = lists.filter(({ isNamed }) => isNamed).map(({ block }) => block);
  const found = lists.flatMap(({ block }) => block.items.filter(({ text }) => tells(text)));
  if (named.length > 0) return { ...page, blocks: named };
  return found.length > 0 ? { ...page, blocks: [{ type: 'list', items: found }] } : null;
}
