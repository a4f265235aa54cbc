import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { withTables } from '#database/database.ts';
import type { Models } from '../../models/read-models.ts';
import {
  createRef,
  deleteLayer,
  inTransaction,
  type LayerChange,
  removeLayers,
  writeLayer,
} from '../publish.ts';
import type { DocumentTables } from '../tables.ts';
import type { Writer } from '../write-versions.ts';

/** A release as clients of the protocol see it: nothing, until it is published, or until then. */
export type ReleaseState = 'absent' | 'open' | 'scheduled';

export type ReleaseLayer = Pick<LayerChange, 'id' | 'label' | 'save' | 'remove'>;

/** What a publication makes of a release. */
export type ReleaseChange =
  | { readonly id: string; readonly becomes: 'published' }
  /** Its documents stay readable by its ref until they are public. */
  | { readonly id: string; readonly becomes: 'scheduled'; readonly at: Date }
  /** It was published or scheduled, and that is taken back. */
  | { readonly becomes: 'open'; readonly layer: ReleaseLayer };

/**
 * Writes what an open release shows to those who have its ref. One that was published meanwhile does
 * not come back by that.
 * @param isNew it may not be there yet
 */
export const saveRelease = (
  database: Database,
  models: Models,
  layer: ReleaseLayer,
  isNew: boolean,
): Promise<void> =>
  inTransaction(database, models, async (writer) => {
    const state = await findState(writer.tables, layer.id);
    const isThere = state === 'open' || (isNew && state === 'absent');
    if (isThere) await writeLayer(writer, { ...layer, kind: 'release' });
  });

export const deleteRelease = (database: Database, models: Models, id: string): Promise<void> =>
  removeLayers(database, models, [id]);

/** @returns whether it was in the state from which it can be changed */
export async function changeRelease(writer: Writer, change: ReleaseChange): Promise<boolean> {
  const id = change.becomes === 'open' ? change.layer.id : change.id;
  const isOpen = (await findState(writer.tables, id)) === 'open';
  if (isOpen === (change.becomes === 'open')) return false;
  if (change.becomes === 'open') {
    await writeLayer(writer, { ...change.layer, kind: 'release' });
  } else if (change.becomes === 'published') {
    await deleteLayer(writer, id);
  } else {
    await writer.tables
      .updateTable('document_layers')
      .set({ scheduled_at: change.at.getTime(), ref: createRef() })
      .where('id', '=', id)
      .execute();
  }
  return true;
}

export const readReleaseState = (database: Database, id: string): Promise<ReleaseState> =>
  findState(withTables<DocumentTables>(database), id);

async function findState(
  tables: Pick<Writer['tables'], 'selectFrom'>,
  id: string,
): Promise<ReleaseState> {
  const row = await tables
    .selectFrom('document_layers')
    .select('scheduled_at')
    .where('id', '=', id)
    .where('kind', '=', sql.lit('release'))
    .executeTakeFirst();
  if (!row) return 'absent';
  return row.scheduled_at === null ? 'open' : 'scheduled';
}
