import { readFileSync } from 'node:fs';

/** A process and all that it started. */
export function listFamily(processId: number): number[] {
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8');
  const own = children.split(' ').filter(Boolean).map(Number);
  return [processId, ...own.flatMap(listFamily)];
}

/**
 * Memory of processes in bytes, in which what they share is counted once. One that has just ended has none.
 */
export function readMemory(processIds: readonly number[]): number {
  return processIds.reduce((sum, id) => sum + readOne(id), 0);
}

function readOne(processId: number): number {
  try {
    const text = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s*(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
