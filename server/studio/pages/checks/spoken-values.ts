import { defaultLanguage, type Language, languages } from '#shared/languages/languages.ts';
import type { Block, EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { isSpoken, readIn } from '#shared/page-builder/editing/localized.ts';
import { type DataField, listData } from '#shared/page-builder/editing/page-data.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';
import { listVariations } from '#shared/page-builder/editing/variations.ts';
import type { DescribedBlock, DescribedInput } from '../page-room.ts';

/** Words that a page says in each language. */
export interface SpokenValue {
  /** Of the input. */
  readonly name: string;
  /** From the block's options, or the entry's data: `cards.0.title`. */
  readonly path: string;
  readonly value: unknown;
}

export const otherLanguages: readonly Language[] = languages.filter(
  (language) => language !== defaultLanguage,
);

const ownInputs = ['title', 'description'].map((name) => ({ name, type: 'string' }));

/** The entry itself (null), then each of its blocks, with the words that they say. */
export function* walkSpoken(
  entry: EditedEntry,
  described: readonly DescribedBlock[],
  isWanted: (block: Block) => boolean = () => true,
): Generator<readonly [blockId: string | null, values: readonly SpokenValue[]]> {
  const inputsOf = new Map(described.map(({ name, inputs }) => [name, inputs]));
  yield [null, [...listSpoken(ownInputs, entry.data), ...listOfLists(entry)]];
  for (const { block } of walkBlocks(entry)) {
    const { name = '', options = {} } = block.component ?? {};
    if (isWanted(block)) yield [block.id, listSpoken(inputsOf.get(name) ?? [], options)];
  }
}

/** The words of the page's own lists, in each of its forms. */
const listOfLists = (entry: EditedEntry): SpokenValue[] =>
  [null, ...listVariations(entry).map(({ id }) => id)]
    .flatMap((variation) => listData(entry, variation))
    .flatMap(({ name, fields, items, path }) =>
      items.flatMap((item, position) =>
        (isTree(item) ? listSpoken(fields.map(toInput), item) : []).map((one) => ({
          ...{ name: `${name}: ${one.name}`, value: one.value },
          path: [...path, position, one.path].join('.'),
        })),
      ),
    );

/** As the form fills it in. */
const toInput = ({ name, type }: DataField): DescribedInput => ({
  name,
  type: type === 'text' ? 'string' : type,
});

/** The words of a block, those in its lists too. */
function listSpoken(
  inputs: readonly DescribedInput[],
  values: Readonly<Record<string, unknown>>,
  around = '',
): SpokenValue[] {
  return inputs.flatMap((input): SpokenValue[] => {
    const { name, type, subFields = [], hideFromUI } = input;
    const value = values[name];
    const path = around + name;
    if (hideFromUI) return [];
    if (type !== 'list') return isSpoken(input) ? [{ name, path, value }] : [];
    if (!Array.isArray(value)) return [];
    return value.flatMap((one, position) =>
      isTree(one) ? listSpoken(subFields, one, `${path}.${position}.`) : [],
    );
  });
}

/** Figures and signs are the same in every language. */
export const hasWords = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value.replace(/<[^>]*>/g, ' '));

export const englishOf = ({ value }: SpokenValue): unknown => readIn(value, defaultLanguage);
