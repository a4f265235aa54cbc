import { createServer } from 'node:http';
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite';
import { readCommandLine } from '../scripts/read-command-line.ts';
import { startBackground } from './background.ts';
import { loadDemoContent } from './load-demo-content.ts';
import { createLog } from './log.ts';
import { openDatabases } from './open-databases.ts';
import type { SiteBuild } from './render-page.ts';
import { readSettings } from './settings.ts';
import { assemble, limitTimes, listen } from './start.ts';

const help = `\`npm run dev\`: the services and the server of the site, its code reloaded as it is written.
Settings are environment variables, as for npm start: PORT=8080 npm run dev.
`;

readCommandLine({}, help);
const settings = { ...readSettings(), mode: 'development', logFormat: 'pretty' } as const;
const log = createLog(settings);
const databases = await openDatabases(settings);
for (const { rejected } of await loadDemoContent(settings, databases, () => {})) {
  for (const { file, field, reason } of rejected) log.warn({ file, field }, `left out: ${reason}`);
}
const server = createServer();
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server }, fs: { allow: ['.'] } },
});
const environment = vite.environments.ssr;
if (!environment || !isRunnableDevEnvironment(environment)) {
  throw new Error('Vite has no environment that can run the server build.');
}
const { listener, measured } = await assemble(
  {
    settings,
    mode: 'development',
    builtFolder: null,
    loadBuild: () => environment.runner.import<SiteBuild>('virtual:react-router/server-build'),
  },
  log,
  databases,
  () => false,
);
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => listener(request, response));
});
limitTimes(server);
await startBackground(settings, databases, log, measured);
log.info(`Girih is open at ${await listen(server, settings)}`);
