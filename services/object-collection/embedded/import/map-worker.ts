import { parentPort, workerData } from 'node:worker_threads';
import { createBatchMapper, type MappedEntry } from './map-batch.ts';
import type { Mapping } from './mapping.ts';
import type { RawBatch } from './raw-batch.ts';

// A thread that maps; it answers each batch with one message.

const { mapping, pictureHosts } = workerData as {
  mapping: Mapping;
  pictureHosts: readonly string[] | null;
};
const mapBatch = createBatchMapper(mapping, pictureHosts);
parentPort?.on('message', (batch: RawBatch) => {
  const entries = mapBatch(batch);
  const memory = new Uint8Array(
    entries.reduce((length, { staged }) => length + (staged?.json.length ?? 0), 0),
  );
  parentPort?.postMessage(moveRecords(entries, memory), [memory.buffer]);
});

/** Entries whose records lie in one piece of memory, which is handed over and not copied. */
function moveRecords(entries: readonly MappedEntry[], memory: Uint8Array): MappedEntry[] {
  let at = 0;
  return entries.map((entry) => {
    if (!entry.staged) return entry;
    const { json } = entry.staged;
    memory.set(json, at);
    at += json.length;
    return { ...entry, staged: { ...entry.staged, json: memory.subarray(at - json.length, at) } };
  });
}
