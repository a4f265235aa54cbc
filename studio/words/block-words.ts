import type { DescribedBlock, DescribedInput } from '#server/studio/pages/page-room.ts';
import type { Language } from '#shared/languages/languages.ts';

/** What blocks say of themselves in a language, by the English that stands in their descriptions. */
export type BlockWords = Readonly<Record<string, string>>;

/** Fetched with the first page that is opened; English is the descriptions' own. */
const files = import.meta.glob<{ readonly default: { readonly sayings: BlockWords } }>(
  './*/blocks.json',
);

export const loadBlockWords = async (language: Language): Promise<BlockWords> =>
  (await files[`./${language}/blocks.json`]?.())?.default.sayings ?? {};

/** Blocks with their descriptions and helps in a language; what nobody translated stays English. */
export const sayBlocks = (
  blocks: readonly DescribedBlock[],
  words: BlockWords,
): readonly DescribedBlock[] =>
  blocks.map((block) => ({
    ...block,
    description: words[block.description] ?? block.description,
    inputs: block.inputs.map((input) => sayInput(input, words)),
  }));

const sayInput = (input: DescribedInput, words: BlockWords): DescribedInput => ({
  ...input,
  ...(input.helperText && { helperText: words[input.helperText] ?? input.helperText }),
  ...(input.subFields && { subFields: input.subFields.map((field) => sayInput(field, words)) }),
});
