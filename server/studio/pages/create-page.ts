import { z } from 'zod';
import { createId } from '#services/page-builder/embedded/authoring/build-entry.ts';
import { entrySchema, type StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { copyBlock } from '#shared/page-builder/editing/block-ids.ts';
import { type Block, localizedType } from '#shared/page-builder/editing/block-tree.ts';
import { pageModel, templateModel } from '#shared/page-builder/page-builder-models.ts';
import type { Editor } from '../items/item-room.ts';
import { oneLine } from '../room/parsed.ts';
import { StudioError } from '../room/studio-error.ts';
import { listPages } from './list-pages.ts';
import { createEntryId, lockPageDraft, openPage } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { writePageDraft } from './write-page-draft.ts';

/** An address of the site, without language. */
const pagePath = z
  .string()
  .max(200)
  .regex(/^\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/);

export const newPageSchema = z.strictObject({
  name: oneLine(200),
  path: pagePath,
  /** Of the page whose blocks it begins with. */
  copyOf: z.string().max(200).optional(),
});

/**
 * Begins a page at an address.
 * @throws {StudioError} 409 `exists` where another page is
 */
export async function createPage(
  room: PageRoom,
  person: Editor,
  { name, path, copyOf }: z.output<typeof newPageSchema>,
): Promise<string> {
  const known = await listPages(room);
  const own = [path, `/builder${path}`];
  if (known.some((page) => page.state !== 'archived' && own.includes(page.path ?? ''))) {
    throw new StudioError(409, 'exists', 'A page has this address already.');
  }
  const id = createEntryId();
  const entry = await createEntry(room, { id, name, path, copyOf });
  const opened = { id, model: pageModel, draft: null, stored: null, entry };
  await room.query.transaction().execute(async (query) => {
    const row = await lockPageDraft(room, query, opened);
    const write = { entry, kind: 'draft', isToldElsewhere: true } as const;
    await writePageDraft(room, query, row, person, write);
    const act = copyOf === undefined ? 'page.created' : 'page.duplicated';
    await room.record(person, act, id, { name, path }, query);
  });
  return id;
}

async function createEntry(
  room: PageRoom,
  {
    id,
    name,
    path,
    copyOf,
  }: {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly copyOf: string | undefined;
  },
): Promise<StoredEntry> {
  const opened = copyOf === undefined ? null : await openPage(room, copyOf);
  const from = opened?.entry;
  const blocks = (from?.data.blocks ?? []) as Block[];
  const isCopy = from && opened?.model !== templateModel;
  // The title and the description of a template are its own.
  const { description: _, ...taken } = (from?.data ?? {}) as Readonly<Record<string, unknown>>;
  const title = { '@type': localizedType, Default: name };
  const data = isCopy ? from.data : { ...taken, title };
  return entrySchema.parse({
    ...{ id, name, modelId: createId(pageModel), published: 'draft' },
    query: [
      { '@type': '@builder.io/core:Query', property: 'urlPath', operator: 'is', value: path },
    ],
    data: { ...data, url: path, blocks: blocks.map((block) => copyBlock(block)) },
    variations: {},
    meta: from?.meta ?? { kind: 'page' },
    createdDate: room.now().getTime(),
  });
}
