// A worker of `workers-process.ts`, with a site that needs no build.

import { type BuiltSite, builtSite } from '#server/start.ts';
import { runWorker } from '#server/workers/run-worker.ts';
import { fakeSite } from './built-site.ts';

/** One whose start fails. */
const brokenSite: BuiltSite = {
  ...builtSite,
  load: () => {
    throw new Error('The worker is broken.');
  },
};
runWorker(process.env.BREAK_WORKERS ? brokenSite : fakeSite);
