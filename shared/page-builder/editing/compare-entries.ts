import { isSame } from '../../json/is-same.ts';
import { type Language, languages } from '../../languages/languages.ts';
import { type Block, type EditedEntry, walkBlocks } from './block-tree.ts';
import { readIn } from './localized.ts';
import { isTree } from './values.ts';
import { listVariations, variationAt } from './variations.ts';

/** What became of a block, of the entry itself, or of one of its forms as a whole. */
export interface BlockChange {
  /** Null: the entry's own title and description, or a form. */
  readonly id: string | null;
  /** The name of the form in which it stands, or that came or went; null: the entry as it is. */
  readonly form: string | null;
  /** As it is after, or was before where it is gone. */
  readonly block: Block | null;
  readonly kinds: readonly ('added' | 'removed' | 'moved' | 'changed')[];
  /** Words that are others. */
  readonly words: readonly WordChange[];
}

export interface WordChange {
  /** Of the input, or of the field of a list in it. */
  readonly name: string;
  readonly language: Language;
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions of a page, in the order in which it is read. */
export function compareEntries(before: EditedEntry, after: EditedEntry): BlockChange[] {
  const [wasForms, isForms] = [nameForms(before), nameForms(after)];
  // The blocks of a form that came or went are not told one by one.
  const was = listBlocks(before, isForms);
  const is = listBlocks(after, wasForms);
  const nameOf = (form: string | null) =>
    (form && (isForms.get(form) ?? wasForms.get(form))) || null;
  const own = compareWords(ownWords(before), ownWords(after));
  const changes: BlockChange[] =
    own.length > 0 ? [{ ...ofEntry, kinds: ['changed'], words: own }] : [];
  for (const [id, form] of isForms) {
    if (!wasForms.has(id)) changes.push({ ...ofEntry, form, kinds: ['added'], words: [] });
  }
  for (const [id, { block, around, parent, rank, variation }] of is) {
    const form = nameOf(variation);
    const earlier = was.get(id);
    if (!earlier) {
      // What came with the block around it is not told for itself.
      if (around !== null && !was.has(around)) continue;
      changes.push({ id, form, block, kinds: ['added'], words: [] });
      continue;
    }
    const words = compareWords(optionsOf(earlier.block), optionsOf(block));
    const isChanged = !isSame(withoutBlocks(earlier.block), withoutBlocks(block));
    const isMoved = earlier.parent !== parent || earlier.rank !== rank;
    if (!isChanged && !isMoved) continue;
    const kinds = [
      ...(isMoved ? ['moved' as const] : []),
      ...(isChanged ? ['changed' as const] : []),
    ];
    changes.push({ id, form, block, kinds, words });
  }
  for (const [id, { block, around, variation }] of was) {
    if (!is.has(id) && (around === null || is.has(around)))
      changes.push({ id, form: nameOf(variation), block, kinds: ['removed'], words: [] });
  }
  for (const [id, form] of wasForms) {
    if (!isForms.has(id)) changes.push({ ...ofEntry, form, kinds: ['removed'], words: [] });
  }
  return changes
    .map((change) =>
      change.kinds.includes('moved') && change.id !== null ? withoutShift(change, was, is) : change,
    )
    .filter(({ kinds }) => kinds.length > 0);
}

const ofEntry = { id: null, form: null, block: null } as const;

const nameForms = (entry: EditedEntry): Map<string, string> =>
  new Map(listVariations(entry).map(({ id, name }) => [id, name]));

interface Placed {
  readonly block: Block;
  /** Id of the block around it. */
  readonly around: string | null;
  readonly parent: string;
  /** Among the blocks of its list. */
  readonly rank: number;
  readonly variation: string | null;
}

/** @param forms of the other entry: blocks of forms that it does not have are left out */
function listBlocks(entry: EditedEntry, forms: ReadonlyMap<string, unknown>): Map<string, Placed> {
  const ranks = new Map<string, number>();
  const found = new Map<string, Placed>();
  for (const { block, place, path } of walkBlocks(entry)) {
    const variation = variationAt(path);
    if (variation !== null && !forms.has(variation)) continue;
    const parent = `${place.parent} ${place.list.join('.')}`;
    const rank = ranks.get(parent) ?? 0;
    ranks.set(parent, rank + 1);
    found.set(block.id, { block, around: place.parent, parent, rank, variation });
  }
  return found;
}

/** A block that others only pushed aside, by coming or going, has not moved. */
function withoutShift(
  change: BlockChange,
  was: ReadonlyMap<string, Placed>,
  is: ReadonlyMap<string, Placed>,
): BlockChange {
  const [before, after] = [was.get(change.id ?? ''), is.get(change.id ?? '')];
  if (!before || before.parent !== after?.parent) return change;
  const shared = (all: ReadonlyMap<string, Placed>, others: ReadonlyMap<string, Placed>) =>
    [...all].filter(
      ([id, one]) => one.parent === before.parent && others.get(id)?.parent === before.parent,
    );
  const rankAmong = (all: ReadonlyMap<string, Placed>, others: ReadonlyMap<string, Placed>) =>
    shared(all, others).findIndex(([id]) => id === change.id);
  if (rankAmong(was, is) !== rankAmong(is, was)) return change;
  return { ...change, kinds: change.kinds.filter((kind) => kind !== 'moved') };
}

type Values = Readonly<Record<string, unknown>>;

const optionsOf = ({ component }: Block): Values => component?.options ?? {};

const ownWords = ({ data }: EditedEntry): Values => ({
  title: data.title,
  description: data.description,
});

/** The block for itself: what lies in it is compared for itself too. */
function withoutBlocks(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !isBlock(one)).map(withoutBlocks);
  }
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'children')
      .map(([name, one]) => [name, withoutBlocks(one)]),
  );
}

const isBlock = (value: unknown) => isTree(value) && value['@type'] === '@builder.io/sdk:Element';

function compareWords(before: Values, after: Values): WordChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (Array.isArray(was) || Array.isArray(is)) return compareLists(was, is);
    return languages.flatMap((language): WordChange[] => {
      const [said, says] = [toText(was, language), toText(is, language)];
      return said === says ? [] : [{ name, language, before: said, after: says }];
    });
  });
}

/** By their places: what was put in between is told as others' words. */
function compareLists(before: unknown, after: unknown): WordChange[] {
  const [was, is] = [before, after].map((one) => (Array.isArray(one) ? one : []));
  const length = Math.max(was?.length ?? 0, is?.length ?? 0);
  return Array.from({ length }).flatMap((_, position) => {
    const [one, other] = [was?.[position], is?.[position]];
    if (isBlock(one) || isBlock(other)) return [];
    return compareWords(isTree(one) ? one : {}, isTree(other) ? other : {});
  });
}

/** HTML without its tags, lines kept. */
function toText(value: unknown, language: Language): string {
  const said = readIn(value, language);
  if (typeof said !== 'string') return '';
  return said
    .replace(/<\/(?:p|li|h[1-6])>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();
}
