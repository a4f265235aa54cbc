import type { Fields, ItemContent } from '#services/content-management/embedded/editing/item.ts';
import { noteSources } from '#services/content-management/embedded/editing/language-states.ts';
import { collectLinks } from '#services/content-management/embedded/editing/studio-documents.ts';
import { byLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { StudioError } from '../room/studio-error.ts';
import { type Editor, type ItemRoom, readContent } from './item-room.ts';
import { lockDraft, openItem, toDraft } from './open-item.ts';
import { readDetails } from './revision-details.ts';
import { settleIntents } from './settle-intents.ts';
import {
  begunKinds,
  type HistoryTable,
  type RevisionKind,
  type RevisionRow,
  tableOf,
} from './tables.ts';
import { writeDraft } from './write-draft.ts';

export interface RevisionSummary {
  readonly revision: number;
  readonly kind: RevisionKind;
  /** By which somebody named it; empty: nobody did. */
  readonly label: string;
  /** ISO 8601. */
  readonly at: string;
  /** Null: it came from files. */
  readonly by: string | null;
  /** Of a publication: when visitors see it, ISO 8601, where not at once and without end. */
  readonly from: string | null;
  readonly until: string | null;
  /** The release by which it was published. */
  readonly release: string | null;
}

export interface Revision extends RevisionSummary {
  readonly languages: Readonly<Record<Language, Fields | null>>;
  readonly tags: readonly string[];
}

/** Of a version that is brought back: what it names and what is no more. */
export interface Missing {
  /** `en.title`; of a link: where it stands. */
  readonly path: string;
  readonly kind: 'item' | 'field';
  readonly name: string;
}

const maxRevisions = 500;

/** Newest first. */
export async function listHistory(room: ItemRoom, setId: string): Promise<RevisionSummary[]> {
  await settleIntents(room, setId);
  return readHistory(room, 'studio_revisions', setId);
}

/** The same of a page. */
export async function readHistory(
  { query }: Pick<ItemRoom, 'query'>,
  history: HistoryTable,
  setId: string,
): Promise<RevisionSummary[]> {
  const rows = await query
    .selectFrom(tableOf(history))
    .select(['revision', 'kind', 'label', 'made_at', 'person_name', 'details'])
    .where('set_id', '=', setId)
    .where('kind', 'not in', begunKinds)
    .orderBy('made_at', 'desc')
    .orderBy('revision', 'desc')
    .limit(maxRevisions)
    .execute();
  return rows.map(toSummary);
}

/** @throws {StudioError} 404 */
export async function readRevision(
  room: ItemRoom,
  setId: string,
  revision: number,
): Promise<Revision> {
  const { content, ...summary } = await readRevisionRow(room, 'studio_revisions', setId, revision);
  return { ...summary, ...readContent(content) };
}

/** The same of a page, as it is stored. */
export async function readRevisionRow(
  { query }: Pick<ItemRoom, 'query'>,
  history: HistoryTable,
  setId: string,
  revision: number,
): Promise<RevisionSummary & { readonly content: string }> {
  const row = await query
    .selectFrom(tableOf(history))
    .selectAll()
    .where('set_id', '=', setId)
    .where('revision', '=', revision)
    .where('kind', 'not in', begunKinds)
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  if (!row) throw new StudioError(404, 'unknown', 'There is no such version.');
  return { ...toSummary(row), content: row.content };
}

/** Makes an earlier version the draft; the present one stays in the history. Nothing is published. */
export async function restoreRevision(
  room: ItemRoom,
  person: Editor,
  setId: string,
  revision: number,
): Promise<Missing[]> {
  const { tags, languages: fields } = await readRevision(room, setId, revision);
  const content: ItemContent = { tags, languages: fields };
  const opened = await openItem(room, setId);
  const { name } = opened;
  const known = withoutUnknown(room, name.type, content);
  await room.query.transaction().execute(async (query) => {
    const row = await lockDraft(query, room, opened);
    const draft = toDraft(row);
    const sources = noteSources(room.models, name.type, draft.sources, {
      before: draft.content,
      after: known,
    });
    const write = { content: known, sources, kind: 'restored' } as const;
    const restored = await writeDraft(query, room, opened, row, person, write);
    const details = { type: name.type, uid: name.uid, revision, restored };
    await room.record(person, 'item.restored', setId, details, query);
  });
  return listMissing(room, name.type, content);
}

/** Each is kept for good, and nobody finds one among more. */
const maxNames = 200;

/**
 * Keeps the present version under a name.
 * @throws {StudioError} 422 `too-many-names`
 */
export async function nameRevision(
  room: ItemRoom,
  person: Editor,
  setId: string,
  label: string,
): Promise<void> {
  const { draft, content } = await openItem(room, setId);
  const { names } = await room.query
    .selectFrom('studio_revisions')
    .select(({ fn }) => fn.countAll().as('names'))
    .where('set_id', '=', setId)
    .where('kind', '=', 'named')
    .where('revision', '!=', draft?.revision ?? 0)
    .executeTakeFirstOrThrow();
  if (Number(names) >= maxNames) {
    throw new StudioError(422, 'too-many-names', 'This item has as many named versions as it may.');
  }
  const now = room.now().getTime();
  const row: RevisionRow = {
    set_id: setId,
    revision: draft?.revision ?? 0,
    kind: 'named',
    label,
    details: '{}',
    content: JSON.stringify(content),
    person_id: person.id,
    person_name: person.name,
    began_at: now,
    made_at: now,
  };
  await room.query
    .insertInto('studio_revisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['set_id', 'revision', 'kind']).doUpdateSet(row))
    .execute();
  await room.record(person, 'item.named', setId, { revision: row.revision, label });
}

/** The models may have changed since: what they do not know cannot be written. */
function withoutUnknown(room: ItemRoom, type: string, content: ItemContent): ItemContent {
  const fields = room.models.types.get(type)?.fields ?? {};
  const keep = (values: Fields | null) =>
    values &&
    Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
  return { ...content, languages: byLanguage((language) => keep(content.languages[language])) };
}

async function listMissing(room: ItemRoom, type: string, content: ItemContent): Promise<Missing[]> {
  const models = room.models.types.get(type)?.fields ?? {};
  const missing: Missing[] = [];
  const linked = new Map<string, string>();
  for (const language of languages) {
    for (const [name, value] of Object.entries(content.languages[language] ?? {})) {
      const path = `${language}.${name}`;
      if (!Object.hasOwn(models, name)) missing.push({ path, kind: 'field', name });
      const ids = new Set<string>();
      collectLinks(value, ids);
      for (const id of ids) if (!linked.has(id)) linked.set(id, path);
    }
  }
  const found = await room.documents.findDocuments([...linked.keys()]);
  for (const [id, path] of linked) {
    if (!found.has(id)) missing.push({ path, kind: 'item', name: id });
  }
  return missing;
}

const toSummary = (
  row: Pick<RevisionRow, 'revision' | 'kind' | 'label' | 'made_at' | 'person_name' | 'details'>,
): RevisionSummary => {
  const { from, to, release } = readDetails(row.details);
  return {
    revision: row.revision,
    kind: begunKinds.some((kind) => kind === row.kind) ? 'published' : (row.kind as RevisionKind),
    label: row.label,
    at: new Date(row.made_at).toISOString(),
    by: row.person_name || null,
    from: typeof from === 'number' ? new Date(from).toISOString() : null,
    until: typeof to === 'number' ? new Date(to).toISOString() : null,
    release: release ?? null,
  };
};
