import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { importClassesSingly } from './framework/build/import-classes-singly.ts';
import { createShortClassNames } from './framework/build/short-class-names.ts';
import { previewAxe } from './studio/build/preview-axe.ts';

const notLazy = (folders: RegExp) => (file: string) =>
  folders.test(file) && !/[\\/]lazy[\\/]/.test(file);

/** The server names the sheets of pieces by itself (`?url`): both must call them alike. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

export default defineConfig(({ command }) => ({
  plugins: [importClassesSingly(), previewAxe(), reactRouter()],
  css: {
    modules:
      command === 'build' ? { generateScopedName: createShortClassNames(process.cwd()) } : {},
  },
  // Packages are found before the first page: one found later makes the browser load everything anew.
  optimizeDeps: { entries: ['app/{entry.client,root}.tsx', 'app/routes/**/!(*.test).tsx'] },
  build: {
    // The policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    // What comes later asks for its own parts: their names would come with every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // Brotli sizes are printed by scripts/site/build.ts.
    reportCompressedSize: false,
  },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          // A class's name is written where it stands (import-classes-singly.ts).
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Every page carries the names of all files; 7 letters are the least that the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            // A group is of folders. What is in a folder `lazy/` is in none: it comes when it is used.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 3,
                },
                {
                  // What is around every page: what lies at the top of the app, and these folders.
                  name: 'frame',
                  test: notLazy(
                    /[\\/](app[\\/]([^\\/]+$|(chrome|i18n|design|blocks[\\/]frame)[\\/])|framework[\\/]app[\\/])/,
                  ),
                },
                {
                  // What editors put on a page is known only when it is made, and must be styled before
                  // any script has run: the styles of blocks, and of the components that they draw, come
                  // with every page, in one file with the frame's. All others come with the screens that use
                  // them.
                  name: 'styles',
                  test: /[\\/]app[\\/](blocks|chrome|design|components[\\/](button|cards|carousel|layout|media|ornament|text|visit))[\\/][^?]*\.css$/,
                  priority: 4,
                },
                {
                  // What many screens share. Most have neither forms nor dates, and are no list.
                  name: 'site',
                  test: notLazy(
                    /[\\/](app[\\/]components|shared)[\\/](?!(forms|dates|listing)[\\/])/,
                  ),
                  minShareCount: 12,
                },
                {
                  // Forms come when they are wanted, their styles with the screen.
                  name: 'form-styles',
                  test: /[\\/]app[\\/]components[\\/]forms[\\/]([^?]*\.css|form-styles\.ts)$/,
                  priority: 4,
                },
                {
                  // Every name of a sheet stands in the manifest of every page.
                  name: 'explore-styles',
                  test: /[\\/]collection[\\/]explore[\\/](Choice|Explore|Period|Ranking|WaysIn)[^?]*\.css$/,
                  priority: 4,
                },
                {
                  // Screens that only name a button of a form do without the rest.
                  name: 'form-words',
                  test: /[\\/]locales[\\/]en[\\/]forms\.json$/,
                  priority: 4,
                },
                {
                  name: 'dates',
                  test: /[\\/]shared[\\/]dates[\\/]/,
                },
                {
                  // Not what a single form has.
                  name: 'forms',
                  test: /[\\/](app[\\/]components|shared)[\\/]forms[\\/]/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
