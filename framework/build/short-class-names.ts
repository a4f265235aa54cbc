import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const prefixLength = 4;

/**
 * How built sites name the classes of CSS modules: a prefix for the file, then the class's place in
 * it, as in `_Xk3a0`. The names stand in the HTML, the CSS and the scripts of every page; those that
 * the bundler makes by itself are three times as long and hardly compress. Both bundles get the same
 * names, since a file's classes are always met in the same order.
 *
 * @param root folder that paths are seen from, so that names do not depend on the machine
 * @returns what Vite calls for each class; throws when two files would share their prefix
 */
export function createShortClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  const namesOf = new Map<string, Map<string, string>>();
  return (name, file) => {
    const path = relative(root, file.split('?', 1)[0] ?? file);
    const prefix = `_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, prefixLength)}`;
    const owner = files.get(prefix) ?? path;
    if (owner !== path) {
      throw new Error(
        `The classes of ${owner} and ${path} would get the same name; rename one of the files.`,
      );
    }
    files.set(prefix, path);
    const names = namesOf.get(prefix) ?? new Map<string, string>();
    namesOf.set(prefix, names);
    const known = names.get(name) ?? prefix + names.size.toString(36);
    names.set(name, known);
    return known;
  };
}
