import { createServer } from 'node:http';
import { createLimits } from '#database/visitors/limits.ts';
import { createSigner } from '#database/visitors/signing.ts';
import {
  listEmbeddedParts,
  logRefusedContent,
  readRefusedContent,
} from '../content/content-problems.ts';
import { openServingDatabases } from '../databases/open-databases.ts';
import { createWriteCheck } from '../databases/write-check.ts';
import { createFailureLog } from '../failures/outages.ts';
import { createFormGuard } from '../forms/form-guard.ts';
import { Refusals } from '../limits/refusals.ts';
import { RequestMetrics } from '../metrics/request-metrics.ts';
import { startAllBackground, startMetrics } from '../process/background.ts';
import { createGracefulStop } from '../process/graceful-stop.ts';
import { createListener, limitConnections } from '../process/listener.ts';
import { createLog, createRedact, type Log } from '../process/log.ts';
import { startReservationsMaintenance } from '../reservations/start-maintenance.ts';
import { createFindClientAddress } from '../security/client-address.ts';
import { buildServices } from '../services/build-services.ts';
import { InvalidSetting, listSecrets, type Settings } from '../settings/settings.ts';
import type { RunningServer } from '../start.ts';
import { type Service, toOwnSettings } from './list-services.ts';
import { createServiceApp } from './service-app.ts';
import { type OpenedPlace, openPlace, type ServicePlace } from './service-place.ts';

/** No query takes longer, and nobody waits longer for one. */
const maxQueryMs = 13_000;
/** The index of a very large collection is read within this time, or while calls come. */
const warmWithinMs = 300_000;

/** Where `/metrics` and the health with its details are, for the house alone. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

const toCallKind = (address: string) => (address.startsWith('/health/') ? 'health' : 'call');

/**
 * Runs one embedded service for the web processes of this machine or of others. It takes calls from when
 * it has read what it answers from.
 * @param metricsPlace null: nothing is counted
 * @throws {InvalidSetting} naming what cannot be used
 */
export async function startService(
  given: Settings,
  service: Service,
  place: ServicePlace,
  metricsPlace: MetricsPlace | null = null,
): Promise<RunningServer> {
  // METRICS_PORT is the site's: both often have the same settings.
  const metricsPort = metricsPlace?.port ?? null;
  const host = metricsPlace?.host ?? given.host;
  const settings = { ...toOwnSettings(given, service), metricsPort, host };
  checkToken(settings, service, place);
  const log = createLog(settings);
  const databases = await openServingDatabases(settings, maxQueryMs);
  let isStopping = false;
  let background: { stop(): Promise<void> } | null = null;
  let opened: OpenedPlace | null = null;
  let upkeep: { stop(): void } | null = null;
  const close = async () => {
    upkeep?.stop();
    await background?.stop();
    await databases.close();
  };
  try {
    const parts = listEmbeddedParts(settings).filter((part) => service.parts.includes(part));
    await logRefusedContent(databases.content, parts, log);
    const formGuard = createFormGuard({
      refusals: new Refusals(log),
      signer: createSigner({ database: databases.visitors, ...settings.signing }),
      limits: createLimits(databases.visitors),
      publicOrigin: settings.publicOrigin,
      maxPerHour: settings.formLimitPerHour,
      now: () => new Date(),
    });
    const built = buildServices(settings, databases, log, formGuard);
    const answer = built.protocols.get(service.protocol);
    if (!answer) throw new Error(`The service ${service.name} is not embedded.`);
    const health = {
      databases,
      isStopping: () => isStopping,
      listRefused: () => readRefusedContent(databases.content, parts),
      checkWriting: createWriteCheck(settings.dataFolder),
    };
    const requests = metricsPlace && new RequestMetrics(toCallKind);
    const app = createServiceApp({
      service,
      answer,
      log,
      reportFailure: createFailureLog(log, createRedact(listSecrets(settings))),
      health,
      isOnSocket: place.kind === 'socket',
      servicesToken: settings.servicesToken,
      isOpen: settings.hasServiceApis,
      findClientAddress: createFindClientAddress(settings.trustedProxies),
      allowsCall: service.name === 'forms' ? formGuard.allowsCall : null,
    });
    await warm(answer, service, log);
    const measured = requests && {
      requests,
      databases: [databases.content, databases.visitors],
      health,
    };
    const start = service.hasBackground ? startAllBackground : startMetrics;
    background = await start({ settings, databases, log, measured, reservationsDesk: null });
    if (service.name === 'reservations' && built.reservationsDesk) {
      upkeep = startReservationsMaintenance(built.reservationsDesk, log);
    }
    const server = createServer(
      createListener(app.fetch, {
        hostname: 'localhost',
        observe: (request, response) => requests?.observe(request, response),
      }),
    );
    limitConnections(server);
    // The site is a few connections with many calls.
    server.maxRequestsPerSocket = 0;
    const graceful = createGracefulStop(server, () => isStopping);
    opened = await openPlace(server, place);
    log.info({ service: service.name, address: opened.address }, 'the service is ready');

    let stopping: Promise<void> | undefined;
    const stop = async (drainMs: number) => {
      isStopping = true;
      log.info('stopping: finishing requests in flight');
      await graceful.stop(drainMs);
      opened?.remove();
      await close();
      log.info('stopped');
    };
    return { address: opened.address, stop: (drainMs = 0) => (stopping ??= stop(drainMs)) };
  } catch (error) {
    opened?.remove();
    await close();
    throw error;
  }
}

function checkToken(settings: Settings, { name, closed }: Service, place: ServicePlace): void {
  const isFenced = place.kind === 'socket' || settings.servicesToken !== null;
  if (closed !== 'all' || isFenced || settings.hasServiceApis) return;
  throw new InvalidSetting(
    `The service ${name} is for the site alone: on a port it needs the setting SERVICES_TOKEN, the same as the site's. A socket (--socket) needs none.`,
  );
}

/** A failure is told and left: the first call tries again. */
async function warm(
  answer: (request: Request) => Promise<Response>,
  { name, warmPath }: Service,
  log: Log,
): Promise<void> {
  if (warmPath === null) return;
  const startedAt = performance.now();
  for (;;) {
    try {
      const response = await answer(new Request(`https://${name}.internal${warmPath}`));
      await response.arrayBuffer();
      const isReady = response.status !== 503;
      if (isReady || performance.now() - startedAt > warmWithinMs) return;
    } catch (error) {
      return log.warn({ err: error, service: name }, 'the service could not be made ready');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
