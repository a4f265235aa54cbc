import { createHash, randomBytes } from 'node:crypto';
import { createPageBuilderClient } from '#services/page-builder/client/client.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import { DraftStore } from '#services/page-builder/embedded/editing/draft-store.ts';
import type { StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { createPageBuilderServer } from '#services/page-builder/embedded/server.ts';
import { type SeenAudiences, showAudiences } from '#shared/page-builder/editing/audiences.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import {
  aloneModels,
  pageModel,
  sectionModels,
  templatePath,
} from '#shared/page-builder/page-builder-models.ts';
import type { OpenPreview, ShownPreview } from '../../pages/shown-preview.ts';
import { readRevisionRow } from '../items/history.ts';
import type { Editor } from '../items/item-room.ts';
import { mayLook } from '../previews/may-look.ts';
import { previewWords } from '../previews/preview-words.ts';
import { StudioError } from '../room/studio-error.ts';
import { type OpenedPage, openPage, parseEntry } from './open-page.ts';
import type { GetPages, PageRoom } from './page-room.ts';
import { parseSeenAudiences } from './seen-audiences.ts';
import { sharedQuery } from './tables.ts';

/** A window of the editor may stay open a day. */
const lastsMs = 24 * 3_600_000;
const prefix = 'page-';
/** Windows that somebody may have open at once. */
const retained = 20;

/**
 * Opens the draft of a page to whoever has the token: on the site's own pages, as it stands whenever they
 * are asked for.
 * @returns the token, which is stored nowhere
 */
export async function createPagePreview(
  room: PageRoom,
  person: Editor,
  id: string,
): Promise<string> {
  await openPage(room, id);
  const now = room.now().getTime();
  await room.query.deleteFrom('studio_page_previews').where('expires_at', '<=', now).execute();
  const own = await room.query
    .selectFrom('studio_page_previews')
    .select('token_hash')
    .where('person_id', '=', person.id)
    .orderBy('expires_at', 'desc')
    .offset(retained - 1)
    .limit(100)
    .execute();
  const older = ['', ...own.map((row) => row.token_hash)];
  await room.query.deleteFrom('studio_page_previews').where('token_hash', 'in', older).execute();
  const token = prefix + randomBytes(16).toString('hex');
  const row = {
    token_hash: hashOf(token),
    entry_id: id,
    person_id: person.id,
    expires_at: now + lastsMs,
  };
  await room.query.insertInto('studio_page_previews').values(row).execute();
  return token;
}

/** `page-…`, behind it `~12` for a version of the history, and `!{"builder-1":0}` for what some visitors get. */
const tokenForm = /^(page-[0-9a-f]{32})(?:~(\d{1,9}))?(?:!(.{0,4000}))?$/s;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Opens previews of pages; those of items are `others`.
 * @param origin of the studio, which shows them in a frame
 */
export const createOpenPagePreview =
  (pages: GetPages, origin: string, others: OpenPreview): OpenPreview =>
  async (token) => {
    const [, own, revision, audiences] = tokenForm.exec(token) ?? [];
    if (own === undefined) return others(token);
    const room = tryOpen(pages);
    const row = await room?.query
      .selectFrom('studio_page_previews')
      .selectAll()
      .where('token_hash', '=', hashOf(own))
      .executeTakeFirst();
    if (!room || !row) return null;
    const isOver = row.expires_at <= room.now().getTime();
    if (isOver || !(await mayLook(room.visitors, row.person_id))) return 'expired';
    const at = revision === undefined ? null : Number(revision);
    const seen = audiences === undefined ? null : parseSeenAudiences(audiences);
    const pageBuilder = await openPageDraft(pages, row.entry_id, room.now(), at, seen);
    if (!pageBuilder) return 'expired';
    return {
      token,
      ref: null,
      at: null,
      framedBy: origin,
      note: null,
      words: previewWords,
      pageBuilder,
    } satisfies ShownPreview;
  };

/**
 * The page builder as it would answer at a moment if the draft were published as it stands.
 * @param revision of the history, to be shown in the draft's place
 * @param seen null: what each visitor gets by what they are
 * @returns null where there is no such page or version, or pages are not changed here
 */
export async function openPageDraft(
  pages: GetPages,
  id: string,
  at: Date,
  revision: number | null = null,
  seen: SeenAudiences | null = null,
): Promise<PageBuilder | null> {
  const room = tryOpen(pages);
  const opened = room && (await openPage(room, id).catch(noPage));
  if (!room || !opened) return null;
  if (revision === null) {
    const entry = seen ? showAudiences(opened.entry as EditedEntry, seen) : opened.entry;
    const shown = { ...opened, entry: entry as StoredEntry };
    return createDraftedPageBuilder(room, shown, at.getTime());
  }
  const query = sharedQuery(room.query);
  const earlier = await readRevisionRow({ query }, 'studio_page_revisions', id, revision).catch(
    noPage,
  );
  if (!earlier) return null;
  const shown = { ...opened, entry: parseEntry(earlier.content) };
  return createDraftedPageBuilder(room, shown, at.getTime());
}

function tryOpen(pages: GetPages): PageRoom | null {
  try {
    return pages();
  } catch (error) {
    return noPage(error);
  }
}

function noPage(error: unknown): null {
  if (error instanceof StudioError) return null;
  throw error;
}

/** What is at no address is shown as a page of its own. */
function toShown({ model, entry }: OpenedPage): Pick<OpenedPage, 'model' | 'entry'> {
  if (!aloneModels.includes(model)) return { model, entry };
  const here = {
    '@type': '@builder.io/core:Query',
    ...{ property: 'urlPath', operator: 'is', value: templatePath },
  };
  return { model: pageModel, entry: { ...entry, query: [here] } };
}

function createDraftedPageBuilder(
  { content, visitors, localeCodes }: PageRoom,
  opened: OpenedPage,
  at: number,
): PageBuilder {
  const { model, entry } = toShown(opened);
  const answer = createPageBuilderServer({
    database: content,
    visitors,
    store: new DraftStore(content, model, entry, at),
    access: { apiKey: 'draft', privateKey: null },
    timeZone: 'UTC',
    now: () => at,
  });
  return createPageBuilderClient({
    apiKey: 'draft',
    endpoint: 'https://draft.internal',
    apiVersion: 'v3',
    fetch: (input, init) => answer(new Request(input, init)),
    localeCodes,
    models: sectionModels,
    // The editor names what is left out.
    warn: () => {},
  });
}
