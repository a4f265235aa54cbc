import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the page of each renderer into a folder. */
export async function buildFixture(folder: string): Promise<void> {
  await build({
    root: here('.'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: [here('ours.html'), here('official.html')] },
    },
  });
}

/** What our server does with a content, which runs only through the bundler. */
export async function loadPrepare() {
  const { module } = await runnerImport<typeof import('./prepare.ts')>(here('prepare.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  return module.prepareCase;
}
