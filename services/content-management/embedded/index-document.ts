import { foldText, foldWords } from '#shared/search/fold-text.ts';
import type { FieldModel, FieldModels, Models } from '../models/read-models.ts';
import { isFilled } from './empty-value.ts';
import type { FieldValues, StoredDocument } from './stored-document.ts';
import type { FieldRow, FieldValue, TermRow } from './tables.ts';

export interface DocumentIndex {
  readonly fields: readonly Omit<FieldRow, 'version_id'>[];
  readonly terms: readonly Omit<TermRow, 'version_id'>[];
}

/** Longer texts are found by their words, not compared as a whole. */
const maxComparedLength = 500;

/**
 * The flat index of a document: for each filled field its comparable values, under `field` or
 * `group.field`, and the words of its texts. Words of slices are under `document`, where only a
 * search of the whole document finds them.
 */
export function indexDocument(document: StoredDocument, models: Models): DocumentIndex {
  const fields: Omit<FieldRow, 'version_id'>[] = [];
  const words = new Map<string, Set<string>>();

  const addWords = (path: string, text: string) => {
    const known = words.get(path) ?? new Set();
    for (const word of foldWords(text)) known.add(word);
    words.set(path, known);
  };

  const addField = (path: string, model: FieldModel, value: unknown) => {
    if (!isFilled(model, value)) return;
    if (model.type === 'Group') {
      for (const item of value as FieldValues[]) {
        addFields(`${path}.`, model.config?.fields ?? {}, item);
      }
      return;
    }
    if (model.type === 'Slices') {
      addWords('document', sliceTexts(value as SliceValue[], models).join(' '));
      return;
    }
    for (const one of toFieldValues(model, value)) fields.push({ path, ...one });
    if (searchable.has(model.type)) addWords(path, toPlainText(value));
  };

  const addFields = (prefix: string, fieldModels: FieldModels, values: FieldValues) => {
    for (const [name, model] of Object.entries(fieldModels)) {
      if (model.type !== 'UID') addField(prefix + name, model, values[name]);
    }
  };

  for (const tag of document.tags) fields.push({ path: 'document.tags', ...nothing, text: tag });
  for (const [path, time] of [
    ['document.first_publication_date', document.firstPublished],
    ['document.last_publication_date', document.lastPublished],
  ] as const) {
    if (time !== null) fields.push({ path, ...timeValue(time) });
  }
  if (document.uid) {
    fields.push({ path: 'uid', ...textValue(document.uid) });
    addWords('uid', document.uid);
  }
  addFields('', models.types.get(document.type)?.fields ?? {}, document.data);
  return {
    fields,
    terms: [...words].flatMap(([path, set]) => [...set].map((term) => ({ path, term }))),
  };
}

const searchable = new Set(['StructuredText', 'Text', 'Select', 'UID']);

const nothing: FieldValue = {
  text: null,
  sort_text: null,
  number: null,
  longitude: null,
  time: null,
  year: null,
  month: null,
  day: null,
  weekday: null,
  hour: null,
  link: null,
};

function toFieldValues(model: FieldModel, value: unknown): FieldValue[] {
  switch (model.type) {
    case 'Text':
    case 'Select':
    case 'Color':
    case 'StructuredText':
      return [textValue(toPlainText(value))];
    case 'Number':
      return [{ ...nothing, number: value as number }];
    case 'Boolean':
      return [{ ...nothing, number: value ? 1 : 0 }];
    case 'Date':
    case 'Timestamp':
      return [timeValue(Date.parse(value as string))];
    case 'GeoPoint': {
      const point = value as { latitude: number; longitude: number };
      return [{ ...nothing, number: point.latitude, longitude: point.longitude }];
    }
    case 'Link': {
      const links = (Array.isArray(value) ? value : [value]) as { id?: string }[];
      return links.map((link) => ({ ...nothing, link: link.id ?? '' }));
    }
    default:
      return [nothing];
  }
}

const textValue = (text: string): FieldValue => ({
  ...nothing,
  text: text.slice(0, maxComparedLength),
  sort_text: foldText(text.slice(0, maxComparedLength)),
});

function timeValue(time: number): FieldValue {
  const date = new Date(time);
  return {
    ...nothing,
    time,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay() || 7,
    hour: date.getUTCHours(),
  };
}

const toPlainText = (value: unknown): string =>
  typeof value === 'string' ? value : textsIn(value).join(' ');

interface SliceValue {
  readonly slice_type: string;
  readonly variation: string;
  readonly primary: FieldValues;
  readonly items: readonly FieldValues[];
}

const sliceTexts = (slices: readonly SliceValue[], models: Models): string[] =>
  slices.flatMap(({ slice_type, variation, primary, items }) => {
    const model = models.slices.get(slice_type)?.variations[variation];
    if (!model) return [];
    return [
      ...fieldTexts(model.primary, primary),
      ...items.flatMap((item) => fieldTexts(model.items, item)),
    ];
  });

const fieldTexts = (fieldModels: FieldModels, values: FieldValues): string[] =>
  Object.entries(fieldModels).flatMap(([name, model]) => {
    const value = values[name];
    if (model.type === 'Group') {
      const items = (value ?? []) as FieldValues[];
      return items.flatMap((item) => fieldTexts(model.config?.fields ?? {}, item));
    }
    return searchable.has(model.type) || model.type === 'Table' ? [toPlainText(value)] : [];
  });

/** Every `text` inside blocks and tables, in order. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'text' && typeof inner === 'string') return [inner];
    return key === 'spans' ? [] : textsIn(inner);
  });
}
