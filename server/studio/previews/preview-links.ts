import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import type { Editor, ItemRoom } from '../items/item-room.ts';
import { readLanguage, readRole } from '../people/read-person.ts';
import { StudioError } from '../room/studio-error.ts';
import { type PreviewLinkRow, previewQuery } from './tables.ts';

const dayMs = 24 * 3_600_000;
/** A link that ended is told from one that never was for so long. */
const endedRetentionMs = 30 * dayMs;
/** Of the whole museum: whoever needs more ends some. */
const maxOpen = 200;

export interface NewLink {
  /** For whom or what it is. */
  readonly label: string;
  /** Of an item; `page:` and the id of a page; null: the site alone. */
  readonly setId: string | null;
  /** Milliseconds since 1970; null: that of the visit. */
  readonly shownAt: number | null;
  /** Without language. */
  readonly path: string;
  readonly language: Language;
  readonly days: number;
}

export interface PreviewLink extends Omit<NewLink, 'days'> {
  readonly id: string;
  readonly madeBy: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
}

/**
 * Makes a link that shows what it names to whoever has it.
 * @returns the token, which is stored nowhere
 * @throws {StudioError} 409 where too many stand open
 */
export async function createLink(
  room: ItemRoom,
  person: Editor,
  link: NewLink,
): Promise<{ readonly id: string; readonly token: string }> {
  const query = previewQuery(room.visitors);
  const now = room.now().getTime();
  await query
    .deleteFrom('studio_preview_links')
    .where('expires_at', '<', now - endedRetentionMs)
    .execute();
  const open = await listLinks(room);
  if (open.length >= maxOpen) {
    throw new StudioError(409, 'too-many-links', 'End some of the open links first.');
  }
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  await query
    .insertInto('studio_preview_links')
    .values({
      id,
      token_hash: hashToken(token),
      label: link.label,
      set_id: link.setId,
      shown_at: link.shownAt,
      path: link.path,
      language: link.language,
      made_by: person.id,
      made_by_name: person.name,
      made_at: now,
      expires_at: now + link.days * dayMs,
      revoked_at: null,
    })
    .execute();
  await room.record(person, 'preview.shared', link.setId ?? '', {
    link: id,
    label: link.label,
    days: link.days,
    ...(link.shownAt !== null && { shownAt: new Date(link.shownAt).toISOString() }),
  });
  return { id, token };
}

/** Those that show something by now, newest first. */
export async function listLinks(room: ItemRoom): Promise<readonly PreviewLink[]> {
  const rows = await previewQuery(room.visitors)
    .selectFrom('studio_preview_links')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', room.now().getTime())
    .orderBy('made_at', 'desc')
    .limit(maxOpen)
    .execute();
  return rows.map(toLink);
}

/** @throws {StudioError} 404 for one that is unknown or ended */
export async function endLink(room: ItemRoom, person: Editor, id: string): Promise<void> {
  const now = room.now().getTime();
  const row = await previewQuery(room.visitors)
    .updateTable('studio_preview_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new StudioError(404, 'unknown', 'There is no such link.');
  await room.record(person, 'preview.ended', row.set_id ?? '', { link: id, label: row.label });
}

/** @returns `over` for one that expired or was ended, or whose maker may share nothing any more */
export async function findLink(
  room: ItemRoom,
  token: string,
): Promise<PreviewLink | 'over' | null> {
  const row = await previewQuery(room.visitors)
    .selectFrom('studio_preview_links as link')
    .leftJoin('studio_users as maker', 'maker.id', 'link.made_by')
    .selectAll('link')
    .select(['maker.role', 'maker.blockedAt'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return null;
  const { role, blockedAt } = row;
  const mayShare =
    role !== null && blockedAt === null && hasRight({ role: readRole(role) }, 'previews.share');
  const isOver = row.revoked_at !== null || row.expires_at <= room.now().getTime();
  return isOver || !mayShare ? 'over' : toLink(row);
}

/** Null: the link is of an item, or of the site. */
export const toPageId = (setId: string | null): string | null =>
  setId?.startsWith('page:') ? setId.slice('page:'.length) : null;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const toLink = (row: PreviewLinkRow): PreviewLink => ({
  id: row.id,
  label: row.label,
  setId: row.set_id,
  shownAt: row.shown_at === null ? null : Number(row.shown_at),
  path: row.path,
  language: readLanguage(row.language),
  madeBy: row.made_by_name,
  madeAt: Number(row.made_at),
  expiresAt: Number(row.expires_at),
});
