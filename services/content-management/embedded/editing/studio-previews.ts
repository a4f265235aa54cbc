import { randomBytes } from 'node:crypto';
import { type Database, withTables } from '#database/database.ts';
import type { Models } from '../../models/read-models.ts';
import { removeLayers, saveLayer } from '../publish.ts';
import type { StoredDocument } from '../stored-document.ts';
import type { DocumentTables } from '../tables.ts';

export interface PreviewWish {
  /** Whose it is: a person, or a link. */
  readonly owner: string;
  /** How many of the owner's may stand at once. */
  readonly retained: number;
  /** What is shown in place of the published documents, and which of those are not shown. */
  readonly save: readonly StoredDocument[];
  readonly remove: readonly string[];
  /** The moment at which everything else is shown. */
  readonly shownAt: Date;
  /** When the ref is worth nothing any more. */
  readonly expiresAt: Date;
  /** What it shows, for whoever looks for one that stands already; one word. */
  readonly label?: string;
}

/** A preview of the studio that was made, perhaps over by now. */
export interface StudioPreview {
  readonly ref: string;
  readonly owner: string;
  readonly label: string;
  readonly shownAt: Date;
  readonly expiresAt: Date;
}

const prefix = 'studio-preview ';
const refPattern = /^[0-9a-f]{32}$/;

/**
 * Shows documents that nobody has published, and the site as of a moment, to whoever has the ref: 128
 * secret bits, 32 digits of hex. Each call gives another ref, so nothing that was shown before is shown
 * again; older ones of the owner end.
 */
export async function createPreview(
  database: Database,
  models: Models,
  wish: PreviewWish,
  now: Date,
): Promise<string> {
  const { owner, retained, label = 'studio', ...shown } = wish;
  const own = `${prefix}${owner} `;
  const known = await withTables<DocumentTables>(database)
    .selectFrom('document_layers')
    .select(['id', 'expires_at'])
    .where('kind', '=', 'preview')
    .where('id', 'like', `${prefix}%`)
    .orderBy('expires_at', 'desc')
    .execute();
  const mine = known.filter(({ id }) => id.startsWith(own)).slice(retained - 1);
  const over = known.filter(({ expires_at: at }) => at !== null && at <= now.getTime());
  const ids = new Set([...mine, ...over].map(({ id }) => id));
  if (ids.size > 0) await removeLayers(database, models, [...ids]);
  const ref = randomBytes(16).toString('hex');
  const id = own + randomBytes(8).toString('hex');
  return saveLayer(database, models, { ...shown, id, kind: 'preview', label, ref });
}

/** @returns null for a ref that the studio did not make, or that ended long ago */
export async function findStudioPreview(
  database: Database,
  ref: string,
): Promise<StudioPreview | null> {
  if (!refPattern.test(ref)) return null;
  return (await listStudioPreviews(database, { ref }))[0] ?? null;
}

/** @returns the newest of an owner that shows this */
export async function findPreviewOf(
  database: Database,
  owner: string,
  label: string,
): Promise<StudioPreview | null> {
  return (await listStudioPreviews(database, { owner, label }))[0] ?? null;
}

async function listStudioPreviews(
  database: Database,
  by: { readonly ref: string } | { readonly owner: string; readonly label: string },
): Promise<readonly StudioPreview[]> {
  const rows = await withTables<DocumentTables>(database)
    .selectFrom('document_layers')
    .selectAll()
    .where('kind', '=', 'preview')
    .where((row) =>
      'ref' in by
        ? row.and([row('ref', '=', by.ref), row('id', 'like', `${prefix}%`)])
        : row.and([row('label', '=', by.label), row('id', 'like', `${prefix}${by.owner} %`)]),
    )
    .orderBy('shown_at', 'desc')
    .limit(1)
    .execute();
  return rows.flatMap(({ ref, id, label, shown_at: shownAt, expires_at: expiresAt }) =>
    shownAt === null || expiresAt === null
      ? []
      : [
          {
            ref,
            label,
            owner: id.slice(prefix.length).split(' ')[0] ?? '',
            shownAt: new Date(shownAt),
            expiresAt: new Date(expiresAt),
          },
        ],
  );
}
