import { emptyValueOf } from '../embedded/empty-value.ts';
import type { FieldModel, FieldModels, Models } from '../models/read-models.ts';

/** The repository's names of things and ours. */
export interface BroughtNames {
  /** Our path of a picture or file, by its address there: `/images/pulled/court.webp`; null: it was not brought. */
  readonly findFile: (url: string) => string | null;
  /** Our id of a document, by its id there; null: it is not among those that were brought. */
  readonly findDocument: (id: string) => string | null;
  /** What a file would make of a picture: crops from the middle. Null: the picture is not in the list. */
  readonly readPicture: (model: FieldModel, path: string) => Values | null;
  /** Told of what is left out. */
  readonly onLost: (what: string) => void;
}

export type Values = Readonly<Record<string, unknown>>;

/** Fields as the Content API gives them, in our stored form. Fields that the model has not are told. */
export function fromWire(
  models: Models,
  fields: FieldModels,
  values: Values,
  names: BroughtNames,
): Record<string, unknown> {
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(fields, name)) names.onLost(`the field ${name}, which the model has not`);
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, model]) => {
      if (model.type === 'UID') return [];
      const value = values[name];
      const isAbsent = value === undefined || value === null;
      return [[name, isAbsent ? emptyValueOf(model) : toValue(models, model, value, names)]];
    }),
  );
}

function toValue(models: Models, model: FieldModel, value: unknown, names: BroughtNames): unknown {
  switch (model.type) {
    case 'Group':
      return (value as Values[]).map((item) =>
        fromWire(models, model.config?.fields ?? {}, item, names),
      );
    case 'Slices':
      return (value as Values[]).flatMap((slice) => toSlice(models, slice, names) ?? []);
    case 'Image':
      return toImage(model, value as Values, names) ?? emptyValueOf(model);
    case 'Link':
      return Array.isArray(value)
        ? value.flatMap((link) => toLink(link as Values, names) ?? [])
        : (toLink(value as Values, names) ?? emptyValueOf(model));
    case 'Embed':
      return toEmbed(value as Values);
    case 'StructuredText':
      return (value as Values[]).flatMap((block) => toBlock(block, names) ?? []);
    case 'Table':
      return toTable(value, names);
    default:
      return value;
  }
}

function toSlice(models: Models, slice: Values, names: BroughtNames): Values | null {
  const type = String(slice.slice_type);
  const variation = String(slice.variation ?? 'default');
  const model = models.slices.get(type)?.variations[variation];
  if (!model) {
    names.onLost(`a slice ${type} (${variation}), which the models have not`);
    return null;
  }
  return {
    ...slice,
    primary: fromWire(models, model.primary, (slice.primary ?? {}) as Values, names),
    items: ((slice.items ?? []) as Values[]).map((item) =>
      fromWire(models, model.items, item, names),
    ),
  };
}

/** With the crops that its model has. What a file would make of it is taken where it is the same part. */
function toImage(model: FieldModel, image: Values, names: BroughtNames): Values | null {
  const { url } = image;
  if (typeof url !== 'string') return null;
  const path = names.findFile(url);
  if (path === null) {
    names.onLost(`the picture ${url.slice(0, 200)}`);
    return null;
  }
  const usual = names.readPicture(model, path);
  const crops = (model.config?.thumbnails ?? []).map(({ name }) => name);
  const all = [image, ...crops.map((name) => image[name] as Values | undefined)];
  const usualAll = [usual, ...crops.map((name) => usual?.[name] as Values | undefined)];
  const isUsual = all.every((one, position) => isSamePart(one, usualAll[position]));
  const words = (one: Values | undefined) => ({
    alt: one?.alt ?? null,
    copyright: one?.copyright ?? null,
  });
  if (usual && isUsual) {
    return {
      ...usual,
      ...words(image),
      ...Object.fromEntries(
        crops.map((name) => [
          name,
          { ...(usual[name] as Values), ...words(image[name] as Values) },
        ]),
      ),
    };
  }
  const toOwn = (one: Values) => ({
    ...one,
    url: path + (/\?.*$/.exec(String(one.url ?? ''))?.[0] ?? ''),
  });
  return {
    ...toOwn(image),
    ...Object.fromEntries(
      crops.map((name) => {
        const crop = image[name] as Values | undefined;
        return [name, crop && 'url' in crop ? toOwn(crop) : {}];
      }),
    ),
  };
}

/** Within a pixel: two programs round differently. */
function isSamePart(one: Values | undefined, other: Values | null | undefined): boolean {
  const read = (value: Values | null | undefined) => {
    const { width, height } = (value?.dimensions ?? {}) as Record<string, number>;
    const { x, y, zoom } = (value?.edit ?? {}) as Record<string, number>;
    return [width, height, x, y, (zoom ?? 0) * 100];
  };
  const others = read(other);
  return read(one).every((number, at) => Math.abs((number ?? 0) - (others[at] ?? 0)) <= 1);
}

function toLink(link: Values, names: BroughtNames): Values | null {
  const { link_type: kind, id, url, key, text, variant, target } = link;
  const words = {
    ...(key !== undefined && { key }),
    ...(text !== undefined && text !== null && { text }),
    ...(variant !== undefined && { variant }),
  };
  if (kind === 'Document' && id !== undefined) {
    const ours = names.findDocument(String(id));
    if (ours !== null) return { link_type: 'Document', id: ours, ...words };
    names.onLost(`a link to the item ${id}, which is not published there`);
    return null;
  }
  if (typeof url !== 'string') return null;
  if (kind === 'Media') {
    const path = names.findFile(url);
    if (path === null) {
      names.onLost(`the file ${url.slice(0, 200)}`);
      return null;
    }
    return { ...link, url: path, name: path.split('/').at(-1) };
  }
  return { link_type: 'Web', url, ...words, ...(target !== undefined && { target }) };
}

/** The address alone, where nothing else of it was typed by an editor. */
function toEmbed(embed: Values): Values {
  const { embed_url: url, type, version, provider_name: provider, ...rest } = embed;
  if (typeof url !== 'string') return {};
  const isPlain = Object.keys(rest).length === 0;
  if (!isPlain || !URL.canParse(url)) return embed;
  const host = new URL(url).hostname;
  return {
    embed_url: url,
    type: type ?? 'link',
    version: version ?? '1.0',
    provider_name: provider ?? host,
  };
}

function toBlock(block: Values, names: BroughtNames): Values | null {
  const { type, linkTo, ...image } = block;
  if (type === 'image') {
    const own = toImage({ type: 'Image' }, image, names);
    const link = linkTo ? toLink(linkTo as Values, names) : null;
    return own && { type, ...own, ...(link && { linkTo: link }) };
  }
  if (!Array.isArray(block.spans)) return block;
  const spans = (block.spans as Values[]).flatMap((span) => {
    if (span.type !== 'hyperlink') return [span];
    const data = toLink(span.data as Values, names);
    return data ? [{ ...span, data }] : [];
  });
  return { ...block, spans };
}

function toTable(table: unknown, names: BroughtNames): unknown {
  if (Array.isArray(table)) return table.map((part) => toTable(part, names));
  if (typeof table !== 'object' || table === null) return table;
  return Object.fromEntries(
    Object.entries(table).map(([name, part]) => [
      name,
      name === 'content'
        ? (part as Values[]).map((block) => toBlock(block, names))
        : toTable(part, names),
    ]),
  );
}
