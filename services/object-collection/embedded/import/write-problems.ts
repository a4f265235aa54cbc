import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { ImportProblemRow, ObjectCollectionTables } from '../tables.ts';
import { listProblems } from './import-runs.ts';

const maxShown = 20;

/**
 * Writes what went wrong to `<run>.rejected.jsonl`, one problem a line, rejected records first
 * among what is given back for the terminal.
 */
export async function writeProblems(
  query: Kysely<ObjectCollectionTables>,
  runId: string,
  folder: string,
): Promise<{ problemsFile: string | null; problems: ImportProblemRow[] }> {
  const rejected: ImportProblemRow[] = [];
  const others: ImportProblemRow[] = [];
  const problemsFile = `${folder}/${runId}.rejected.jsonl`;
  let output: ReturnType<typeof createWriteStream> | null = null;
  for await (const problems of listProblems(query, runId)) {
    if (!output) {
      await mkdir(folder, { recursive: true });
      output = createWriteStream(problemsFile);
    }
    const lines = problems.map(toLine).join('');
    if (!output.write(lines)) await once(output, 'drain');
    for (const problem of problems) {
      const list = problem.is_rejected ? rejected : others;
      if (list.length < maxShown) list.push(problem);
    }
  }
  if (!output) return { problemsFile: null, problems: [] };
  output.end();
  await finished(output);
  return { problemsFile, problems: [...rejected, ...others].slice(0, maxShown) };
}

const toLine = ({ line, is_rejected, field, reason }: ImportProblemRow): string =>
  `${JSON.stringify({
    line,
    record: is_rejected ? 'rejected' : 'taken without this field',
    field: field || null,
    reason,
  })}\n`;
