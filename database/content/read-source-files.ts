import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadProblem } from '#shared/files/content-loading.ts';
import { readJsonLines } from '#shared/files/json-lines.ts';

/** One JSON file of the content folder. */
export interface SourceFile {
  /** Path below the folder, with `/`. */
  readonly file: string;
  /** Empty where it cannot be read. */
  readonly text: string;
  /** Why it cannot be taken, whatever it says. */
  readonly problem: string | null;
}

/**
 * The JSON files of a folder in order of their names; a folder that is not there is the same as an
 * empty one. A file that cannot be read is among them: it is broken, not gone. Hidden files, which
 * systems and editors put beside others, are not.
 * @param isNested the files lie in folders of the folder
 */
export function readSourceFiles(folder: string, isNested = true): SourceFile[] {
  if (!existsSync(folder)) return [];
  const names = isNested
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    : readdirSync(folder);
  return names
    .filter((name) => /(^|\/)[^./][^/]*\.json$/i.test(name))
    .sort()
    .map((file) => readSourceFile(folder, file));
}

/** A file of a folder; one that cannot be read says why. */
export function readSourceFile(folder: string, file: string): SourceFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { file, text: '', problem: 'was taken away while it was read' };
    return { file, text: '', problem: `cannot be read (${code})` };
  }
  try {
    return { file, text: utf8.decode(bytes), problem: null };
  } catch {
    const problem = 'is not UTF-8 text; save it in the encoding UTF-8';
    return { file, text: bytes.toString('latin1'), problem };
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The parsed JSON of a file, or the reason why it cannot be parsed. */
export function parseSourceText({
  file,
  text,
  problem,
}: SourceFile): { readonly json: unknown } | { readonly problems: LoadProblem[] } {
  if (problem !== null) return { problems: [{ file, field: '', reason: problem }] };
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    const reason = `is not JSON: ${(error as Error).message}`;
    return { problems: [{ file, field: '', reason }] };
  }
}

/** The values of a field anywhere in a text, read without understanding it: it may be broken. */
export const guessValues = (text: string, field: string): string[] =>
  [...text.matchAll(new RegExp(`"${field}"\\s*:\\s*"([^"\\\\]{1,200})"`, 'g'))].map(
    ([, value]) => value as string,
  );

/** The same problems with the lines in which they stand. */
export function withLines(
  problems: readonly LoadProblem[],
  files: readonly SourceFile[],
): LoadProblem[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const lines = new Map(
    [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
      const text = texts.get(file);
      return text === undefined ? [] : [[file, readJsonLines(text)] as const];
    }),
  );
  return problems.map((problem) => {
    const found = lines.get(problem.file);
    if (!found) return problem;
    return { ...problem, line: found.errorLine ?? found.lineOf(problem.field) };
  });
}
