import { type ContentReport, loadDemoContent } from '#server/load-demo-content.ts';
import type { Databases } from '#server/open-databases.ts';
import type { Settings } from '#server/settings.ts';
import { startStep } from './progress.ts';

/** More would push everything else off the screen; the command `content:load` prints all. */
const rejectedShownAtStart = 5;

/** Loads the content folder as one step on the terminal and names the records that were rejected. */
export async function loadAndReportContent(
  settings: Settings,
  databases: Databases,
  rejectedShown = rejectedShownAtStart,
): Promise<ContentReport[]> {
  const step = startStep('Content');
  const reports = await loadDemoContent(settings, databases, step.progress);
  const parts = reports.map(
    ({ what, loaded, unchanged }) =>
      `${loaded + unchanged} ${what}${loaded === 0 ? ' as before' : `, ${loaded} of them new`}`,
  );
  step.done(parts.join('; ') || 'comes from the services of the settings');
  const rejected = reports.flatMap((report) => report.rejected);
  for (const { file, field, reason } of rejected.slice(0, rejectedShown)) {
    console.warn(`  left out: ${file}, ${field}: ${reason}`);
  }
  if (rejected.length > rejectedShown) {
    console.warn(
      `  and ${rejected.length - rejectedShown} more; all of them: npm run content:load`,
    );
  }
  return reports;
}
