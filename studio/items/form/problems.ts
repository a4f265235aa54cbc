import { useMemo } from 'react';
import type { ItemOfStudio, ItemProblem } from '#server/studio/items/describe-item.ts';
import { fill, useWords, type Words } from '../../words/words.ts';
import { useOpenItem } from '../item/open-item.ts';
import { keyOf } from '../item/paths.ts';

/** A problem at the path that its field has in the form. */
export interface PlacedProblem {
  /** `en.title`, `es.credits[k1].role`; `en`: all of it. */
  readonly path: string;
  readonly sentence: string;
}

/** What keeps the item from being published, in words, in the order of the form. */
export function usePlacedProblems(): readonly PlacedProblem[] {
  const { item } = useOpenItem();
  const words = useWords();
  return useMemo(
    () =>
      item.problems.map((problem) => ({
        path: placeOf(problem, item),
        sentence: explainProblem(problem, words),
      })),
    [item, words],
  );
}

/** What is wrong with one field. */
export function useProblems(path: string): readonly string[] {
  return usePlacedProblems()
    .filter((problem) => problem.path === path)
    .map(({ sentence }) => sentence);
}

export function explainProblem({ code, values }: ItemProblem, { items }: Words): string {
  const sentences: Readonly<Record<string, string>> = items.problems;
  return fill(sentences[code] ?? sentences.other ?? '', values);
}

/** The server counts the items of a list, the form knows them by their keys. */
export function placeOf(
  { language, path }: Pick<ItemProblem, 'language' | 'path'>,
  item: Pick<ItemOfStudio, 'languages' | 'model'>,
): string {
  if (path === '') return language;
  const [root = ''] = path.split(/[.[]/);
  const isSlices = item.model.fields.some(({ name, type }) => name === root && type === 'Slices');
  // A group has the items of English in every language.
  let list: unknown = item.languages[isSlices ? language : 'en'];
  const steps = path.split(/\.|(?=\[)/).map((step) => {
    const position = /^\[(\d+)\]$/.exec(step)?.[1];
    if (position === undefined) {
      list = (list as Record<string, unknown> | null | undefined)?.[step];
      return `.${step}`;
    }
    const one = (list as readonly unknown[] | null | undefined)?.[Number(position)];
    list = one;
    return `[${one ? keyOf(one) : position}]`;
  });
  return language + steps.join('');
}
