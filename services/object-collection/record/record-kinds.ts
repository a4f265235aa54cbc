import type { TextByLanguage } from '#shared/languages/localized-text.ts';

/** What is said of a field or part beside its kind. */
interface Marks {
  /** Never absent: without it there is no object, or no such thing in a list. */
  readonly isNeeded?: true;
  /** A stored record holds it only where something is in it. */
  readonly isSparse?: true;
  /** No rule of a mapping fills it; only files of `content/objects/` have it. */
  readonly isUnmapped?: true;
  /** For the API's description. */
  readonly description?: string;
}

/** A text in no language: a name, a number, a word as recorded. */
interface TextKind extends Marks {
  readonly kind: 'text';
  readonly longest: number;
  readonly keepsLines: boolean;
}

interface TextByLanguageKind extends Marks {
  readonly kind: 'textByLanguage';
  readonly longest: number;
  readonly keepsLines: boolean;
}

/** Texts of a certain form. */
interface FormKind extends Marks {
  readonly kind: 'objectId' | 'collectionId' | 'languageTag' | 'webAddress' | 'date' | 'time';
}

interface NumberKind extends Marks {
  readonly kind: 'year' | 'centimetres' | 'pixels' | 'percent';
}

/** `mark`: true, or not there at all. */
interface TruthKind extends Marks {
  readonly kind: 'boolean' | 'mark';
}

/** `terms`: from the broadest to the term itself. `textWithAddress`: texts by language and `uri`. */
interface CompoundKind extends Marks {
  readonly kind: 'terms' | 'textWithAddress';
}

interface ListKind extends Marks {
  readonly kind: 'list';
  readonly most: number;
  readonly isSet: boolean;
  readonly of: Kind;
}

interface PartsKind extends Marks {
  readonly kind: 'parts';
  readonly parts: Fields;
  /** Whether null stands for all of it where it is absent; else each part is null. */
  readonly isNullable: boolean;
  /** How a problem calls it: `a maker`; absent: the schema's own words. */
  readonly called?: string;
  /** `earliest` must not be later than `latest`. */
  readonly isSpan?: true;
}

export type Kind =
  | TextKind
  | TextByLanguageKind
  | FormKind
  | NumberKind
  | TruthKind
  | CompoundKind
  | ListKind
  | PartsKind;

export interface Fields {
  readonly [name: string]: Kind;
}

/** The values of fields as the service gives them away. Docstrings stand at the declaration. */
export type FieldValues<Declared> = {
  readonly [Name in keyof Declared]: Declared[Name] extends NeverNull
    ? ValueOf<Declared[Name]>
    : ValueOf<Declared[Name]> | null;
};

type NeverNull =
  | { readonly isNeeded: true }
  | { readonly kind: 'list' | 'terms' | 'mark' }
  | { readonly kind: 'parts'; readonly isNullable: false };

type ValueOf<Declared> = Declared extends { readonly kind: 'parts'; readonly parts: infer Parts }
  ? FieldValues<Parts>
  : Declared extends { readonly kind: 'list'; readonly of: infer Of }
    ? readonly ValueOf<Of>[]
    : SimpleValue<Declared>;

/** The values of fields as somebody hands them in: null is the same as absent. */
export type FieldInputs<Declared> = {
  readonly [Name in NeededName<Declared>]: InputOf<Declared[Name]>;
} & {
  readonly [Name in Exclude<keyof Declared, NeededName<Declared>>]?: InputOf<Declared[Name]> | null;
};

type NeededName<Declared> = NamesWith<Declared, { readonly isNeeded: true }>;

export type SparseName<Declared> = NamesWith<Declared, { readonly isSparse: true }>;

type NamesWith<Declared, Mark> = {
  [Name in keyof Declared]: Declared[Name] extends Mark ? Name : never;
}[keyof Declared];

type InputOf<Declared> = Declared extends { readonly kind: 'parts'; readonly parts: infer Parts }
  ? FieldInputs<Parts>
  : Declared extends { readonly kind: 'list'; readonly of: infer Of }
    ? readonly InputOf<Of>[]
    : Declared extends { readonly kind: 'mark' }
      ? boolean
      : SimpleValue<Declared>;

type SimpleValue<Declared> = Declared extends { readonly kind: keyof SimpleValues }
  ? SimpleValues[Declared['kind']]
  : never;

interface SimpleValues {
  text: string;
  textByLanguage: TextByLanguage;
  objectId: string;
  collectionId: string;
  languageTag: string;
  webAddress: string;
  date: string;
  time: string;
  year: number;
  centimetres: number;
  pixels: number;
  percent: number;
  boolean: boolean;
  mark: true;
  terms: readonly TextByLanguage[];
  textWithAddress: TextByLanguage & { readonly uri?: string };
}

/** What stands for a field of which nothing is known; undefined: it is not there then. */
export function absentValue(field: Kind): unknown {
  switch (field.kind) {
    case 'list':
    case 'terms':
      return [];
    case 'mark':
      return undefined;
    case 'parts':
      return field.isNullable ? null : absentValues(field.parts);
    default:
      return null;
  }
}

export const absentValues = <Declared extends Fields>(fields: Declared): FieldValues<Declared> =>
  mapFields(fields, absentValue) as FieldValues<Declared>;

/** Something for each field; those of which it is undefined are left out. */
export const mapFields = <Value>(
  fields: Fields,
  make: (field: Kind, name: string) => Value | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = make(field, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const pickFields = (fields: Fields, isWanted: (field: Kind) => boolean): Fields =>
  mapFields(fields, (field) => (isWanted(field) ? field : undefined));
