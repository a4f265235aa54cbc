import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
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
                  test: /[\\/]app[\\/]((chrome|i18n|design)[\\/](?!Mobile|CardPreview)|root\.tsx$|entry\.client|page-head|cached-loader|route-error|debug-log|blocks[\\/]drawing)|vite[\\/]preload-helper/,
                },
                {
                  // What editors put on a page is known only when it is made, and must be styled before
                  // any script has run: the styles of blocks, and of the components that they draw, come
                  // with every page. All others come with the screens that use them.
                  name: 'styles',
                  test: /[\\/]app[\\/](blocks|components[\\/](cards|carousel|layout|media|ornament|text|visit|forms[\\/]Button))(?![^?]*((Object|Product)Card|ViewControls|Tooltip|PageContents|PriceList|TextScreen))[^?]*\.css$/,
                  priority: 4,
                },
                {
                  name: 'site',
                  // However many screens have a form: most have none.
                  test: /[\\/](app[\\/]components[\\/](?!forms[\\/](?!Button))|shared)[\\/]/,
                  minShareCount: 12,
                },
              ],
            },
          },
        },
      },
    },
  },
});
