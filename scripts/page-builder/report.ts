// `npm run page-builder:report`: what visitors saw and did on editors' pages, as a table.
import { type CountRow, readCounts } from '#services/page-builder/embedded/events/read-counts.ts';
import { listEntryNames } from '#services/page-builder/embedded/list-entries.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { addDays, toDateText } from '#shared/dates/local-date.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';

const help = `Shows how often editors' pages and their A/B variations were seen, clicked and led to a conversion.

  npm run page-builder:report
  npm run page-builder:report -- --days 7 --page /visit

  --days <number>   days up to today, 30 when not given, at most 3650
  --page <path>     only this page, without language
  --json            prints the rows as JSON
  --help            shows this

A rate is the share of the visitors who saw it, told apart within one day. Only what the embedded page
builder counted is here; a real space shows its own figures. DATABASE_URL and DATA_FOLDER choose the
database, as for the site.

Exit status: 0 done, 1 failed, 2 the command is wrong.
`;

const { values } = readCommandLine(
  {
    options: {
      days: { type: 'string' },
      page: { type: 'string' },
      json: { type: 'boolean' },
    },
  },
  help,
);

async function run(): Promise<void> {
  const days = Number(values.days ?? 30);
  if (!Number.isInteger(days) || days < 1 || days > 3_650) {
    throw new WrongCommand('--days must be a whole number from 1 to 3650.');
  }
  await withDatabases(async (databases, { timeZone }) => {
    const today = toMuseumTime(new Date(), timeZone).date;
    const range = { from: toDateText(addDays(today, 1 - days)), to: toDateText(today) };
    const counts = await readCounts(databases.visitors, range);
    const rows = counts.filter(({ page }) => !values.page || page === values.page);
    if (values.json) {
      console.log(JSON.stringify({ ...range, rows }, null, 2));
      return;
    }
    const names = await listEntryNames(databases.content);
    console.log(`${range.from} to ${range.to}`);
    console.log(rows.length === 0 ? 'Nothing was counted.' : toText(rows, names));
  });
}

const titles = [
  'page',
  'entry',
  'variation',
  'impressions',
  'visitors',
  'clicks',
  'click rate',
  'conversions',
  'conversion rate',
  'amount',
];
const textColumns = 3;

function toText(
  rows: readonly CountRow[],
  names: Awaited<ReturnType<typeof listEntryNames>>,
): string {
  const cells = rows.map(({ page, contentId, variationId, counts, amount }) => {
    const entry = names.get(contentId);
    const { impression, click, conversion } = counts;
    return [
      page,
      entry?.name ?? contentId,
      variationId === '' ? 'default' : (entry?.variations.get(variationId) ?? variationId),
      String(impression.total),
      String(impression.visitors),
      String(click.total),
      toRate(click.visitors, impression.visitors),
      String(conversion.total),
      toRate(conversion.visitors, impression.visitors),
      amount === 0 ? '' : amount.toFixed(2),
    ];
  });
  return toTable([titles, ...cells], textColumns);
}

const toRate = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

await runStaffCommand(run);
