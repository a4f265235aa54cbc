import { defaultLanguage, type Language, languages } from '#shared/languages/languages.ts';
import {
  type Block,
  type EditedEntry,
  findBlock,
  walkBlocks,
} from '#shared/page-builder/editing/block-tree.ts';
import { isSpoken, readIn } from '#shared/page-builder/editing/localized.ts';
import { isTree } from '#shared/page-builder/editing/values.ts';
import type { FindingKind, PageFinding } from '#shared/page-builder/page-finding.ts';
import type { DescribedBlock, DescribedInput } from '../page-room.ts';

const others = languages.filter((language) => language !== defaultLanguage);
const ownInputs = ['title', 'description'].map((name) => ({ name, type: 'string' }));

/**
 * Words that a language lacks, and words whose English has changed since visitors got both: the other
 * languages may say something that is not so any more.
 * @param published what visitors get; null: nothing yet
 */
export function checkLanguages(
  entry: EditedEntry,
  published: EditedEntry | null,
  described: readonly DescribedBlock[],
): PageFinding[] {
  const inputsOf = new Map(described.map(({ name, inputs }) => [name, inputs]));
  const own = compare(null, ownInputs, entry.data, published?.data);
  const parts = [...walkBlocks(entry)].flatMap(({ block }) => {
    const before = published && findBlock(published, block.id)?.block;
    const inputs = inputsOf.get(block.component?.name ?? '') ?? [];
    return compare(block.id, inputs, optionsOf(block), before && optionsOf(before));
  });
  return [...own, ...parts];
}

const optionsOf = ({ component }: Block) => component?.options ?? {};

type Values = Readonly<Record<string, unknown>>;

function compare(
  blockId: string | null,
  inputs: readonly DescribedInput[],
  present: Values,
  before: Values | null | undefined,
): PageFinding[] {
  const spoken = listSpoken(inputs, present, before ?? {});
  return others.flatMap((language) => {
    const finding = (kind: FindingKind, names: readonly string[]): PageFinding[] =>
      names.length === 0
        ? []
        : [{ kind, blockId, languages: [language], about: [...new Set(names)].join(', ') }];
    return [
      ...finding(
        'missing-language',
        namesOf(spoken, (one) => isMissing(one, language)),
      ),
      ...finding(
        'outdated-language',
        namesOf(spoken, (one) => isOutdated(one, language)),
      ),
    ];
  });
}

interface Spoken {
  readonly name: string;
  readonly value: unknown;
  readonly before: unknown;
}

const namesOf = (spoken: readonly Spoken[], is: (one: Spoken) => boolean) =>
  spoken.filter(is).map(({ name }) => name);

const isMissing = ({ value }: Spoken, language: Language) =>
  hasWords(readIn(value, defaultLanguage)) && !hasWords(readIn(value, language));

function isOutdated({ value, before }: Spoken, language: Language): boolean {
  const [was, is] = [before, value].map((one) => readIn(one, defaultLanguage));
  const [said, says] = [before, value].map((one) => readIn(one, language));
  return hasWords(was) && was !== is && hasWords(says) && said === says;
}

/** Figures and signs are the same in every language. */
const hasWords = (value: unknown): boolean =>
  typeof value === 'string' && /\p{L}/u.test(value.replace(/<[^>]*>/g, ' '));

/** The words of a block, those in its lists too: an item is compared with what stood in its place. */
function listSpoken(inputs: readonly DescribedInput[], present: Values, before: Values): Spoken[] {
  return inputs.flatMap((input): Spoken[] => {
    const { name, type, subFields = [], hideFromUI } = input;
    const [value, was] = [present[name], before[name]];
    if (hideFromUI) return [];
    if (type !== 'list') return isSpoken(input) ? [{ name, value, before: was }] : [];
    if (!Array.isArray(value)) return [];
    return value.flatMap((one, position) => {
      const earlier = Array.isArray(was) ? was[position] : undefined;
      return isTree(one) ? listSpoken(subFields, one, isTree(earlier) ? earlier : {}) : [];
    });
  });
}
