// `npm run content:load`: loads what changed in the content folder and names every rejected record.
import { readCommandLine } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { loadAndReportContent } from './report-content.ts';

const help = `Loads what changed in the content folder, and names every record with a problem.

  npm run content:load
  npm run content:load -- --allow-removals

  --allow-removals  take away what has no file any more, however much; otherwise a load that would
                    take away more than a small share changes nothing
  --help            shows this

The site does the same at its start, so this is for those who write content; but there a folder that
is older than what was loaded last, by another checkout, is left alone. A file that breaks its
schema is refused and named with line, field and reason; what it held when it was last right stays
public. A new item without its picture is loaded and named as incomplete. The formats are documented
in services/content-management/README.md and services/object-collection/README.md. CONTENT_FOLDER
says which folder; DATABASE_URL and DATA_FOLDER choose the database, as for the site.

Exit status: 0 all records are loaded, 1 some were refused, 2 the command or a setting is wrong.
`;

const { values } = readCommandLine({ options: { 'allow-removals': { type: 'boolean' } } }, help);

await runStaffCommand(() =>
  withDatabases(async (databases, settings) => {
    const reports = await loadAndReportContent(settings, databases, Number.POSITIVE_INFINITY, {
      allowsRemovals: values['allow-removals'] ?? false,
      isAskedFor: true,
    });
    if (reports.some((report) => report.rejected.length > 0)) process.exitCode = 1;
  }),
);
