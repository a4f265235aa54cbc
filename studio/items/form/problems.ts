import type { ItemOfStudio, ItemProblem } from '#server/studio/items/describe-item.ts';
import { fill, useWords, type Words } from '../../words/words.ts';
import type { FormField } from '../fields/field-props.ts';
import { useOpenItem } from '../item/open-item.ts';
import { keyOf } from '../item/paths.ts';

/** A problem at the path that its field has in the form. */
export interface PlacedProblem {
  /** `en.title`, `es.credits[k1].role`; `en`: all of it. */
  readonly path: string;
  readonly sentence: string;
}

/** Each row of a form asks; an item that the server describes anew is another one. */
const placed = new WeakMap<ItemOfStudio, Map<Words, readonly PlacedProblem[]>>();

/** What keeps the item from being published, in words, in the order of the form. */
export function usePlacedProblems(): readonly PlacedProblem[] {
  const { item } = useOpenItem();
  const words = useWords();
  const known = placed.get(item)?.get(words);
  if (known) return known;
  const made = item.problems.map((problem) => ({
    path: placeOf(problem, item),
    sentence: explainProblem(problem, words, item.model.fields),
  }));
  placed.set(item, new Map(placed.get(item)).set(words, made));
  return made;
}

/** What is wrong with one field. */
export function useProblems(path: string): readonly string[] {
  return usePlacedProblems()
    .filter((problem) => problem.path === path)
    .map(({ sentence }) => sentence);
}

/** @param fields of the item, for the names of those that the sentence speaks of */
export function explainProblem(
  { code, values, path }: Pick<ItemProblem, 'code' | 'values' | 'path'>,
  { items, fields: { number } }: Words,
  fields: readonly FormField[] = [],
): string {
  const { min = '', max = '' } = values;
  if (code === 'number-outside') {
    const sentence = min && max ? number.between : min ? number.from : number.to;
    return fill(sentence, { min, max });
  }
  const kinds: Readonly<Record<string, string>> = items.linkKinds;
  const { kind = '', first = '' } = values;
  return fill(items.problems[code], {
    ...values,
    kind: kinds[kind] ?? kind.replaceAll(/[-_]/g, ' '),
    first: labelBeside(path, first, fields),
  });
}

/** What a field is called that stands beside another one. */
function labelBeside(path: string, name: string, fields: readonly FormField[]): string {
  const outer = path
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .slice(0, -1);
  const inner = outer.reduce<readonly FormField[]>(
    (some, step) => some.find((one) => one.name === step)?.fields ?? [],
    fields,
  );
  return inner.find((one) => one.name === name)?.label ?? name;
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
