import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const folders = [
  'app',
  'brand',
  'database',
  'framework',
  'locales',
  'scripts',
  'server',
  'services',
  'shared',
  'studio',
];
const files = [
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.studio.config.ts',
];
const contentFolders = ['documents', 'mappings', 'pages'];

/**
 * The project to be changed, without its tests, until the test is over. It lies below this folder, so that packages are
 * found. Pictures and films are this folder's.
 * @returns its folder
 */
export function copyProject(name: string): string {
  mkdirSync('var', { recursive: true });
  const folder = mkdtempSync(resolve(`var/${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const contents = contentFolders.map((one) => join('content', one));
  for (const one of [...folders, ...files, ...contents, 'content/objects', 'public']) {
    cpSync(one, join(folder, one), { recursive: true });
  }
  for (const one of ['content/films', 'content/images', 'node_modules']) {
    symlinkSync(resolve(one), join(folder, one));
  }
  return folder;
}
