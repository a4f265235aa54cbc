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
        // Few files: what every page needs, and then one for each screen.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
            {
              name: 'site',
              test: /[\\/](app[\\/](chrome|components|i18n|design)|shared|locales)[\\/]/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
    // Brotli sizes are printed by scripts/build.ts.
    reportCompressedSize: false,
  },
});
