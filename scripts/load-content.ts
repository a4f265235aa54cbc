// `npm run content:load`: loads what changed in the content folder and names every rejected record.
import { openDatabases } from '#server/open-databases.ts';
import { readSettings } from '#server/settings.ts';
import { loadAndReportContent } from './report-content.ts';

const settings = readSettings();
const databases = await openDatabases(settings);
try {
  const reports = await loadAndReportContent(settings, databases, Number.POSITIVE_INFINITY);
  if (reports.some((report) => report.rejected.length > 0)) process.exitCode = 1;
} finally {
  await databases.close();
}
