// A worker: one of the processes that answer visitors. Started by `start-workers.ts`, which prepares
// everything and has the port.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readSettings } from '../settings/settings.ts';

// Before anything large is imported.
enableCompileCache(join(readSettings().dataFolder, 'cache/code'));
const { runWorker } = await import('./run-worker.ts');
runWorker();
