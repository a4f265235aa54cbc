import { z } from 'zod';
import { createId } from '#services/page-builder/embedded/authoring/build-entry.ts';
import { entrySchema, type StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { copyData } from '#shared/page-builder/editing/block-ids.ts';
import { type EditedEntry, localizedType } from '#shared/page-builder/editing/block-tree.ts';
import { copyVariations } from '#shared/page-builder/editing/variations.ts';
import {
  pageModel,
  sectionModels,
  templateModel,
} from '#shared/page-builder/page-builder-models.ts';
import type { Editor } from '../items/item-room.ts';
import { oneLine } from '../room/parsed.ts';
import { StudioError } from '../room/studio-error.ts';
import { listPages, type PageSummary } from './list-pages.ts';
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
  /** What it is: a page, a part that pages share, or what stands around pages. */
  model: z.enum([pageModel, 'symbol', ...sectionModels]).default(pageModel),
  /** Of a page its address; of what stands around pages where, or on all; of a shared part nothing. */
  path: pagePath.optional(),
  /** Of the page whose blocks it begins with. */
  copyOf: z.string().max(200).optional(),
});

/**
 * Begins a page at an address, or something else that editors compose.
 * @throws {StudioError} 409 `exists` where another page is; 422 `no-address` for a page without one
 */
export async function createPage(
  room: PageRoom,
  person: Editor,
  { name, model, path, copyOf }: z.output<typeof newPageSchema>,
): Promise<string> {
  const known = await listPages(room);
  const own = [path, `/builder${path}`];
  const isThere = (page: PageSummary) =>
    page.model === pageModel && page.state !== 'archived' && own.includes(page.path ?? '');
  if (model === pageModel && path === undefined) {
    throw new StudioError(422, 'no-address', 'Say where the page is to be.');
  }
  if (model === pageModel && known.some(isThere)) {
    throw new StudioError(409, 'exists', 'A page has this address already.');
  }
  const id = createEntryId();
  const entry = await createEntry(room, { id, name, model, path, copyOf });
  const opened = { id, model, draft: null, stored: null, entry };
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
    model,
    path,
    copyOf,
  }: {
    readonly id: string;
    readonly name: string;
    readonly model: string;
    readonly path: string | undefined;
    readonly copyOf: string | undefined;
  },
): Promise<StoredEntry> {
  const opened = copyOf === undefined ? null : await openPage(room, copyOf);
  const from = opened?.entry;
  const isCopy = from && opened?.model !== templateModel;
  const title = { '@type': localizedType, Default: name };
  const toData = (data: Readonly<Record<string, unknown>>) => {
    // The title and the description of a template are its own.
    const { description: _, ...taken } = data;
    return {
      ...(isCopy ? data : { ...taken, ...(model === pageModel && { title }) }),
      ...(model === pageModel && { url: path }),
    };
  };
  const here = {
    '@type': '@builder.io/core:Query',
    property: 'urlPath',
    operator: 'is',
    value: path,
  };
  return entrySchema.parse({
    ...{ id, name, modelId: createId(model), published: 'draft' },
    query: path === undefined ? [] : [here],
    data: toData(copyData(from?.data ?? {})),
    variations: from ? copyVariations(from as EditedEntry, toData) : {},
    ...(from?.testRatio !== undefined && { testRatio: from.testRatio }),
    meta: from?.meta ?? { kind: model === pageModel ? 'page' : 'component' },
    createdDate: room.now().getTime(),
  });
}
