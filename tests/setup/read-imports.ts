import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** One import of a source file, as a rule needs to see it. */
export interface Import {
  /** The importing file from the root of the project: `app/root.tsx`. */
  readonly from: string;
  /** The imported file from the root of the project, or the name of a package: `zod`, `node:fs`. */
  readonly to: string;
  /** Counted from 1. */
  readonly line: number;
  readonly isTypeOnly: boolean;
  /** `import()`: loaded when it is wanted. */
  readonly isLazy: boolean;
}

/**
 * The source files below some folders, from the root of the project, tests included. A folder that is
 * not there has none.
 */
export function listSources(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules/'));
}

/** All static and dynamic imports of a TypeScript file whose target is written out. */
export function readImports(file: string, source = readFileSync(file, 'utf8')): Import[] {
  const code = withoutComments(source);
  const patterns = [
    /^[ \t]*(?:import|export)\s+(?<clause>[^'";]*?)\s*from\s*['"](?<target>[^'"]+)['"]/gm,
    /^[ \t]*import\s+['"](?<target>[^'"]+)['"]/gm,
    /(?<type>typeof\s+)?\b(?<lazy>import\()\s*['"](?<target>[^'"]+)['"]/g,
  ];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({
      from: file,
      to: resolveTarget(file, match.groups?.target ?? ''),
      line: code.slice(0, match.index).split('\n').length,
      isLazy: match.groups?.lazy !== undefined,
      isTypeOnly: match.groups?.type !== undefined || isTypeClause(match.groups?.clause ?? ''),
    })),
  );
}

function isTypeClause(clause: string): boolean {
  if (/^type\b/.test(clause)) return true;
  const names = /^\{(.*)\}$/s
    .exec(clause.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return names?.filter(Boolean).every((name) => name.startsWith('type ')) ?? false;
}

function resolveTarget(file: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  if (!target.startsWith('.')) return target;
  return posix.join(posix.dirname(file), target).replace(/\?.*$/, '');
}

/** Comments become blanks, so that lines keep their numbers. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
