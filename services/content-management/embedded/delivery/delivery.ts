import type { Models } from '../../models/read-models.ts';
import type { PictureVersion } from '../editing/picture-versions.ts';
import type { ViewIndex } from '../store.ts';
import type { StoredDocument } from '../stored-document.ts';
import type { Route } from './parse-routes.ts';
import type { Selection } from './selection.ts';

/** The request's options for the form of the documents. */
export interface Delivery {
  readonly models: Models;
  readonly masterLanguage: string;
  /** Address up to and including `/api/v2`. */
  readonly base: string;
  /** Scheme and host that pictures and films get. */
  readonly origin: string;
  readonly ref: string;
  readonly viewIndex: ViewIndex;
  /** Of pictures and films that were replaced, by their id. */
  readonly pictureVersions: ReadonlyMap<string, PictureVersion>;
  /** Linked documents that can be seen through the ref. */
  readonly findDocument: (id: string) => StoredDocument | undefined;
  /** From `fetch`, by type; null: everything. */
  readonly fetch: ReadonlyMap<string, ReadonlySet<string>> | null;
  readonly fetchLinks: ReadonlyMap<string, ReadonlySet<string>>;
  /** From `graphQuery`, by type; null: everything. */
  readonly graph: ReadonlyMap<string, Selection> | null;
  readonly routes: readonly Route[];
  readonly brokenRoute: string | null;
}
