import { type Language, languages } from '#shared/languages/languages.ts';
import {
  audiencesAround,
  isAudienceBlock,
  type SeenAudiences,
  variantsOf,
} from '#shared/page-builder/editing/audiences.ts';
import { type EditedEntry, walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { listVariations, variationAt } from '#shared/page-builder/editing/variations.ts';

/** One way to look at a page. */
export interface Look {
  readonly language: Language;
  /** Of the window, CSS pixels. */
  readonly width: number;
  /** Another form of the page; absent: the page as it is. */
  readonly form?: string;
  /** What groups of visitors get; absent: what all others get. */
  readonly audiences?: SeenAudiences;
}

const phonePx = 390;
const deskPx = 1440;

/** What a telephone gets is weighed. */
export const isWeighed = ({ width }: Look): boolean => width === phonePx;

/** Of groups: a page has a few, and each look takes seconds. */
const maxGroups = 12;

/**
 * First as a telephone gets it, which is what is weighed; then in each language on a desk, its other forms, and
 * what each group of visitors gets.
 */
export function listLooks(first: Language, entry: EditedEntry): Look[] {
  const width = deskPx;
  return [
    { language: first, width: phonePx },
    ...[...new Set([first, ...languages])].map((language) => ({ language, width })),
    ...listVariations(entry).map(({ id }) => ({ language: first, width, form: id })),
    ...listGroups(entry).map(({ form, audiences }) => ({
      ...{ language: first, width, audiences },
      ...(form !== null && { form }),
    })),
  ];
}

interface Group {
  readonly form: string | null;
  readonly audiences: SeenAudiences;
}

/** As few as show each variant once: those of blocks that stand apart are looked at together. */
function listGroups(entry: EditedEntry): Group[] {
  const groups: { form: string | null; wanted: Map<string, number | null> }[] = [];
  for (const { block, path } of walkBlocks(entry)) {
    if (!isAudienceBlock(block)) continue;
    const form = variationAt(path);
    const around = Object.entries(audiencesAround(entry, block.id));
    for (const position of variantsOf(block).keys()) {
      const wanted = [...around, [block.id, position] as const];
      const found = groups.find(
        (group) =>
          group.form === form &&
          wanted.every(([id, at]) => !group.wanted.has(id) || group.wanted.get(id) === at),
      );
      const group = found ?? { form, wanted: new Map() };
      if (!found) groups.push(group);
      for (const [id, at] of wanted) group.wanted.set(id, at);
    }
  }
  return groups.slice(0, maxGroups).map(({ form, wanted }) => ({
    form,
    audiences: Object.fromEntries(
      [...wanted].filter((one): one is [string, number] => one[1] !== null),
    ),
  }));
}
