import type { FieldModel, FieldModels } from '../../models/read-models.ts';
import { emptyValueOf } from '../empty-value.ts';
import type { FieldValues } from '../stored-document.ts';
import { createKey } from '../stored-document.ts';
import { toApiTime } from '../to-api-time.ts';
import type { FieldContext } from './field-context.ts';
import { createBlock, parseTextBlock, type TextBlock } from './parse-rich-text.ts';
import { readImage } from './read-image.ts';
import { readAddress, readLink } from './read-link.ts';
import { isStoredValue, readStored } from './stored-value.ts';

/**
 * Reads the fields of a document, group item or slice from the format of content files into that of
 * the service. Every field of the model is there afterwards; what is wrong is reported to the
 * context and left empty.
 */
export function readFields(
  models: FieldModels,
  values: Readonly<Record<string, unknown>>,
  path: string,
  context: FieldContext,
): FieldValues {
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(models, name) || models[name]?.type === 'UID') {
      context.reject(path + name, 'is not a field of the model');
    }
  }
  const fields = Object.entries(models).filter(([, model]) => model.type !== 'UID');
  return Object.fromEntries(
    fields.map(([name, model]) => {
      const value = values[name];
      const isAbsent = value === undefined || value === null || value === '';
      return [name, isAbsent ? emptyValueOf(model) : readValue(model, value, path + name, context)];
    }),
  );
}

function readValue(
  model: FieldModel,
  value: unknown,
  path: string,
  context: FieldContext,
): unknown {
  const reject = (wanted: string) => {
    context.reject(path, `must be ${wanted}`);
    return emptyValueOf(model);
  };
  if (isStoredValue(value)) return readStored(model, value, path, context);
  switch (model.type) {
    case 'Text':
      return typeof value === 'string' ? value : reject('a text');
    case 'Number':
      return readNumber(model, value) ?? reject(`a number${rangeOf(model)}`);
    case 'Boolean':
      return typeof value === 'boolean' ? value : reject('true or false');
    case 'Select': {
      const options = model.config?.options ?? [];
      return options.includes(value as string) ? value : reject(`one of ${options.join(', ')}`);
    }
    case 'Color':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? value
        : reject('a color such as #1a2b3c');
    case 'Date':
      return (
        (typeof value === 'string' && context.dates.toDate(value)) ||
        reject('a date such as 2026-05-01 or +45d')
      );
    case 'Timestamp': {
      const instant = typeof value === 'string' ? context.dates.toInstant(value) : null;
      return instant === null
        ? reject('a time such as +5d 18:00 or 2026-05-01T18:00:00-10:00')
        : toApiTime(instant);
    }
    case 'GeoPoint':
      return readPoint(value) ?? reject('{ latitude, longitude } in degrees');
    case 'Embed':
      return readEmbed(value) ?? reject('an address that begins with https://');
    case 'Image':
      return readImage(model, value, path, context);
    case 'Link':
      if (!model.config?.repeat) return readLink(model, value, path, context);
      return Array.isArray(value)
        ? value.map((one, position) => readLink(model, one, `${path}[${position}]`, context))
        : reject('a list of links');
    case 'StructuredText':
      return readText(model, value, path, context) ?? reject('a text or a list of texts');
    case 'Group':
      return readGroup(model, value, path, context) ?? reject('a list of objects');
    case 'Slices':
      return readSlices(model, value, path, context) ?? reject('a list of slices');
    case 'Table':
      return readTable(value, path, context) ?? reject('a list of rows, the first one the head');
    default:
      return reject('left out: this kind of field cannot be written here');
  }
}

function readNumber(model: FieldModel, value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  const { min = value, max = value } = model.config ?? {};
  return value >= min && value <= max ? value : null;
}

const rangeOf = ({ config }: FieldModel): string =>
  [
    config?.min === undefined ? '' : ` from ${config.min}`,
    config?.max === undefined ? '' : ` to ${config.max}`,
  ].join('');

function readPoint(value: unknown) {
  const { latitude, longitude } = (value ?? {}) as Record<string, unknown>;
  const isDegrees = (degrees: unknown, most: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= most;
  return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? { latitude, longitude } : null;
}

function readEmbed(value: unknown) {
  if (typeof value !== 'string' || !/^https:\/\//.test(value)) return null;
  return { embed_url: value, type: 'link', version: '1.0', provider_name: new URL(value).hostname };
}

function readText(
  model: FieldModel,
  value: unknown,
  path: string,
  context: FieldContext,
): TextBlock[] | null {
  const texts = Array.isArray(value) ? value : [value];
  const isBlock = (text: unknown) =>
    typeof text === 'string' || isStoredValue(text) || isTextPicture(text);
  if (!texts.every(isBlock)) return null;
  const toLink = (address: string) =>
    readAddress({ type: 'Link' }, address, `${path} (${address})`, context);
  const [single] = model.config?.single?.split(',') ?? [];
  if (single) {
    const [text] = texts;
    return texts.length === 1 && typeof text === 'string'
      ? [createBlock(single, text, toLink)]
      : null;
  }
  const allowed = model.config?.multi?.split(',') ?? [];
  const blocks = texts.filter(Boolean).flatMap((text): TextBlock[] => {
    if (isStoredValue(text)) {
      return readStored(model, { stored: [text.stored] }, path, context) as TextBlock[];
    }
    if (isTextPicture(text)) return readTextPicture(text, path, context);
    return [parseTextBlock(text as string, toLink)];
  });
  for (const { type } of blocks) {
    if (!allowed.includes(type)) context.reject(path, `may not hold a ${type}`);
  }
  return blocks;
}

interface TextPicture {
  readonly image: unknown;
  /** Where the picture leads. */
  readonly link?: unknown;
}

const isTextPicture = (value: unknown): value is TextPicture =>
  typeof value === 'object' && value !== null && 'image' in value;

/** `{ "image": "<group>/<slug>", "alt": …, "link": "<type>/<uid>" }`: a picture between paragraphs. */
function readTextPicture(
  { image: file, link, ...place }: TextPicture,
  path: string,
  context: FieldContext,
): TextBlock[] {
  const image = readImage({ type: 'Image' }, { file, ...place }, path, context) as FieldValues;
  if (image.url === undefined) return [];
  if (link === undefined) return [{ type: 'image', ...image } as unknown as TextBlock];
  if (typeof link !== 'string') {
    context.reject(path, 'must say where the picture leads ("link") as a link does');
    return [];
  }
  const linkTo = readAddress({ type: 'Link' }, link, `${path} (${link})`, context);
  return [{ type: 'image', ...image, linkTo } as unknown as TextBlock];
}

function readGroup(
  model: FieldModel,
  value: unknown,
  path: string,
  context: FieldContext,
): FieldValues[] | null {
  const items = Array.isArray(value) ? value : [value];
  if (!items.every((item) => typeof item === 'object' && item !== null)) return null;
  if (model.config?.repeat === false && items.length > 1)
    context.reject(path, 'has one item at most');
  return items.map((item, position) =>
    readFields(model.config?.fields ?? {}, item, `${path}[${position}].`, context),
  );
}

interface SourceSlice {
  readonly slice_type?: string;
  readonly variation?: string;
  readonly primary?: Record<string, unknown>;
  readonly items?: Record<string, unknown>[];
}

function readSlices(
  model: FieldModel,
  value: unknown,
  path: string,
  context: FieldContext,
): FieldValues[] | null {
  if (!Array.isArray(value)) return null;
  return (value as SourceSlice[]).flatMap((slice, position) => {
    const place = `${path}[${position}]`;
    if (isStoredValue(slice)) {
      return readStored(model, { stored: [slice.stored] }, place, context) as FieldValues[];
    }
    const { slice_type: type = '', variation = 'default', primary = {}, items = [] } = slice ?? {};
    const isAllowed = Object.hasOwn(model.config?.choices ?? {}, type);
    const found = isAllowed && context.models.slices.get(type)?.variations[variation];
    if (!found) {
      context.reject(place, `"${type}" (${variation}) is not a slice of this type`);
      return [];
    }
    return [
      {
        id: `${type}$${createKey(context.documentId, place)}`,
        slice_type: type,
        slice_label: null,
        variation,
        version: found.version,
        primary: readFields(found.primary, primary, `${place}.primary.`, context),
        items: items.map((item, at) =>
          readFields(found.items, item, `${place}.items[${at}].`, context),
        ),
      },
    ];
  });
}

function readTable(value: unknown, path: string, context: FieldContext) {
  if (!Array.isArray(value) || !value.every(Array.isArray)) return null;
  const toLink = (address: string) => readAddress({ type: 'Link' }, address, path, context);
  const rows = value.map((cells: unknown[], row) => ({
    key: createKey(context.documentId, path, row),
    cells: cells.map((text, column) => ({
      key: createKey(context.documentId, path, row, column),
      type: row === 0 ? 'header' : 'data',
      content: text === '' ? [] : [createBlock('paragraph', String(text), toLink)],
    })),
  }));
  return { head: { rows: rows.slice(0, 1) }, body: { rows: rows.slice(1) } };
}
