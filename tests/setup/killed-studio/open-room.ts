// For processes that work in the studio as fast as they can until they are killed. They share this
// beginning: the databases of DATABASE_URL or DATA_FOLDER, a publisher, and a line for each change that
// was acknowledged.

import { type DatabaseName, openPostgres, openSqlite } from '#database/database.ts';
import { createGetItems } from '#server/studio/items/get-items.ts';
import { createAuditLog } from '#server/studio/people/audit-log.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';

/** @param name of the process and of who works in it */
export async function openRoom(name: string) {
  const { DATABASE_URL: address, DATA_FOLDER: folder = '' } = process.env;
  const open = async (database: DatabaseName) =>
    address ? openPostgres(database, address, 2) : openSqlite(database, folder);
  const [content, visitors] = [await open('content'), await open('visitors')];
  const now = () => new Date();
  const audit = createAuditLog(visitors, now);
  const shared = {
    ...{ content, visitors, now },
    record: ((...act) => audit.record(...act)) as typeof audit.record,
    onPublished() {},
  };
  const items = createGetItems({
    ...shared,
    languageCodes: defaultLanguageCodes,
    timeZone: 'Pacific/Honolulu',
  });
  return {
    folder,
    shared,
    items,
    room: items(),
    person: { id: name, name, role: 'publisher', languages: [] } as const,
    tell: (said: object) => void process.stdout.write(`${JSON.stringify(said)}\n`),
  };
}
