import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What browsers of today say that they take. */
export const browserEncodings = 'gzip, deflate, br, zstd';

export interface Load {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Each request gets another query, so that no kept page answers it. */
  readonly isVaried?: boolean;
}

export interface Measured {
  readonly requestsPerSecond: number;
  /** Median and 99th percentile of the time to an answer. */
  readonly medianMs: number;
  readonly slowMs: number;
}

/** @throws when an answer is not a success: such a figure would mean nothing */
export async function measureLoad(load: Load): Promise<Measured> {
  const given = Object.entries(load.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const script = load.isVaried ? ['-s', 'bench/varied-address.lua'] : [];
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--latency', ...script, ...given],
    load.address,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${load.address} fails:\n${stdout}`);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    medianMs: toMilliseconds(/50%\s+([\d.]+)(\w+)/.exec(stdout)),
    slowMs: toMilliseconds(/99%\s+([\d.]+)(\w+)/.exec(stdout)),
  };
}

function toMilliseconds(found: RegExpExecArray | null): number {
  const factors: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };
  return Number(found?.[1]) * (factors[found?.[2] ?? ''] ?? Number.NaN);
}

/**
 * Processor time that a process has used so far, in seconds: that of all its threads, which the
 * scheduler counts in nanoseconds. `/proc/<id>/stat` knows it in hundredths of a second alone.
 * Threads that have ended are not in it.
 */
export function processorSeconds(processId: number): number {
  const tasks = `/proc/${processId}/task`;
  return readdirSync(tasks).reduce((sum, task) => sum + taskSeconds(`${tasks}/${task}`), 0);
}

function taskSeconds(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    // It has just ended.
    return 0;
  }
}

/** @throws naming the packages of Debian that bring what is missing */
export async function needPrograms(programs: readonly string[]): Promise<void> {
  const found = await Promise.allSettled(programs.map((name) => run('which', [name])));
  const missing = programs.filter((_, index) => found[index]?.status === 'rejected');
  if (missing.length > 0) {
    throw new Error(`This needs: sudo apt-get install ${missing.join(' ')}`);
  }
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
