// A server in a process of its own, as `npm start` runs it but for the build: databases, demo
// content where there is any, then listening. Prints its address.
import { loadDemoContent } from '#server/content/load-demo-content.ts';
import { openDatabases } from '#server/databases/open-databases.ts';
import { stopOnSignals } from '#server/process/stop-on-signals.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/start.ts';
import { fakeSite } from './built-site.ts';

try {
  const settings = readSettings();
  if (process.argv.includes('--load-content')) {
    const databases = await openDatabases(settings);
    await loadDemoContent(settings, databases);
    await databases.close();
  }
  // As a build that stays the same from one process to the next.
  const stamp = process.argv.includes('--built') ? new URL(import.meta.url) : null;
  const server = await startServer(settings, { ...fakeSite, stamp });
  stopOnSignals(server, settings.drainSeconds * 1000);
  console.log(server.address);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
