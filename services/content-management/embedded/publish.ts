import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type LoadProblems, writeLoadProblems } from '#database/content/content-loads.ts';
import { type Database, withTables } from '#database/database.ts';
import type { Models } from '../models/read-models.ts';
import { findFileVersions, writeFileVersions } from './holds.ts';
import { retainedPastRefs, retainedRefs } from './store.ts';
import type { StoredDocument } from './stored-document.ts';
import { always, type DocumentTables, openEnd, type VersionRow } from './tables.ts';
import { deleteVersions, insertVersions, type NewVersion, type Writer } from './write-versions.ts';

export interface Change {
  readonly save?: readonly StoredDocument[];
  /** Ids of documents to take away; unknown ones are ignored. */
  readonly remove?: readonly string[];
  /** From when what is saved is shown, milliseconds since 1970; absent: from its first publication. */
  readonly visibleFrom?: number;
}

export interface Publication {
  /** The new master ref; null when nothing was different from what is published. */
  readonly masterRef: string | null;
  /** Ids of the documents that were changed or taken away. */
  readonly documents: readonly string[];
}

/**
 * Publishes documents under a new master ref, in one transaction: a process killed meanwhile leaves
 * what was published before. Documents equal to the published ones are left alone.
 */
export const publish = (
  database: Database,
  models: Models,
  change: Change,
  now: Date,
): Promise<Publication> =>
  inTransaction(database, models, (writer) => writePublication(writer, change, now));

/** The sources that documents were made from. */
export interface Source {
  readonly hash: string;
  /** The problems of the file. They are reported again until it changes. */
  readonly problems: LoadProblems;
}

/** Everything that is to be published. */
export interface Contents {
  readonly documents: readonly StoredDocument[];
  /** Sets of documents that stay as they are. */
  readonly retainedSets: ReadonlySet<string>;
}

/**
 * Makes the given documents and the kept ones the only published ones, and notes what they were made
 * from. Sets that the studio changes stay as they are; where their file says something else by now,
 * that is kept beside them.
 *
 * @returns null when another process has loaded the same source meanwhile
 */
export const publishAll = (
  database: Database,
  models: Models,
  { documents, retainedSets }: Contents,
  source: Source,
  now: Date,
): Promise<Publication | null> =>
  inTransaction(database, models, async (writer) => {
    const { tables } = writer;
    const state = await tables
      .selectFrom('document_state')
      .select('source_hash')
      .executeTakeFirstOrThrow();
    if (state.source_hash === source.hash) return null;
    await tables.updateTable('document_state').set({ source_hash: source.hash }).execute();
    await writeLoadProblems(tables, 'documents', source.problems);
    const holds = await tables.selectFrom('document_holds').selectAll().execute();
    const held = new Set(holds.map((hold) => hold.set_id));
    const versions = findFileVersions(holds, documents, retainedSets);
    await writeFileVersions(tables, holds, versions, retainedSets);
    const save = documents.filter(({ setId }) => !held.has(setId));
    const wanted = new Set(save.map((document) => document.id));
    const published = await tables
      .selectFrom('document_versions')
      .select(['document_id', 'set_id'])
      .where('layer', '=', '')
      .where('ref_to', '=', openEnd)
      .execute();
    const remove = published
      .filter(({ document_id: id }) => !wanted.has(id))
      .filter(({ set_id: id }) => !retainedSets.has(id) && !held.has(id))
      .map((row) => row.document_id);
    return writePublication(writer, { save, remove }, now);
  });

/** Notes what is wrong with a source of which nothing was taken; the next load looks at it anew. */
export const refuseSource = (database: Database, problems: LoadProblems): Promise<void> =>
  withTables<DocumentTables>(database)
    .transaction()
    .execute(async (tables) => {
      await tables.updateTable('document_state').set({ source_hash: '' }).execute();
      await writeLoadProblems(tables, 'documents', problems);
    });

/** A release or preview session: its documents lie over the published ones for those with its ref. */
export interface LayerChange extends Change {
  readonly id: string;
  readonly kind: 'release' | 'preview';
  readonly label: string;
  /** A preview's ref is an address; a release gets a new one at every change. */
  readonly ref?: string;
  readonly scheduledAt?: Date;
  readonly expiresAt?: Date;
  /** The moment at which a preview shows everything else; absent: whatever is to come. */
  readonly shownAt?: Date | undefined;
}

/** Writes a layer anew. @returns its ref */
export const saveLayer = (
  database: Database,
  models: Models,
  layer: LayerChange,
): Promise<string> => inTransaction(database, models, (writer) => writeLayer(writer, layer));

export async function writeLayer(writer: Writer, layer: LayerChange): Promise<string> {
  await deleteLayer(writer, layer.id);
  const ref = layer.ref ?? createRef();
  await writer.tables
    .insertInto('document_layers')
    .values({
      id: layer.id,
      kind: layer.kind,
      label: layer.label,
      ref,
      scheduled_at: layer.scheduledAt?.getTime() ?? null,
      expires_at: layer.expiresAt?.getTime() ?? null,
      shown_at: layer.shownAt?.getTime() ?? null,
    })
    .execute();
  const place = { layer: layer.id, ref_from: 0, ref_to: 0 };
  await insertVersions(writer, toVersions(layer.save ?? []), place);
  const tombstones = toVersions((layer.remove ?? []).map(createTombstone));
  await insertVersions(writer, tombstones, { ...place, is_removed: 1 });
  return ref;
}

/** Takes layers away; unknown ones are ignored. */
export const removeLayers = (
  database: Database,
  models: Models,
  ids: readonly string[],
): Promise<void> =>
  inTransaction(database, models, async (writer) => {
    for (const id of ids) await deleteLayer(writer, id);
  });

export async function deleteLayer(writer: Writer, id: string): Promise<void> {
  await deleteVersions(writer, sql`v.layer = ${id}`);
  await writer.tables.deleteFrom('document_layers').where('id', '=', id).execute();
}

/** The first statement locks the one row of `document_state`, so publications queue up. */
export function inTransaction<T>(
  database: Database,
  models: Models,
  work: (writer: Writer) => Promise<T>,
): Promise<T> {
  return withTables<DocumentTables>(database)
    .transaction()
    .execute(async (tables) => {
      await tables.updateTable('document_state').set({ id: 1 }).execute();
      return work({ tables, models, dialect: database.dialect });
    });
}

export async function writePublication(
  writer: Writer,
  change: Change,
  now: Date,
): Promise<Publication> {
  const { tables } = writer;
  const refNumber = (await readNewestNumber(writer)) + 1;
  const named = [...(change.save ?? []).map(({ id }) => id), ...(change.remove ?? [])];
  const rows = await tables
    .selectFrom('document_versions')
    .select(['id', 'document_id', 'document', 'visible_from', 'visible_to'])
    .where('layer', '=', '')
    .where('ref_to', '=', openEnd)
    // A load names all of them, the studio those of one item.
    .$if(named.length <= 500, (query) => query.where('document_id', 'in', ['', ...named]))
    .execute();
  const current = Map.groupBy(rows, (row) => row.document_id);
  const changes = (change.save ?? []).flatMap(
    (document) =>
      planVersions(document, current.get(document.id) ?? [], now, change.visibleFrom) ?? [],
  );
  const removed = [...new Set(change.remove ?? [])].filter((id) => current.has(id));
  const touched = [...changes.map(({ id }) => id), ...removed];
  if (touched.length === 0) return { masterRef: null, documents: [] };

  const ended = [
    ...changes.flatMap((one) => one.ended),
    ...removed.flatMap((id) => (current.get(id) ?? []).map((row) => row.id)),
  ];
  for (let start = 0; start < ended.length; start += 500) {
    await tables
      .updateTable('document_versions')
      .set({ ref_to: refNumber })
      .where('id', 'in', ended.slice(start, start + 500))
      .execute();
  }
  await insertVersions(
    writer,
    changes.flatMap(({ versions }) => versions),
    { layer: '', ref_from: refNumber, ref_to: openEnd },
  );
  return { masterRef: await writeRef(writer, refNumber, now), documents: touched };
}

async function writeRef(writer: Writer, refNumber: number, now: Date): Promise<string> {
  const ref = createRef();
  await writer.tables
    .insertInto('document_refs')
    .values({ number: refNumber, ref, published_at: now.getTime() })
    .execute();
  await deletePast(writer, refNumber);
  return ref;
}

/** A new ref under which the same documents are delivered otherwise. */
export async function renewRef(writer: Writer, now: Date): Promise<string> {
  return writeRef(writer, (await readNewestNumber(writer)) + 1, now);
}

async function readNewestNumber({ tables }: Writer): Promise<number> {
  const newest = await tables
    .selectFrom('document_refs')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return Number(newest.number);
}

type CurrentVersion = Pick<
  VersionRow,
  'id' | 'document_id' | 'document' | 'visible_from' | 'visible_to'
>;

interface VersionPlan {
  /** Of the document. */
  readonly id: string;
  readonly versions: readonly NewVersion[];
  /** Numbers of the versions that are over. */
  readonly ended: readonly number[];
}

/**
 * Plans a document's versions. One to be published later leaves the current one in place until then.
 * Null: the document is already published in this form.
 */
function planVersions(
  document: StoredDocument,
  current: readonly CurrentVersion[],
  now: Date,
  wantedFrom?: number,
): VersionPlan | null {
  const time = now.getTime();
  const newest = current.toSorted((a, b) => b.visible_from - a.visible_from)[0];
  const dated = withPublicationDates(document, newest?.document, now);
  const from = wantedFrom ?? dated.firstPublished ?? 0;
  const visibleFrom = from > time ? from : 0;
  const newestFrom = newest && newest.visible_from > time ? newest.visible_from : 0;
  const isSameTime = wantedFrom === undefined || newestFrom === visibleFrom;
  if (newest?.document === JSON.stringify(dated) && isSameTime) return null;
  const visibleTo = dated.unpublished ?? always;
  const versions: NewVersion[] = [{ document: dated, visibleFrom, visibleTo }];
  const shown = current.find((row) => row.visible_from <= time && time < row.visible_to);
  if (visibleFrom > 0 && shown) {
    versions.unshift({
      document: JSON.parse(shown.document) as StoredDocument,
      visibleFrom: shown.visible_from,
      visibleTo: Math.min(shown.visible_to, visibleFrom),
    });
  }
  return { id: document.id, versions, ended: current.map((row) => row.id) };
}

/**
 * A document is first published at the time its author says, else now; it counts as published again
 * when its source has changed, not when only its relative dates have moved on.
 */
function withPublicationDates(
  document: StoredDocument,
  earlierJson: string | undefined,
  now: Date,
): StoredDocument {
  const earlier = earlierJson ? (JSON.parse(earlierJson) as StoredDocument) : null;
  const time = now.getTime() - (now.getTime() % 1000);
  const firstPublished = document.firstPublished ?? earlier?.firstPublished ?? time;
  const wasEdited = earlier !== null && earlier.lastPublished !== earlier.firstPublished;
  const lastUnchanged = wasEdited ? earlier.lastPublished : firstPublished;
  const isEdited = earlier !== null && earlier.sourceHash !== document.sourceHash;
  // A version that is still to come has not been edited since it was published.
  const lastPublished = isEdited ? Math.max(time, firstPublished) : lastUnchanged;
  return { ...document, firstPublished, lastPublished };
}

/** In a layer they are shown whatever their dates say. */
const toVersions = (documents: readonly StoredDocument[]): NewVersion[] =>
  documents.map((document) => ({ document }));

export const createRef = (): string => randomBytes(12).toString('base64url');

const createTombstone = (id: string): StoredDocument => ({
  id,
  type: '',
  uid: null,
  lang: '',
  setId: '',
  tags: [],
  slugs: [],
  firstPublished: null,
  lastPublished: null,
  sourceHash: '',
  data: {},
});

async function deletePast(writer: Writer, newest: number): Promise<void> {
  await writer.tables
    .deleteFrom('document_refs')
    .where('number', '<=', newest - retainedPastRefs)
    .execute();
  await deleteVersions(writer, sql`v.layer = '' AND v.ref_to <= ${newest - retainedRefs + 1}`);
}
