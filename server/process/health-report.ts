import { folderOfPart, type RefusedContent } from '../content/content-problems.ts';
import type { Databases } from '../databases/open-databases.ts';

export interface HealthReport {
  readonly status: 'ready' | 'not ready' | 'stopping';
  /** Which databases answer; absent while the process stops. */
  readonly checks?: { readonly content: boolean; readonly visitors: boolean };
  /** For operators alone: names of files, and what the disk says. */
  readonly details?: object;
}

export interface HealthReportDependencies {
  readonly databases: Databases;
  readonly isStopping: () => boolean;
  /** The files that the last load of the content folder refused. Absent: none. */
  readonly listRefused?: (() => Promise<readonly RefusedContent[]>) | undefined;
  /** Why the data folder cannot be written; null: it can. */
  readonly checkWriting?: (() => Promise<string | null>) | undefined;
}

const answerWithinMs = 2_000;

/** More are counted only. */
const maxRefusedNamed = 20;

/**
 * Whether the process can serve visitors. Content that was refused is named and no reason to be taken
 * out of service: its last version is shown. Nor is a disk that cannot be written: pages are still
 * read, and a restart elsewhere would not make room.
 */
export async function reportHealth(dependencies: HealthReportDependencies): Promise<HealthReport> {
  const { databases, checkWriting, listRefused } = dependencies;
  if (dependencies.isStopping()) return { status: 'stopping' };
  const [content, visitors] = await Promise.all([
    answers(databases.content),
    answers(databases.visitors),
  ]);
  const problem = (await checkWriting?.()) ?? null;
  return {
    status: content && visitors ? 'ready' : 'not ready',
    checks: { content, visitors },
    details: {
      writing: problem ? { possible: false, problem } : { possible: true },
      content: content && listRefused ? await describeContent(listRefused) : null,
    },
  };
}

function answers(database: { ping(): Promise<void> }): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) =>
    setTimeout(resolve, answerWithinMs, false).unref(),
  );
  return Promise.race([
    database.ping().then(
      () => true,
      () => false,
    ),
    tooLate,
  ]);
}

/** Without the reasons, which may quote what is not public yet; null: not known just now. */
async function describeContent(listRefused: () => Promise<readonly RefusedContent[]>) {
  const refused = await listRefused().catch(() => null);
  return (
    refused && {
      refused: refused.length,
      named: refused.slice(0, maxRefusedNamed).map(({ part, file, field, line }) => ({
        file: folderOfPart[part] + file,
        field,
        line,
      })),
    }
  );
}
