import type { ChangePage, ChangeSummary, ObjectChange } from './change-feed.ts';
import { changesPerPage } from './change-feed.ts';

const context = 'http://iiif.io/api/discovery/1/context.json';
const linkedArt = 'https://linked.art/ns/v1/linked-art.json';
const presentation = 'http://iiif.io/api/presentation/3/context.json';

/**
 * The feed as IIIF Change Discovery 1.0 has it (§2).
 * @param base address of the API
 */
export const toChangesReply = ({ total, first, last }: ChangeSummary, base: string) => ({
  '@context': context,
  id: `${base}/changes`,
  type: 'OrderedCollection',
  totalItems: total,
  ...(first !== null && { first: toPageReference(base, first) }),
  ...(last !== null && { last: toPageReference(base, last) }),
  seeAlso: [
    {
      id: `${base}/dump.jsonl.gz`,
      type: 'Dataset',
      label: { en: ['All objects, a line each'] },
      format: 'application/gzip',
    },
  ],
});

/**
 * @param origin of the site, whose addresses of objects are their names
 */
export const toChangePageReply = (
  { changes, previous, next }: ChangePage,
  number: number,
  base: string,
  origin: string,
) => ({
  '@context': context,
  id: `${base}/changes/${number}`,
  type: 'OrderedCollectionPage',
  startIndex: (number - 1) * changesPerPage,
  partOf: { id: `${base}/changes`, type: 'OrderedCollection' },
  ...(previous !== null && { prev: toPageReference(base, previous) }),
  ...(next !== null && { next: toPageReference(base, next) }),
  orderedItems: changes.map((change) => toActivity(change, base, origin, number)),
});

const toPageReference = (base: string, number: number) => ({
  id: `${base}/changes/${number}`,
  type: 'OrderedCollectionPage',
});

const activityTypes = { create: 'Create', update: 'Update', remove: 'Delete' } as const;

function toActivity(
  { position, objectId, kind, changedAt, hasImage }: ObjectChange,
  base: string,
  origin: string,
  page: number,
) {
  const id = encodeURIComponent(objectId);
  const seeAlso = [
    { id: `${base}/objects/${id}`, type: 'Dataset', format: 'application/json' },
    {
      id: `${origin}/objects/${id}.jsonld`,
      type: 'Dataset',
      format: 'application/ld+json',
      profile: linkedArt,
    },
    ...(hasImage
      ? [
          {
            id: `${origin}/iiif/3/manifests/${id}`,
            type: 'Manifest',
            format: `application/ld+json;profile="${presentation}"`,
          },
        ]
      : []),
  ];
  return {
    id: `${base}/changes/${page}#${position}`,
    type: activityTypes[kind],
    endTime: changedAt,
    object: {
      id: `${origin}/objects/${id}`,
      type: 'HumanMadeObject',
      ...(kind !== 'remove' && { seeAlso }),
    },
  };
}
