import { type ContentReport, loadDemoContent } from '#server/load-demo-content.ts';
import type { Databases } from '#server/open-databases.ts';
import type { Settings } from '#server/settings.ts';
import { checkCode } from './check-code.ts';
import { startStep } from './progress.ts';

/** More would push everything else off the screen; the command `content:load` prints all. */
const problemsShownAtStart = 5;

/** Loads the content folder as one step on the terminal and names the records with problems. */
export async function loadAndReportContent(
  settings: Settings,
  databases: Databases,
  problemsShown = problemsShownAtStart,
): Promise<ContentReport[]> {
  const step = startStep('Content');
  const reports = await loadDemoContent(settings, databases, step.progress, checkCode).catch(
    (error) => {
      step.failed('not loaded');
      throw error;
    },
  );
  const parts = reports.map(
    ({ what, loaded, unchanged }) =>
      `${loaded + unchanged} ${what}${loaded === 0 ? ' as before' : `, ${loaded} of them new`}`,
  );
  step.done(parts.join('; ') || 'comes from the services of the settings');

  const problems = reports.flatMap(({ rejected, warnings }) => [
    ...rejected.map((problem) => ({ ...problem, kind: 'left out' })),
    ...warnings.map((problem) => ({ ...problem, kind: 'incomplete' })),
  ]);
  for (const { kind, file, field, reason } of problems.slice(0, problemsShown)) {
    console.warn(`  ${kind}: ${file}, ${field}: ${reason}`);
  }
  if (problems.length > problemsShown) {
    console.warn(
      `  and ${problems.length - problemsShown} more; all of them: npm run content:load`,
    );
  }
  return reports;
}
