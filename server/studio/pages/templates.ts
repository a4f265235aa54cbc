import { createId } from '#services/page-builder/embedded/authoring/build-entry.ts';
import { entrySchema, type StoredEntry } from '#services/page-builder/embedded/entry.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { copyData } from '#shared/page-builder/editing/block-ids.ts';
import { type EditedEntry, walkBlocks } from '#shared/page-builder/editing/block-tree.ts';
import { readIn } from '#shared/page-builder/editing/localized.ts';
import { copyVariations } from '#shared/page-builder/editing/variations.ts';
import { templateModel } from '#shared/page-builder/page-builder-models.ts';
import type { Editor } from '../items/item-room.ts';
import { listPages } from './list-pages.ts';
import { createEntryId, lockPageDraft, openPage } from './open-page.ts';
import type { PageRoom } from './page-room.ts';
import { writePageDraft } from './write-page-draft.ts';

/** What a page can be begun with. */
export interface PageTemplate {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** What it is for; empty where nobody has said so. */
  readonly description: Readonly<Record<Language, string>>;
  /** The first picture on it; null: it has none. */
  readonly picture: string | null;
}

const maxTemplates = 60;

/** By their names. */
export async function listTemplates(room: PageRoom): Promise<PageTemplate[]> {
  const all = await listPages(room);
  const wanted = all.filter(({ model, state }) => model === templateModel && state !== 'archived');
  const templates: PageTemplate[] = [];
  for (const { id, name } of wanted.slice(0, maxTemplates)) {
    const { entry } = await openPage(room, id);
    const { title, description } = entry.data as Readonly<Record<string, unknown>>;
    templates.push({
      id,
      title: inLanguages(title, name),
      description: inLanguages(description, ''),
      picture: findPicture(entry as EditedEntry),
    });
  }
  return templates.sort((one, other) => one.title.en.localeCompare(other.title.en, 'en'));
}

const inLanguages = (value: unknown, otherwise: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      String(readIn(value, language) ?? readIn(value, 'en') ?? otherwise),
    ]),
  ) as Record<Language, string>;

function findPicture(entry: EditedEntry): string | null {
  for (const { block } of walkBlocks(entry)) {
    const image = readIn(block.component?.options?.image, 'en');
    if (typeof image === 'string' && image !== '') return image;
  }
  return null;
}

/** Keeps a page, as it stands, for pages to come; it is at no address. */
export async function saveAsTemplate(
  room: PageRoom,
  person: Editor,
  pageId: string,
  name: string,
): Promise<string> {
  const { entry: from } = await openPage(room, pageId);
  const id = createEntryId();
  const toData = ({ url: _, ...data }: Readonly<Record<string, unknown>>) => ({
    ...data,
    title: name,
  });
  const entry: StoredEntry = entrySchema.parse({
    ...{ id, name, modelId: createId(templateModel), published: 'draft', query: [] },
    data: toData(copyData(from.data)),
    variations: copyVariations(from as EditedEntry, toData),
    ...(from.testRatio !== undefined && { testRatio: from.testRatio }),
    meta: from.meta ?? { kind: 'page' },
    createdDate: room.now().getTime(),
  });
  const opened = { id, model: templateModel, draft: null, stored: null, entry };
  await room.query.transaction().execute(async (query) => {
    const row = await lockPageDraft(room, query, opened);
    const write = { entry, kind: 'draft', isToldElsewhere: true } as const;
    await writePageDraft(room, query, row, person, write);
    await room.record(person, 'page.saved-as-template', id, { name, page: pageId }, query);
  });
  return id;
}
