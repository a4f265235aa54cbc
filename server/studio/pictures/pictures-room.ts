import type { Database } from '#database/database.ts';
import type { MediaStore } from '../../images/media-store.ts';
import type { GetItems } from '../items/get-items.ts';
import type { RecordItemAct } from '../items/item-room.ts';
import { openUploads, type Uploads } from './receive/uploads.ts';
import { type MediaQuery, mediaQuery } from './tables.ts';

export interface PicturesRoomOptions {
  readonly content: Database;
  readonly visitors: Database;
  readonly store: MediaStore;
  /** Holds `images/` and `films/`, whose files stand in the library too. */
  readonly contentFolder: string;
  /** For what is being uploaded and encoded; shared by all processes of the machine. */
  readonly uploadsFolder: string;
  /** Which items show a picture. */
  readonly items: GetItems;
  readonly now: () => Date;
  readonly record: RecordItemAct;
  /** Told when a picture is drawn otherwise, so that this machine's visitors see it at once. */
  readonly onPublished: () => void;
  /** Told why the store did not take a file. */
  readonly onStoreFailed?: (error: unknown) => void;
}

/** What the calls about pictures and films share. */
export interface PicturesRoom extends PicturesRoomOptions {
  readonly query: MediaQuery;
  readonly uploads: Uploads;
}

export const openPicturesRoom = (options: PicturesRoomOptions): PicturesRoom => ({
  ...options,
  query: mediaQuery(options.visitors),
  uploads: openUploads(options.uploadsFolder),
});
