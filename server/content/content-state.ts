import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readModels } from '#services/content-management/models/read-models.ts';

const run = promisify(execFile);
const gitWithinMs = 5_000;

/** Everything of the content folder that is loaded; pictures and films themselves are served as they are. */
const parts = [
  'documents',
  'objects',
  'pages',
  'images/index.json',
  'media/index.json',
  'thesaurus.json',
];

const listFiles = (folder: string): string[] =>
  parts.flatMap((part) => {
    const path = join(folder, part);
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [part];
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map((name) => join(part, name))
      .sort();
  });

/** Machine and folder. */
export const placeOf = (folder: string): string => `${hostname()}:${resolve(folder)}`;

/** Tells one state of the content folder, and of the models it is read with, from another. */
export function hashContent(folder: string): string {
  const { types, slices } = readModels();
  const files = listFiles(folder).map((file) => [file, readOrNothing(join(folder, file))]);
  return hash('sha256', JSON.stringify([[...types], [...slices], files]), 'base64url');
}

function readOrNothing(path: string): string | null {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null;
  }
}

/**
 * When somebody last changed the folder, milliseconds since 1970: the time of the commit where it lies
 * in a Git repository as that commit has it, else the newest time of its files and folders.
 */
export async function findContentTime(folder: string): Promise<number> {
  try {
    const git = async (...args: string[]) =>
      (await run('git', ['-C', folder, ...args], { timeout: gitWithinMs })).stdout.trim();
    if ((await git('status', '--porcelain', '--', '.')) === '') {
      const seconds = Number(await git('log', '-1', '--format=%ct'));
      if (seconds > 0) return seconds * 1000;
    }
  } catch {
    // No Git, or no repository: the files' own times have to do.
  }
  const paths = [...parts.map((part) => join(folder, part))].concat(
    listFiles(folder).map((file) => join(folder, file)),
  );
  const times = paths.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.floor(Math.max(0, ...times));
}
