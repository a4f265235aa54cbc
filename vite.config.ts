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
});
