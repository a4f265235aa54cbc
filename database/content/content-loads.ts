import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { LoadProblem, LoadReport } from '#shared/files/content-loading.ts';
import { type Database, withTables } from '../database.ts';

/** The result of loading the content folder. Migration 0060 explains the columns. */
export interface ContentLoadTables {
  content_loads: { part: ContentPart; problems: string; data: string };
}

/** Parts of the content folder, each loaded for one service; `pictures`: the list of all. */
export const contentParts = [
  'pictures',
  'documents',
  'objects',
  'thesaurus',
  'pages',
  'playlists',
] as const;
export type ContentPart = (typeof contentParts)[number];

export type LoadProblems = Pick<LoadReport, 'rejected' | 'warnings'>;

const problem = z.object({
  file: z.string(),
  field: z.string(),
  reason: z.string(),
  line: z.int().optional(),
  keepsLastVersion: z.literal(true).optional(),
});
const problemList = z.array(problem as unknown as z.ZodType<LoadProblem>).default([]);
const storedProblems = z.object({ rejected: problemList, warnings: problemList });

/** The problems of the last load of the folder, by part. Parts that were never loaded are absent. */
export async function readLoadProblems(
  database: Database,
): Promise<ReadonlyMap<ContentPart, LoadProblems>> {
  const rows = await withTables<ContentLoadTables>(database)
    .selectFrom('content_loads')
    .select(['part', 'problems'])
    .execute();
  return new Map(rows.map((row) => [row.part, storedProblems.parse(JSON.parse(row.problems))]));
}

export async function readProblemsOf(database: Database, part: ContentPart): Promise<LoadProblems> {
  return (await readLoadProblems(database)).get(part) ?? { rejected: [], warnings: [] };
}

/** To be called in the transaction that changes what the part shows. */
export async function writeLoadProblems(
  // biome-ignore lint/suspicious/noExplicitAny: a transaction of whichever service it is
  change: Kysely<any>,
  part: ContentPart,
  { rejected, warnings }: LoadProblems,
  data = '',
): Promise<void> {
  const problems = JSON.stringify({ rejected, warnings });
  await (change as Kysely<ContentLoadTables>)
    .insertInto('content_loads')
    .values({ part, problems, data })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ problems, data }))
    .execute();
}

/** The value that was stored with the part's problems. */
export async function readLoadData(database: Database, part: ContentPart): Promise<string> {
  const row = await withTables<ContentLoadTables>(database)
    .selectFrom('content_loads')
    .select('data')
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.data ?? '';
}
