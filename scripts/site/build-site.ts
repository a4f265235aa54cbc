import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { shortenManifestOf } from '#framework/build/shorten-manifest.ts';
import { languages } from '#shared/languages/languages.ts';
import { isSiteCurrent, siteBundler, siteStamp, takeSiteStamp } from './built-site.ts';
import { findBundle } from './find-program.ts';
import { type Compressed, precompress } from './precompress.ts';
import { writeStamp } from './stamp.ts';

const serverBundler = 'scripts/site/bundle-server.ts';
const studioBundler = 'node_modules/vite/bin/vite.js';
/**
 * Builds what is not current any more: the site for browser and server, compressing what browsers
 * fetch, and the bundle of the server. Killed in the middle it leaves no stamp, so that the next start
 * builds again.
 * @param onProgress told in a few words what is going on
 * @param isForced build all the same
 * @returns files for browsers, the largest first; none when these were current
 * @throws when the bundler fails; the message is what it printed
 */
export async function buildSite(
  onProgress: (text: string) => void,
  isForced = false,
): Promise<Compressed[]> {
  const files = isForced || !isSiteCurrent() ? await buildForBrowsers(onProgress) : [];
  if (isForced || !findBundle()) {
    onProgress('bundling the server');
    await runBundler([serverBundler]);
  }
  return files;
}

async function buildForBrowsers(onProgress: (text: string) => void): Promise<Compressed[]> {
  const stamp = takeSiteStamp();
  rmSync(siteStamp, { force: true });
  onProgress('bundling');
  await runBundler([siteBundler, 'build']);
  shortenManifestOf('build', languages);
  onProgress('bundling the studio');
  await runBundler([studioBundler, 'build', '--config', 'vite.studio.config.ts']);
  await precompress('build/studio', (done, all) =>
    onProgress(`compressing ${done} of ${all} files of the studio`),
  );
  const compressed = await precompress('build/client', (done, all) =>
    onProgress(`compressing ${done} of ${all} files`),
  );
  // Sources that changed meanwhile make another one, and so another build.
  writeStamp(siteStamp, stamp);
  return compressed;
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
