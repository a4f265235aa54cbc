import { defineConfig } from 'vite';
import { emptyWithoutHtml } from './studio/build/empty-without-html.ts';
import { gregorianCalendar } from './studio/build/gregorian-calendar.ts';
import { createStartChunk } from './studio/build/start-chunk.ts';
import { studioLanguages } from './studio/build/widget-words.ts';

// The studio is an application of its own: nothing of it is in what visitors load.
export default defineConfig({
  base: '/studio/',
  publicDir: false,
  plugins: [emptyWithoutHtml, gregorianCalendar, studioLanguages],
  build: {
    outDir: 'build/studio',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // The policy allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'studio/main.tsx',
      output: { codeSplitting: { groups: [createStartChunk()] } },
    },
  },
});
