import type { Plugin } from 'vite';

const importOfClasses = /^import (\w+) from (['"][^'"]+\.module\.css['"];)$/gm;

/**
 * Makes each class of a CSS module an import of its own in the built site, so that the bundler writes
 * its name where it stands. A module's default export is one object of all its classes, of which
 * nothing can be left out: every page would carry those of pieces that it does not have.
 */
export const importClassesSingly = (): Plugin[] => [
  {
    name: 'import-classes-singly',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/[^?]*\.tsx?$/ },
      handler: (code) => code.replaceAll(importOfClasses, 'import * as $1 from $2'),
    },
  },
  {
    // A module all of whose names are written elsewhere would go, and its styles with it.
    name: 'keep-styles-of-classes',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];
