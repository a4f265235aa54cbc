import { type Database, withTables } from '#database/database.ts';
import { readModels } from '../../models/read-models.ts';
import { inTransaction, renewRef } from '../publish.ts';
import type { DocumentTables } from '../tables.ts';

/** What one of the files was that a picture or film had. */
export interface VersionSize {
  readonly version: number;
  /** Pixels; 0 of what is no picture. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** A picture or film that is drawn otherwise than when documents first named it. */
export interface PictureVersion {
  readonly id: string;
  readonly version: number;
  readonly sizes: readonly VersionSize[];
  readonly dominantColor: string | null;
}

/**
 * From now on documents that name the picture are delivered with its newest version, under a new ref, so that
 * every process and every kept page takes it over as it does a publication.
 */
export const writePictureVersion = (
  database: Database,
  { id, version, sizes, dominantColor }: PictureVersion,
  now: Date,
): Promise<string> =>
  inTransaction(database, readModels(), async (writer) => {
    const row = { version, sizes: JSON.stringify(sizes), dominant_color: dominantColor };
    await writer.tables
      .insertInto('picture_versions')
      .values({ picture_id: id, ...row })
      .onConflict((conflict) =>
        conflict
          .column('picture_id')
          .doUpdateSet(row)
          .where('picture_versions.version', '<', version),
      )
      .execute();
    return renewRef(writer, now);
  });

/** Of all such pictures, which are few beside those that were never replaced. */
export async function readPictureVersions(
  database: Database,
): Promise<ReadonlyMap<string, PictureVersion>> {
  const rows = await withTables<DocumentTables>(database)
    .selectFrom('picture_versions')
    .selectAll()
    .execute();
  return new Map(
    rows.map((row) => [
      row.picture_id,
      {
        id: row.picture_id,
        version: row.version,
        sizes: JSON.parse(row.sizes) as readonly VersionSize[],
        dominantColor: row.dominant_color,
      },
    ]),
  );
}
