import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Database, withTables } from '#database/database.ts';
import type { PublishedItem } from './authoring/build-all.ts';
import type { StoredDocument } from './stored-document.ts';
import { always, type DocumentTables, openEnd } from './tables.ts';

export interface MasterRef {
  readonly number: number;
  readonly ref: string;
  readonly publishedAt: number;
}

export type Layer = DocumentTables['document_layers'];

/** The view through a ref: the documents published at a time, and perhaps a layer over them. */
export interface View {
  readonly refNumber: number;
  /**
   * The last moment at which a schedule changed what is shown, milliseconds since 1970; 0: none did.
   * It is a part of the ref, so what a ref shows never changes.
   */
  readonly at: number;
  readonly layer: Layer | null;
}

/** A document of a view without its content. */
export interface DocumentEntry {
  readonly versionId: number;
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
  readonly setId: string;
}

export type PublishedName = Pick<DocumentEntry, 'id' | 'type' | 'uid' | 'lang'>;

/** All documents of one view, for links and translations. */
export interface ViewIndex {
  readonly byId: ReadonlyMap<string, DocumentEntry>;
  readonly bySet: ReadonlyMap<string, readonly DocumentEntry[]>;
}

/** Of one page, or of the beginning of a list. */
export interface FoundDocuments {
  /** Numbers of the versions, in order. */
  readonly versionIds: readonly number[];
  /** How many documents match on all pages together. */
  readonly total: number;
}

/** This many past publications stay readable by their ref. */
export const retainedRefs = 10;

/** This many past refs are remembered, so that they are answered with 410 and not 404. */
export const retainedPastRefs = 1_000;

/** Versions never change, so those read before are kept, up to this many. */
const maxCachedDocuments = 5_000;

/** Of the lists whose order is cached, this many numbers together. */
const maxCachedPlaces = 100_000;

/** Reads what was published. Writing: `publish.ts`; searching: `search-documents.ts`. */
export class DocumentStore {
  readonly database: Database;
  readonly #documents = new LRUCache<number, StoredDocument>({ max: maxCachedDocuments });
  readonly #views = new LRUCache<string, ViewIndex>({ max: 4 });
  /** Of views, by what was asked: a list is read page by page. */
  readonly lists = new LRUCache<string, FoundDocuments>({
    maxSize: maxCachedPlaces,
    sizeCalculation: ({ versionIds }) => versionIds.length + 1,
  });

  constructor(database: Database) {
    this.database = database;
  }

  get #query() {
    return withTables<DocumentTables>(this.database);
  }

  /** Readable master refs, the current one first. */
  async listMasterRefs(): Promise<MasterRef[]> {
    const rows = await this.#query
      .selectFrom('document_refs')
      .select(['number', 'ref', 'published_at as publishedAt'])
      .orderBy('number', 'desc')
      .limit(retainedRefs)
      .execute();
    return rows;
  }

  /** The view that is public now. */
  async readCurrentView(now: number): Promise<View & { readonly ref: string }> {
    const [master] = await this.listMasterRefs();
    if (!master) throw new Error('There is no master ref.');
    const at = await this.#readMoment(master.number, now);
    return { ref: toMasterRef(master.ref, at), refNumber: master.number, at, layer: null };
  }

  /** When what is public next changes by itself, milliseconds since 1970; null: never. */
  async readNextMoment(now: number): Promise<number | null> {
    const [master] = await this.listMasterRefs();
    const { rows } = await sql<{ at: number | null }>`
      SELECT MIN(m.at) AS at FROM (${momentsOf(master?.number ?? 0)}) AS m WHERE m.at > ${now}
    `.execute(this.database.query);
    return rows[0]?.at ?? null;
  }

  async #readMoment(refNumber: number, now: number): Promise<number> {
    const { rows } = await sql<{ at: number | null }>`
      SELECT MAX(m.at) AS at FROM (${momentsOf(refNumber)}) AS m WHERE m.at <= ${now}
    `.execute(this.database.query);
    return Number(rows[0]?.at ?? 0);
  }

  /** Whether a ref was readable once, among those that are remembered. */
  async wasMasterRef(ref: string): Promise<boolean> {
    const row = await this.#query
      .selectFrom('document_refs')
      .select('number')
      .where('ref', '=', ref)
      .executeTakeFirst();
    return row !== undefined;
  }

  listLayers(): Promise<Layer[]> {
    return this.#query.selectFrom('document_layers').selectAll().orderBy('label').execute();
  }

  /** Of what the documents were last loaded from; `publishAll` wrote it. */
  async readSourceHash(): Promise<string> {
    const row = await this.#query
      .selectFrom('document_state')
      .select('source_hash')
      .executeTakeFirstOrThrow();
    return row.source_hash;
  }

  /** Sets that the studio changes; loads leave them alone. */
  listHolds(): Promise<DocumentTables['document_holds'][]> {
    return this.#query.selectFrom('document_holds').selectAll().orderBy('set_id').execute();
  }

  /** The names of all documents that are published or will be. */
  async listPublishedNames(): Promise<PublishedName[]> {
    return this.#query
      .selectFrom('document_versions')
      .select(['document_id as id', 'type', 'uid', 'lang'])
      .distinct()
      .where('layer', '=', '')
      .where('ref_to', '=', openEnd)
      .execute();
  }

  /** The published documents, by the id of their set. */
  async readPublishedItems(): Promise<Map<string, PublishedItem>> {
    const rows = await this.#query
      .selectFrom('document_versions')
      .select(['set_id', 'type', 'uid', 'lang', 'document'])
      .where('layer', '=', '')
      .where('ref_to', '=', openEnd)
      // The version after the current one is the last one taken from the file.
      .orderBy('visible_from', 'desc')
      .execute();
    const sets = Map.groupBy(rows, (row) => row.set_id);
    return new Map(
      [...sets].flatMap(([setId, versions]): [string, PublishedItem][] => {
        const [newest] = versions;
        if (!newest) return [];
        const { type, uid } = newest;
        const { sourceHash } = JSON.parse(newest.document) as StoredDocument;
        const languageCodes = [...new Set(versions.map(({ lang }) => lang))];
        return [[setId, { type, uid, languageCodes, sourceHash }]];
      }),
    );
  }

  async readView(view: View): Promise<ViewIndex> {
    const key = `${view.refNumber} ${view.at} ${view.layer?.ref ?? ''}`;
    const known = this.#views.get(key);
    if (known) return known;
    const rows = await this.#query
      .selectFrom('document_versions as v')
      .select(['id', 'document_id', 'type', 'uid', 'lang', 'set_id'])
      .where(isVisible(view))
      .execute();
    const entries = rows.map((row) => ({
      versionId: row.id,
      id: row.document_id,
      type: row.type,
      uid: row.uid,
      lang: row.lang,
      setId: row.set_id,
    }));
    const index: ViewIndex = {
      byId: new Map(entries.map((entry) => [entry.id, entry])),
      bySet: Map.groupBy(entries, (entry) => entry.setId),
    };
    this.#views.set(key, index);
    return index;
  }

  /** By the letters' codes. */
  async listTags(view: View): Promise<string[]> {
    const rows = await this.#query
      .selectFrom('document_fields as f')
      .innerJoin('document_versions as v', 'v.id', 'f.version_id')
      .select('f.text')
      .distinct()
      .where('f.path', '=', 'document.tags')
      .where(isVisible(view))
      .execute();
    return rows.map((row) => row.text ?? '').sort();
  }

  /** @returns the documents by the number of their version; unknown numbers are left out */
  async readVersions(ids: readonly number[]): Promise<Map<number, StoredDocument>> {
    const found = new Map<number, StoredDocument>();
    const missing: number[] = [];
    for (const id of new Set(ids)) {
      const cached = this.#documents.get(id);
      if (cached) found.set(id, cached);
      else missing.push(id);
    }
    for (let start = 0; start < missing.length; start += 500) {
      const rows = await this.#query
        .selectFrom('document_versions')
        .select(['id', 'document'])
        .where('id', 'in', missing.slice(start, start + 500))
        .execute();
      for (const row of rows) {
        const document = JSON.parse(row.document) as StoredDocument;
        this.#documents.set(row.id, document);
        found.set(row.id, document);
      }
    }
    return found;
  }
}

/** Beginnings and ends of what a publication shows for a time. */
function momentsOf(refNumber: number): RawBuilder<unknown> {
  // The layer is joined to nothing: by its index all documents would be read, by the moments' own a few.
  const scheduled = sql`document_versions v WHERE v.layer || '' = '' AND v.ref_to > ${refNumber}
    AND v.ref_from <= ${refNumber}`;
  return sql`SELECT v.visible_from AS at FROM ${scheduled} AND v.visible_from > 0
    UNION ALL SELECT v.visible_to AS at FROM ${scheduled} AND v.visible_to < ${sql.lit(always)}`;
}

/** The ref under which a publication is read as schedules have changed it by then. */
const toMasterRef = (ref: string, at: number): string =>
  at === 0 ? ref : `${ref}.${at.toString(36)}`;

/** The opposite; null: no such ref can be. */
export function parseMasterRef(ref: string): { readonly base: string; readonly at: number } | null {
  const [base = '', moment, ...rest] = ref.split('.');
  if (moment === undefined) return { base, at: 0 };
  const at = /^[0-9a-z]{1,10}$/.test(moment) ? Number.parseInt(moment, 36) : Number.NaN;
  return Number.isSafeInteger(at) && rest.length === 0 ? { base, at } : null;
}

/**
 * Condition on `document_versions as v`.
 * @param isFoundOtherwise by another condition, which leaves less: SQLite, that knows no numbers, would take
 *   the index of the layer, in which nearly all documents are
 */
export function isVisible(view: View, isFoundOtherwise = false): RawBuilder<boolean> {
  const { refNumber, at } = view;
  const inRef = (name: string) => {
    const row = sql.ref(name);
    return sql`${row}.layer ${isFoundOtherwise && name === 'v' ? sql`|| '' = ''` : sql`= ''`} AND ${row}.ref_to > ${refNumber} AND ${row}.ref_from <= ${refNumber}`;
  };
  // A preview of no moment shows what is to come: the newest version of each document that has not ended.
  const hasBegun =
    view.layer?.kind === 'preview' && view.layer.shown_at === null
      ? sql`v.visible_from = (SELECT MAX(n.visible_from) FROM document_versions n
          WHERE n.document_id = v.document_id AND ${inRef('n')})`
      : sql`v.visible_from <= ${at}`;
  const published = sql<boolean>`(${inRef('v')} AND ${hasBegun} AND v.visible_to > ${at})`;
  if (!view.layer) return published;
  const layer = view.layer.id;
  return sql<boolean>`((${published} AND v.document_id NOT IN
    (SELECT o.document_id FROM document_versions o WHERE o.layer = ${layer}))
    OR (v.layer = ${layer} AND v.is_removed = 0))`;
}
