// `npm start`: databases, demo content, build, server; each only as far as something has changed.
// Settings are environment variables, listed in README.md: PORT=8080 npm start.
import { enableCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '#server/settings/settings.ts';
import { formatSeconds, startStep } from '../command-line/progress.ts';
import { readCommandLine } from '../command-line/read-command-line.ts';

/** Something that one sentence explains; a stack would only hide it. */
class CannotStart extends Error {}

readCommandLine({});
const started = performance.now();
// React and the router choose their production code when they are first imported.
process.env.NODE_ENV ??= 'production';
// Somebody is reading along.
if (process.stdout.isTTY) process.env.LOG_FORMAT ??= 'pretty';

try {
  await start();
} catch (error) {
  const { name, message } = error as Error;
  const isExplained =
    name === 'ServiceUnavailable' ||
    error instanceof CannotStart ||
    name === 'InvalidSetting' ||
    name === 'DatabaseIsNewer';
  console.error(isExplained ? message : error);
  process.exit(name === 'InvalidSetting' ? 2 : 1);
}

async function start(): Promise<void> {
  const { readSettings } = await import('#server/settings/settings.ts');
  const settings = readSettings();
  // Spares the next start compiling its modules, and taking the types out of ours.
  enableCompileCache(join(settings.dataFolder, 'cache/code'));
  // Before the long steps, which would be in vain.
  await checkPort(settings);
  await prepareContent(settings);
  await prepareSite();
  const { startServer, stopOnSignals } = await import('#server/start.ts');
  const server = await startServer(settings).catch((error) => {
    throw explainListening(error, settings);
  });
  stopOnSignals(server, settings.drainSeconds * 1000);
  console.log(
    `Girih is open at ${server.address} (started in ${formatSeconds(performance.now() - started)}, Ctrl+C ends it)`,
  );
}

async function prepareContent(settings: Settings): Promise<void> {
  const { openDatabases } = await import('#server/databases/open-databases.ts');
  const step = startStep('Databases');
  const databases = await openDatabases(settings).catch((error) => {
    step.failed('not opened');
    throw error;
  });
  step.done(settings.databaseUrl ? 'ready in PostgreSQL' : `ready in ${settings.dataFolder}/`);
  try {
    const { loadAndReportContent } = await import('../content/report-content.ts');
    await loadAndReportContent(settings, databases);
  } finally {
    await databases.close();
  }
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
