import type {
  ItemReference,
  ReferenceTime,
  ReferenceType,
} from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { toRichTextSummary } from '../../fields/to-rich-text.ts';
import { resolvePath } from '../../resolve-path.ts';
import { readStatus } from './read-status.ts';
import { readTimes } from './read-times.ts';
import { toPublishedOn } from './to-published-on.ts';

/** Reads what a link with a picture needs; null for a document of a type that is never linked so. */
export function toItemReference(item: ItemReader): ItemReference | null {
  const { id, uid } = item;
  const type = referenceTypes.find((candidate) => candidate === item.type);
  if (!type) return null;
  const title = toItemTitle(item, type);
  return {
    id,
    uid,
    type,
    href: type === 'collection' ? toCollectionPath(item, title) : toItemPath(item),
    title,
    summary: toSummary(item, type),
    image: item.picture('image'),
    craft: isPerson(type) ? (item.text('discipline') ?? item.text('title')) : null,
    time: toTime(item, type),
  };
}

const isPerson = (type: ReferenceType) =>
  type === 'resident' || type === 'artist' || type === 'staff';

function toTime(item: ItemReader, type: ReferenceType): ReferenceTime | null {
  const { shared } = item;
  const days = () => ({ startDate: shared.date('start_date'), endDate: shared.date('end_date') });
  if (type === 'exhibition')
    return { kind: type, isPermanent: shared.flag('is_permanent'), ...days() };
  if (type === 'resident') return { kind: 'residency', ...days() };
  if (type === 'news' || type === 'video') return { kind: 'published', on: toPublishedOn(item) };
  if (type === 'event' || type === 'public_program')
    return { kind: 'held', status: readStatus(item), times: readTimes(item) };
  if (type !== 'convening') return null;
  const startsAt = shared.instant('starts_at');
  const time = { endsAt: shared.instant('ends_at'), isFullyBooked: false, isCancelled: false };
  return { kind: 'held', status: readStatus(item), times: startsAt ? [{ startsAt, ...time }] : [] };
}

export const referenceTypes: readonly ReferenceType[] = [
  'exhibition',
  'resident',
  'artist',
  'convening',
  'event',
  'public_program',
  'news',
  'product',
  'video',
  'collection',
  'staff',
];

/** People have a name that is never translated, products one that is, everything else a title. */
export function toItemTitle(item: ItemReader, type: ReferenceType): LocalizedText {
  if (isPerson(type)) return orUid(item, item.name('name'));
  return orUid(item, item.text(type === 'product' ? 'name' : 'title'));
}

/** A required text that is missing after all: the uid still lets an editor find the document. */
export const orUid = (item: ItemReader, text: LocalizedText | null): LocalizedText =>
  text ?? { text: item.uid, language: item.scope.language };

/** Source: reference of card fields: the short description, else the description's beginning. */
export const toSummary = (item: ItemReader, type: ReferenceType): LocalizedText | null =>
  item.text('short_description') ??
  toRichTextSummary(item.richText(type === 'news' ? 'body' : 'description'));

export const toItemPath = (item: ItemReader): string => resolvePath(item) ?? '/';

/** Source: specification §2, "Collection card". */
function toCollectionPath(item: ItemReader, title: LocalizedText): string {
  const sourceId = item.shared.plain('source_id') ?? item.uid;
  const query = new URLSearchParams({ collection: item.uid, title: title.text, sourceId });
  return `/collection/explore-the-collection?${query}`;
}
