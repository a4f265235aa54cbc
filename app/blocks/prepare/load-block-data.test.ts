import { expect, test, vi } from 'vitest';
import { createOptional } from '#app/optional.ts';
import type { BlockDefinition, LoadDependencies } from '../definition.ts';
import { loadBlockData } from './load-block-data.ts';

const dependenciesWith = (report: (error: unknown) => void) =>
  ({ language: 'en', optional: createOptional(report) }) as LoadDependencies;
const dependencies = dependenciesWith(() => {});
const request = (component: string, options = {}) => ({ blockId: 'builder-1', component, options });
const definition = (load: BlockDefinition['load']): BlockDefinition => ({
  description: '',
  inputs: [],
  load,
});

test('blocks are answered in their order, equal questions asked once', async () => {
  const load = vi.fn(async ({ n }: { n: number }) => n * 2);
  const answers = await loadBlockData(
    [request('A', { n: 1 }), request('A', { n: 2 }), request('A', { n: 1 })],
    { A: definition(load) },
    dependencies,
  );
  expect(answers).toEqual([2, 4, 2]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what fails is reported with its block, and the others are there', async () => {
  const reports: string[] = [];
  const answers = await loadBlockData(
    [request('Bad'), request('Good'), request('Unknown')],
    {
      Bad: definition(() => {
        throw new Error('no');
      }),
      Good: definition(async () => 'yes'),
    },
    dependenciesWith((error) => reports.push(String(error))),
  );
  expect(answers).toEqual([undefined, 'yes', undefined]);
  expect(reports).toEqual(['Error: The data of the block Bad (builder-1) is missing']);
});

test('a page does not wait for ever', async () => {
  vi.useFakeTimers();
  const reports: string[] = [];
  const answers = loadBlockData(
    [request('Slow')],
    { Slow: definition(() => new Promise(() => {})) },
    dependenciesWith((error) => reports.push(String(error))),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answers).toEqual([undefined]);
  expect(reports).toHaveLength(1);
  vi.useRealTimers();
});

test('of very many blocks only some may ask', async () => {
  const load = vi.fn(async () => 1);
  const requests = Array.from({ length: 200 }, (_, n) => request('A', { n }));
  await loadBlockData(requests, { A: definition(load) }, dependencies);
  expect(load).toHaveBeenCalledTimes(40);
});
