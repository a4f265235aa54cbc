import type { Segment } from './inline.ts';

/** One language's translations of several items, as a file holds them. */
export interface XliffDocument {
  /** BCP 47. */
  readonly source: string;
  readonly target: string;
  readonly items: readonly XliffItem[];
}

/** A `<file>`. */
export interface XliffItem {
  readonly id: string;
  /** For people: `news/a-gift-of-batik`. */
  readonly original: string;
  readonly notes: readonly Note[];
  readonly units: readonly XliffUnit[];
}

/** A `<unit>`: one field's words. */
export interface XliffUnit {
  readonly id: string;
  /** The field's labels, for people. */
  readonly name: string;
  readonly state: UnitState;
  readonly notes: readonly Note[];
  readonly segments: readonly Segment[];
}

export const unitStates = ['initial', 'translated', 'reviewed', 'final'] as const;

/** `initial`: something is to be done. */
export type UnitState = (typeof unitStates)[number];

export interface Note {
  /** `help`, for translators; `source-hash` and `target-hash`, for the way back. */
  readonly category: string;
  readonly text: string;
}

/** XLIFF 2.0 and 2.1 share it. */
export const coreNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** A path of an item as an id may be written: `credits.k1.role`. */
export const toUnitId = (path: string): string =>
  path
    .replaceAll('[', '.')
    .replaceAll(']', '')
    .replace(/[^\w.-]/g, (sign) => `:${sign.codePointAt(0)?.toString(16)}:`);
