import { isDeepStrictEqual } from 'node:util';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { listInstants } from '#shared/calendar/to-instant.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import type { FieldModel, FieldModels } from '../../models/read-models.ts';
import { isFilled } from '../empty-value.ts';
import type { FieldContext } from './field-context.ts';
import type { TextBlock } from './parse-rich-text.ts';
import { readFields } from './read-fields.ts';
import { mapDocumentLinks, writeStored } from './stored-value.ts';
import { listImageForms } from './write-image.ts';
import { writeTextBlock } from './write-rich-text.ts';

/** What the fields of one language are written with. */
export interface WriteContext {
  /** As the loader would read what is written. Reports of it are not told. */
  readonly field: FieldContext;
  /** IANA name: times to the minute are written on this clock. */
  readonly timeZone: string;
  /** `<type>/<uid>` of the document with an id; null: there is none. */
  readonly nameOf: (id: string) => string | null;
}

type Values = Readonly<Record<string, unknown>>;

/** Writes stored fields in the format of content files, empty ones not at all. `readFields` gives them back. */
export function writeFields(
  models: FieldModels,
  values: Values,
  context: WriteContext,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(models).flatMap(([name, model]) => {
      const value = values[name];
      if (model.type === 'UID' || !isFilled(model, value)) return [];
      return [[name, writeValue(model, value, context)]];
    }),
  );
}

function writeValue(model: FieldModel, value: unknown, context: WriteContext): unknown {
  if (model.type === 'Group') {
    return (value as Values[]).map((item) =>
      writeFields(model.config?.fields ?? {}, item, context),
    );
  }
  if (model.type === 'Slices') {
    return (value as Values[]).map((slice) => writeSlice(model, slice, context));
  }
  if (model.type === 'StructuredText' && !model.config?.single) {
    const blocks = (value as TextBlock[]).map((block) => writeBlock(model, block, context));
    const texts = blocks.length === 1 && typeof blocks[0] === 'string' ? blocks[0] : blocks;
    return isReadAs(model, texts, value, context) ? texts : writeStored(value, context.nameOf);
  }
  const form = listForms(model, value, context).find((one) => isReadAs(model, one, value, context));
  return form === undefined ? writeStored(value, context.nameOf) : form;
}

function writeBlock(model: FieldModel, block: TextBlock, context: WriteContext): unknown {
  if (block.text) {
    const toAddress = (data: unknown) => writeAddress(data, context);
    const form = writeTextBlock(block, toAddress, false).find((one) =>
      isReadAs(model, [one], [block], context),
    );
    if (form !== undefined) return form;
  }
  if (block.type === 'image') {
    const { type: _, linkTo, ...image } = block as TextBlock & { readonly linkTo?: unknown };
    const link = linkTo === undefined ? {} : { link: writeAddress(linkTo, context) };
    const form = listImageForms(image)
      .map((one) => toTextPicture(one, link))
      .find((one) => isReadAs(model, [one], [block], context));
    if (form !== undefined) return form;
  }
  return writeStored(block, context.nameOf);
}

/** A picture in a text says which one by `image`, since a plain name would be a paragraph. */
function toTextPicture(form: string | Record<string, unknown>, link: object) {
  const { file, ...rest } = typeof form === 'string' ? { file: form } : form;
  return { image: file, ...rest, ...link };
}

/** The forms in which a file may say a value, the shortest first. */
function listForms(model: FieldModel, value: unknown, context: WriteContext): unknown[] {
  switch (model.type) {
    case 'StructuredText': {
      const [block, ...more] = value as TextBlock[];
      if (!block?.text || more.length > 0) return [];
      return writeTextBlock(block, (data) => writeAddress(data, context), true);
    }
    case 'Timestamp':
      return [writeTime(Date.parse(String(value)), context.timeZone)];
    case 'Embed':
      return [(value as { embed_url?: unknown }).embed_url];
    case 'Image':
      return listImageForms(value);
    case 'Link': {
      const links = model.config?.repeat ? (value as unknown[]) : [value];
      const forms = links.map((link) => writeLink(link, context));
      if (forms.includes(null)) return [];
      return [model.config?.repeat ? forms : forms[0]];
    }
    case 'Table':
      return [writeTable(value, context)];
    default:
      return [value];
  }
}

function writeLink(link: unknown, context: WriteContext): unknown {
  const to = writeAddress(link, context);
  const { text } = link as { text?: unknown };
  return to !== null && typeof text === 'string' ? { to, text } : to;
}

function writeAddress(link: unknown, { nameOf }: WriteContext): string | null {
  const { link_type: kind, id, url } = (link ?? {}) as Record<string, unknown>;
  if (kind === 'Document') return nameOf(String(id));
  if (typeof url !== 'string') return null;
  return kind === 'Media' ? `media:${url.slice(1).replace(/\?.*$/, '')}` : url;
}

function writeSlice(model: FieldModel, slice: Values, context: WriteContext): unknown {
  const { slice_type: type, slice_label: label, variation = 'default', primary, items } = slice;
  const found = context.field.models.slices.get(String(type))?.variations[String(variation)];
  const isAllowed = Object.hasOwn(model.config?.choices ?? {}, String(type));
  if (!found || !isAllowed || (label ?? null) !== null) return writeStored(slice, context.nameOf);
  const rows = (items ?? []) as Values[];
  return {
    slice_type: type,
    ...(variation !== 'default' && { variation }),
    primary: writeFields(found.primary, (primary ?? {}) as Values, context),
    ...(rows.length > 0 && { items: rows.map((row) => writeFields(found.items, row, context)) }),
  };
}

function writeTable(value: unknown, context: WriteContext): unknown {
  type Rows = { rows?: { cells: { content: TextBlock[] }[] }[] };
  const { head, body } = value as { head?: Rows; body?: Rows };
  return [...(head?.rows ?? []), ...(body?.rows ?? [])].map(({ cells }) =>
    cells.map(({ content: [block] }) => {
      const toAddress = (data: unknown) => writeAddress(data, context);
      return block ? (writeTextBlock(block, toAddress, true).at(0) ?? '') : '';
    }),
  );
}

/** `2026-05-01 18:00` on the museum's clock; with seconds, or twice on that clock, in UTC. */
export function writeTime(time: number, timeZone: string): string {
  const { date, hour, minute } = toMuseumTime(new Date(time), timeZone);
  const [first, ...more] = listInstants(date, hour * 60 + minute, timeZone);
  if (first?.getTime() !== time || more.length > 0) {
    return new Date(time).toISOString().replace('.000Z', 'Z');
  }
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0'));
  return `${toDateText(date)} ${clock.join(':')}`;
}

function isReadAs(
  model: FieldModel,
  form: unknown,
  value: unknown,
  { field, nameOf }: WriteContext,
): boolean {
  let isRight = form !== null && form !== undefined;
  const wrong = () => {
    isRight = false;
  };
  const context = { ...field, reject: wrong, warn: () => {} };
  const { read } = readFields({ read: model }, { read: form }, '', context);
  return isRight && isSameContent(read, value, nameOf);
}

/** Whether two values say the same to readers: keys, ids of slices and of documents aside. */
export const isSameContent = (
  one: unknown,
  other: unknown,
  nameOf: (id: string) => string | null,
): boolean => isDeepStrictEqual(toContent(one, nameOf), toContent(other, nameOf));

function toContent(value: unknown, nameOf: (id: string) => string | null): unknown {
  return withoutKeys(
    mapDocumentLinks(value, ({ id, ...link }) => {
      const name = nameOf(String(id));
      return { ...link, leads_to: name ?? id };
    }),
  );
}

function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== 'object' || value === null) return value;
  const { key: _, ...object } = value as Record<string, unknown>;
  if ('slice_type' in object) {
    delete object.id;
    delete object.version;
  }
  return Object.fromEntries(Object.entries(object).map(([name, one]) => [name, withoutKeys(one)]));
}
