import { existsSync } from 'node:fs';
import { findBundle } from './find-program.ts';
import { isCurrent, listFiles, takeStamp } from './stamp.ts';

export const siteStamp = 'build/stamp.json';
export const siteBundler = 'node_modules/@react-router/dev/bin.cjs';

/** `before`: from the sources as they are now. `elsewhere`: what builds it is not installed here. */
export type BuiltWhere = 'before' | 'elsewhere';

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

export const takeSiteStamp = () => takeStamp(sources.flatMap(listFiles));

/** True for what browsers load and the pages that the server draws; the server's own code is apart. */
export const isSiteCurrent = (): boolean => isCurrent(siteStamp, sources.flatMap(listFiles));

/** null: something is to be built. */
export function findBuilt(bundle = findBundle()): BuiltWhere | null {
  if (bundle && isSiteCurrent()) return 'before';
  const isThere = existsSync(siteStamp) && existsSync('build/server/index.js');
  return isThere && !existsSync(siteBundler) ? 'elsewhere' : null;
}
