import type { Database } from '#database/database.ts';
import { createPageBuilderClient } from '#services/page-builder/client/client.ts';
import { entrySchema, prepareEntry } from '#services/page-builder/embedded/entry.ts';
import { createPageBuilderServer } from '#services/page-builder/embedded/server.ts';
import { replaceEntries } from '#services/page-builder/embedded/write-entries.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import type { Person } from '#shared/studio/rights.ts';
import { createGetItems } from '../items/get-items.ts';
import type { People } from '../people/open-people.ts';
import { createStudio } from '../studio.ts';
import { createGetPages } from './page-room.ts';

const origin = 'https://museum.example';
const localeCodes = { en: 'en', es: 'es', haw: 'haw' };

/** A studio over two databases, in which anybody is signed in; its clock stands until it is moved. */
export function openPages(content: Database, visitors: Database) {
  let time = Date.parse('2026-05-01T20:00:00Z');
  let saves = 0;
  const acts: { readonly by: string; readonly act: string }[] = [];
  const pages = createGetPages({
    content,
    visitors,
    findTimeZone: async () => 'Pacific/Honolulu',
    now: () => new Date(time),
    record: async ({ name }, act) => {
      acts.push({ by: name, act });
    },
    onPublished: () => {},
    listBlocks: async () => [
      {
        ...{ name: 'Text', description: '', canHaveChildren: false, opensPage: false },
        inputs: [{ name: 'text', type: 'richText' }],
      },
    ],
    check: async () => [],
    localeCodes,
  });

  const as =
    (who: Person) =>
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests, field by field
    async (call: string, body?: unknown): Promise<{ status: number; body: any }> => {
      const [method = '', path = ''] = call.split(' ');
      const people = async () =>
        ({ findSession: async () => ({ id: 's', person: who }) }) as unknown as People;
      const studio = createStudio({
        ...{ origin, folder: '', people, pages },
        items: createGetItems(null),
      });
      const response = await studio.request(`${origin}/api/pages${path.replace(/^\/$/, '')}`, {
        method,
        headers: {
          Origin: origin,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };

  const answer = createPageBuilderServer({
    ...{ database: content, visitors, timeZone: 'UTC', now: () => time },
    access: { apiKey: 'test', privateKey: null },
  });
  const createBuilder = () =>
    createPageBuilderClient({
      ...{ apiKey: 'test', endpoint: 'https://test.internal', apiVersion: 'v3', localeCodes },
      fetch: (input, init) => answer(new Request(input, init)),
      warn: () => {},
    });
  return {
    pages,
    acts,
    /** The network of whoever reads the page builder's API. */
    fetch: (input: string | URL | Request, init?: RequestInit) => answer(new Request(input, init)),
    as,
    wait(ms: number) {
      time += ms;
    },
    /** A draft's changes, with a key of their own. */
    change(base: number, ...operations: readonly Operation[]) {
      saves += 1;
      return { base, operations, key: `test-save-key-${String(saves).padStart(6, '0')}` };
    },
    /** What visitors get at an address. */
    visit: (urlPath: string) => createBuilder().findContent('page', { urlPath, language: 'en' }),
    get builder() {
      return createBuilder();
    },
  };
}

/** A page as a load of files brings it. */
export const loadPage = (content: Database, entry: object, model = 'page') =>
  replaceEntries(content, 'content', [prepareEntry(model, entrySchema.parse(entry))]);
