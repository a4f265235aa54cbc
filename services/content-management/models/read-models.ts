import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One field of a custom type, slice or group, as Prismic's model files write it. */
export interface FieldModel {
  readonly type: FieldType;
  readonly config?: FieldConfig;
}

export type FieldType =
  | 'UID'
  | 'StructuredText'
  | 'Text'
  | 'Number'
  | 'Boolean'
  | 'Select'
  | 'Date'
  | 'Timestamp'
  | 'Color'
  | 'Embed'
  | 'GeoPoint'
  | 'Image'
  | 'Link'
  | 'Group'
  | 'Slices'
  | 'Table'
  | 'IntegrationFields';

/** The keys that the embedded server and the loader read; others are for editing tools. */
export interface FieldConfig {
  readonly label?: string;
  /** Of editing tools: words in an empty field. */
  readonly placeholder?: string;
  readonly single?: string;
  readonly multi?: string;
  /** Of formatted text: names of marks, such as `lang-ar`. */
  readonly labels?: readonly string[];
  /** Links may open another window. */
  readonly allowTargetBlank?: boolean;
  readonly options?: readonly string[];
  readonly default_value?: string | boolean;
  readonly select?: 'document' | 'media' | 'web' | null;
  readonly customtypes?: readonly RelationTarget[];
  readonly allowText?: boolean;
  readonly repeat?: boolean;
  readonly variants?: readonly string[];
  readonly thumbnails?: readonly Thumbnail[];
  readonly fields?: FieldModels;
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly min?: number;
  readonly max?: number;
}

export interface Thumbnail {
  readonly name: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A type that a relation may point to, and the fields of it that travel with the link. */
export type RelationTarget =
  | string
  | { readonly id: string; readonly fields?: readonly SelectedField[] };

/** A plain field; a group's or slices' chosen fields; or a relation with its own selection. */
export type SelectedField =
  | string
  | { readonly id: string; readonly fields: readonly SelectedField[] }
  | { readonly id: string; readonly customtypes: readonly RelationTarget[] };

export type FieldModels = Readonly<Record<string, FieldModel>>;

export interface TypeModel {
  readonly id: string;
  readonly label: string;
  readonly isRepeatable: boolean;
  /** All tabs in one, in order, the uid included. */
  readonly fields: FieldModels;
  /** Names of the fields by the tab that they stand in, in order. */
  readonly tabs: Readonly<Record<string, readonly string[]>>;
}

export interface SliceModel {
  readonly id: string;
  /** What it is for, as editors read it. */
  readonly description?: string;
  readonly variations: Readonly<Record<string, SliceVariation>>;
}

export interface SliceVariation {
  readonly version: string;
  readonly primary: FieldModels;
  readonly items: FieldModels;
}

export interface Models {
  readonly types: ReadonlyMap<string, TypeModel>;
  readonly slices: ReadonlyMap<string, SliceModel>;
}

/**
 * Reads the models of `customtypes/<id>/index.json` and `slices/<Name>/model.json`; both are the
 * files that Prismic's tools pull and push.
 *
 * @param folder one that holds the two; this one when not given
 */
export function readModels(folder = fileURLToPath(new URL('.', import.meta.url))): Models {
  const read = <T>(kind: string, file: string): T[] =>
    readdirSync(`${folder}/${kind}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => JSON.parse(readFileSync(`${folder}/${kind}/${entry.name}/${file}`, 'utf8')));
  const types = read<RawType>('customtypes', 'index.json').map(toTypeModel);
  const slices = read<RawSlice>('slices', 'model.json').map(toSliceModel);
  return {
    types: new Map(types.map((type) => [type.id, type])),
    slices: new Map(slices.map((slice) => [slice.id, slice])),
  };
}

interface RawType {
  readonly id: string;
  readonly label: string;
  readonly repeatable: boolean;
  readonly json: Readonly<Record<string, FieldModels>>;
}

interface RawSlice {
  readonly id: string;
  readonly description?: string;
  readonly variations: readonly {
    readonly id: string;
    readonly version: string;
    readonly primary?: FieldModels;
    readonly items?: FieldModels;
  }[];
}

export const toTypeModel = (raw: RawType): TypeModel => ({
  id: raw.id,
  label: raw.label,
  isRepeatable: raw.repeatable,
  fields: Object.assign({}, ...Object.values(raw.json)),
  tabs: Object.fromEntries(
    Object.entries(raw.json).map(([tab, fields]) => [tab, Object.keys(fields)]),
  ),
});

const toSliceModel = (raw: RawSlice): SliceModel => ({
  id: raw.id,
  description: raw.description ?? '',
  variations: Object.fromEntries(
    raw.variations.map(({ id, version, primary = {}, items = {} }) => [
      id,
      { version, primary, items },
    ]),
  ),
});
