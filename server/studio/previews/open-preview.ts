import {
  createPreview,
  findPreviewOf,
  findStudioPreview,
} from '#services/content-management/embedded/editing/studio-previews.ts';
import type { OpenPreview, ShownPreview } from '../../pages/shown-preview.ts';
import type { GetItems } from '../items/get-items.ts';
import { type ItemRoom, readTimeZone } from '../items/item-room.ts';
import { openItem } from '../items/open-item.ts';
import { toPreviewDocuments } from '../items/preview-item.ts';
import { momentLabel } from '../items/preview-moment.ts';
import { openPageDraft } from '../pages/page-previews.ts';
import type { GetPages } from '../pages/page-room.ts';
import { StudioError } from '../room/studio-error.ts';
import { mayLook } from './may-look.ts';
import { findLink, type PreviewLink, toPageId } from './preview-links.ts';
import { describeShown, previewWords } from './preview-words.ts';

const linkToken = /^[\w-]{43}$/;
/** A link that shows no moment shows what is published as it was at most so long ago. */
const freshMs = 10 * 60_000;
const lastsMs = 3_600_000;

/**
 * Opens what stands in the address of a page: the ref of somebody's own preview, or the token of a link
 * for people without an account. Asked anew for every page, so that a link ends at once.
 * @param origin of the studio, which shows its own previews in a frame
 */
export function createOpenPreview(items: GetItems, pages: GetPages, origin: string): OpenPreview {
  return async (token) => {
    const room = tryOpen(items);
    if (!room) return null;
    if (linkToken.test(token)) return openLink(room, pages, token);
    const made = await findStudioPreview(room.content, token);
    if (!made) return null;
    if (made.expiresAt <= room.now() || !(await isOfStaff(room, made.owner))) return 'expired';
    const isMoment = made.label === momentLabel;
    const { ref, shownAt } = made;
    return {
      token,
      ref,
      at: isMoment ? shownAt : null,
      framedBy: origin,
      note: isMoment ? describeShown({ shownAt, isDraft: false }, await readTimeZone(room)) : null,
      words: previewWords,
    };
  };
}

const isOfStaff = (room: ItemRoom, owner: string): Promise<boolean> =>
  mayLook(room.visitors, owner.replace(/^moment:/, ''));

/** Items that live elsewhere have previews of their own. */
function tryOpen(items: GetItems): ItemRoom | null {
  try {
    return items();
  } catch (error) {
    if (error instanceof StudioError) return null;
    throw error;
  }
}

async function openLink(
  room: ItemRoom,
  pages: GetPages,
  token: string,
): Promise<ShownPreview | 'expired' | null> {
  const link = await findLink(room, token);
  if (link === null) return null;
  if (link === 'over') return 'expired';
  const shownAt = link.shownAt === null ? null : new Date(link.shownAt);
  const pageId = toPageId(link.setId);
  const pageBuilder =
    pageId === null ? null : await openPageDraft(pages, pageId, shownAt ?? room.now());
  if (pageId !== null && !pageBuilder) return 'expired';
  // Beside a page stand the items that are published, or that will be by then.
  const ref =
    pageBuilder && shownAt === null
      ? null
      : await findRef(room, pageBuilder ? { ...link, setId: null } : link, shownAt);
  if (ref === null && !pageBuilder) return 'expired';
  const isDraft = link.setId !== null;
  return {
    token,
    ref,
    ...(pageBuilder && { pageBuilder }),
    at: shownAt,
    framedBy: null,
    note: describeShown({ shownAt, isDraft }, await readTimeZone(room)),
    words: previewWords,
  };
}

/** One ref for each state of the draft, however often the link is followed. Null: the item is gone. */
async function findRef(
  room: ItemRoom,
  link: PreviewLink,
  shownAt: Date | null,
): Promise<string | null> {
  const opened = link.setId === null ? null : await findItem(room, link.setId);
  if (link.setId !== null && !opened) return null;
  const label = `link-${opened?.draft?.revision ?? 0}`;
  const now = room.now();
  const owner = `link:${link.id}`;
  const known = await findPreviewOf(room.content, owner, label);
  const isFresh = shownAt !== null || (known && now.getTime() - known.shownAt.getTime() < freshMs);
  if (known && known.expiresAt > now && isFresh) return known.ref;
  const shown = opened
    ? await toPreviewDocuments(room, opened, opened.content)
    : { save: [], remove: [] };
  const expiresAt = new Date(Math.min(link.expiresAt, now.getTime() + lastsMs));
  const wish = { ...shown, owner, retained: 2, label, shownAt: shownAt ?? now, expiresAt };
  return createPreview(room.content, room.models, wish, now);
}

async function findItem(room: ItemRoom, setId: string) {
  try {
    return await openItem(room, setId);
  } catch (error) {
    if (error instanceof StudioError) return null;
    throw error;
  }
}
