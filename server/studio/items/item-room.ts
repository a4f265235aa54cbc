import type { Kysely } from 'kysely';
import type { Database } from '#database/database.ts';
import type { LanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import type { ItemContent } from '#services/content-management/embedded/editing/item.ts';
import { StudioDocuments } from '#services/content-management/embedded/editing/studio-documents.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { type Models, readModels } from '#services/content-management/models/read-models.ts';
import type { Person } from '#shared/studio/rights.ts';
import { type ItemQuery, itemQuery } from './tables.ts';

/** Who changes items. */
export type Editor = Pick<Person, 'id' | 'name' | 'role' | 'languages'>;

/** Writes an act into the audit log: `item.published` on a set. */
export type RecordItemAct = (
  person: Pick<Editor, 'id' | 'name'>,
  act: string,
  subject: string,
  details?: Readonly<Record<string, unknown>>,
  // biome-ignore lint/suspicious/noExplicitAny: every room types its transaction with its own tables
  query?: Kysely<any>,
) => Promise<void>;

export interface ItemRoomOptions {
  readonly content: Database;
  readonly visitors: Database;
  readonly languageCodes: LanguageCodes;
  /** Of the museum, where its settings name none. */
  readonly timeZone: string;
  readonly now: () => Date;
  readonly record: RecordItemAct;
  /** Told after each publication, so that this machine's visitors see it at once. */
  readonly onPublished: () => void;
  /** Those of this project when not given. */
  readonly models?: Models;
}

/** What the calls about items share. */
export interface ItemRoom extends Required<ItemRoomOptions> {
  readonly query: ItemQuery;
  readonly documents: StudioDocuments;
}

export function openItemRoom(options: ItemRoomOptions): ItemRoom {
  const models = options.models ?? readModels();
  return {
    ...options,
    models,
    query: itemQuery(options.visitors),
    documents: new StudioDocuments(options.content, models, options.languageCodes),
  };
}

/** IANA name of the zone of the museum's clock: what its settings say by now. */
export async function readTimeZone({ documents, timeZone }: ItemRoom): Promise<string> {
  const setId = createSetId('settings', 'settings');
  const set = (await documents.readSets([setId])).get(setId);
  const named = set?.documents[0]?.data.timezone;
  return typeof named === 'string' && named !== '' ? named : timeZone;
}

export const writeContent = (content: ItemContent): string => JSON.stringify(content);

export const readContent = (text: string): ItemContent => JSON.parse(text) as ItemContent;
