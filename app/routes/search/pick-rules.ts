import type { RichText } from '#services/content-management/contract.ts';
import { foldWords } from '#shared/search/fold-text.ts';
import { listWrittenWords } from '#shared/search/written-words.ts';

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
  const wanted = new Map<string, string>();
  for (const { text } of words.flatMap((list) => [...listWrittenWords(list ?? '')])) {
    for (const folded of foldWords(text)) wanted.set(folded, text.toLowerCase());
  }
  // Written in a rule, ʻai is to eat and "ai" a word that every other sentence has.
  const tells = (text: string) =>
    [...listWrittenWords(text)].some((word) =>
      foldWords(word.text).some((folded) => {
        const asked = wanted.get(folded);
        return asked && (!asked.startsWith('ʻ') || word.text.startsWith('ʻ'));
      }),
    );
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

/** What a page that has no rules says with a word. */
export function pickParagraphs(page: RichText | null, word: string): RichText | null {
  const [wanted = ''] = foldWords(word);
  const blocks = page?.blocks.filter(
    (block) => block.type === 'paragraph' && foldWords(block.text).includes(wanted),
  );
  return page && blocks && blocks.length > 0 ? { ...page, blocks } : null;
}
