import type { AnchoredDates } from '#shared/anchored-dates.ts';
import type { Language } from '#shared/languages.ts';
import type { Models } from '../../models/read-models.ts';

/** A picture as `content/images/index.json` describes it. */
export interface KnownImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly alt: Readonly<Record<Language, string>>;
}

/** What all fields of one document in one language are read with. */
export interface FieldContext {
  readonly models: Models;
  readonly language: Language;
  readonly documentId: string;
  readonly images: Readonly<Record<string, KnownImage>>;
  /** Bytes of a file of the content folder, for example `films/hero.mp4`; null: not there. */
  readonly findMediaSize: (path: string) => number | null;
  readonly dates: AnchoredDates;
  /** Id of an item in this language, else in English. */
  readonly findDocumentId: (type: string, uid: string) => FoundTarget;
  /** The document cannot be loaded. */
  readonly reject: (path: string, reason: string) => void;
  /** It can, but without something. */
  readonly warn: (path: string, reason: string) => void;
}

export interface FoundTarget {
  readonly id: string;
  /** False: a link to it will be a broken one. */
  readonly exists: boolean;
}
