import { type SaidSlice, toName } from '../../words/model-words.ts';
import type { FormField } from '../fields/field-props.ts';
import { type Pictures, signOf } from './picture-signs.ts';

/** What a reader of differences knows beside the values. */
export interface Reader {
  readonly yes: string;
  readonly no: string;
  /** Name of the list of tags. */
  readonly tags: string;
  /** The title of what a link leads to; empty: not known. */
  readonly titleOf: (documentId: string) => string;
  /** A stored day or moment as people write it, any other text as it is. */
  readonly timeOf: (text: string) => string;
  /** What an option of a choice is called. */
  readonly optionOf: (option: string) => string;
  /** Kinds of slices, by what editors call them. */
  readonly slices: readonly Pick<SaidSlice, 'type' | 'variation' | 'name' | 'primary' | 'items'>[];
  /** Takes in the pictures that stand among the words. */
  readonly pictures: Pictures;
}

type Values = Readonly<Record<string, unknown>>;

/** A field's value in words, a line for each thing that stands under another; empty: nothing. */
export function toWords(
  field: Pick<FormField, 'type' | 'fields'>,
  value: unknown,
  reader: Reader,
): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.type) {
    case 'StructuredText':
      return textToWords(asList(value), reader);
    case 'Select':
      return typeof value === 'string' ? reader.optionOf(value) : valueToWords(value, reader);
    case 'Boolean':
      return value === true ? reader.yes : reader.no;
    case 'Image':
      return pictureToWords(value, reader);
    case 'Link':
      return asList(value)
        .map((link) => linkToWords(link, reader))
        .join('\n');
    case 'Group':
      return asList(value)
        .map((item) => itemToWords(item, field.fields, reader))
        .join('\n');
    case 'Slices':
      return asList(value)
        .map((slice) => sliceToWords(slice, reader))
        .join('\n\n');
    default:
      return valueToWords(value, reader);
  }
}

/** A title is one heading, and says nothing by being one. */
function textToWords(blocks: readonly Values[], reader: Reader): string {
  const [only, ...others] = blocks;
  const isTitle = others.length === 0 && typeof only?.text === 'string';
  if (only && isTitle) return blockToWords({ ...only, type: 'paragraph' }, reader);
  return blocks.map((block) => blockToWords(block, reader)).join('\n\n');
}

const asList = (value: unknown): Values[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Values => typeof one === 'object' && one !== null,
  );

const signs: Readonly<Record<string, string>> = { 'list-item': '• ', 'o-list-item': '– ' };

function blockToWords(block: Values, reader: Reader): string {
  const type = String(block.type ?? '');
  if (type === 'image') return pictureToWords(block, reader);
  if (typeof block.text !== 'string') return valueToWords(block.oembed ?? block, reader);
  const links = asList(block.spans)
    .filter((span) => span.type === 'hyperlink' && typeof span.end === 'number')
    .toSorted((one, other) => Number(other.end) - Number(one.end));
  const text = links.reduce((words, { end, data }) => {
    const [link] = asList(data);
    const place = Number(end);
    const leadsTo = link ? ` (→ ${leadsToWords(link, reader)})` : '';
    return words.slice(0, place) + leadsTo + words.slice(place);
  }, block.text);
  const level = /^heading(\d)$/.exec(type)?.[1];
  return (level ? `${'#'.repeat(Number(level))} ` : (signs[type] ?? '')) + text;
}

const pictureToWords = (value: unknown, { pictures }: Reader): string => {
  const { url, alt } = (value ?? {}) as Values;
  const sign = typeof url === 'string' ? signOf(url, pictures) : '';
  return [sign, typeof alt === 'string' ? alt : ''].filter(Boolean).join(' ');
};

function linkToWords(link: Values, reader: Reader): string {
  const place = leadsToWords(link, reader);
  const text = typeof link.text === 'string' ? link.text : '';
  return text && place ? `${text} (→ ${place})` : text || place;
}

function leadsToWords({ id, url, uid }: Values, { titleOf }: Reader): string {
  if (typeof id === 'string' && id !== '') return titleOf(id) || String(uid ?? id);
  return typeof url === 'string' ? url : '';
}

const itemToWords = (item: Values, fields: readonly FormField[], reader: Reader): string =>
  fields
    .map((inner) => ({ label: inner.label, words: toWords(inner, item[inner.name], reader) }))
    .filter(({ words }) => words !== '')
    .map(({ label, words }) => `${label}: ${words}`)
    .join('\n');

function sliceToWords(slice: Values, reader: Reader): string {
  const type = String(slice.slice_type ?? '');
  const kind = reader.slices.find((one) => one.type === type && one.variation === slice.variation);
  const parts = kind
    ? [
        ...asList(slice.primary ?? {}).map((part) => itemToWords(part, kind.primary, reader)),
        ...asList(slice.items).map((part) => itemToWords(part, kind.items, reader)),
      ]
    : [slice.primary, ...asList(slice.items)].map((part) => valueToWords(part, reader));
  return [kind?.name ?? toName(type), ...parts.filter(Boolean)].join('\n');
}

/** Of a form that no model tells: its texts, in their order. */
function valueToWords(value: unknown, reader: Reader): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? reader.yes : reader.no;
  if (typeof value === 'string') return reader.timeOf(value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value
      .map((one) => valueToWords(one, reader))
      .filter(Boolean)
      .join('\n');
  const thing = value as Values;
  if ('latitude' in thing && 'longitude' in thing) return `${thing.latitude}, ${thing.longitude}`;
  if ('embed_url' in thing) return String(thing.embed_url);
  if ('link_type' in thing) return linkToWords(thing, reader);
  if ('url' in thing) return pictureToWords(thing, reader);
  if (typeof thing.text === 'string') return blockToWords(thing, reader);
  return Object.entries(thing)
    .filter(([name]) => !hidden.has(name))
    .map(([, one]) => valueToWords(one, reader))
    .filter(Boolean)
    .join('\n');
}

const hidden = new Set([
  '_key',
  'key',
  'id',
  'type',
  'spans',
  'version',
  'variation',
  'slice_label',
]);
