import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shortenManifestOf } from '#framework/build/shorten-manifest.ts';
import { type Compressed, precompress } from './precompress.ts';

const stampFile = 'build/stamp';
const bundler = 'node_modules/@react-router/dev/bin.cjs';
const studioBundler = 'node_modules/vite/bin/vite.js';
/** Everything that the bundles are made of. es and haw are read by the server when it starts. */
const sources = [
  'app',
  'brand',
  'framework',
  'shared',
  'services',
  'studio',
  'docs/editing',
  'locales/en',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.studio.config.ts',
];

/** True when the bundles in `build/` were made from the sources as they are now, to the end. */
export const isBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources();

/** A built site where what builds it is not installed: it was built elsewhere. */
export const isBuiltElsewhere = (): boolean =>
  existsSync(stampFile) && existsSync('build/server/index.js') && !existsSync(bundler);

/**
 * Builds the site for browser and server and compresses what browsers fetch. Killed in the middle it
 * leaves no stamp, so that the next start builds again.
 * @param onProgress told in a few words what is going on
 * @throws when the bundler fails; the message is what it printed
 */
export async function buildSite(onProgress: (text: string) => void): Promise<Compressed[]> {
  const hash = hashSources();
  rmSync(stampFile, { force: true });
  onProgress('bundling');
  await runBundler([bundler, 'build']);
  shortenManifestOf('build/client');
  onProgress('bundling the studio');
  await runBundler([studioBundler, 'build', '--config', 'vite.studio.config.ts']);
  await precompress('build/studio', (done, all) =>
    onProgress(`compressing ${done} of ${all} files of the studio`),
  );
  const compressed = await precompress('build/client', (done, all) =>
    onProgress(`compressing ${done} of ${all} files`),
  );
  // Sources that changed meanwhile make another hash, and so another build.
  writeFileSync(stampFile, hash);
  return compressed;
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(listFiles)) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function runBundler(command: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [...command], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stderr ?? ''}${stdout ?? ''}`.trim() || String(error), { cause: error });
  }
}
