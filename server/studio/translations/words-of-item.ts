import type { Fields } from '#services/content-management/embedded/editing/item.ts';
import { keyOf } from '#services/content-management/embedded/editing/keys.ts';
import type {
  FieldModel,
  FieldModels,
  Models,
} from '#services/content-management/models/read-models.ts';
import { rulesOf } from '#services/content-management/models/rules.ts';
import type { RichText } from './xliff/rich-text.ts';

/** Words that somebody translates: a line, a text, the description of a picture. */
export interface Words {
  /** Below a language: `title`, `credits[k1].role`, `slices[s1].primary.image.alt`. */
  readonly path: string;
  /** The field's labels, from outside to inside. */
  readonly labels: readonly string[];
  readonly model: FieldModel;
  /** The key of a picture's or a link's words inside its value. */
  readonly part: 'alt' | 'text' | null;
  readonly value: string | RichText;
}

/** What a walk puts in the place of the words that it meets; undefined: nothing. */
export type Visit = (words: Omit<Words, 'value'> & { readonly value: unknown }) => unknown;

interface Place {
  readonly path: string;
  readonly labels: readonly string[];
}

const plain: FieldModel = { type: 'Text' };
const cellText: FieldModel = {
  type: 'StructuredText',
  config: { multi: 'paragraph,strong,em,hyperlink' },
};
/** Texts that programs read: the number of a film, the id of a record. */
const isForPrograms = (name: string): boolean => /_id$/.test(name);

/** The words of a language, by their path; empty ones are left out. */
export function listWords(models: Models, type: string, fields: Fields): Map<string, Words> {
  const found = new Map<string, Words>();
  mapWords(models, type, fields, (words) => {
    if (hasWords(words.value)) found.set(words.path, words as Words);
    return words.value;
  });
  return found;
}

/** Whether anything is said in a value. */
export const hasWords = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : Array.isArray(value) &&
      value.some(
        ({ type, text, alt }: Fields) =>
          (typeof text === 'string' && text !== '') ||
          (type === 'image' && typeof alt === 'string' && alt !== ''),
      );

/** How many words are said; an ʻokina is a letter. */
export const countWords = (value: Words['value']): number =>
  toPlainText(value).match(/\p{L}[\p{L}\p{M}\p{N}'’ʻ-]*/gu)?.length ?? 0;

/** Without marks, a line for each block. */
export const toPlainText = (value: Words['value']): string =>
  typeof value === 'string'
    ? value
    : value.map(({ text, alt }) => String(text ?? alt ?? '')).join('\n');

/** The fields of a language with other words; what every language shares is left as it is. */
export function mapWords(models: Models, type: string, fields: Fields, visit: Visit): Fields {
  const { localized } = rulesOf(type);
  const walk = (inner: FieldModels, values: Fields, rule: string, place: Place): Fields =>
    mapFields(inner, values, place, (name, model, value, at) => {
      if (localized.includes(rule + name)) return mapValue(models, model, value, at, visit);
      if (model.type === 'Group') {
        return mapItems(value, at, (item, inside) =>
          walk(model.config?.fields ?? {}, item, `${rule}${name}.`, inside),
        );
      }
      const isPart = model.type === 'Link' || model.type === 'Image';
      return isPart ? mapValue(models, model, value, at, visit) : value;
    });
  return walk(models.types.get(type)?.fields ?? {}, fields, '', { path: '', labels: [] });
}

function mapFields(
  fields: FieldModels,
  values: Fields,
  place: Place,
  map: (name: string, model: FieldModel, value: unknown, at: Place) => unknown,
): Fields {
  const mapped: Record<string, unknown> = { ...values };
  for (const [name, model] of Object.entries(fields)) {
    if (isForPrograms(name)) continue;
    const at = {
      path: place.path === '' ? name : `${place.path}.${name}`,
      labels: [...place.labels, model.config?.label ?? name],
    };
    const value = map(name, model, values[name], at);
    if (value !== undefined) mapped[name] = value;
  }
  return mapped;
}

function mapItems(value: unknown, place: Place, map: (item: Fields, at: Place) => Fields): unknown {
  if (!Array.isArray(value)) return value;
  return (value as Fields[]).map((item, position) =>
    map(item, {
      path: `${place.path}[${keyOf(item)}]`,
      labels: [...place.labels, String(position + 1)],
    }),
  );
}

function mapValue(
  models: Models,
  model: FieldModel,
  value: unknown,
  place: Place,
  visit: Visit,
): unknown {
  const inside = (fields: FieldModels, values: Fields, at: Place) =>
    mapFields(fields, values, at, (_, inner, one, innerPlace) =>
      mapValue(models, inner, one, innerPlace, visit),
    );
  const visitPart = (name: 'alt' | 'text', of: Fields) => {
    const path = `${place.path}.${name}`;
    const part = visit({ ...place, path, model: plain, part: name, value: of[name] });
    return part === undefined || part === of[name] ? of : { ...of, [name]: part };
  };
  switch (model.type) {
    case 'Text':
    case 'StructuredText':
      return visit({ ...place, model, part: null, value });
    case 'Image':
      return isObject(value) ? visitPart('alt', value) : value;
    case 'Link':
      // The words of lists of links have no place of their own.
      return isObject(value) ? visitPart('text', value) : value;
    case 'Group':
      return mapItems(value, place, (item, at) => inside(model.config?.fields ?? {}, item, at));
    case 'Slices':
      return mapItems(value, place, (slice, at) => {
        const kind = models.slices.get(String(slice.slice_type));
        const variation = kind?.variations[String(slice.variation)];
        if (!variation) return slice;
        const labels = [...at.labels, kind?.description || String(slice.slice_type)];
        const primary = { path: `${at.path}.primary`, labels };
        const items = { path: `${at.path}.items`, labels };
        return {
          ...slice,
          primary: inside(variation.primary, (slice.primary ?? {}) as Fields, primary),
          items: mapItems(slice.items ?? [], items, (item, one) =>
            inside(variation.items, item, one),
          ),
        };
      });
    case 'Table':
      return isObject(value) ? mapTable(value, place, visit) : value;
    default:
      return value;
  }
}

const mapTable = (table: Fields, place: Place, visit: Visit): Fields =>
  Object.fromEntries(
    Object.entries(table).map(([part, value]) => {
      if (!isObject(value) || !Array.isArray(value.rows)) return [part, value];
      const rows = (value.rows as Fields[]).map((row, line) => ({
        ...row,
        cells: ((row.cells ?? []) as Fields[]).map((cell, column) => ({
          ...cell,
          content: visit({
            path: `${place.path}.${part}.${line + 1}.${column + 1}`,
            labels: [...place.labels, String(line + 1), String(column + 1)],
            model: cellText,
            part: null,
            value: cell.content,
          }),
        })),
      }));
      return [part, { ...value, rows }];
    }),
  );

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
