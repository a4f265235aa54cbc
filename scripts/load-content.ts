// `npm run content:load`: loads what changed in the content folder and names every rejected record.
import { openDatabases } from '#server/open-databases.ts';
import { readSettings } from '#server/settings.ts';
import { readCommandLine } from './read-command-line.ts';
import { loadAndReportContent } from './report-content.ts';

const help = `Loads what changed in the content folder, and names every record with a problem.

  npm run content:load

The site does the same at its start, so this is for those who write content. A record that breaks
its schema is left out and named with file, field and reason; one without its picture is loaded and
named as incomplete. The formats are documented in services/content-management/README.md and
services/object-collection/README.md. CONTENT_FOLDER says which folder; DATABASE_URL and DATA_FOLDER
choose the database, as for the site.

Exit status: 0 all records are loaded, 1 some were left out.
`;

readCommandLine({}, help);
const settings = readSettings();
const databases = await openDatabases(settings);
try {
  const reports = await loadAndReportContent(settings, databases, Number.POSITIVE_INFINITY);
  if (reports.some((report) => report.rejected.length > 0)) process.exitCode = 1;
} finally {
  await databases.close();
}
