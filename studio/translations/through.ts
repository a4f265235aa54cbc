import { useSearchParams } from 'react-router';
import type { Translated } from '#server/studio/items/item-index.ts';
import { isLanguage } from '#shared/languages/languages.ts';

/** The list that somebody works through, kept in the address: `?language=haw&through=missing&of=news`. */
export interface Through {
  readonly language: Translated;
  readonly lacks?: 'missing' | 'outdated';
  readonly type?: string;
}

export function toSearch({ language, lacks, type }: Through): string {
  const search = new URLSearchParams({ language, through: lacks ?? 'lacking' });
  if (type) search.set('of', type);
  return `?${search}`;
}

/** @returns null: the item was opened by itself */
export function useThrough(): Through | null {
  const [search] = useSearchParams();
  const language = search.get('language');
  const through = search.get('through');
  const type = search.get('of');
  if (!isLanguage(language) || language === 'en' || through === null) return null;
  return {
    language,
    ...((through === 'missing' || through === 'outdated') && { lacks: through }),
    ...(type && { type }),
  };
}
