import type { FieldModel, FieldModels, RelationTarget } from '../../models/read-models.ts';
import { emptyValueOf } from '../empty-value.ts';
import type { FieldValues, StoredDocument } from '../stored-document.ts';
import { toApiTime } from '../to-api-time.ts';
import type { Delivery } from './delivery.ts';
import { urlOf } from './document-url.ts';
import {
  fieldsOf,
  isLinkable,
  isSelected,
  nothingSelected,
  type Selection,
  selectionOfRelation,
} from './selection.ts';
import { toPresentFile, toPresentPicture } from './to-present-picture.ts';

interface Place {
  readonly delivery: Delivery;
  /** In the document itself, where the model's selections and `fetchLinks` add to links. */
  readonly isWhole: boolean;
}

/** Every chosen field of the models; fields that the stored values lack are empty. */
export function deliverFields(
  fieldModels: FieldModels,
  values: FieldValues,
  selection: Selection | null,
  place: Place,
): FieldValues {
  const delivered: Record<string, unknown> = {};
  for (const [name, model] of Object.entries(fieldModels)) {
    if (model.type === 'UID' || !isSelected(selection, name, model)) continue;
    const value = values[name];
    delivered[name] =
      value === undefined
        ? emptyValueOf(model)
        : deliverValue(model, value, selection?.fields.get(name) ?? null, place);
  }
  return delivered;
}

function deliverValue(
  model: FieldModel,
  value: unknown,
  selection: Selection | null,
  place: Place,
): unknown {
  switch (model.type) {
    case 'Link': {
      const targets = model.config?.customtypes;
      return Array.isArray(value)
        ? value.map((link) => deliverLink(link, targets, selection, place))
        : deliverLink(value as RawStoredLink, targets, selection, place);
    }
    case 'Image':
      return deliverImage(value as FieldValues, place.delivery);
    case 'StructuredText':
      return (value as FieldValues[]).map((block) => deliverBlock(block, place));
    case 'Group':
      return (value as FieldValues[]).map((item) =>
        deliverFields(model.config?.fields ?? {}, item, selection, place),
      );
    case 'Slices':
      return (value as StoredSlice[]).flatMap((slice) => deliverSlice(slice, selection, place));
    case 'Table':
      return deliverTable(value, place);
    default:
      return value;
  }
}

interface StoredSlice extends FieldValues {
  readonly slice_type: string;
  readonly variation: string;
  readonly primary: FieldValues;
  readonly items: readonly FieldValues[];
}

function deliverSlice(
  slice: StoredSlice,
  selection: Selection | null,
  place: Place,
): readonly FieldValues[] {
  const model = place.delivery.models.slices.get(slice.slice_type)?.variations[slice.variation];
  const chosen = selection?.on.get(slice.slice_type);
  // A slice that the models no longer have, or that a selection leaves out, is not there.
  if (!model || (selection && !chosen)) return [];
  const parts = chosen?.on.get(slice.variation) ?? chosen;
  const choose = (part: string) =>
    parts ? (parts.fields.has(part) ? (parts.fields.get(part) ?? null) : nothingSelected) : null;
  return [
    {
      ...slice,
      primary: deliverFields(model.primary, slice.primary, choose('primary'), place),
      items: slice.items.map((item) => deliverFields(model.items, item, choose('items'), place)),
    },
  ];
}

interface RawStoredLink extends FieldValues {
  readonly link_type: string;
  readonly id?: string;
  readonly url?: string;
}

function deliverLink(
  link: RawStoredLink,
  targets: readonly RelationTarget[] | undefined,
  selection: Selection | null,
  place: Place,
): FieldValues {
  const { delivery } = place;
  if (link.link_type === 'Media' && link.url) {
    const present = delivery.pictureVersions.get(link.id ?? '');
    const file = present ? toPresentFile(link, present) : link;
    return { ...file, url: absolute(String(file.url), delivery) };
  }
  if (link.link_type !== 'Document' || !link.id) return link;
  const { id, link_type, ...own } = link;
  const target = delivery.findDocument(id);
  if (!target) {
    const url = delivery.brokenRoute;
    const broken = { id, type: 'broken_type', tags: [], lang: null, slug: '-' };
    return { ...broken, ...(url ? { url } : {}), link_type, ...own, isBroken: true };
  }
  const url = urlOf(target, delivery);
  const data = deliverLinkedData(target, targets, selection, place);
  return {
    id,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? '-',
    first_publication_date: toApiTime(target.firstPublished),
    last_publication_date: toApiTime(target.lastPublished),
    ...(target.uid ? { uid: target.uid } : {}),
    ...(url ? { url } : {}),
    ...(data ? { data } : {}),
    link_type,
    ...own,
    isBroken: false,
  };
}

/** The fields of the target that the model, `fetchLinks` or `graphQuery` ask for; null: none. */
function deliverLinkedData(
  target: StoredDocument,
  targets: readonly RelationTarget[] | undefined,
  selection: Selection | null,
  { delivery, isWhole }: Place,
): FieldValues | null {
  const fieldModels = fieldsOf(delivery.models, target.type);
  const inner: Place = { delivery, isWhole: false };
  const parts: FieldValues[] = [];
  const byModel = isWhole ? selectionOfRelation(targets).get(target.type) : undefined;
  if (byModel) parts.push(deliverFields(fieldModels, target.data, byModel, inner));
  const names = isWhole ? delivery.fetchLinks.get(target.type) : undefined;
  if (names) {
    const chosen = Object.entries(fieldModels).filter(
      ([name, model]) => names.has(name) && isLinkable(model),
    );
    const fields = deliverFields(Object.fromEntries(chosen), target.data, null, inner);
    parts.push(withFirstBlocks(fields, fieldModels));
  }
  const byQuery = selection?.on.get(target.type);
  if (byQuery) parts.push(deliverFields(fieldModels, target.data, byQuery, inner));
  return parts.length > 0 ? Object.assign({}, ...parts) : null;
}

/** `fetchLinks` brings of formatted text only the first heading, else the first text. */
function withFirstBlocks(fields: FieldValues, fieldModels: FieldModels): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (fieldModels[name]?.type !== 'StructuredText') return [name, value];
      const blocks = value as { type: string; text?: string }[];
      const first =
        blocks.find((block) => block.type.startsWith('heading')) ??
        blocks.find((block) => block.text !== undefined);
      return [name, first ? [first] : []];
    }),
  );
}

function deliverBlock(block: FieldValues, place: Place): FieldValues {
  if (block.type === 'image') {
    const image = deliverImage(block, place.delivery);
    const linkTo = block.linkTo as RawStoredLink | undefined;
    return linkTo ? { ...image, linkTo: deliverLink(linkTo, undefined, null, place) } : image;
  }
  const spans = block.spans as { type: string; data?: unknown }[] | undefined;
  if (!spans?.some((span) => span.type === 'hyperlink')) return block;
  return {
    ...block,
    spans: spans.map((span) =>
      span.type === 'hyperlink'
        ? { ...span, data: deliverLink(span.data as RawStoredLink, undefined, null, place) }
        : span,
    ),
  };
}

/** An image with its thumbnails, which have the same shape inside. */
function deliverImage(stored: FieldValues, delivery: Delivery): FieldValues {
  const present = delivery.pictureVersions.get(String(stored.id));
  const image = present ? toPresentPicture(stored, present) : stored;
  return Object.fromEntries(
    Object.entries(image).map(([key, value]) => {
      if (key === 'url') return [key, absolute(value as string, delivery)];
      const isThumbnail = typeof value === 'object' && value !== null && 'url' in value;
      return [key, isThumbnail ? deliverImage(value as FieldValues, delivery) : value];
    }),
  );
}

/** Cells hold formatted text; everything else of a table is as it is stored. */
function deliverTable(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((inner) => deliverTable(inner, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === 'content'
        ? [key, (inner as FieldValues[]).map((block) => deliverBlock(block, place))]
        : [key, deliverTable(inner, place)],
    ),
  );
}

const absolute = (address: string, { origin }: Delivery) =>
  address.startsWith('/') ? origin + address : address;
