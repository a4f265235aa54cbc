import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSite, runSite } from '../../scripts/site/run-site.ts';

/** The built site with records that it imports by its own command. */
export function startWithRecords(
  records: string,
  mapping: string,
  folder: string,
  project: string = process.cwd(),
): Promise<RunningSite> {
  const dataFolder = mkdtempSync(join(folder, 'data-'));
  importRecords(records, mapping, project, { DATA_FOLDER: dataFolder });
  return runSite(dataFolder, {}, project, findCommand(project, startCommands));
}

/** @param project this one or another version of it, whose commands may lie elsewhere */
export function importRecords(
  records: string,
  mapping: string,
  project: string,
  environment: Readonly<Record<string, string>>,
): void {
  const command = findCommand(project, [
    'scripts/collection/import.ts',
    'scripts/import-collection.ts',
  ]);
  execFileSync(process.execPath, [command, records, '--mapping', mapping], {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

export const startCommands = [
  'scripts/site/start.mjs',
  'scripts/site/start.ts',
  'scripts/start.ts',
];

/** @throws where there is none of them */
export function findCommand(project: string, paths: readonly string[]): string {
  const found = paths.find((path) => existsSync(join(project, path)));
  if (!found) throw new Error(`"${project}" is no version of this project.`);
  return found;
}
