// `npm run build` builds the site when its sources changed, `npm run build -- --force` always.

import { formatBytes, startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { buildSite } from './build-site.ts';
import { findBuilt } from './built-site.ts';
import type { Compressed } from './precompress.ts';

const { values } = readCommandLine({ options: { force: { type: 'boolean', default: false } } });
const step = startStep('Site');
if (!values.force && findBuilt() === 'before') {
  step.done('unchanged since it was built; to build it all the same: npm run build -- --force');
} else {
  try {
    const files = await buildSite(step.progress, values.force);
    step.done('built');
    if (files.length > 0) printSizes(files);
  } catch (error) {
    step.failed('not built');
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function printSizes(files: readonly Compressed[]): void {
  for (const ending of ['.js', '.css']) {
    const ofKind = files.filter(({ path }) => path.endsWith(ending));
    const sum = (size: (file: Compressed) => number) =>
      formatBytes(ofKind.reduce((total, file) => total + size(file), 0));
    console.log(
      `  ${ending.slice(1).padEnd(4)} ${ofKind.length} files, ${sum((file) => file.size)}, brotli ${sum((file) => file.brotliSize)}`,
    );
  }
  for (const { path, brotliSize } of files.slice(0, 8)) {
    console.log(`  ${formatBytes(brotliSize).padStart(8)}  ${path}`);
  }
}
