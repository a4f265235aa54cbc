import type { Language } from '#shared/languages/languages.ts';
import type { DocumentSet } from '../overlay-languages.ts';

/** The origins that incoming addresses belong to. */
export interface KnownOrigins {
  /** Of the visitors' site, without a slash at the end: links to it become paths. */
  readonly site: string;
  /** Of the service's endpoint: pictures and films it serves itself become paths. */
  readonly service: string;
}

/** The context for reading the fields of one reply. */
export interface FieldScope {
  readonly language: Language;
  /** The museum's, IANA name; used where the editors' settings name none. */
  readonly timeZone: string;
  readonly origins: KnownOrigins;
  /** Linked documents that came with the reply, by the id in each of their languages. */
  readonly linked: ReadonlyMap<string, DocumentSet>;
  /** Told once per field that is not what the model says; the field counts as empty. */
  report(message: string): void;
}
