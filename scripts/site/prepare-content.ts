// What `npm start` does with databases and content before the site opens.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadContentOptions } from '#server/content/load-demo-content.ts';
import type { Settings } from '#server/settings/settings.ts';
import { startStep } from '../command-line/progress.ts';
import { findProgram } from './find-program.ts';
import { isLoaded, lookAtContent, noteLoaded } from './loaded-content.ts';

/**
 * Brings the databases up to date and loads what changed in the content folder, and reports both. Where
 * that folder looks as it did when it was loaded without a problem, nothing of it is read.
 */
export async function prepareContent(
  settings: Settings,
  options: LoadContentOptions = {},
): Promise<void> {
  const { openDatabases } = await import('#server/databases/open-databases.ts');
  const step = startStep('Databases');
  const databases = await openDatabases(settings).catch((error) => {
    step.failed('not opened');
    throw error;
  });
  step.done(settings.databaseUrl ? 'ready in PostgreSQL' : `ready in ${settings.dataFolder}/`);
  try {
    const seen = options.parts ? null : lookAtContent(settings);
    if (await isLoaded(databases.content, seen)) {
      return startStep('Content').done('as it was loaded last');
    }
    const { loadAndReportContent } = await import('../content/report-content.ts');
    const reports = await loadAndReportContent(settings, databases, undefined, options);
    await noteLoaded(settings, databases.content, seen, reports);
  } finally {
    await databases.close();
  }
}

/** The same in a process of its own. Where that fails it has said why, and this one ends as it did. */
export async function prepareContentApart(): Promise<void> {
  const child = fork(findProgram('prepare-content-apart'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}
