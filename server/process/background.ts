import type { Database } from '#database/database.ts';
import { listEmbeddedParts } from '../content/content-problems.ts';
import type { Databases } from '../databases/open-databases.ts';
import { createSync, startNewsletterSync } from '../forms/newsletter-service.ts';
import type { SiteWork } from '../limits/site-work.ts';
import { startMail } from '../mail/start-mail.ts';
import { startMetricsServer } from '../metrics/metrics-server.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { UpstreamMetrics } from '../metrics/upstream-metrics.ts';
import type { Settings } from '../settings/settings.ts';
import { listRetainedData } from '../visitors/personal-data.ts';
import { startRetention } from '../visitors/retention.ts';
import type { HealthReportDependencies } from './health-report.ts';
import type { Log } from './log.ts';
import { startHeartbeat } from './start-heartbeat.ts';

/** The background work beside answering requests. */
export interface Background {
  /** Ends in order what is under way; before the databases are closed. Safe to call twice. */
  stop(): Promise<void>;
}

/** The sources of the metrics. Null: metrics are off. */
export interface Measured {
  readonly requests: RequestMetrics;
  readonly upstreams: UpstreamMetrics;
  readonly databases: readonly Database[];
  readonly countPages: () => number;
  readonly work: SiteWork;
  readonly health: HealthReportDependencies;
}

/** @throws {InvalidSetting}, and when the port of the metrics is in use */
export async function startBackground(
  settings: Settings,
  databases: Databases,
  log: Log,
  measured: Measured | null = null,
): Promise<Background> {
  const retained = listRetainedData(settings);
  const sync = createSync(settings, databases);
  const mail = startMail(settings, databases, log);
  const parts: { stop(): Promise<void> }[] = [
    mail,
    await startHeartbeat(databases.visitors, log),
    startRetention(databases.visitors, retained, log),
    ...(sync ? [startNewsletterSync(sync, log)] : []),
  ];
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  if (settings.metricsPort === null || !measured) return { stop };
  try {
    const metrics = await startMetricsServer({
      ...measured,
      port: settings.metricsPort,
      host: settings.host,
      mails: mail.counts,
      visitors: databases.visitors,
      contentParts: listEmbeddedParts(settings),
      log,
    });
    parts.push(metrics);
    log.info(`metrics at ${metrics.address}/metrics`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
