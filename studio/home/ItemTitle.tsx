import type { NamedItem } from '#server/studio/home/describe-home.ts';
import { languages } from '#shared/languages/languages.ts';
import { useWords } from '../words/words.ts';

/** The words by which an item is known, in the first language that has some. */
export function ItemTitle({ item }: { readonly item: NamedItem }) {
  const { items } = useWords();
  const language = languages.find((one) => item.title[one] !== '') ?? 'en';
  return <span lang={language}>{item.title[language] || items.untitled}</span>;
}
