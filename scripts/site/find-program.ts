import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isCurrent, readStamp, type Stamp } from './stamp.ts';

/** Programs of the site, bundled each with all that it imports (`bundle-server.ts`). */
export const programs = {
  'start-site': 'scripts/site/start-site.ts',
  'prepare-content-apart': 'scripts/site/prepare-content-apart.ts',
  worker: 'server/workers/worker.ts',
} as const;

export const bundleFolder = 'build/programs';
export const toBundleStamp = (folder = bundleFolder): string => `${folder}/stamp.json`;

/** In turn: what still runs may import some of its files only later. */
export type BundleName = 'a' | 'b';

export interface BundleStamp extends Stamp {
  /** In `bundleFolder`. */
  readonly folder: BundleName;
  readonly files: readonly string[];
}

/** The folder of bundles made from the sources as they are now; null: there is none. */
export function findBundle(folder = bundleFolder): string | null {
  const stampFile = toBundleStamp(folder);
  const stamp = readStamp<BundleStamp>(stampFile);
  if (!stamp || !isCurrent(stampFile, stamp.files)) return null;
  const bundle = `${folder}/${stamp.folder}`;
  return existsSync(bundle) ? bundle : null;
}

/** The program in a bundle; without one its source. */
export function findProgram(program: keyof typeof programs, bundle = findBundle()): URL {
  return pathToFileURL(resolve(bundle ? `${bundle}/${program}.js` : programs[program]));
}
