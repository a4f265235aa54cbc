// `npm start`: databases, demo content, build, server; each only as far as something has changed.
// Settings are environment variables, listed in README.md: PORT=8080 npm start.
//
//   npm start -- --workers 4      answers visitors in four processes behind one port; without it as
//                                 many as there are processors, at most 8; or the setting WORKERS.
//                                 1: the site is this one process
//
// SIGTERM lets go of the port in order: /health/ready says 503 for DRAIN_SECONDS, then all requests
// in hand are finished. SIGINT (Ctrl+C) does so without the wait. A second signal ends at once.
// SIGHUP exchanges the workers one by one, for a new version of the code; no request fails. A worker
// that dies is replaced.
import { enableCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '#server/settings/settings.ts';
import { formatSeconds, startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import { CannotStart, toExit } from './explain-end.ts';
import { prepareContent, prepareContentApart } from './prepare-content.ts';

const { values } = readCommandLine({ options: { workers: { type: 'string' } } });
// Workers read it too.
if (values.workers !== undefined) process.env.WORKERS = values.workers;
const started = performance.now();
// React and the router choose their production code when they are first imported.
process.env.NODE_ENV ??= 'production';
// Somebody is reading along.
if (process.stdout.isTTY) process.env.LOG_FORMAT ??= 'pretty';

// A supervisor may reload what only just starts: the first workers are new anyway.
const ignoreReload = () => {};
if (!process.stdout.isTTY) process.on('SIGHUP', ignoreReload);

try {
  await start();
} catch (error) {
  const { said, code } = toExit(error as Error);
  console.error(said);
  process.exit(code);
}

async function start(): Promise<void> {
  const { readSettings } = await import('#server/settings/settings.ts');
  const settings = readSettings();
  // Spares the next start compiling its modules, and taking the types out of ours.
  enableCompileCache(join(settings.dataFolder, 'cache/code'));
  // Before the long steps, which would be in vain.
  await checkPort(settings);
  const openSite = settings.workers > 1 ? await beginWorkers(settings) : openOneProcess;
  await (settings.workers > 1 ? prepareContentApart() : prepareContent(settings));
  await prepareSite();
  const site = await openSite(settings).catch((error) => {
    throw explainListening(error, settings);
  });
  const { rollOnSignal, stopOnSignals } = await import('#server/process/stop-on-signals.ts');
  stopOnSignals(site, settings.drainSeconds * 1000);
  rollOnSignal(site, site.roll, console.error);
  process.off('SIGHUP', ignoreReload);
  console.log(
    `Girih is open at ${site.address} (${countWorkers(settings)}started in ${formatSeconds(performance.now() - started)}, Ctrl+C ends it)`,
  );
}

function countWorkers({ workers }: Settings): string {
  return workers > 1 ? `${workers} workers, ` : '';
}

/** Lets a first worker import its code while databases and content are prepared. */
async function beginWorkers(settings: Settings) {
  const { prepareWorkers } = await import('#server/workers/start-workers.ts');
  const { isBuilt, isBuiltElsewhere } = await import('./build-site.ts');
  const workers = prepareWorkers(settings, isBuilt() || isBuiltElsewhere(), (error) => {
    console.error(toExit(error).said);
    process.exit(1);
  });
  return workers.open;
}

async function openOneProcess(settings: Settings) {
  const { startServer } = await import('#server/start.ts');
  return { ...(await startServer(settings)), roll: null };
}

async function prepareSite(): Promise<void> {
  const { buildSite, isBuilt, isBuiltElsewhere } = await import('./build-site.ts');
  const step = startStep('Site');
  if (isBuilt()) return step.done('built before');
  if (isBuiltElsewhere()) return step.done('built elsewhere');
  try {
    await buildSite(step.progress);
    step.done('built');
  } catch (error) {
    step.failed('not built');
    throw new CannotStart((error as Error).message);
  }
}

async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainListening(error, settings)));
    probe.listen(settings.port, settings.host, () => probe.close(() => resolve()));
  });
}

function explainListening(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  const another = `for another: PORT=${port + 1} npm start`;
  if (error.code === 'EADDRINUSE') {
    return new CannotStart(`Port ${port} is in use by another program; ${another}`);
  }
  if (error.code === 'EACCES') {
    return new CannotStart(`Port ${port} may not be opened by this user; ${another}`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new CannotStart(`The setting HOST is ${host}, which is not an address of this machine.`);
  }
  return error;
}
