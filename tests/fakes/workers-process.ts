// A site of several workers in processes of its own, as `npm start -- --workers N` runs it but for the
// build. Prints its address.
import { openDatabases } from '#server/databases/open-databases.ts';
import { rollOnSignal, stopOnSignals } from '#server/process/stop-on-signals.ts';
import { readSettings } from '#server/settings/settings.ts';
import { prepareWorkers } from '#server/workers/start-workers.ts';

const fail = (error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
};
try {
  const settings = readSettings();
  const workers = prepareWorkers(
    settings,
    true,
    fail,
    () => new URL('./worker-process.ts', import.meta.url),
  );
  await (await openDatabases(settings)).close();
  const site = await workers.open();
  stopOnSignals(site, settings.drainSeconds * 1000);
  rollOnSignal(site, site.roll, console.error);
  console.log(site.address);
} catch (error) {
  fail(error);
}
