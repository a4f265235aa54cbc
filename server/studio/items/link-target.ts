import { createDocumentId } from '#services/content-management/embedded/stored-document.ts';
import { readTitles } from './item-index.ts';
import type { ItemRoom } from './item-room.ts';
import { openItem } from './open-item.ts';

export interface LinkTarget {
  /** Of the English document: links of other languages lead to its translations. */
  readonly id: string;
  readonly setId: string;
  readonly type: string;
  readonly title: string;
}

/**
 * What a link to an item names: the document that is there, or the one that its publication will make.
 * @throws {StudioError} 404
 */
export async function readLinkTarget(room: ItemRoom, setId: string): Promise<LinkTarget> {
  const { name, published, content } = await openItem(room, setId);
  const lang = room.languageCodes.en;
  const there = published?.documents.find((document) => document.lang === lang);
  return {
    id: there?.id ?? createDocumentId(name.type, name.uid ?? name.type, lang),
    setId: name.setId,
    type: name.type,
    title: readTitles(content).en,
  };
}
