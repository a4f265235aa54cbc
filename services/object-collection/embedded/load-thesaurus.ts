import { existsSync } from 'node:fs';
import { messagesForEditors, toLoadProblems } from '#database/content/content-issues.ts';
import {
  readLoadData,
  readProblemsOf,
  writeLoadProblems,
} from '#database/content/content-loads.ts';
import { parseSourceText, readSourceFile, withLines } from '#database/content/read-source-files.ts';
import type { Database } from '#database/database.ts';
import type { LoadProblem, LoadReport } from '#shared/files/content-loading.ts';
import type { ThesaurusFile } from '#shared/search/thesaurus.ts';
import { thesaurusSchema } from './search/query/thesaurus-schema.ts';

const fileName = 'thesaurus.json';

/**
 * Loads the field's terms, `thesaurus.json` of the content folder, into the database, where all processes
 * find them. While the file is broken or gone they stay as they were last right.
 * @param allowsRemovals a file that is gone takes its terms with it
 */
export async function loadThesaurus({
  database,
  folder,
  allowsRemovals = false,
}: {
  readonly database: Database;
  readonly folder: string;
  readonly allowsRemovals?: boolean | undefined;
}): Promise<LoadReport> {
  const stored = await readLoadData(database, 'thesaurus');
  const { terms, problems } = read(folder, stored !== '' && !allowsRemovals);
  const before = await readProblemsOf(database, 'thesaurus');
  const keeps = stored !== '' && { keepsLastVersion: true as const };
  const rejected = problems.map((problem) => ({ ...problem, ...keeps }));
  const data = rejected.length > 0 ? stored : terms === null ? '' : JSON.stringify(terms);
  const changed = data !== stored;
  if (changed || JSON.stringify(rejected) !== JSON.stringify(before.rejected)) {
    await writeLoadProblems(database.query, 'thesaurus', { rejected, warnings: [] }, data);
  }
  const isGone = changed && data === '';
  const count = data === '' ? 0 : countTerms(JSON.parse(data));
  return {
    loaded: changed ? count : 0,
    unchanged: changed ? 0 : count,
    removed: isGone ? countTerms(JSON.parse(stored)) : 0,
    removedNames: isGone ? [fileName] : [],
    rejected,
    warnings: [],
    changed,
  };
}

function read(
  folder: string,
  isExpected: boolean,
): { readonly terms: ThesaurusFile | null; readonly problems: readonly LoadProblem[] } {
  if (!existsSync(`${folder}/${fileName}`)) {
    const reason =
      'is gone; its terms stay. If they are to go: npm run content:load -- --allow-removals';
    return { terms: null, problems: isExpected ? [{ file: fileName, field: '', reason }] : [] };
  }
  const source = readSourceFile(folder, fileName);
  const text = parseSourceText(source);
  if ('problems' in text) return { terms: null, problems: withLines(text.problems, [source]) };
  const parsed = thesaurusSchema.safeParse(text.json, messagesForEditors);
  if (parsed.success) return { terms: parsed.data, problems: [] };
  return { terms: null, problems: withLines(toLoadProblems(fileName, parsed.error), [source]) };
}

const countTerms = ({ terms, times }: ThesaurusFile) => terms.length + times.length;
