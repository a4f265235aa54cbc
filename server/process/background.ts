import type { Database } from '#database/database.ts';
import type { DeskOptions } from '#services/reservations/embedded/desk.ts';
import { listEmbeddedParts } from '../content/content-problems.ts';
import type { Databases } from '../databases/open-databases.ts';
import { createSync, startNewsletterSync } from '../forms/newsletter-service.ts';
import { openMediaStore } from '../images/media-store.ts';
import type { SiteWork } from '../limits/site-work.ts';
import { startMail } from '../mail/start-mail.ts';
import { readAll, startMetricsServer } from '../metrics/metrics-server.ts';
import {
  createMetricsSource,
  type MetricsSource,
  type MetricValues,
} from '../metrics/metrics-source.ts';
import type { OmissionMetrics } from '../metrics/omission-metrics.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { UpstreamMetrics } from '../metrics/upstream-metrics.ts';
import { startReservationsMaintenance } from '../reservations/start-maintenance.ts';
import type { Settings } from '../settings/settings.ts';
import { announceFirstAccount } from '../studio/people/first-account.ts';
import { startMediaUpkeep } from '../studio/pictures/start-media-upkeep.ts';
import { listRetainedData } from '../visitors/personal-data.ts';
import { startRetention } from '../visitors/retention.ts';
import { type HealthReportDependencies, reportHealth } from './health-report.ts';
import type { Log } from './log.ts';
import { startHeartbeat } from './start-heartbeat.ts';

/** Work that goes on beside answering requests. */
interface Running {
  /** Ends in order what is under way; before the databases are closed. Safe to call twice. */
  stop(): Promise<void>;
}

/** The sources of the metrics. Null: metrics are off. */
export interface Measured {
  readonly requests: RequestMetrics;
  readonly databases: readonly Database[];
  readonly health: HealthReportDependencies;
  /** The rest is what a site has and a service alone does not. */
  readonly upstreams?: UpstreamMetrics;
  readonly omissions?: OmissionMetrics;
  readonly countPages?: () => number;
  readonly work?: SiteWork;
}

export interface BackgroundDependencies {
  readonly settings: Settings;
  readonly databases: Databases;
  readonly log: Log;
  readonly measured: Measured | null;
  /** Null: the reservations are a service elsewhere. */
  readonly reservationsDesk: DeskOptions | null;
}

export interface Background extends Running {
  /** Does from now on what one process of a machine does for all: mails, deletions, offers, tellings. */
  startDuties(): void;
  /** Null: metrics are off. */
  readonly metrics: MetricsSource | null;
}

/** Starts what every process does beside answering requests. */
export async function startBackground(dependencies: BackgroundDependencies): Promise<Background> {
  const { settings, databases, log, measured } = dependencies;
  const parts: Running[] = [await startHeartbeat(databases.visitors, log)];
  let countMails = () => ({ sent: 0, failed: 0 });
  const metrics = measured && createMetrics(dependencies, measured, () => countMails());
  return {
    metrics,
    startDuties() {
      const mail = startMail(settings, databases, log);
      countMails = () => mail.counts;
      parts.push(mail, ...startUpkeep(dependencies));
    },
    async stop() {
      metrics?.stop();
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

/** Each of these takes a lease or a lock for what it does, so that several machines may do it. */
function startUpkeep({ settings, databases, log, reservationsDesk }: BackgroundDependencies) {
  const sync = createSync(settings, databases);
  const parts: Running[] = [
    startRetention(databases.visitors, listRetainedData(settings), log),
    ...(sync ? [startNewsletterSync(sync, log)] : []),
  ];
  if (settings.hasStudio) {
    parts.push(announceFirstAccount(databases.visitors, settings.studioOrigin, log));
    if (!settings.prismic && !settings.contentDatabaseReadUrl) {
      const store = openMediaStore(settings.media, `${settings.dataFolder}/cache/media`);
      const uploadsFolder = `${settings.dataFolder}/uploads`;
      parts.push(startMediaUpkeep({ ...databases, store, uploadsFolder }, log));
    }
  }
  const upkeep = reservationsDesk && startReservationsMaintenance(reservationsDesk, log);
  if (upkeep) parts.push({ stop: async () => upkeep.stop() });
  return parts;
}

/**
 * All background work of a site that is one process, with its metrics at their port.
 * @throws {InvalidSetting}, and when the port of the metrics is in use
 */
export async function startAllBackground(dependencies: BackgroundDependencies): Promise<Running> {
  const background = await startBackground(dependencies);
  background.startDuties();
  try {
    return await withMetrics(dependencies, background, readAll);
  } catch (error) {
    await background.stop();
    throw error;
  }
}

/** Only what a service does that keeps nothing of visitors: its metrics at their port. */
export async function startMetrics(dependencies: BackgroundDependencies): Promise<Running> {
  const { measured } = dependencies;
  const metrics = measured && createMetrics(dependencies, measured);
  const running = { metrics, stop: async () => metrics?.stop() };
  return withMetrics(dependencies, running, (source) => source.readOwn());
}

function createMetrics(
  { settings, databases, log }: BackgroundDependencies,
  measured: Measured,
  countMails = () => ({ sent: 0, failed: 0 }),
): MetricsSource {
  return createMetricsSource({
    ...measured,
    countMails,
    visitors: databases.visitors,
    contentParts: listEmbeddedParts(settings),
    listRefused: measured.health.listRefused,
    log,
  });
}

async function withMetrics(
  { settings, measured, log }: BackgroundDependencies,
  running: Running & { readonly metrics: MetricsSource | null },
  read: (metrics: MetricsSource) => Promise<MetricValues>,
): Promise<Running> {
  const { metrics } = running;
  if (settings.metricsPort === null || !measured || !metrics) return running;
  const server = await startMetricsServer({
    port: settings.metricsPort,
    host: settings.host,
    readMetrics: () => read(metrics),
    reportHealth: () => reportHealth(measured.health),
  });
  log.info(`metrics at ${server.address}/metrics`);
  return {
    async stop() {
      await Promise.all([server.stop(), running.stop()]);
    },
  };
}
