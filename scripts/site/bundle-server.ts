// Bundles the programs of the site, each with all that it imports: a start reads some files instead of
// two thousand. Run by `build-site.ts` once the site is built.
import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { type BundleStamp, bundleFolder, programs, toBundleStamp } from './find-program.ts';
import { readStamp, takeStamp, writeStamp } from './stamp.ts';

const config = 'vite.server.config.ts';
const begun = Date.now();
const folder = readStamp<BundleStamp>(toBundleStamp())?.folder === 'a' ? 'b' : 'a';
const { output } = (await build({
  configFile: config,
  logLevel: 'error',
  build: {
    outDir: `${bundleFolder}/${folder}`,
    rolldownOptions: { input: { ...programs, site: 'build/server/index.js' } },
  },
})) as Rolldown.RolldownOutput;
const own = output
  .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  .map((path) => relative('.', path))
  .filter((path) => !path.startsWith('node_modules'));
// Some modules are made up by the bundler.
const files = [...new Set([...own, 'package-lock.json', config])].filter(existsSync).sort();
const changed = files.find((file) => statSync(file).ctimeMs > begun);
if (changed) throw new Error(`${changed} changed while the server was bundled.`);
writeStamp<BundleStamp>(toBundleStamp(), { ...takeStamp(files), folder, files });
