import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/database.ts';
import { languages } from '#shared/languages/languages.ts';
import type { Models } from '../../models/read-models.ts';
import { inTransaction, type Publication, writePublication } from '../publish.ts';
import { createDocumentId, type StoredDocument } from '../stored-document.ts';
import type { DocumentTables } from '../tables.ts';
import type { Writer } from '../write-versions.ts';
import { type ItemContent, type ItemContext, type ItemName, toDocuments } from './item.ts';
import { readDocuments, writeHold } from './studio-documents.ts';
import { changeRelease, type ReleaseChange } from './studio-releases.ts';

/** What is to be published of an item. */
export interface ShownItem {
  readonly name: ItemName;
  readonly content: ItemContent;
  /** Of the studio's draft. */
  readonly revision: number;
  /** The revision that was published when somebody decided this; 0: what files brought, or nothing. */
  readonly replaces: number;
  /** Milliseconds since 1970; null: now, without end. */
  readonly from: number | null;
  readonly until: number | null;
}

export interface StudioPublication {
  readonly shown: readonly ShownItem[];
  /** Taken off the site, with what was scheduled of them. */
  readonly removed?: readonly ItemName[];
  /** Becomes published, scheduled or open again by this. */
  readonly release?: ReleaseChange;
  /** Written with it, into other tables of the same database: all of it or nothing. */
  readonly beside?: (transaction: Transaction<DocumentTables>) => Promise<void>;
}

/** Somebody published another revision between a decision and its writing: nothing is written then. */
export class PublishedMeanwhile extends Error {
  override readonly name = 'PublishedMeanwhile';
}

/**
 * Changes what visitors see of items, in one transaction: all languages of all of them, or nothing. A
 * revision that is published already is left alone.
 * @throws {PublishedMeanwhile}
 * @returns null where the release is by now what it was to become: nothing is done then
 */
export const publishItems = (
  database: Database,
  models: Models,
  { shown, removed = [], release, beside }: StudioPublication,
  context: ItemContext,
  now: Date,
): Promise<Publication | null> =>
  inTransaction(database, models, async (writer) => {
    if (release && !(await changeRelease(writer, release))) return null;
    const known = withItems(context, shown);
    const changes = [];
    for (const one of shown) changes.push(await planItem(writer, one, known, now));
    for (const name of removed) {
      await writeHold(writer.tables, name, 0);
      const documents = await readDocuments(writer.tables, name.setId);
      changes.push({ from: 0, save: [], remove: documents.map(({ id }) => id) });
    }
    await beside?.(writer.tables);
    const publications: Publication[] = [];
    for (const [visibleFrom, some] of Map.groupBy(changes, ({ from }) => from)) {
      const save = some.flatMap((one) => one.save);
      const remove = some.flatMap((one) => one.remove);
      publications.push(await writePublication(writer, { save, remove, visibleFrom }, now));
    }
    return {
      masterRef: publications.findLast((one) => one.masterRef)?.masterRef ?? null,
      documents: publications.flatMap(({ documents }) => documents),
    };
  });

async function planItem(
  { tables }: Writer,
  { name, content, revision, replaces, from, until }: ShownItem,
  context: ItemContext,
  now: Date,
) {
  const hold = await tables
    .selectFrom('document_holds')
    .select('revision')
    .where('set_id', '=', name.setId)
    .executeTakeFirst();
  const present = hold?.revision ?? 0;
  if (present !== replaces && present !== revision) throw new PublishedMeanwhile(name.setId);
  await writeHold(tables, name, revision);
  const published = await readDocuments(tables, name.setId);
  const made = toDocuments(name, content, published, context, hashOf);
  const save = made.map((document) => schedule(document, from, until, now));
  const ids = new Set(save.map(({ id }) => id));
  const remove = published.map(({ id }) => id).filter((id) => !ids.has(id));
  return { from: from ?? 0, save, remove };
}

function schedule(
  document: StoredDocument,
  from: number | null,
  until: number | null,
  now: Date,
): StoredDocument {
  const { unpublished: _, ...always } = document;
  const first = document.firstPublished;
  // One that nobody has seen yet is first published when it is seen.
  const isUnseen = first === null || first > now.getTime();
  return {
    ...always,
    firstPublished: isUnseen ? from : first,
    ...(until !== null && { unpublished: until }),
  };
}

/** Knows the translations of items too that are published with each other for the first time. */
export function withItems(
  context: ItemContext,
  items: readonly Pick<ShownItem, 'name' | 'content'>[],
): ItemContext {
  const translations = new Map<string, ReadonlyMap<string, string>>();
  for (const { name, content } of items) {
    const own = new Map<string, string>();
    for (const language of languages) {
      if (!content.languages[language]) continue;
      const lang = context.languageCodes[language];
      own.set(language, createDocumentId(name.type, name.uid ?? name.type, lang));
    }
    for (const id of own.values()) translations.set(id, own);
  }
  return {
    ...context,
    findTranslation: (id, language) =>
      translations.get(id)?.get(language) ?? context.findTranslation(id, language),
  };
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
