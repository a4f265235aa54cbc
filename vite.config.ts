import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanRouter } from './scripts/bundling/lean-router.ts';
import { createShortClassNames } from './scripts/bundling/short-class-names.ts';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), leanRouter()],
  css: {
    modules:
      command === 'build' ? { generateScopedName: createShortClassNames(process.cwd()) } : {},
  },
  // Packages are found before the first page: one found later makes the browser load everything anew.
  optimizeDeps: { entries: ['app/{entry.client,root}.tsx', 'app/routes/**/!(*.test).tsx'] },
  build: {
    // The policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // Brotli sizes are printed by scripts/build.ts.
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What nearly every page needs is one file. Pieces of single sections (forms, programs, visit)
            // go with the screens that use them: home has no use for them.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 3,
                },
                {
                  name: 'frame',
                  test: /[\\/]app[\\/]((chrome|i18n|design)[\\/](?!MobileMenu(Panel|Cards)|MenuTransition|CardPreview)|root\.tsx$|entry\.client|page-head|cached-loader|route-error|debug-log|blocks[\\/](drawing|load-when-wanted|Editors(Page|Entry)|builder-site|personalization[\\/]ChoosingPage))|vite[\\/]preload-helper/,
                },
                {
                  // What editors put on a page is known only when it is made, and must be styled before
                  // any script has run: the styles of blocks, and of the components that they draw, come
                  // with every page, in one file with the frame's. All others come with the screens that use
                  // them.
                  name: 'styles',
                  test: /[\\/]app[\\/](blocks|chrome|design|components[\\/](cards|carousel|layout|media|ornament|text|visit|forms[\\/]Button))[^?]*\.css$/,
                  priority: 4,
                },
                {
                  name: 'site',
                  test: /[\\/](app[\\/]components[\\/](?!forms[\\/](?!Button)|media[\\/]HeroFilmPlayer)|shared[\\/](?!format-dates|local-date|forms))/,
                  minShareCount: 12,
                },
                {
                  name: 'dates',
                  test: /[\\/]shared[\\/](format-dates|local-date)/,
                },
                {
                  name: 'forms',
                  test: /[\\/](app[\\/]components[\\/]forms[\\/](?!Button|ChoiceGroup|FileField|FormScreen|LinkForm)|shared[\\/](forms[\\/]|newsletter-topics|tour-request-rules))/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
