import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds what both renderers do on a server, and the page of each, into a folder. */
export async function buildFixture(folder: string): Promise<void> {
  const common = { root: here('.'), configFile: false, logLevel: 'error' } as const;
  const inputs = [here('ours.html'), here('official.html')];
  await build(toConfig(join(folder, 'pages'), { ...common }, { input: inputs }));
  await build({
    ...toConfig(join(folder, 'server'), common, { output: oneFile }, true),
    // Beside no packages: the folder is somewhere else.
    ssr: { noExternal: true },
  });
}

// As one file, since what runs journeys can load no more of it.
const oneFile = { entryFileNames: 'on-server.mjs', codeSplitting: false };

const toConfig = (
  outDir: string,
  common: InlineConfig,
  rolldownOptions: NonNullable<InlineConfig['build']>['rolldownOptions'],
  isServer = false,
): InlineConfig => ({
  ...common,
  mode: 'production',
  build: {
    ...{ outDir, emptyOutDir: true, minify: false, rolldownOptions },
    ...(isServer && { ssr: here('on-server.tsx') }),
  },
});

/** The half of both renderers that runs on a server, as it was built. */
export const loadRenderers = (folder: string): Promise<typeof import('./on-server.tsx')> =>
  import(pathToFileURL(join(folder, 'server', 'on-server.mjs')).href);
