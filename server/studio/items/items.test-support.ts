import { createHash } from 'node:crypto';
import { createClient } from '@prismicio/client';
import type { Database } from '#database/database.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { completeData } from '#services/content-management/embedded/empty-value.ts';
import { publish } from '#services/content-management/embedded/publish.ts';
import { createContentManagementServer } from '#services/content-management/embedded/server.ts';
import { DocumentStore } from '#services/content-management/embedded/store.ts';
import {
  createDocumentId,
  createSetId,
  createSlug,
  type StoredDocument,
} from '#services/content-management/embedded/stored-document.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import type { Person } from '#shared/studio/rights.ts';
import { createGetPages } from '../pages/page-room.ts';
import type { People } from '../people/open-people.ts';
import { createStudio } from '../studio.ts';
import { createGetItems } from './get-items.ts';

const origin = 'https://museum.example';
const models = readModels();

export const leilani = person('leilani', 'Leilani', 'publisher');
export const kai = person('kai', 'Kai', 'publisher');

export function person(
  id: string,
  name: string,
  role: Person['role'],
  ofLanguages: readonly Language[] = [],
): Person {
  const email = `${id}@museum.example`;
  return { id, name, email, role, languages: ofLanguages, language: 'en' };
}

export interface Asked {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests, field by field
  readonly body: any;
}

/** A studio over two databases, in which anybody is signed in; its clock stands until it is moved. */
export function openItems(content: Database, visitors: Database, itsModels = models) {
  let time = Date.parse('2026-05-01T20:00:00Z');
  let saves = 0;
  const acts: { by: string; act: string; subject: string; details: unknown }[] = [];
  const items = createGetItems({
    content,
    visitors,
    languageCodes: defaultLanguageCodes,
    timeZone: 'Pacific/Honolulu',
    now: () => new Date(time),
    record: async (by, act, subject, details) => {
      acts.push({ by: by.name, act, subject, details });
    },
    onPublished: () => {},
    models: itsModels,
  });

  const pages = createGetPages({
    ...{ content, visitors, now: () => new Date(time), record: async () => {} },
    ...{ onPublished: () => {}, listBlocks: async () => [], check: async () => [] },
    findTimeZone: async () => 'Pacific/Honolulu',
    localeCodes: { en: 'en', es: 'es', haw: 'haw' },
  });

  const as =
    (who: Person) =>
    async (call: string, body?: unknown): Promise<Asked> => {
      const [method = '', path = ''] = call.split(' ');
      const people = async () =>
        ({ findSession: async () => ({ id: 's', person: who }) }) as unknown as People;
      const studio = createStudio({ origin, folder: '', people, items, pages });
      const response = await studio.request(origin + toAddress(path), {
        method,
        headers: {
          Origin: origin,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };

  return {
    items,
    pages,
    acts,
    as,
    now: () => new Date(time),
    wait(ms: number) {
      time += ms;
    },
    /** A draft's change, with a key of its own. */
    save(base: number, ...changes: { path: string; from?: unknown; to?: unknown }[]) {
      saves += 1;
      return { base, changes, key: `test-save-key-${String(saves).padStart(6, '0')}` };
    },
  };
}

/** Below the items, where it is no other room's. */
const toAddress = (path: string): string =>
  /^\/(?:releases|home|pages|previews)/.test(path)
    ? `/api${path}`
    : `/api/items${path.replace(/^\/(?=\?|$)/, '')}`;

/** Somebody who works in the museum, as a load of files would publish them. */
export function toStaff(
  uid: string,
  name: string,
  titles: Readonly<Partial<Record<Language, string>>>,
): StoredDocument[] {
  const fields = models.types.get('staff')?.fields ?? {};
  const sourceHash = createHash('sha256')
    .update(JSON.stringify([name, titles]))
    .digest('base64url');
  return languages.flatMap((language): StoredDocument[] => {
    const title = titles[language];
    if (title === undefined) return [];
    const lang = defaultLanguageCodes[language];
    return [
      {
        id: createDocumentId('staff', uid, lang),
        type: 'staff',
        uid,
        lang,
        setId: createSetId('staff', uid),
        tags: [],
        slugs: [createSlug(title)],
        firstPublished: null,
        lastPublished: null,
        sourceHash,
        data: completeData(fields, { name, title }),
      },
    ];
  });
}

export const setIdOf = (uid: string): string => createSetId('staff', uid);

export const loadStaff = (content: Database, documents: readonly StoredDocument[], now: Date) =>
  publish(content, models, { save: documents }, now);

/** What visitors read now: the titles of somebody, by language. */
export async function readPublic(content: Database, uid: string, now: Date) {
  const store = new DocumentStore(content);
  const view = await store.readView(await store.readCurrentView(now.getTime()));
  const entries = [...view.byId.values()].filter((one) => one.setId === setIdOf(uid));
  const documents = await store.readVersions(entries.map(({ versionId }) => versionId));
  return Object.fromEntries(
    [...documents.values()].map(({ lang, data }) => [lang.replace('-us', ''), data.title]),
  );
}

/** The same of everybody at one moment: all titles of each, by the id of their set. */
export async function readPublicTogether(content: Database, now: Date) {
  const store = new DocumentStore(content);
  const view = await store.readView(await store.readCurrentView(now.getTime()));
  const documents = await store.readVersions([...view.byId.values()].map((one) => one.versionId));
  const sets = Map.groupBy(documents.values(), ({ setId }) => setId);
  return new Map(
    [...sets].map(([setId, found]) => [setId, found.map(({ data }) => data.title).join()]),
  );
}

/** The official client, over the embedded server of the content. */
export function createTestClient(content: Database, now: () => Date) {
  const answer = createContentManagementServer({ database: content, models, now });
  return createClient('https://embedded.cdn.prismic.io/api/v2', {
    fetch: (address: string | URL) => answer(new Request(address)),
  });
}
