// `npm run service -- object-collection`: one embedded service in a process of its own.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import {
  findService,
  type Service,
  serviceList,
  toOwnSettings,
} from '#server/service/list-services.ts';
import type { ServicePlace } from '#server/service/service-place.ts';
import type { MetricsPlace } from '#server/service/start-service.ts';
import { formatSeconds } from '../command-line/progress.ts';
import { readCommandLine, refuseCommand, WrongCommand } from '../command-line/read-command-line.ts';
import { reportFailure } from '../command-line/run-staff-command.ts';
import { prepareContent } from './prepare-content.ts';

const services = serviceList
  .map(({ name, aliases, what, setting }) => {
    const names = [name, ...aliases].join(', ');
    return `  ${names.padEnd(36)}${what}\n${' '.repeat(38)}${setting}`;
  })
  .join('\n');

const help = `Runs one embedded service for web processes of this machine or of others, which find it by a setting.

  npm run service -- object-collection --socket /run/girih/objects.sock
  OBJECT_COLLECTION_URL=unix:/run/girih/objects.sock npm start

  npm run service -- forms --port 4102 --host 10.0.0.7
  FORMS_URL=http://10.0.0.7:4102 npm start

${services}

  --socket <path>  listens on a Unix socket; a new process takes the place of the one that is there
  --mode <mode>    who may open it: 600 for the same user (when not given), 660 for its group too
  --port <n>       listens on a port, 4100 when neither is given; 0: any that is free
  --host <name>    with a port; 127.0.0.1 when not given
  --metrics-port <n>     serves /metrics for Prometheus, and /health/ready with its details, on this port;
                   without it nothing is counted (METRICS_PORT is the site's own)
  --metrics-host <name>  with it; 127.0.0.1 when not given
  --no-content     answers from what the database has, and loads nothing from the content folder

The settings are those of the site, told in README.md: databases, DATA_FOLDER, CONTENT_FOLDER, LOG_LEVEL,
DRAIN_SECONDS. SERVICES_TOKEN, the same as the site's, opens forms, reservations and drafts of pages on a
port. /health/live and /health/ready answer probes; SIGTERM finishes calls in flight.

Exit status: 0 stopped, 1 failed, 2 the command or a setting is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      socket: { type: 'string' },
      mode: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      'metrics-port': { type: 'string' },
      'metrics-host': { type: 'string' },
      'no-content': { type: 'boolean' },
    },
  },
  help,
);
const [word] = positionals;
if (word === undefined) refuseCommand('Name a service.');
const service = findService(word);
if (!service) refuseCommand(`There is no service ${word}.`);
const started = performance.now();
process.env.NODE_ENV ??= 'production';
if (process.stdout.isTTY) process.env.LOG_FORMAT ??= 'pretty';

try {
  await start(service, readPlace(), readMetricsPlace());
} catch (error) {
  process.exit(reportFailure(error));
}

async function start(
  service: Service,
  place: ServicePlace,
  metrics: MetricsPlace | null,
): Promise<void> {
  const { readSettings } = await import('#server/settings/settings.ts');
  const settings = readSettings();
  enableCompileCache(join(settings.dataFolder, 'cache/code'));
  if (!values['no-content']) {
    await prepareContent(toOwnSettings(settings, service), { parts: service.parts });
  }
  const { startService } = await import('#server/service/start-service.ts');
  const { stopOnSignals } = await import('#server/process/stop-on-signals.ts');
  const running = await startService(settings, service, place, metrics).catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new WrongCommand(`A port is in use: ${error.message}.`)
      : error;
  });
  stopOnSignals(running, settings.drainSeconds * 1000);
  console.log(
    `The service ${service.name} is open at ${running.address} (started in ${formatSeconds(performance.now() - started)})`,
  );
}

function readPlace(): ServicePlace {
  const { socket, mode = '600', port = '4100', host = '127.0.0.1' } = values;
  if (socket !== undefined) {
    if (values.port !== undefined || values.host !== undefined) {
      throw new WrongCommand('--socket goes without --port and --host.');
    }
    if (mode !== '600' && mode !== '660') throw new WrongCommand('--mode is 600 or 660.');
    return { kind: 'socket', path: socket, mode: mode === '600' ? 0o600 : 0o660 };
  }
  if (values.mode !== undefined) throw new WrongCommand('--mode goes with --socket.');
  return { kind: 'tcp', host, port: readPort('port', port) };
}

function readMetricsPlace(): MetricsPlace | null {
  const { 'metrics-port': port, 'metrics-host': host = '127.0.0.1' } = values;
  if (port !== undefined) return { host, port: readPort('metrics-port', port) };
  if (values['metrics-host'] === undefined) return null;
  throw new WrongCommand('--metrics-host goes with --metrics-port.');
}

function readPort(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > 65_535) {
    throw new WrongCommand(`--${option} must be a number from 0 to 65535.`);
  }
  return number;
}
