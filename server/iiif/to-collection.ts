import type { ObjectSummary } from '#services/object-collection/contract.ts';
import type { LanguageMap } from './presentation-messages.ts';
import {
  type PresentationSite,
  presentationContext,
  toCollectionAddress,
  toManifestAddress,
  toTitle,
} from './to-manifest.ts';

/** Members named by one document; a larger collection is given in pages of that many. */
export const manifestsPerPage = 100;

export interface ListedCollection {
  readonly sourceId: string;
  readonly label: LanguageMap;
}

/**
 * All collections of the museum, or the pages on which they are listed.
 * @param collections of the page, of the first where it is null
 * @param total of all pages
 */
export function toTopCollection(
  collections: readonly ListedCollection[],
  total: number,
  { publicOrigin, museum }: PresentationSite,
  page: number | null,
) {
  const address = `${publicOrigin}/iiif/3/collections`;
  const pages = Math.ceil(total / manifestsPerPage);
  const items = collections.map(({ sourceId, label }) => ({
    id: toCollectionAddress(publicOrigin, sourceId),
    type: 'Collection',
    label,
  }));
  if (page !== null) {
    return {
      '@context': presentationContext,
      id: `${address}/pages/${page}`,
      type: 'Collection',
      label: toPageLabel(museum, page, total),
      partOf: [{ id: address, type: 'Collection' }],
      items,
    };
  }
  return {
    '@context': presentationContext,
    id: address,
    type: 'Collection',
    label: museum,
    items: pages <= 1 ? items : listPages(address, museum, pages, total),
  };
}

/**
 * One collection: its manifests, or the pages on which they are listed.
 * @param objects of the first page
 * @param total of all objects with a picture
 */
export function toCollection(
  { sourceId, label }: ListedCollection,
  objects: readonly ObjectSummary[],
  total: number,
  site: PresentationSite,
) {
  const address = toCollectionAddress(site.publicOrigin, sourceId);
  const pages = Math.ceil(total / manifestsPerPage);
  return {
    '@context': presentationContext,
    id: address,
    type: 'Collection',
    label,
    partOf: [{ id: `${site.publicOrigin}/iiif/3/collections`, type: 'Collection' }],
    items:
      pages <= 1
        ? objects.map((object) => toItem(object, site))
        : listPages(address, label, pages, total),
  };
}

const listPages = (address: string, label: LanguageMap, pages: number, total: number) =>
  Array.from({ length: pages }, (_, index) => ({
    id: `${address}/pages/${index + 1}`,
    type: 'Collection',
    label: toPageLabel(label, index + 1, total),
  }));

/** One page of a collection that is too large for one document. */
export function toCollectionPage(
  { sourceId, label }: ListedCollection,
  objects: readonly ObjectSummary[],
  page: number,
  total: number,
  site: PresentationSite,
) {
  const address = toCollectionAddress(site.publicOrigin, sourceId);
  return {
    '@context': presentationContext,
    id: `${address}/pages/${page}`,
    type: 'Collection',
    label: toPageLabel(label, page, total),
    partOf: [{ id: address, type: 'Collection' }],
    items: objects.map((object) => toItem(object, site)),
  };
}

const toItem = (object: ObjectSummary, { publicOrigin, messages }: PresentationSite) => ({
  id: toManifestAddress(publicOrigin, object.id),
  type: 'Manifest',
  label: toTitle(object, messages),
});

/** "Tiles (101–200)" */
function toPageLabel(label: LanguageMap, page: number, total: number): LanguageMap {
  const first = (page - 1) * manifestsPerPage + 1;
  const last = Math.min(page * manifestsPerPage, total);
  return Object.fromEntries(
    Object.entries(label).map(([language, texts]) => [
      language,
      texts.map((text) => `${text} (${first}–${last})`),
    ]),
  );
}
