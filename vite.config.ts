import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // The policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // One sheet for the whole site is smaller than the sum of a page's pieces, and is fetched once.
    cssCodeSplit: false,
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
              name: 'site',
              test: /[\\/](app[\\/](chrome|i18n|design|components[\\/](?!forms|programs|visit)\w+)|shared)[\\/]|[\\/](common|navigationMenu|footer)\.json$/,
              minShareCount: 3,
              priority: 2,
            },
          ],
        },
      },
    },
    // Brotli sizes are printed by scripts/build.ts.
    reportCompressedSize: false,
  },
});
