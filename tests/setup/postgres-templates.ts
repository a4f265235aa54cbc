import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type DatabaseName, openPostgres } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';

/**
 * What follows `CREATE DATABASE …` for a copy of a migrated database, by its kind. A copy costs a
 * third of what migrating anew does.
 */
export type Templates = Readonly<Record<DatabaseName, string>>;

/** @param address of a server on which databases may be made */
export async function makeTemplates(
  address: string,
): Promise<{ templates: Templates; remove(): Promise<void> }> {
  const made: string[] = [];
  // Copies files instead of writing each page into the log, which is the usual way since version 15.
  const strategy = (await readVersion(address)) >= 150_000 ? ' STRATEGY FILE_COPY' : '';
  const make = async (name: DatabaseName) => {
    const template = `girih_template_${name}_${randomBytes(4).toString('hex')}`;
    await runAsAdministrator(address, `CREATE DATABASE ${template}`);
    made.push(template);
    const database = await openPostgres(name, toDatabaseAddress(address, template), 1);
    await migrate(database);
    await database.close();
    return `TEMPLATE ${template}${strategy}`;
  };
  return {
    templates: { content: await make('content'), visitors: await make('visitors') },
    async remove() {
      for (const template of made) await runAsAdministrator(address, `DROP DATABASE ${template}`);
    },
  };
}

/** @returns the address of another database of the same server */
export function toDatabaseAddress(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runAsAdministrator(
  address: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** @returns `150018` for 15.18 */
async function readVersion(address: string): Promise<number> {
  const [row] = await runAsAdministrator(address, 'SHOW server_version_num');
  return Number(row?.server_version_num);
}
