import { parentPort, workerData } from 'node:worker_threads';
import { createBatchMapper } from './map-batch.ts';
import type { Mapping } from './mapping.ts';
import type { RawBatch } from './raw-batch.ts';

// A thread that maps; it answers each batch with one message.

const mapBatch = createBatchMapper(workerData as Mapping);
parentPort?.on('message', (batch: RawBatch) => parentPort?.postMessage(mapBatch(batch)));
