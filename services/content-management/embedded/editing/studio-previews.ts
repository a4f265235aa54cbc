import { randomBytes } from 'node:crypto';
import { type Database, withTables } from '#database/database.ts';
import type { Models } from '../../models/read-models.ts';
import { removeLayers, saveLayer } from '../publish.ts';
import type { StoredDocument } from '../stored-document.ts';
import type { DocumentTables } from '../tables.ts';

export interface PreviewWish {
  /** Whose it is; a few of each person are kept. */
  readonly personId: string;
  /** What is shown in place of the published documents, and which of those are not shown. */
  readonly save: readonly StoredDocument[];
  readonly remove: readonly string[];
}

const lastsMs = 3_600_000;
/** The frame may still show the one before while the next is made. */
const retained = 3;
const prefix = 'studio-preview ';

/**
 * Shows documents that nobody has published to whoever has the ref: 128 secret bits, 32 digits of hex.
 * Each call gives another ref, so nothing that was shown before is shown again; older ones end.
 */
export async function createPreview(
  database: Database,
  models: Models,
  { personId, save, remove }: PreviewWish,
  now: Date,
): Promise<string> {
  const time = now.getTime();
  const own = `${prefix}${personId} `;
  const known = await withTables<DocumentTables>(database)
    .selectFrom('document_layers')
    .select(['id', 'expires_at'])
    .where('kind', '=', 'preview')
    .where('id', 'like', `${prefix}%`)
    .orderBy('expires_at', 'desc')
    .execute();
  const mine = known.filter(({ id }) => id.startsWith(own)).slice(retained - 1);
  const over = known.filter(({ expires_at: at }) => at !== null && at <= time);
  const ids = new Set([...mine, ...over].map(({ id }) => id));
  if (ids.size > 0) await removeLayers(database, models, [...ids]);
  const ref = randomBytes(16).toString('hex');
  const id = own + randomBytes(8).toString('hex');
  const expiresAt = new Date(time + lastsMs);
  const layer = { id, kind: 'preview', label: 'studio', ref, expiresAt, save, remove } as const;
  return saveLayer(database, models, layer);
}
