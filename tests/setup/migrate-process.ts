// A process of its own that migrates, for tests which start two at once or kill one in the middle.
// Arguments: name of the database, `postgres://` address or folder of SQLite files, URL of the migrations.
import { type DatabaseName, openPostgres, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';

const [name, place, migrations] = process.argv.slice(2) as [DatabaseName, string, string];
const database = place.startsWith('postgres:')
  ? await openPostgres(name, place, 1)
  : openSqlite(name, place);
const applied = await migrate(database, new URL(migrations));
await database.close();
process.stdout.write(JSON.stringify(applied));
