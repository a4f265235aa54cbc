import { queryOptions } from '@tanstack/react-query';
import type { Translated } from '#server/studio/items/item-index.ts';
import { languages } from '#shared/languages/languages.ts';
import { api, ask } from '../api/ask.ts';
import type { Through } from './through.ts';

export const translatedLanguages = languages.filter(
  (language): language is Translated => language !== 'en',
);

/** What a language lacks, by type. */
export const lackingQuery = (language: Translated) =>
  queryOptions({
    queryKey: ['translations', language],
    queryFn: () => ask(api.translations.$get({ query: { language } })),
  });

/** The item after this one in the list that somebody works through. */
export const nextQuery = (through: Through, after: string) =>
  queryOptions({
    queryKey: ['translations', 'next', through, after],
    queryFn: () =>
      ask(api.translations.next.$get({ query: { ...through, ...(after && { after }) } })),
  });
