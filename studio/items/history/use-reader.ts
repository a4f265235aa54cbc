import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSpokenLanguage } from '../../words/words.ts';
import { labelOfOption } from '../fields/plain/option-label.ts';
import { sayTime } from '../fields/time/say-time.ts';
import { modelsQuery } from '../item/item-query.ts';
import type { Reader } from './to-words.ts';

/**
 * What stored values are called by whoever reads them here.
 * @param titleOf the title of a document; empty: not known
 */
export function useReader(titleOf: (id: string) => string): Omit<Reader, 'pictures'> {
  const { words, language } = useSpokenLanguage();
  const { data } = useQuery(modelsQuery(language));
  return useMemo(
    () => ({
      yes: words.fields.yes,
      no: words.fields.no,
      tags: words.history.tags,
      slices: data?.slices ?? [],
      optionOf: (option: string) => labelOfOption(option, words),
      timeOf: (text: string) => sayTime(text, language, data?.timeZone),
      titleOf,
    }),
    [words, language, data, titleOf],
  );
}
