import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { readRegistry } from '../metrics/metrics-source.ts';
import { combineMetrics, EndedMetrics } from './combine-metrics.ts';

async function count(answers: number, memory: number, isOpen: number) {
  const registry = new Registry();
  const registers = [registry];
  const help = 'x';
  new Counter({ name: 'girih_answers_total', help, labelNames: ['kind'], registers }).inc(
    { kind: 'page' },
    answers,
  );
  new Histogram({ name: 'girih_seconds', help, buckets: [1], registers }).observe(0.5);
  new Gauge({ name: 'process_memory_bytes', help, registers }).set(memory);
  new Gauge({ name: 'girih_waiting', help, registers }).set(2);
  new Gauge({ name: 'girih_circuit_open', help, registers, aggregator: 'max' }).set(isOpen);
  return readRegistry(registry);
}

const values = (metrics: Awaited<ReturnType<typeof count>>, name: string) =>
  metrics.find((metric) => metric.name === name)?.values;

test('counts of processes are added up, and what is one process’s own keeps its number', async () => {
  const all = await combineMetrics([
    { worker: '1', metrics: await count(3, 100, 0) },
    { worker: '2', metrics: await count(4, 200, 1) },
  ]);
  expect(values(all, 'girih_answers_total')).toEqual([{ labels: { kind: 'page' }, value: 7 }]);
  expect(values(all, 'girih_seconds')).toContainEqual({
    labels: {},
    metricName: 'girih_seconds_count',
    value: 2,
  });
  expect(values(all, 'process_memory_bytes')).toEqual([
    { labels: { worker: '1' }, value: 100 },
    { labels: { worker: '2' }, value: 200 },
  ]);
  expect(values(all, 'girih_waiting')).toEqual([{ labels: {}, value: 4 }]);
  expect(values(all, 'girih_circuit_open')).toEqual([{ labels: {}, value: 1 }]);
});

test('a sum never goes back when a process ends, and its gauges are gone', async () => {
  const ended = new EndedMetrics();
  await ended.add(await count(3, 100, 0));
  await ended.add(await count(5, 100, 0));
  const all = await combineMetrics([
    { worker: 'ended', metrics: ended.sums },
    { worker: '3', metrics: await count(1, 300, 0) },
  ]);
  expect(values(all, 'girih_answers_total')?.[0]?.value).toBe(9);
  expect(values(all, 'process_memory_bytes')).toHaveLength(1);
  expect(values(all, 'girih_waiting')?.[0]?.value).toBe(2);
});

test('what is no number, which became nothing on the way, is no number again', async () => {
  const metrics = JSON.parse(JSON.stringify(await count(1, Number.NaN, 0)));
  const all = await combineMetrics([{ worker: '1', metrics }]);
  expect(values(all, 'process_memory_bytes')?.[0]?.value).toBeNaN();
});
