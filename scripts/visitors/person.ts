// `npm run visitors:person`: what the museum keeps of a person, as a file, or erased.
import { isMailAddress } from '#database/visitors/check-mail.ts';
import { foldEmail } from '#database/visitors/fold-email.ts';
import { exportPerson } from '#database/visitors/personal-data.ts';
import { readSettings } from '#server/settings/settings.ts';
import { listRetainedData } from '#server/visitors/personal-data.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';

const help = `Everything the museum keeps of a person, found by a mail address.

  npm run visitors:person -- export --email kai@example.org > kai.json
  npm run visitors:person -- erase --email kai@example.org          # shows what would be erased
  npm run visitors:person -- erase --email kai@example.org --yes    # erases it
  npm run visitors:person -- --kinds                                # what is kept, and how long

Addresses are the same in any case. Erasing is complete and cannot be undone; copies made by
visitors:backup before it still hold the person. DATABASE_URL and DATA_FOLDER choose the database, as
for the site.

Exit status: 0 done, 1 failed, 2 the command is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      email: { type: 'string' },
      yes: { type: 'boolean' },
      kinds: { type: 'boolean' },
    },
  },
  help,
);
const [action] = positionals;

async function run(): Promise<void> {
  if (values.kinds) {
    const rows = listRetainedData(readSettings()).map(({ kind, days }) => [
      kind.name,
      days === null ? 'until erased' : `${days} days`,
      kind.tables.join(', '),
    ]);
    console.log(toTable([['kind', 'kept', 'tables'], ...rows], 3));
    return;
  }
  const email = foldEmail(values.email?.trim() ?? '');
  if (!isMailAddress(email)) throw new WrongCommand('--email must be one mail address.');
  if (action === 'export') await exportAll(email);
  else if (action === 'erase') await erase(email, values.yes === true);
  else throw new WrongCommand('Say what to do: export or erase. --help tells more.');
}

const exportAll = (email: string) =>
  withDatabases(async ({ visitors }, settings) => {
    const kinds = listRetainedData(settings).map(({ kind }) => kind);
    const found = await exportPerson(kinds, visitors, email);
    const records = Object.fromEntries(found.map(({ kind, records }) => [kind, records]));
    console.log(JSON.stringify({ email, exportedAt: new Date(), records }, null, 2));
  });

const erase = (email: string, isMeant: boolean) =>
  withDatabases(async ({ visitors }, settings) => {
    const kinds = listRetainedData(settings).map(({ kind }) => kind);
    const rows: string[][] = [];
    if (isMeant) {
      // All of it or nothing of it.
      await visitors.query.transaction().execute(async (transaction) => {
        for (const kind of kinds) {
          rows.push([kind.name, String(await kind.eraseOfPerson(transaction, email))]);
        }
      });
    } else {
      for (const { kind, records } of await exportPerson(kinds, visitors, email)) {
        rows.push([kind, String(records.length)]);
      }
    }
    console.log(toTable([['kind', isMeant ? 'erased' : 'found'], ...rows], 1));
    if (!isMeant) console.log('\nNothing was erased; --yes erases it.');
  });

await runStaffCommand(run);
