import type { CardItem, ItemReference } from '#services/content-management/contract.ts';
import { foldWords } from '#shared/fold-text.ts';

const maxMatches = 50;

/** The items whose title or summary holds all words, as beginnings of words, folded. */
export function findMatching(items: readonly CardItem[], query: string): ItemReference[] {
  const wanted = foldWords(query);
  if (wanted.length === 0) return [];
  return items
    .filter(({ title, summary }) => {
      const words = foldWords(`${title.text} ${summary?.text ?? ''}`);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, maxMatches)
    .map(({ id, uid, type, href, title, summary, image }) => ({
      id,
      uid,
      type,
      href,
      title,
      summary,
      image,
    }));
}
