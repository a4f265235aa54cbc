import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '#database/database.ts';
import { toPageParameters } from '#services/object-collection/client/to-parameters.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { readPeakMemory } from '../peak-memory.ts';
import { type Measured, measure, readMemory, toCpuNote, toLine } from './measure.ts';
import type { BenchQuery } from './queries.ts';

// The part of bench/collection-search.ts that runs in a process of its own.

const folder = process.argv[2] ?? '';
const queries: readonly BenchQuery[] = JSON.parse(
  readFileSync(join(folder, 'queries.json'), 'utf8'),
);
const database = openSqlite('content', folder);
const indexFolder = join(folder, 'index');
const snapshot = join(indexFolder, 'objects-bench.index');

let server = createObjectCollectionServer({ database, indexFolder });
let start = performance.now();
await waitUntil(async () => (await ask('/objects?pageSize=1')).status === 200);
console.log(`index built in a thread in ${seconds(start)}`);
await waitUntil(async () => existsSync(snapshot));
console.log(`memory at most while building: ${Math.round(readPeakMemory() / 1e6)} MB`);

server = createObjectCollectionServer({ database, indexFolder });
start = performance.now();
await ask('/objects?q=a');
const megabytes = Math.round(statSync(snapshot).size / 1e6);
console.log(`opened from its snapshot of ${megabytes} MB in ${seconds(start)}`);

console.log(
  `\n${''.padEnd(34)} ${['p50', 'p95', 'max'].map((name) => `${name} ms`.padStart(10)).join('')}`,
);
const times = await measure(queries, (query) => ask(toPath(query, true)));
console.log(toLine('this search, all facets', times, toCpuNote(times)));
const plain = await measure(queries, (query) => ask(toPath(query, false)));
console.log(toLine('this search, without facets', plain, toCpuNote(plain)));
const typed = queries.flatMap(({ words }) => (words ? [words.slice(0, 6)] : []));
const suggestions = await measure(typed, (q) => ask(`/suggestions?${new URLSearchParams({ q })}`));
console.log(toLine('suggestions of six letters', suggestions, toCpuNote(suggestions)));
listKinds(times);
console.log(`memory of the process: ${readMemory()} MB\n`);
await database.close();

async function ask(path: string): Promise<{ status: number; text: string }> {
  const response = await server(new Request(`https://bench.internal${path}`));
  return { status: response.status, text: await response.text() };
}

function toPath({ kind: _, page, ...filters }: BenchQuery, hasFacets: boolean): string {
  const facets = hasFacets ? { facets: 'all' as const } : {};
  return `/objects?${toPageParameters({ ...filters, page, pageSize: 24, ...facets })}`;
}

async function waitUntil(isReady: () => Promise<boolean>): Promise<void> {
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
}

function listKinds({ each }: Measured): void {
  for (const kind of new Set(queries.map((query) => query.kind))) {
    const own = queries
      .map((query, at) => ({ query, ms: each[at] as number }))
      .filter(({ query }) => query.kind === kind)
      .sort((a, b) => b.ms - a.ms);
    const { kind: _, ...slowest } = (own[0] as (typeof own)[number]).query;
    const mean = own.reduce((sum, { ms }) => sum + ms, 0) / own.length;
    console.log(
      `  ${kind.padEnd(20)} mean ${mean.toFixed(2)}, slowest ${own[0]?.ms.toFixed(2)}: ${JSON.stringify(slowest)}`,
    );
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
