import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { MeasuredRow } from '../report/rows.ts';

/** The rows of one program, and where they were measured. */
export interface StoredWork {
  readonly rows: readonly MeasuredRow[];
  readonly measuredOn: string;
  readonly version: string;
  readonly machine: string;
  /** Load of the machine before it began: processes that wanted a processor. */
  readonly load: number;
}

/** By the names of the works; what is not measured anew stays. */
export type Results = Readonly<Record<string, StoredWork>>;

const file = 'docs/performance.json';

export const readResults = (): Results =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

export function storeResults(results: Results): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** For example "2 × Intel Xeon". */
export const describeMachine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.version}`;
