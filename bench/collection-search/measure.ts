/** Milliseconds of many calls. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export interface Measured extends Times {
  readonly each: readonly number[];
  /** What this process worked for them, whatever else the machine did. */
  readonly cpu: Times;
}

/**
 * Asks every query once to warm up, then three times, and takes each query's middle time: what is
 * measured is the query, not what else the machine does.
 * @param runs an odd number; 1: without warming up, for what takes minutes
 */
export async function measure<Query>(
  queries: readonly Query[],
  ask: (query: Query) => unknown,
  runs = 3,
): Promise<Measured> {
  if (runs > 1) for (const query of queries) await ask(query);
  const each: number[] = [];
  const worked: number[] = [];
  for (const query of queries) {
    const times: number[] = [];
    const works: number[] = [];
    for (let run = 0; run < runs; run++) {
      const before = process.cpuUsage();
      const start = performance.now();
      await ask(query);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      works.push((user + system) / 1000);
    }
    each.push(toMiddle(times));
    worked.push(toMiddle(works));
  }
  return { ...toTimes(each), each, cpu: toTimes(worked) };
}

const toMiddle = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

function toTimes(each: readonly number[]): Times {
  const sorted = each.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1) as number };
}

export const toLine = (name: string, { p50, p95, max }: Times, note = ''): string =>
  `${name.padEnd(34)} ${[p50, p95, max].map((ms) => ms.toFixed(2).padStart(10)).join('')}   ${note}`;

/** Megabytes of the process, after what nobody needs any more is gone (with --expose-gc). */
export function readMemory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return Math.round(process.memoryUsage.rss() / 1e6);
}

/** For a note beside times: the same of the work done, `CPU 1.2 / 3.7 / 7.8`. */
export const toCpuNote = ({ cpu: { p50, p95, max } }: Measured): string =>
  `CPU ${[p50, p95, max].map((ms) => ms.toFixed(1)).join(' / ')}`;
