import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { loadDocuments } from '#services/content-management/embedded/load-content.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { createTestClient, leilani, openItems } from './items.test-support.ts';

const images = JSON.parse(readFileSync('content/images/index.json', 'utf8'));
const { types } = readModels();

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { [name: string]: Value };
type Answer = ReadonlyMap<string, Value>;

/** Everything that the official client reads, in all languages, by id; addresses without their ref. */
async function readAll(content: Database, now: () => Date): Promise<Answer> {
  const documents = await createTestClient(content, now).dangerouslyGetAll({ lang: '*' });
  return new Map(
    documents.map(({ href, ...document }) => [
      document.id,
      { ...document, href: href.replace(/ref=[^&]+/, '') } as unknown as Value,
    ]),
  );
}

/** Where two answers differ: `<id>.data.title[0].text`. */
function listDifferences(before: Value, after: Value, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const isOpen = [before, after].every((one) => typeof one === 'object' && one !== null);
  if (!isOpen || Array.isArray(before) !== Array.isArray(after)) return [path];
  const [was, is] = [before, after] as [Record<string, Value>, Record<string, Value>];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => listDifferences(was[name], is[name], `${path}.${name}`));
}

const compare = (before: Answer, after: Answer): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id) =>
    listDifferences(before.get(id), after.get(id), id),
  );

/** A link tells of its target when it was published last, and its title as an address. */
const isToldByLink = (path: string) => /\.data\..+\.(last_publication_date|slug)$/.test(path);

async function open() {
  const [content, visitors] = [
    openSqlite('content', ':memory:'),
    openSqlite('visitors', ':memory:'),
  ];
  for (const database of [content, visitors]) {
    await migrate(database);
    onTestFinished(() => database.close());
  }
  const studio = openItems(content, visitors);
  const now = new Date('2026-04-27T20:00:00Z');
  const timeZone = 'Pacific/Honolulu';
  await loadDocuments({ database: content, folder: 'content/documents', images, now, timeZone });
  return { content, studio, ask: studio.as(leilani) };
}

test('the official client reads after edits of the studio what it read before, but for the edits', async () => {
  const { content, studio, ask } = await open();
  const before = await readAll(content, studio.now);
  expect(before.size).toBeGreaterThan(500);
  /** The edited field of each item, by type and address. */
  const edited = new Map<string, string>();
  const publishing: (() => Promise<void>)[] = [];
  for (const [type, { fields }] of types) {
    const [listed] = (await ask(`GET /?type=${type}`)).body.items;
    if (!listed) continue;
    const item = (await ask(`GET /${listed.setId}`)).body;
    const [field, from] =
      Object.entries<Value>(item.languages.en).find(
        ([name, value]) => fields[name]?.type === 'Text' && typeof value === 'string',
      ) ?? [];
    if (field === undefined) continue;
    const change = studio.save(item.revision, { path: `en.${field}`, from, to: `${from} E` });
    const { revision } = (await ask(`PATCH /${listed.setId}/draft`, change)).body;
    edited.set(`${type} ${listed.uid}`, field);
    publishing.push(async () => {
      const published = await ask(`POST /${listed.setId}/publish`, { revision });
      expect([published.status, published.body.error?.problems], type).toEqual([200, undefined]);
    });
  }
  expect(edited.size).toBeGreaterThan(15);
  expect(compare(before, await readAll(content, studio.now))).toEqual([]);

  studio.wait(60_000);
  for (const publish of publishing) await publish();
  const after = await readAll(content, studio.now);
  const isOfEdit = (path: string) => {
    const [id = ''] = path.split('.');
    const { type, uid } = after.get(id) as { type: string; uid: string | null };
    const field = edited.get(`${type} ${uid}`);
    return (
      field !== undefined &&
      new RegExp(`^[^.]+\\.(data\\.${field}|last_publication_date|slugs\\.\\d+)$`).test(path)
    );
  };
  const found = compare(before, after).filter((path) => !isToldByLink(path));
  expect(found.filter((path) => !isOfEdit(path))).toEqual([]);
  expect(found.filter((path) => path.includes('.data.')).length).toBeGreaterThanOrEqual(
    edited.size,
  );
}, 60_000);
