import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import type { Language } from '#shared/languages/languages.ts';

type Values = ItemOfStudio['languages'][Language];

/** The words by which an item is known, from its form; empty where it has none yet. */
export function titleOf(type: string, values: Values): string {
  const first = type === 'settings' ? values?.site_name : (values?.name ?? values?.title);
  return toWords(first) || toWords(values?.title) || toWords(values?.author_name);
}

function toWords(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return '';
  const [block] = value as { readonly text?: unknown }[];
  return typeof block?.text === 'string' ? block.text.trim() : '';
}
