import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** One question that a database was asked. */
export interface AskedQuery {
  readonly database: Database;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What is asked of the databases meanwhile, each question once; transactions are not heard. */
export async function listQueries(
  databases: readonly Database[],
  work: () => Promise<unknown>,
): Promise<readonly AskedQuery[]> {
  const asked = new Map<string, AskedQuery>();
  const ends = databases.map((database) => {
    const executor = database.query.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = (compiled: CompiledQuery<never>, ...rest) => {
      const { sql: text, parameters } = compiled;
      if (/^\s*\(?select/i.test(text)) asked.set(text, { database, sql: text, parameters });
      return execute(compiled, ...rest);
    };
    return () => {
      executor.executeQuery = execute;
    };
  });
  try {
    await work();
  } finally {
    for (const end of ends) end();
  }
  return [...asked.values()];
}

/**
 * How the database finds what was asked, a line for each step.
 * @param isSmall PostgreSQL reads small tables whole, however they are indexed: look what it does otherwise
 */
export function explainQuery(
  { database, sql: text, parameters }: AskedQuery,
  isSmall: boolean,
): Promise<readonly string[]> {
  const isPostgres = database.dialect === 'postgres';
  return database.query.transaction().execute(async (transaction) => {
    if (isPostgres && isSmall) await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
    const { rows } = await transaction.executeQuery<Record<string, unknown>>({
      ...sql`SELECT 1`.compile(transaction),
      sql: `${isPostgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} ${text}`,
      parameters,
    });
    return rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
  });
}
