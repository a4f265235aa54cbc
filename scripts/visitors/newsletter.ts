// `npm run visitors:newsletter`: readers as a file, and what the mailing service knows of them.
import { type Database, withTables } from '#database/database.ts';
import { createLinks, createSync } from '#server/forms/newsletter-service.ts';
import { exportReaders } from '#services/forms/embedded/newsletter/list-readers.ts';
import type { NewsletterTables } from '#services/forms/embedded/newsletter/tables.ts';
import { isLanguage } from '#shared/languages/languages.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';

const help = `The readers of the newsletter.

  npm run visitors:newsletter                                # how many, by language and state
  npm run visitors:newsletter -- export > readers.csv        # everybody who said yes
  npm run visitors:newsletter -- export --language haw > haw.csv
  npm run visitors:newsletter -- sync                        # tells the mailing service of all readers

The file is CSV in UTF-8 with a head: address, names, language, topics, the consent with its version
and times, and two links for each letter's foot. Nothing in it is taken for a formula by spreadsheets.
With NEWSLETTER_API_KEY the site tells the mailing service of every change by itself; sync is for the
first time, and is carried out by the running site.

DATABASE_URL and DATA_FOLDER choose the database, as for the site; PUBLIC_ORIGIN stands in the links.

Exit status: 0 done, 1 failed, 2 the command is wrong.
`;

const { values, positionals } = readCommandLine(
  { words: 1, options: { language: { type: 'string' } } },
  help,
);
const [action] = positionals;

async function run(): Promise<void> {
  const language = values.language ?? null;
  if (language !== null && !isLanguage(language)) {
    throw new WrongCommand('--language must be en, es or haw.');
  }
  await withDatabases(async (databases, settings) => {
    if (action === undefined) return showCounts(databases.visitors);
    if (action === 'export') {
      const links = createLinks(settings, databases);
      for await (const lines of exportReaders(databases.visitors, links, language, new Date())) {
        process.stdout.write(lines);
      }
      return;
    }
    if (action !== 'sync') throw new WrongCommand(`${action} is not understood; see --help.`);
    const sync = createSync(settings, databases);
    if (!sync) throw new WrongCommand('No mailing service is configured. Set NEWSLETTER_API_KEY.');
    console.log(
      `${await sync.queueAll(new Date())} readers will be reported to the mailing service.`,
    );
  });
}

async function showCounts(database: Database): Promise<void> {
  const rows = await withTables<NewsletterTables>(database)
    .selectFrom('newsletter_subscriptions')
    .select((row) => ['language', 'state', row.fn.countAll<number>().as('readers')])
    .groupBy(['language', 'state'])
    .orderBy('language')
    .orderBy('state')
    .execute();
  if (rows.length === 0) console.log('Nobody has subscribed yet.');
  else {
    const cells = rows.map(({ language, state, readers }) => [language, state, String(readers)]);
    console.log(toTable([['language', 'state', 'readers'], ...cells], 2));
  }
}

await runStaffCommand(run);
