// The server in a process of its own with a site of nothing but forms: databases, guard, services
// and mail are the real ones. Prints its address.

import { stopOnSignals } from '#server/process/stop-on-signals.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/start.ts';
import { formsSite } from './forms-site.ts';

try {
  const settings = readSettings();
  const server = await startServer(settings, formsSite);
  stopOnSignals(server, settings.drainSeconds * 1000);
  console.log(server.address);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
