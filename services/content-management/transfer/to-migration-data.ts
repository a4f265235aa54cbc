import { isFilled } from '../embedded/empty-value.ts';
import type { FieldModel, FieldModels, Models } from '../models/read-models.ts';

/** Our names of things and the repository's. */
export interface SentIds {
  /** Of a file by its path on this site, `/images/…`; null: it is not there. */
  readonly findAsset: (path: string) => string | null;
  /** Of a document by our id; null: it is not there. */
  readonly findDocument: (id: string) => string | null;
  /** Told of what is named and not there: it is left empty. */
  readonly onMissing: (what: string) => void;
}

type Values = Readonly<Record<string, unknown>>;

/** Stored fields as the Migration API takes them: filled ones, with the repository's ids. */
export function toMigrationData(
  models: Models,
  fields: FieldModels,
  values: Values,
  ids: SentIds,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, model]) => {
      if (model.type === 'UID' || !isFilled(model, values[name])) return [];
      const value = toValue(models, model, values[name], ids);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function toValue(models: Models, model: FieldModel, value: unknown, ids: SentIds): unknown {
  switch (model.type) {
    case 'Group':
      return (value as Values[]).map((item) =>
        toMigrationData(models, model.config?.fields ?? {}, item, ids),
      );
    case 'Slices':
      return (value as Values[]).map((slice) => toSlice(models, slice, ids));
    case 'Image':
      return toImage(value as Values, ids);
    case 'Link':
      return Array.isArray(value)
        ? value.map((link) => toLink(link as Values, ids)).filter((link) => link !== null)
        : toLink(value as Values, ids);
    case 'Embed':
      return { embed_url: (value as Values).embed_url };
    case 'StructuredText':
      return (value as Values[]).flatMap((block) => toBlock(block, ids) ?? []);
    case 'Table':
      return toTable(value, ids);
    default:
      return value;
  }
}

function toSlice(models: Models, slice: Values, ids: SentIds): Values {
  const { slice_type: type, slice_label: label, variation = 'default', version } = slice;
  const model = models.slices.get(String(type))?.variations[String(variation)];
  return {
    slice_type: type,
    slice_label: label ?? null,
    variation,
    version: version ?? model?.version ?? 'initial',
    primary: toMigrationData(models, model?.primary ?? {}, (slice.primary ?? {}) as Values, ids),
    items: ((slice.items ?? []) as Values[]).map((item) =>
      toMigrationData(models, model?.items ?? {}, item, ids),
    ),
  };
}

/** With its crops, which are the picture again under names of the model. */
function toImage(image: Values, ids: SentIds): Values | null {
  const { url, alt = null, copyright = null, dimensions, edit } = image;
  if (typeof url !== 'string') return null;
  const path = url.replace(/[?#].*$/, '');
  const id = ids.findAsset(path);
  if (id === null) {
    ids.onMissing(path);
    return null;
  }
  const crops = Object.entries(image).flatMap(([name, crop]) => {
    const isCrop = typeof crop === 'object' && crop !== null && 'url' in crop;
    const sent = isCrop ? toImage(crop as Values, ids) : null;
    return sent ? [[name, sent] as const] : [];
  });
  return { id, alt, copyright, dimensions, edit, ...Object.fromEntries(crops) };
}

function toLink(link: Values, ids: SentIds): Values | null {
  const { link_type: kind, id, url, text, variant, target } = link;
  const words = {
    ...(text !== undefined && { text }),
    ...(variant !== undefined && { variant }),
  };
  if (kind === 'Document') {
    const theirs = ids.findDocument(String(id));
    if (theirs !== null) return { link_type: 'Document', id: theirs, ...words };
    ids.onMissing(`the document ${id}`);
    return null;
  }
  if (kind === 'Media') {
    const theirs = ids.findAsset(String(url));
    if (theirs !== null) return { link_type: 'Media', id: theirs, ...words };
    ids.onMissing(String(url));
    return null;
  }
  return { link_type: 'Web', url, ...(target !== undefined && { target }), ...words };
}

function toBlock(block: Values, ids: SentIds): Values | null {
  const { type, linkTo, oembed, spans, ...rest } = block;
  if (type === 'image') {
    const image = toImage(rest, ids);
    const link = linkTo ? toLink(linkTo as Values, ids) : null;
    return image && { type, ...image, ...(link && { linkTo: link }) };
  }
  if (type === 'embed') return { type, oembed: { embed_url: (oembed as Values)?.embed_url } };
  const sent = ((spans ?? []) as Values[]).flatMap((span) => {
    if (span.type !== 'hyperlink') return [span];
    const data = toLink(span.data as Values, ids);
    return data ? [{ ...span, data }] : [];
  });
  return { type, ...rest, spans: sent };
}

function toTable(table: unknown, ids: SentIds): unknown {
  if (Array.isArray(table)) return table.map((part) => toTable(part, ids));
  if (typeof table !== 'object' || table === null) return table;
  return Object.fromEntries(
    Object.entries(table).map(([name, part]) => [
      name,
      name === 'content'
        ? (part as Values[]).map((block) => toBlock(block, ids))
        : toTable(part, ids),
    ]),
  );
}
