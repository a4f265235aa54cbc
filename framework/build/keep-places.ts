import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const address = String.raw`new URL\('([^']+)', import\.meta\.url\)`;
const importOfAddress = new RegExp(String.raw`import\(${address}\.href\)`, 'g');

/**
 * Lets modules that are bundled find the files beside their sources. Those say where they lie as
 * `new URL('./fonts/', import.meta.url)` and in no other way.
 */
export function keepPlaces(): Plugin {
  let folder = '';
  return {
    name: 'keep-places',
    enforce: 'pre',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transform: {
      filter: { code: 'import.meta', id: { include: /\.ts$/, exclude: /node_modules/ } },
      handler(code, id) {
        const moved = movePlaces(code, id, folder);
        return { code: moved, map: null };
      },
    },
  };
}

/** @throws where a module says in another way where it lies */
export function movePlaces(code: string, file: string, folder: string): string {
  const placeOf = (path: string) => fileURLToPath(new URL(path, pathToFileURL(file)));
  const moved = code
    // What is imported by an address at run time, so that type checking does not look for it.
    .replace(importOfAddress, (_, path) => `import(${JSON.stringify(placeOf(path))})`)
    .replace(new RegExp(address, 'g'), (_, path) => {
      const place = relative(folder, placeOf(path)) + (path.endsWith('/') ? '/' : '');
      return `new URL(${JSON.stringify(place)}, import.meta.url)`;
    });
  const left = moved
    .replace(/new URL\("[^"]+", import\.meta\.url\)/g, '')
    .match(/import\.meta\.(?!env\b)\w+/);
  if (left) {
    throw new Error(
      `${file} uses ${left[0]}; a file beside it is found by new URL('./file', import.meta.url).`,
    );
  }
  return moved;
}
