import { folderOfPart } from '#server/content/content-problems.ts';
import {
  type ContentReport,
  type LoadContentOptions,
  loadDemoContent,
  OlderContent,
} from '#server/content/load-demo-content.ts';
import type { Databases } from '#server/databases/open-databases.ts';
import type { Settings } from '#server/settings/settings.ts';
import { startStep } from '../command-line/progress.ts';
import { createCheckCode } from '../page-builder/check-code.ts';
import { createDrawingCheck } from '../page-builder/check-drawing.ts';

/** More would push everything else off the screen; the command `content:load` prints all. */
const problemsShownAtStart = 5;

/** Loads the content folder as one step on the terminal and names the records with problems. */
export async function loadAndReportContent(
  settings: Settings,
  databases: Databases,
  problemsShown = problemsShownAtStart,
  options: LoadContentOptions = {},
): Promise<ContentReport[]> {
  const step = startStep('Content');
  const reports = await loadDemoContent(settings, databases, {
    onProgress: step.progress,
    checkCode: createCheckCode(settings),
    checkDrawing: createDrawingCheck(settings.pageBuilder),
    ...options,
  }).catch((error) => {
    if (error instanceof OlderContent) return error;
    step.failed('not loaded');
    throw error;
  });
  if (reports instanceof OlderContent) {
    step.done('stays as a newer version has loaded it');
    console.warn(`  ${reports.message}`);
    return [];
  }
  const parts = reports
    .filter(({ part }) => part !== 'pictures')
    .map(({ part, what, loaded, unchanged, removed }) => {
      const changes = loaded === 0 ? ' as before' : `, ${loaded} of them new`;
      return `${loaded + unchanged} ${what}${changes}${removed === 0 ? '' : `, ${removed} taken away${part === 'documents' ? ' (each language is one)' : ''}`}`;
    });
  step.done(parts.join('; ') || 'comes from the services of the settings');

  const lines = reports.flatMap(({ part, rejected, warnings, removedNames }) => {
    const place = `${settings.contentFolder}/${folderOfPart[part]}`;
    return [
      ...removedNames.map((name) => `  taken away: ${place}${name}`),
      ...rejected.map((one) => {
        const kind = one.keepsLastVersion ? 'refused, shown as it was' : 'left out';
        return describeProblem(kind, place, one);
      }),
      ...warnings.map((one) => describeProblem('incomplete', place, one)),
    ];
  });
  // Playlists and videos are read by two services.
  const problems = [...new Set(lines)];
  for (const line of problems.slice(0, problemsShown)) console.warn(line);
  if (problems.length > problemsShown) {
    console.warn(
      `  and ${problems.length - problemsShown} more; all of them: npm run content:load`,
    );
  }
  return reports;
}

type Problem = ContentReport['rejected'][number];

function describeProblem(kind: string, place: string, problem: Problem): string {
  const { file, field, line, reason } = problem;
  const parts = [place + file, line === undefined ? '' : `line ${line}`, field];
  return `  ${kind}: ${parts.filter(Boolean).join(', ')}: ${reason}`;
}
