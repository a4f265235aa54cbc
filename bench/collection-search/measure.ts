/** Milliseconds of many calls. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
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
): Promise<Times & { readonly each: readonly number[] }> {
  if (runs > 1) for (const query of queries) await ask(query);
  const each: number[] = [];
  for (const query of queries) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      await ask(query);
      times.push(performance.now() - start);
    }
    each.push(times.sort((a, b) => a - b)[Math.floor(runs / 2)] as number);
  }
  const sorted = each.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { p50: at(0.5) as number, p95: at(0.95) as number, max: sorted.at(-1) as number, each };
}

export const toLine = (name: string, { p50, p95, max }: Times, note = ''): string =>
  `${name.padEnd(34)} ${[p50, p95, max].map((ms) => ms.toFixed(2).padStart(10)).join('')}   ${note}`;

/** Megabytes of the process, after what nobody needs any more is gone (with --expose-gc). */
export function readMemory(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return Math.round(process.memoryUsage.rss() / 1e6);
}
