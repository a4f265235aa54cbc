import { isSame } from '../../json/is-same.ts';
import { copyData, createBlockId } from './block-ids.ts';
import { type BlockList, type EditedEntry, rootList } from './block-tree.ts';
import type { Operation } from './operations.ts';
import { isTree, type Path, readAt } from './values.ts';

/** Another form of an entry, which a share of its visitors get. Source: reference §1.1, §4. */
export interface Variation {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}

export function listVariations({ variations }: EditedEntry): Variation[] {
  if (!isTree(variations)) return [];
  return Object.entries(variations).map(([id, one]) => ({
    id,
    name: String(readAt(one, ['name']) || id),
    share: Number(readAt(one, ['testRatio'])) || 0,
  }));
}

/** What the variations leave to the entry as it is, 0 to 1; below 0 where they give more than there is. */
export const ownShare = (variations: readonly Pick<Variation, 'share'>[]): number =>
  toShare(1 - variations.reduce((sum, { share }) => sum + share, 0));

/** Without what adding fractions leaves behind. */
const toShare = (share: number): number => Math.round(share * 10_000) / 10_000;

/** The list of the first blocks of a form of the entry. @param variation null: as it is */
export const rootOf = (variation: string | null): BlockList => ({
  parent: null,
  list: variation === null ? rootList : ['variations', variation, 'data', 'blocks'],
});

/** The variation in which something stands; null: the entry as it is. @param path from the entry */
export const variationAt = ([first, second]: Path): string | null =>
  first === 'variations' && typeof second === 'string' ? second : null;

/** In the page builder's form. */
export const createVariationId = (): string => crypto.randomUUID().replaceAll('-', '');

const set = (entry: EditedEntry, path: Path, to: unknown): Operation => ({
  ...{ kind: 'set', id: null, path, to },
  from: readAt(entry, path),
});

/** Informative in the page builder, which counts on the variations; kept true with them. */
function setOwnShare(entry: EditedEntry, variations: readonly Variation[]): Operation[] {
  const to = Math.max(0, ownShare(variations));
  return entry.testRatio === to ? [] : [set(entry, ['testRatio'], to)];
}

/** Begins another form with what the entry holds; it gets half of the visitors that are left. */
export function addVariation(
  entry: EditedEntry,
  { id, name, now }: { readonly id: string; readonly name: string; readonly now: number },
  createId = createBlockId,
): Operation[] {
  const known = listVariations(entry);
  const share = Math.floor(Math.max(0, ownShare(known)) * 50) / 100;
  const to = {
    ...{ id, name, testRatio: share, data: copyData(entry.data, createId) },
    ...{ meta: {}, createdDate: now },
  };
  return [
    set(entry, ['variations', id], to),
    ...setOwnShare(entry, [...known, { id, name, share }]),
  ];
}

/**
 * The other forms of an entry for a copy of it, with ids of their own.
 * @param toData what the copy says of the page itself
 */
export function copyVariations(
  { variations }: EditedEntry,
  toData: (data: Readonly<Record<string, unknown>>) => object,
): Record<string, unknown> {
  const copies = Object.values(isTree(variations) ? variations : {}).map((one) => {
    const id = createVariationId();
    const data = readAt(one, ['data']);
    const copied = toData(copyData(isTree(data) ? data : {}));
    return [id, { ...(isTree(one) && one), id, data: copied }];
  });
  return Object.fromEntries(copies);
}

export const nameVariation = (entry: EditedEntry, id: string, name: string): Operation[] => [
  set(entry, ['variations', id, 'name'], name),
];

/** @param share 0 to 1; no more than the others leave */
export function giveShare(entry: EditedEntry, id: string, share: number): Operation[] {
  const others = listVariations(entry).filter((one) => one.id !== id);
  const to = toShare(Math.min(Math.max(0, share), Math.max(0, ownShare(others))));
  return [
    set(entry, ['variations', id, 'testRatio'], to),
    ...setOwnShare(entry, [...others, { id, name: '', share: to }]),
  ];
}

export function removeVariation(entry: EditedEntry, id: string): Operation[] {
  const others = listVariations(entry).filter((one) => one.id !== id);
  return [set(entry, ['variations', id], undefined), ...setOwnShare(entry, others)];
}

/** Of the page, whoever sees which form of it: search engines and links know one. */
const ofPage = new Set([
  ...['title', 'pageTitle', 'description', 'pageDescription', 'url', 'image'],
  ...['noIndex', 'section'],
]);

/** All visitors get one form from then on. @param id null: the entry as it is */
export function endTest(entry: EditedEntry, id: string | null): Operation[] {
  const data = id === null ? null : readAt(entry, ['variations', id, 'data']);
  const known = isTree(data) ? data : entry.data;
  const names = [...new Set([...Object.keys(entry.data), ...Object.keys(known)])];
  const taken = names.filter((name) => !ofPage.has(name) && !isSame(entry.data[name], known[name]));
  return [
    // First: their blocks have the ids that are taken over.
    set(entry, ['variations'], {}),
    ...setOwnShare(entry, []),
    ...taken.map((name) => set(entry, ['data', name], known[name])),
  ];
}
