import type { Kysely } from 'kysely';
import type { Database, SqlDialect } from '#database/database.ts';
import { withTables } from '#database/database.ts';
import type { ObjectImage } from '../../contract.ts';
import type { ObjectCollectionTables } from '../tables.ts';
import { insertRows, isAmong } from '../write-rows.ts';
import type { FindPicture, FoundPicture } from './find-pictures.ts';

export type LookRow = ObjectCollectionTables['object_looks'];

/** What is known of an object before its look is. */
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
): Promise<LookRow[]> {
  const wanted: { readonly id: string; readonly picture: FoundPicture }[] = [];
  for (const { id, images } of objects) {
    const src = images.find((image) => image.src !== null)?.src;
    const picture = src ? await findPicture(src) : null;
    if (picture) wanted.push({ id, picture });
  }
  if (wanted.length === 0) return [];
  // Ids are one parameter on both databases, so there may be any number.
  const stored = await withTables<ObjectCollectionTables>(database)
    .selectFrom('object_looks')
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
  const rows: LookRow[] = [];
  for (let from = 0; from < missing.length; from += describedAtOnce) {
    const part = missing.slice(from, from + describedAtOnce);
    const looks = await Promise.all(part.map(({ picture }) => picture.describe()));
    for (const [at, { id, picture }] of part.entries()) {
      const look = looks[at];
      if (look) {
        rows.push({
          object_id: id,
          picture: picture.key,
          look: Buffer.from(look).toString('base64'),
        });
      }
    }
  }
  return rows;
}

export const storeLooks = (
  change: Kysely<ObjectCollectionTables>,
  dialect: SqlDialect,
  rows: readonly LookRow[],
): Promise<void> =>
  insertRows(
    change,
    dialect,
    'object_looks',
    { object_id: 'text', picture: 'text', look: 'text' },
    rows,
    'ON CONFLICT (object_id) DO UPDATE SET picture = excluded.picture, look = excluded.look',
  );
