import type { Kysely } from 'kysely';
import type { Database, SqlDialect } from '#database/database.ts';
import { withTables } from '#database/database.ts';
import type { ObjectImage } from '../../contract.ts';
import type { ObjectCollectionTables } from '../tables.ts';
import { insertRows, isAmong } from '../write-rows.ts';
import type { FindPicture, FoundPicture } from './find-pictures.ts';

export type PictureFeaturesRow = ObjectCollectionTables['object_picture_features'];

/** Facts about an object before its picture features are known. */
export interface Pictured {
  readonly id: string;
  readonly images: readonly Pick<ObjectImage, 'src'>[];
}

/** Pictures are decoded by several threads of sharp's own. */
const describedAtOnce = 4;

/**
 * Describes the first delivered picture of each object, unless that picture is described already.
 * @returns what is to be stored
 */
export async function describeObjects(
  database: Database,
  objects: readonly Pictured[],
  findPicture: FindPicture,
): Promise<PictureFeaturesRow[]> {
  const wanted: { readonly id: string; readonly picture: FoundPicture }[] = [];
  for (const { id, images } of objects) {
    const src = images.find((image) => image.src !== null)?.src;
    const picture = src ? await findPicture(src) : null;
    if (picture) wanted.push({ id, picture });
  }
  if (wanted.length === 0) return [];
  // Ids are one parameter on both databases, so there may be any number.
  const stored = await withTables<ObjectCollectionTables>(database)
    .selectFrom('object_picture_features')
    .select(['object_id', 'picture'])
    .where(
      isAmong(
        database.dialect,
        'object_id',
        wanted.map(({ id }) => id),
      ),
    )
    .execute();
  const known = new Map(stored.map((row) => [row.object_id, row.picture]));
  const missing = wanted.filter(({ id, picture }) => known.get(id) !== picture.key);
  const rows: PictureFeaturesRow[] = [];
  for (let from = 0; from < missing.length; from += describedAtOnce) {
    const part = missing.slice(from, from + describedAtOnce);
    const described = await Promise.all(part.map(({ picture }) => picture.describe()));
    for (const [at, { id, picture }] of part.entries()) {
      const features = described[at];
      if (features) {
        rows.push({
          object_id: id,
          picture: picture.key,
          features: Buffer.from(features).toString('base64'),
        });
      }
    }
  }
  return rows;
}

export const storePictureFeatures = (
  change: Kysely<ObjectCollectionTables>,
  dialect: SqlDialect,
  rows: readonly PictureFeaturesRow[],
): Promise<void> =>
  insertRows(
    change,
    dialect,
    'object_picture_features',
    { object_id: 'text', picture: 'text', features: 'text' },
    rows,
    'ON CONFLICT (object_id) DO UPDATE SET picture = excluded.picture, features = excluded.features',
  );
