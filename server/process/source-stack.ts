import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A place in the bundle of the server: `file:///site/build/programs/a/start.js:12:3`. */
const place = /(?:file:\/\/)?(\/[^\s()]*\/build\/programs\/[ab]\/[\w$.~-]+\.js):(\d+):(\d+)/g;

/** A large one takes ten megabytes. A stack goes through several files, and an outage brings many of one kind. */
const maps = new LRUCache<string, { readonly map: SourceMap | null }>({ max: 32 });

/**
 * A stack that names files and lines of the sources instead of those of the bundle. Node could do so by
 * itself, but reads all maps at each start: a ninth of it, and 50 MB for each process.
 * @param bundles where they are; what an error says is from outside too, and may name any file
 */
export const toSourceStack = (
  stack: string | undefined,
  bundles = resolve('build/programs'),
): string | undefined =>
  stack?.replace(place, (whole, file: string, line: string, column: string) => {
    if (!file.startsWith(`${bundles}/`)) return whole;
    const found = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return whole;
    const source = resolve(dirname(file), found.originalSource);
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });

function findMap(file: string): SourceMap | null {
  const known = maps.get(file) ?? { map: readMap(file) };
  maps.set(file, known);
  return known.map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // An error is told, with or without its map.
    return null;
  }
}
