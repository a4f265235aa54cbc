import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createBatchMapper, type MappedEntry } from './map-batch.ts';
import type { Mapping } from './mapping.ts';
import type { RawBatch } from './raw-batch.ts';

/** Starting a thread costs as much as mapping some thousand records. */
const batchesWithoutThreads = 4;
const maxThreads = 4;
/** Batches that wait at each thread, so that it never does; they bound the memory. */
const waitingPerThread = 10;

/** Memory for a thread's new objects. Measured: with more, imports are slower and hold more. */
const youngMegabytes = 48;

/** Records that are written in one transaction, when there are many. */
const minJoined = 5_000;

/**
 * Maps batches in threads, as many as there are processors, and gives them back in their order.
 * @param isLong there are certainly more batches than are mapped without threads, which then start at
 *   once, while the first batches are read
 * @param pictureHosts from which visitors' browsers may have pictures; null: from all
 */
export async function* mapInThreads(
  batches: AsyncGenerator<RawBatch>,
  mapping: Mapping,
  isLong: boolean,
  pictureHosts: readonly string[] | null = null,
): AsyncGenerator<MappedEntry[]> {
  const started = isLong ? startThreads(mapping, pictureHosts) : null;
  const first: RawBatch[] = [];
  let hasMore = true;
  while (!started && hasMore && first.length < batchesWithoutThreads) {
    const { done, value } = await batches.next();
    if (done) hasMore = false;
    else first.push(value);
  }
  if (!hasMore) {
    const mapBatch = createBatchMapper(mapping, pictureHosts);
    for (const batch of first) yield mapBatch(batch);
    return;
  }
  const threads = started ?? startThreads(mapping, pictureHosts);
  const waiting: Promise<MappedEntry[]>[] = [];
  try {
    let sent = 0;
    for await (const batch of continued(first, batches)) {
      const thread = threads[sent++ % threads.length] as Thread;
      waiting.push(thread.map(batch));
      if (waiting.length < threads.length * waitingPerThread) continue;
      yield (await waiting.shift()) as MappedEntry[];
    }
    for (const result of waiting) yield await result;
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

/**
 * Joins batches to what is written in one transaction: the first ones stay as they are, so that
 * short inputs show how far they are; of long ones so many come together that the pages of indexes,
 * which each transaction touches anew, cost little.
 */
export async function* joinBatches(
  batches: AsyncIterable<MappedEntry[]>,
): AsyncGenerator<MappedEntry[]> {
  let count = 0;
  let joined: MappedEntry[] = [];
  for await (const entries of batches) {
    joined = joined.length === 0 ? entries : joined.concat(entries);
    if (++count > batchesWithoutThreads && joined.length < minJoined) continue;
    yield joined;
    joined = [];
  }
  if (joined.length > 0) yield joined;
}

async function* continued<Item>(first: readonly Item[], rest: AsyncIterable<Item>) {
  yield* first;
  yield* rest;
}

const startThreads = (mapping: Mapping, pictureHosts: readonly string[] | null): Thread[] =>
  Array.from({ length: Math.min(availableParallelism(), maxThreads) }, () =>
    startThread(mapping, pictureHosts),
  );

interface Thread {
  map(batch: RawBatch): Promise<MappedEntry[]>;
  end(): Promise<unknown>;
}

function startThread(mapping: Mapping, pictureHosts: readonly string[] | null): Thread {
  const worker = new Worker(new URL('./map-worker.ts', import.meta.url), {
    workerData: { mapping, pictureHosts },
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
  });
  const asked: PromiseWithResolvers<MappedEntry[]>[] = [];
  let failure: unknown = null;
  const fail = (error: unknown) => {
    failure ??= error;
    for (const { reject } of asked.splice(0)) reject(failure);
  };
  worker.on('message', (entries: MappedEntry[]) => asked.shift()?.resolve(entries));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that maps records has ended.')));
  return {
    map(batch) {
      const answer = Promise.withResolvers<MappedEntry[]>();
      // Whoever waits gets the error; nobody does when an earlier batch has failed already.
      answer.promise.catch(() => {});
      if (failure) answer.reject(failure);
      else {
        asked.push(answer);
        const { content } = batch;
        worker.postMessage(batch, content.kind === 'values' ? [] : [content.bytes.buffer]);
      }
      return answer.promise;
    },
    end: () => worker.terminate(),
  };
}
