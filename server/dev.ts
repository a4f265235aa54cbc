import { watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { reportFailure } from '../scripts/command-line/run-staff-command.ts';
import { assemble } from './assemble.ts';
import { listEmbeddedParts, logRefusedContent } from './content/content-problems.ts';
import { loadDemoContent } from './content/load-demo-content.ts';
import { openDatabases } from './databases/open-databases.ts';
import { escapeXml } from './endpoints/xml.ts';
import type { SiteBuild } from './pages/render-page.ts';
import { startAllBackground } from './process/background.ts';
import { listen } from './process/listen.ts';
import { limitConnections } from './process/listener.ts';
import { createLog } from './process/log.ts';
import { readSettings } from './settings/settings.ts';

const help = `\`npm run dev\`: the services and the server of the site, reloaded as they are written:
components, styles, loaders and words at once, the server's code (server/, services/, database/,
shared/, locales/) by a new start, and the content folder by loading what changed.
Settings are environment variables, as for npm start: PORT=8080 npm run dev.
`;
/** An editor writes a file in several steps. */
const loadContentAfterMs = 200;

readCommandLine({}, help);
const { settings, databases } = await open().catch((error) => process.exit(reportFailure(error)));
const log = createLog(settings);

const server = createServer();
const vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server }, fs: { allow: ['.'] } },
});
const environment = vite.environments.ssr;
if (!environment || !isRunnableDevEnvironment(environment)) {
  throw new Error('Vite has no environment that can run the server build.');
}
const loadBuild = () => environment.runner.import<SiteBuild>('virtual:react-router/server-build');
const { listener, measured, reservationsDesk, expectChange } = await assemble(
  { settings, mode: 'development', builtFolder: null, loadBuild },
  log,
  databases,
  () => false,
);
server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    const error = await loadBuild().then(() => null, String);
    if (error === null) listener(request, response);
    else answerCompileError(response, stripVTControlCharacters(error));
  });
});
limitConnections(server);
let waiting: NodeJS.Timeout | undefined;
// Watched before it is read, so that no change falls between.
watch(settings.contentFolder, { recursive: true }, () => {
  clearTimeout(waiting);
  waiting = setTimeout(loadContent, loadContentAfterMs);
});
await loadContent();
await startAllBackground({ settings, databases, log, measured, reservationsDesk });
const address = await listen(server, settings);
log.info(`Girih compiles its first page at ${address}`);
await fetch(address).catch((error) => log.error({ err: error }, 'the first page failed'));
log.info(`Girih is open at ${address}`);

async function open() {
  const settings = { ...readSettings(), mode: 'development', logFormat: 'pretty' } as const;
  return { settings, databases: await openDatabases(settings) };
}

/** The mistake itself, on a page that Vite loads anew when it is mended. */
function answerCompileError(response: ServerResponse, message: string): void {
  log.error(message);
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>Not compiled</title>
<script type="module" src="/@vite/client"></script><pre>${escapeXml(message)}</pre>`);
}

/** A change that cannot be loaded is said and waits for the next one. */
async function loadContent(): Promise<void> {
  try {
    const reports = await loadDemoContent(settings, databases, { isAskedFor: true });
    for (const { what, loaded } of reports) {
      if (loaded > 0) log.info(`${loaded} ${what} loaded`);
    }
    await logRefusedContent(databases.content, listEmbeddedParts(settings), log);
    await expectChange();
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    log.error({ err: error }, 'the content was not loaded');
  }
}
