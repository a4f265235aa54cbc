import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Models } from '../../models/read-models.ts';
import type { LanguageCodes } from '../content-languages.ts';
import { inTransaction } from '../publish.ts';
import { createDocumentId, type StoredDocument } from '../stored-document.ts';
import { always, type DocumentTables, type HoldRow, openEnd } from '../tables.ts';
import type { ItemContext, ItemName } from './item.ts';

/** The published documents of one item. */
export interface PublishedSet extends ItemName {
  /** The newest of each language: what is shown, or what is scheduled to be. */
  readonly documents: readonly StoredDocument[];
  /** When that is shown, milliseconds since 1970; 0 and null: since ever, without end. */
  readonly visibleFrom: number;
  readonly visibleTo: number | null;
  /** The publication by which it came. */
  readonly refNumber: number;
}

export interface Hold extends ItemName {
  /** Of the studio's draft that is published; 0: what files brought, or nothing. */
  readonly revision: number;
  /** What a file would make of it by now; null: no conflict. Empty: the file is gone. */
  readonly fileDocuments: readonly StoredDocument[] | null;
}

/** Reads what is published for the studio, and what it holds. Writing: `publish-items.ts`. */
export class StudioDocuments {
  readonly #database: Database;
  readonly #models: Models;
  readonly #codes: LanguageCodes;

  constructor(database: Database, models: Models, codes: LanguageCodes) {
    this.#database = database;
    this.#models = models;
    this.#codes = codes;
  }

  get #query(): Kysely<DocumentTables> {
    return withTables<DocumentTables>(this.#database);
  }

  /** @returns those of the given sets that are published, by their id */
  async readSets(setIds: readonly string[]): Promise<Map<string, PublishedSet>> {
    const rows = await this.#query
      .selectFrom('document_versions')
      .select(['set_id', 'type', 'uid', 'document_id', 'document', 'visible_from', 'visible_to'])
      .select('ref_from')
      .where('set_id', 'in', ['', ...setIds])
      .where('layer', '=', '')
      .where('ref_to', '=', openEnd)
      .orderBy('visible_from', 'desc')
      .execute();
    const sets = Map.groupBy(rows, (row) => row.set_id);
    return new Map(
      [...sets].map(([setId, versions]) => {
        const newest = versions.filter(
          (row, position) =>
            versions.findIndex((one) => one.document_id === row.document_id) === position,
        );
        const [first] = newest;
        const ends = Math.min(...newest.map((row) => row.visible_to));
        const set: PublishedSet = {
          setId,
          type: first?.type ?? '',
          uid: first?.uid ?? null,
          documents: newest.map((row) => JSON.parse(row.document) as StoredDocument),
          visibleFrom: Math.max(...newest.map((row) => row.visible_from)),
          visibleTo: ends >= always ? null : ends,
          refNumber: Math.max(...newest.map((row) => row.ref_from)),
        };
        return [setId, set];
      }),
    );
  }

  /** The newest documents of all items that are on the site, or will be. */
  async readAll(now: Date): Promise<StoredDocument[]> {
    const rows = await this.#query
      .selectFrom('document_versions')
      .select('set_id')
      .distinct()
      .where('layer', '=', '')
      .where('ref_to', '=', openEnd)
      .where('visible_to', '>', now.getTime())
      .orderBy('set_id')
      .execute();
    const documents: StoredDocument[] = [];
    for (let start = 0; start < rows.length; start += 200) {
      const ids = rows.slice(start, start + 200).map((row) => row.set_id);
      for (const set of (await this.readSets(ids)).values()) documents.push(...set.documents);
    }
    return documents;
  }

  /** @returns those of the given documents that are published, or will be, by their id */
  async findDocuments(ids: readonly string[]): Promise<Map<string, StoredDocument>> {
    const found = new Map<string, StoredDocument>();
    for (let start = 0; start < ids.length; start += 500) {
      const rows = await this.#query
        .selectFrom('document_versions')
        .select(['document_id', 'document'])
        .where('document_id', 'in', ids.slice(start, start + 500))
        .where('layer', '=', '')
        .where('ref_to', '=', openEnd)
        .orderBy('visible_from')
        .execute();
      for (const row of rows) {
        found.set(row.document_id, JSON.parse(row.document) as StoredDocument);
      }
    }
    return found;
  }

  async readHolds(setIds: readonly string[]): Promise<Map<string, Hold>> {
    const rows = await this.#query
      .selectFrom('document_holds')
      .selectAll()
      .where('set_id', 'in', ['', ...setIds])
      .execute();
    return new Map(rows.map((row) => [row.set_id, toHold(row)]));
  }

  /** Sets of which a file says something else by now; those of which it is gone have no documents. */
  async listConflicts(): Promise<
    { readonly setId: string; readonly fileDocuments: readonly StoredDocument[] }[]
  > {
    const rows = await this.#query
      .selectFrom('document_holds')
      .selectAll()
      .where('file_hash', 'is not', null)
      .orderBy('type')
      .orderBy('uid')
      .limit(200)
      .execute();
    return rows.map(toHold).map(({ setId, fileDocuments }) => ({
      setId,
      fileDocuments: fileDocuments ?? [],
    }));
  }

  /** The number of the newest publication. */
  async readRefNumber(): Promise<number> {
    const row = await this.#query
      .selectFrom('document_refs')
      .select(({ fn }) => fn.max('number').as('number'))
      .executeTakeFirst();
    return Number(row?.number ?? 0);
  }

  /** Ids of the sets that publications after the given one have changed; of all when it is 0. */
  async listChangedSets(refNumber: number): Promise<string[]> {
    const versions = this.#query
      .selectFrom('document_versions')
      .select('set_id')
      .where('layer', '=', '');
    const begun = versions.where('ref_to', '=', openEnd).where('ref_from', '>', refNumber);
    const ended = versions.where('ref_to', '>', refNumber).where('ref_to', '<', openEnd);
    // Without those that are there twice.
    const rows = await begun.union(ended).execute();
    return rows.map((row) => row.set_id);
  }

  /** Finds translations for the given documents. */
  async createContext(documents: readonly unknown[]): Promise<ItemContext> {
    const ids = new Set<string>();
    for (const document of documents) collectLinks(document, ids);
    const translations = new Map<string, ReadonlyMap<string, string>>();
    const wanted = [...ids];
    for (let start = 0; start < wanted.length; start += 500) {
      const rows = await this.#query
        .selectFrom('document_versions as v')
        .innerJoin('document_versions as other', 'other.set_id', 'v.set_id')
        .select(['v.document_id as id', 'other.document_id as other', 'other.lang as lang'])
        .distinct()
        .where('v.document_id', 'in', wanted.slice(start, start + 500))
        .where('v.layer', '=', '')
        .where('v.ref_to', '=', openEnd)
        .where('other.layer', '=', '')
        .where('other.ref_to', '=', openEnd)
        .execute();
      for (const [id, found] of Map.groupBy(rows, (row) => row.id)) {
        translations.set(id, new Map(found.map(({ lang, other }) => [lang, other])));
      }
    }
    return {
      models: this.#models,
      languageCodes: this.#codes,
      findTranslation: (id, language: Language) =>
        translations.get(id)?.get(this.#codes[language]) ?? id,
    };
  }

  /** Keeps loads of files away from a set, from before its first change on. Harmless when repeated. */
  async hold(name: ItemName): Promise<void> {
    const row = await this.#query
      .selectFrom('document_holds')
      .select('set_id')
      .where('set_id', '=', name.setId)
      .executeTakeFirst();
    if (row) return;
    await inTransaction(this.#database, this.#models, ({ tables }) => writeHold(tables, name));
  }

  /** Lets files change a set again, as at the next load. */
  async release(setId: string): Promise<void> {
    await inTransaction(this.#database, this.#models, async ({ tables }) => {
      await tables.deleteFrom('document_holds').where('set_id', '=', setId).execute();
      await tables.updateTable('document_state').set({ source_hash: '' }).execute();
    });
  }

  /** A file says by now what is published of a set: the next load meets no other version. */
  noteFile(setId: string, sourceHash: string): Promise<void> {
    return this.#settle(setId, sql`${sourceHash}`);
  }

  /** The studio's form stays, whatever the file says now; another change of it is told again. */
  keepStudios(setId: string): Promise<void> {
    return this.#settle(setId, sql`COALESCE(file_hash, source_hash)`);
  }

  /** The next load looks at all files anew, so that it tells no more of what was settled. */
  async #settle(setId: string, sourceHash: RawBuilder<string>): Promise<void> {
    await this.#query.transaction().execute(async (tables) => {
      await tables.updateTable('document_state').set({ source_hash: '' }).execute();
      await tables
        .updateTable('document_holds')
        .set({ source_hash: sourceHash, file_hash: null, file_documents: null })
        .where('set_id', '=', setId)
        .execute();
    });
  }
}

/** The newest of each language of a set. */
export async function readDocuments(
  tables: Kysely<DocumentTables>,
  setId: string,
): Promise<StoredDocument[]> {
  const rows = await tables
    .selectFrom('document_versions')
    .select(['document_id', 'document'])
    .where('set_id', '=', setId)
    .where('layer', '=', '')
    .where('ref_to', '=', openEnd)
    .orderBy('visible_from')
    .execute();
  const newest = new Map(rows.map((row) => [row.document_id, row.document]));
  return [...newest.values()].map((document) => JSON.parse(document) as StoredDocument);
}

/** @param revision of the draft that is published now; absent: none is published by this */
export async function writeHold(
  tables: Kysely<DocumentTables>,
  { setId, type, uid }: ItemName,
  revision?: number,
): Promise<void> {
  // The file that the published form came from; the studio's own documents name none.
  const known = await tables
    .selectFrom('document_holds')
    .select('source_hash')
    .where('set_id', '=', setId)
    .executeTakeFirst();
  const [document] = known ? [] : await readDocuments(tables, setId);
  await tables
    .insertInto('document_holds')
    .values({
      set_id: setId,
      type,
      uid,
      source_hash: document?.sourceHash ?? '',
      revision: revision ?? 0,
      file_hash: null,
      file_documents: null,
    })
    .onConflict((conflict) =>
      revision === undefined
        ? conflict.doNothing()
        : conflict.column('set_id').doUpdateSet({ revision }),
    )
    .execute();
}

const toHold = (row: HoldRow): Hold => ({
  setId: row.set_id,
  type: row.type,
  uid: row.uid,
  revision: row.revision,
  fileDocuments:
    row.file_hash === null
      ? null
      : (JSON.parse(row.file_documents ?? '[]') as readonly StoredDocument[]),
});

/** Ids of the documents that a value leads to, however deep. */
export function collectLinks(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectLinks(one, ids);
  else if (typeof value === 'object' && value !== null) {
    const { link_type: kind, id } = value as Record<string, unknown>;
    if (kind === 'Document' && typeof id === 'string') ids.add(id);
    for (const inner of Object.values(value)) collectLinks(inner, ids);
  }
}

/** Ids of the pictures, films and other files that a value shows, however deep. */
export function collectPictures(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectPictures(one, ids);
  else if (typeof value === 'object' && value !== null) {
    const { link_type: kind, dimensions, url, id } = value as Record<string, unknown>;
    const isFile = kind === 'Media' || dimensions !== undefined;
    if (isFile && typeof url === 'string' && typeof id === 'string') ids.add(id);
    for (const inner of Object.values(value)) collectPictures(inner, ids);
  }
}

/** Of each language, whether or not there is such a document. */
export const listDocumentIds = ({ type, uid }: ItemName, codes: LanguageCodes): string[] =>
  Object.values(codes).map((lang) => createDocumentId(type, uid ?? type, lang));
