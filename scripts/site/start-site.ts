import { createServer } from 'node:net';
import type { Settings } from '#server/settings/settings.ts';
import { formatSeconds, startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';
import type { BuiltWhere } from './built-site.ts';
import { CannotStart, toExit } from './explain-end.ts';
import { findProgram } from './find-program.ts';
import { prepareContent, prepareContentApart } from './prepare-content.ts';

// A supervisor may reload what only just starts: the first workers are new anyway.
const ignoreReload = () => {};

/**
 * Opens the site and stays until it is told to stop; where it cannot, says why and ends the process.
 * @param built where the site is built already; null: it is built now
 */
export async function startSite(built: BuiltWhere | null): Promise<void> {
  const { values } = readCommandLine({ options: { workers: { type: 'string' } } });
  // Workers read it too.
  if (values.workers !== undefined) process.env.WORKERS = values.workers;
  // Somebody is reading along.
  if (process.stdout.isTTY) process.env.LOG_FORMAT ??= 'pretty';
  else process.on('SIGHUP', ignoreReload);
  try {
    await start(built);
  } catch (error) {
    const { said, code } = toExit(error as Error);
    console.error(said);
    process.exit(code);
  }
}

async function start(built: BuiltWhere | null): Promise<void> {
  const { readSettings } = await import('#server/settings/settings.ts');
  const settings = readSettings();
  // Before the long steps, which would be in vain.
  await checkPort(settings);
  const openSite = settings.workers > 1 ? await beginWorkers(settings, built) : openOneProcess;
  await (settings.workers > 1 ? prepareContentApart() : prepareContent(settings));
  await prepareSite(built);
  const site = await openSite(settings).catch((error) => {
    throw explainListening(error, settings);
  });
  const { rollOnSignal, stopOnSignals } = await import('#server/process/stop-on-signals.ts');
  stopOnSignals(site, settings.drainSeconds * 1000);
  rollOnSignal(site, site.roll, console.error);
  process.off('SIGHUP', ignoreReload);
  console.log(
    `Girih is open at ${site.address} (${countWorkers(settings)}started in ${formatSeconds(performance.now())}, Ctrl+C ends it)`,
  );
}

function countWorkers({ workers }: Settings): string {
  return workers > 1 ? `${workers} workers, ` : '';
}

/** Lets a first worker import its code while databases and content are prepared. */
async function beginWorkers(settings: Settings, built: BuiltWhere | null) {
  const { prepareWorkers } = await import('#server/workers/start-workers.ts');
  const giveUp = (error: Error) => {
    console.error(toExit(error).said);
    process.exit(1);
  };
  // Looked up for each: what was built meanwhile is what the next worker runs.
  const workers = prepareWorkers(settings, built !== null, giveUp, () => findProgram('worker'));
  return workers.open;
}

async function openOneProcess(settings: Settings) {
  const { startServer } = await import('#server/start.ts');
  return { ...(await startServer(settings)), roll: null };
}

async function prepareSite(built: BuiltWhere | null): Promise<void> {
  const step = startStep('Site');
  if (built) return step.done(`built ${built}`);
  const { buildSite } = await import('./build-site.ts');
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
