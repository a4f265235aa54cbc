// A worker: one of the processes that answer visitors. Started by `start-workers.ts`, which prepares
// everything and has the port.
import { runWorker } from './run-worker.ts';

runWorker();
