import {
  type ItemContent,
  type ItemName,
  toItemContent,
} from '#services/content-management/embedded/editing/item.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import type { FieldModels } from '#services/content-management/models/read-models.ts';
import { byLanguage } from '#shared/languages/languages.ts';
import { StudioError } from '../room/studio-error.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { lockDraft, openItem } from './open-item.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Begins an item with a title in English.
 * @throws {StudioError} 400 for a type that has no such items; 409 `exists` where the address is taken
 */
export async function createItem(
  room: ItemRoom,
  person: Editor,
  { type, uid, title }: { type: string; uid: string; title: string },
): Promise<string> {
  const model = room.models.types.get(type);
  if (!model?.isRepeatable) {
    throw new StudioError(400, 'invalid', 'No items of this type can be made.');
  }
  const name = ['name', 'title', 'author_name'].find((one) => one in model.fields) ?? 'title';
  const field = model.fields[name];
  const isRich = field?.type === 'StructuredText';
  const kind = (field?.config?.single ?? field?.config?.multi ?? 'paragraph').split(',')[0];
  const value = isRich ? [{ type: kind, text: title, spans: [] }] : title;
  const content: ItemContent = {
    tags: [],
    languages: byLanguage((language) =>
      language === 'en' ? { ...settledOf(model.fields), ...(field && { [name]: value }) } : null,
    ),
  };
  return writeNew(room, person, { type, uid }, content, 'item.created');
}

/** A box that nobody ticked says no, or what the model says; it is never missing. */
const settledOf = (fields: FieldModels) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { type }]) => type === 'Boolean')
      .map(([name, { config }]) => [name, config?.default_value === true]),
  );

/** Begins an item with the content of another. */
export async function duplicateItem(
  room: ItemRoom,
  person: Editor,
  setId: string,
  uid: string,
): Promise<string> {
  const { name, content } = await openItem(room, setId);
  if (name.uid === null) throw new StudioError(409, 'only-one', 'There is one such item only.');
  return writeNew(room, person, { type: name.type, uid }, content, 'item.duplicated');
}

async function writeNew(
  room: ItemRoom,
  person: Editor,
  { type, uid }: { type: string; uid: string },
  content: ItemContent,
  act: string,
): Promise<string> {
  const name: ItemName = { setId: createSetId(type, uid), type, uid };
  const { setId } = name;
  const taken = () => new StudioError(409, 'exists', 'An item has this address already.');
  if ((await room.documents.readSets([setId])).has(setId)) throw taken();
  await room.documents.hold(name);
  const context = await room.documents.createContext([content]);
  const opened = { name, draft: null, published: null, hold: null, context, content };
  const empty = { ...opened, content: toItemContent(type, [], context) };
  await room.query.transaction().execute(async (query) => {
    const row = await lockDraft(query, room, empty);
    if (row.revision > 0) throw taken();
    const write = { content, sources: {}, kind: 'draft', isToldElsewhere: true } as const;
    await writeDraft(query, room, opened, row, person, write);
    await room.record(person, act, setId, { type, uid }, query);
  });
  return setId;
}
