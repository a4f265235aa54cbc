import { defineConfig } from 'vite';
import { keepPlaces } from './framework/build/keep-places.ts';

// The programs of the site, each in some files (scripts/site/bundle-server.ts). Nothing of it is
// shortened, and lines in stacks are those of the sources.
export default defineConfig({
  publicDir: false,
  plugins: [keepPlaces()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // They find compiled parts beside their own files.
    external: ['sharp', 'harfbuzzjs'],
  },
  build: {
    ssr: true,
    target: 'esnext',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Chunks that import one another begin in the order of their modules.
        strictExecutionOrder: true,
        entryFileNames: '[name].js',
        // The same names each time: compiled code is kept by them.
        chunkFileNames: '[name].js',
        codeSplitting: {
          groups: [
            {
              // What every page may need, in one file. What is wanted only sometimes stays apart.
              name: 'pages',
              test: /[\\/]build[\\/]server[\\/]/,
              tags: ['$initial'],
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
