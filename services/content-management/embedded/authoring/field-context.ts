import type { AnchoredDates } from '#shared/calendar/anchored-dates.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Models } from '../../models/read-models.ts';

/** A picture as `content/images/index.json` describes it. */
export interface KnownImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly ground?: string | null | undefined;
  /** Empty: not written yet, or there is nothing to say. */
  readonly alt: Readonly<Record<Language, string>>;
  /** Says nothing that the text around it does not. */
  readonly isDecorative?: boolean | undefined;
  /** Which work it shows, and whose it is; absent: it needs no caption. */
  readonly credit?: Readonly<Record<Language, string>> | undefined;
  /** By which a repository knows it; absent: one is made of its name. */
  readonly id?: string | undefined;
  /** Of its file; absent: the first one. */
  readonly version?: number | undefined;
}

/** A film, captions or a document as `content/media/index.json` describes it. */
export interface KnownFile {
  readonly id?: string | undefined;
  /** As it came, for people. */
  readonly name?: string | undefined;
  readonly version?: number | undefined;
}

/** The context that all fields of one document in one language share. */
export interface FieldContext {
  readonly models: Models;
  readonly language: Language;
  readonly documentId: string;
  readonly images: Readonly<Record<string, KnownImage>>;
  /** Bytes of a file of the content folder, for example `films/hero.mp4`; null: not there. */
  readonly findMediaSize: (path: string) => number | null;
  /** By path below the content folder; most files have nothing to be said of. */
  readonly media?: Readonly<Record<string, KnownFile>> | undefined;
  readonly dates: AnchoredDates;
  /** Id of an item in this language, else in English. */
  readonly findDocumentId: (type: string, uid: string) => FoundTarget;
  /** The document cannot be loaded. */
  readonly reject: (path: string, reason: string) => void;
  /**
   * It can, but without something.
   * @param loss what is not there, when something was named that should be
   */
  readonly warn: (path: string, reason: string, loss?: 'file' | 'item') => void;
}

export interface FoundTarget {
  readonly id: string;
  /** `refused`: its file cannot be taken and nothing of it is published; `absent`: no file. */
  readonly state: 'shown' | 'refused' | 'absent';
}
