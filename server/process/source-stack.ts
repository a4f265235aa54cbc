import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/** A place in the bundle of the server: `file:///site/build/programs/a/start.js:12:3`. */
const place = /(?:file:\/\/)?(\/[^\s()]*\/build\/programs\/[ab]\/[\w$.~-]+\.js):(\d+):(\d+)/g;

/** Of the files that errors came from last. A large one takes ten megabytes. */
const maxMaps = 4;
const maps = new Map<string, SourceMap | null>();

/**
 * A stack that names files and lines of the sources instead of those of the bundle. Node could do so by
 * itself, but reads all maps at each start: a ninth of it, and 50 MB for each process.
 */
export const toSourceStack = (stack: string | undefined): string | undefined =>
  stack?.replace(place, (whole, file: string, line: string, column: string) => {
    const found = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return whole;
    const source = resolve(dirname(file), found.originalSource);
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });

function findMap(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(file);
  const [oldest] = maps.keys();
  if (maps.size >= maxMaps && oldest !== undefined) maps.delete(oldest);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // An error is told, with or without its map.
    return null;
  }
}
